import { once } from 'node:events'
import type { Server } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Config } from './config/config.ts'
import type { prepareLeaving } from './http/leave.ts'
import type { Scheduler } from './scheduler.ts'

/** Longer than the proxy of OPERATIONS.md keeps idle connections to this process. Milliseconds. */
const proxyKeeps = 6000
/** For requests in progress: an audit of a slow site, and a listing drafted by a slow model. Milliseconds. */
const longestAnswer = 14_000
/** For the schedule’s work in progress, before another process runs it. Milliseconds. */
const lastSteps = 1000

/** `leave` is called when the service begins to leave, while it still answers; `close` when no more requests are expected. */
export type OnStop = { leave: () => void; close: () => Promise<void> }

type Closing = {
  server: Server
  leave: ReturnType<typeof prepareLeaving>
  onStop: readonly OnStop[]
  scheduler: Pick<Scheduler, 'close'>
  leadership: { close: () => Promise<void> }
}

/** Answers what is asked until nobody asks, while another process already runs the schedule. Resolves when no connection is left. */
export async function closeDoors(config: Config, { server, leave, onStop, scheduler, leadership }: Closing): Promise<void> {
  const closed = once(server, 'close')
  void Promise.race([scheduler.close(), wait(lastSteps, undefined, { ref: false })]).then(() => leadership.close())
  for (const each of onStop) each.leave()
  await leave(hasOthers(config) ? proxyKeeps : 0)
  // What is left are requests in progress, and connections of clients that may keep them.
  server.close()
  const cut = setTimeout(() => server.closeAllConnections(), longestAnswer)
  const tidy = setInterval(() => server.closeIdleConnections(), 50)
  await Promise.all(onStop.map(({ close }) => close()))
  await closed
  clearTimeout(cut)
  clearInterval(tidy)
}

/** Whether a proxy has other processes to send requests to while this one leaves. */
const hasOthers = ({ databaseUrl, trustProxy }: Config): boolean => databaseUrl !== null && trustProxy > 0
