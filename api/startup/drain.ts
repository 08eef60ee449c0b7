import { once } from 'node:events'
import type { Server } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Config } from '../config/config.ts'
import type { ConnectionDrain } from '../http/drain-connections.ts'
import type { Scheduler } from './scheduler.ts'
import type { Logger } from 'pino'

/** Longer than the proxy of OPERATIONS.md keeps idle connections to this process. Milliseconds. */
const proxyKeepAlive = 6000
/** For requests in progress: an audit of a slow site, and a listing drafted by a slow model. Milliseconds. */
const maxResponse = 14_000
/** For the schedule’s work in progress, before another process runs it. Milliseconds. */
const maxScheduledWork = 1000

/** `beginDrain` is called when shutdown begins, while the service still answers; `close` when no more requests are expected. */
export type OnStop = { beginDrain: () => void; close: () => Promise<void> }

type Draining = {
  server: Server
  drainConnections: ConnectionDrain
  onStop: readonly OnStop[]
  scheduler: Pick<Scheduler, 'close'>
  leadership: { close: () => Promise<void> }
}

/** Answers until no requests arrive, while another process already runs the schedule. Resolves when no connection is left. */
export async function drain(config: Config, { server, drainConnections, onStop, scheduler, leadership }: Draining): Promise<void> {
  const closed = once(server, 'close')
  void Promise.race([scheduler.close(), wait(maxScheduledWork, undefined, { ref: false })]).then(() => leadership.close())
  for (const each of onStop) each.beginDrain()
  await drainConnections(hasOthers(config) ? proxyKeepAlive : 0)
  // What is left are requests in progress, and connections of clients that may keep them.
  server.close()
  const cut = setTimeout(() => server.closeAllConnections(), maxResponse)
  const tidy = setInterval(() => server.closeIdleConnections(), 50)
  await Promise.all(onStop.map(({ close }) => close()))
  await closed
  clearTimeout(cut)
  clearInterval(tidy)
}

/** Whether a proxy has other processes to send requests to while this one shuts down. */
const hasOthers = ({ databaseUrl, trustProxy }: Config): boolean => databaseUrl !== null && trustProxy > 0

/** For a start that fails: rejects with what it failed of. */
export const closeAndFail =
  (store: { close: () => Promise<void> }) =>
  async (reason: unknown): Promise<never> => {
    await store.close()
    throw reason
  }

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
