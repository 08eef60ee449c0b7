import type { Logger } from 'pino'
import { ConfigError } from './config/config.ts'

/** Longer than a service takes that leaves a proxy with requests in progress (service.ts), and shorter than systemd waits (OPERATIONS.md). Seconds. */
const longestStop = 25
/** A terminal and npm both pass on Ctrl+C: only what comes later is a second one. Milliseconds. */
const sameSignal = 500

/** Runs `close` and exits, after 25 seconds at the latest. */
export const stopper = (close: () => Promise<void>, logger: Logger) => async (): Promise<void> => {
  logger.info('stopping')
  setTimeout(() => {
    logger.error(`could not stop within ${longestStop} seconds; exiting anyway`)
    process.exit(1)
  }, longestStop * 1000).unref()
  try {
    await close()
  } catch (error) {
    logger.error({ err: error }, 'could not stop cleanly')
    process.exit(1)
  }
  logger.info('stopped')
  process.exit(0)
}

/** Stops on SIGTERM or SIGINT, and at once when asked again. */
export function stopOnSignals(close: () => Promise<void>, logger: Logger): void {
  const stop = stopper(close, logger)
  let askedAt: number | null = null
  const ask = (signal: string) => {
    if (askedAt === null) {
      askedAt = performance.now()
      void stop()
    } else if (performance.now() - askedAt > sameSignal) {
      logger.warn({ signal }, 'stopped without finishing: asked a second time')
      process.exit(1)
    }
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, ask)
}

/** Prints why the service didn't start, in plain words rather than a stack trace, and exits. */
export function explainStartFailure(error: unknown): never {
  if (!(error instanceof Error)) throw error
  const advice =
    'code' in error && error.code === 'EADDRINUSE' ? '\nAnother program is using this port. Stop it or choose another PORT.' : ''
  process.stderr.write(`${error instanceof ConfigError ? '' : 'Slipway could not start: '}${error.message}${advice}\n`)
  process.exit(1)
}
