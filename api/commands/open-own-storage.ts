import { resolve } from 'node:path'
import type { Logger } from 'pino'
import type { Config } from '../config/config.ts'
import { holdsCatalog } from '../store/move/folder-contents.ts'
import { openStorage } from '../store/open-storage.ts'

/** The storage that the settings name. Throws with a message for the operator if it can’t be used; `advice` is for while the service uses it. */
export async function openOwnStorage(config: Config, logger: Logger, advice: string): ReturnType<typeof openStorage> {
  if (config.databaseUrl === null && !(await holdsCatalog(config.dataDir)))
    throw new Error(`The folder ${resolve(config.dataDir)} contains no catalog. Set DATA_DIR to the folder that does, or set DATABASE_URL.`)
  return openStorage({ ...config, databaseReadUrl: null }, logger).catch((error: unknown) => {
    const isRunning = error instanceof Error && error.message.startsWith('Another Slipway process')
    throw isRunning ? new Error(`${error.message}\n${advice}`, { cause: error }) : error
  })
}
