import type { Logger } from 'pino'
import { fanOut, type FanOutWorld } from '../notices/fan-out.ts'
import { defaultTiming } from '../outgoing/delivery-queue.ts'
import { createPollLoop, type PollLoop, type PollTiming } from '../outgoing/poll-loop.ts'

type Options = {
  world: () => FanOutWorld
  /** Called after each poll: emails and deliveries may have been queued. */
  onQueued: () => void
  logger: Pick<Logger, 'error'>
  timing?: PollTiming
}

/** Fans out events, poll after poll. Any number of processes can do so on one store. */
export function createEventWorker({ world, onQueued, logger, timing = defaultTiming }: Options): Pick<PollLoop, 'wake' | 'start'> & {
  close: () => Promise<void>
} {
  let isStopping = false
  let isWorking = true
  const polling = createPollLoop(async () => {
    try {
      await fanOut(world(), () => isStopping)
      isWorking = true
    } catch (error) {
      if (isWorking) logger.error({ err: error }, 'notices can’t be written while the store is unavailable')
      isWorking = false
    }
    onQueued()
  }, timing)
  return {
    wake: polling.wake,
    start: polling.start,
    async close() {
      isStopping = true
      await polling.stop()
    },
  }
}
