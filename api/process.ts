import type { Logger } from 'pino'
import { ConfigError } from './config/config.ts'

/** Runs `close` on SIGTERM or SIGINT and leaves; whatever still runs after 10 seconds is left behind. */
export function stopOnSignals(close: () => Promise<void>, logger: Logger): void {
  let stopping = false
  const stop = async (signal: string) => {
    if (stopping) return
    stopping = true
    logger.info({ signal }, 'stopping')
    setTimeout(() => {
      logger.error('stopping took too long: what still runs is left behind')
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

/** Says why the service did not start, in words rather than as a stack trace, and leaves. */
export function explainStartFailure(error: unknown): never {
  if (!(error instanceof Error)) throw error
  const advice = 'code' in error && error.code === 'EADDRINUSE' ? '\nAnother program listens there: stop it, or choose another PORT.' : ''
  process.stderr.write(`${error instanceof ConfigError ? '' : 'Slipway did not start: '}${error.message}${advice}\n`)
  process.exit(1)
}
