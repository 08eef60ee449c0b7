import type { Logger } from 'pino'
import { ConfigError } from './config/config.ts'

/** Runs `close` on SIGTERM or SIGINT, then exits. Exits after 10 seconds at the latest. */
export function stopOnSignals(close: () => Promise<void>, logger: Logger): void {
  let stopping = false
  const stop = async (signal: string) => {
    if (stopping) return
    stopping = true
    logger.info({ signal }, 'stopping')
    setTimeout(() => {
      logger.error('could not stop within 10 seconds; exiting anyway')
      process.exit(1)
    }, 10_000).unref()
    try {
      await close()
    } catch (error) {
      logger.error({ err: error }, 'could not stop cleanly')
      process.exit(1)
    }
    logger.info('stopped')
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal))
}

/** Prints why the service didn't start, in plain words rather than a stack trace, and exits. */
export function explainStartFailure(error: unknown): never {
  if (!(error instanceof Error)) throw error
  const advice =
    'code' in error && error.code === 'EADDRINUSE' ? '\nAnother program is using this port. Stop it or choose another PORT.' : ''
  process.stderr.write(`${error instanceof ConfigError ? '' : 'Slipway could not start: '}${error.message}${advice}\n`)
  process.exit(1)
}
