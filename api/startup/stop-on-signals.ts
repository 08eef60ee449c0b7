import type { Logger } from 'pino'

/** Longer than draining takes with requests in progress (drain.ts), and shorter than systemd waits (OPERATIONS.md). Seconds. */
const maxStop = 25
/** A terminal and npm both pass on Ctrl+C: signals within this time count as one. Milliseconds. */
const sameSignal = 500

/** Runs `close` and exits, after 25 seconds at the latest. */
export const stopper = (close: () => Promise<void>, logger: Logger) => async (): Promise<void> => {
  logger.info('stopping')
  setTimeout(() => {
    logger.error(`could not stop within ${maxStop} seconds; exiting anyway`)
    process.exit(1)
  }, maxStop * 1000).unref()
  try {
    await close()
  } catch (error) {
    logger.error({ err: error }, 'could not stop cleanly')
    process.exit(1)
  }
  logger.info('stopped')
  process.exit(0)
}

/** Stops on SIGTERM or SIGINT; a second one ends the process immediately. */
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
