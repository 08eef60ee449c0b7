import { readConfig } from '../../api/config/config.ts'
import { createLogger } from '../../api/startup/logger.ts'
import { startService } from '../../api/service.ts'
import { runLog } from './run-log.ts'
import { noteWorld } from './served-worlds.ts'
import { freePort } from './service.ts'

export type LoggedService = { origin: string; api: string; log: string[]; close: () => Promise<void> }

/** A service on a data folder that stays when it is closed, whose log lines can be read; `settings` are environment variables, read as in production if asked. */
export async function runLoggedService(dataDir: string, settings: Record<string, string> = {}, production = false): Promise<LoggedService> {
  const port = Number(settings['PORT'] ?? (await freePort()))
  const log: string[] = []
  const kept = runLog()
  const own = { PORT: String(port), DATA_DIR: dataDir, SAMPLE_DATA: '0' }
  const env = { ...own, READS_PER_MINUTE: '100000', SIGN_UPS_PER_HOUR: '1000', ...settings }
  const write = (line: string) => {
    log.push(line)
    kept.write(line)
  }
  const service = await startService(readConfig(env, { production }), createLogger('info', { write }))
  noteWorld(`http://127.0.0.1:${port}`, service.world)
  return { origin: `http://127.0.0.1:${port}`, api: `http://127.0.0.1:${port}/api/v1`, log, close: service.close }
}

/** The first match of `pattern` in the log, however late its line comes. */
export async function logged(log: string[], pattern: RegExp): Promise<string> {
  for (let tries = 0; tries < 500; tries += 1) {
    const found = log.map((line) => pattern.exec(line)?.[1]).find((text) => text !== undefined)
    if (found !== undefined) return found
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  throw new Error(`The log never said ${pattern}.`)
}
