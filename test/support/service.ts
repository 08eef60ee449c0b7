import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../../api/config/config.ts'
import { createLogger } from '../../api/startup/logger.ts'
import { startService, type Service } from '../../api/service.ts'
import { readOrCreateSecret } from '../../api/store/embedded/secret.ts'
import { noteSecret, runLog } from './run-log.ts'
import { noteWorld } from './served-worlds.ts'

export type RunningService = Service & { origin: string; api: string; dataDir: string }

/** A whole service on a free port of loopback, in a folder of its own; `settings` are environment variables. */
export async function runService(settings: Record<string, string> = {}): Promise<RunningService> {
  const port = await freePort()
  const dataDir = await mkdtemp(join(tmpdir(), 'slipway-'))
  const own = { PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'debug', SAMPLE_DATA: '1', CLIENT_DOCUMENTS: '1' }
  const env = { ...own, READS_PER_MINUTE: '100000', SIGN_UPS_PER_HOUR: '1000', ...settings }
  const config = readConfig(env, { production: false })
  const service = await startService(config, createLogger(config.logLevel, runLog()))
  noteSecret(await readOrCreateSecret(dataDir))
  for (const name of ['AUTH_SECRET', 'MODEL_KEY', 'GITHUB_CLIENT_SECRET']) noteSecret(settings[name] ?? '')
  const close = async () => {
    await service.close()
    await rm(dataDir, { recursive: true, force: true })
  }
  noteWorld(`http://127.0.0.1:${port}`, service.world)
  return { ...service, close, dataDir, origin: `http://127.0.0.1:${port}`, api: `http://127.0.0.1:${port}/api/v1` }
}

/** A port nobody listens on, of those that no system hands out by itself: nothing else takes it before it is used. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_000)
    const probe = createServer().listen(port, '127.0.0.1')
    const isFree = await once(probe, 'listening').then(
      () => true,
      () => false,
    )
    if (!isFree) continue
    probe.close()
    await once(probe, 'close')
    return port
  }
}
