import { setImmediate } from 'node:timers/promises'
import { createSemaphore, type Semaphore } from '../domain/semaphore.ts'

/** How many calls may be in progress: per account (or per network, without an account) and in total. */
const max = { each: 4, all: 16 }

/** A client may send hundreds at once: others are served in between. None is rejected, since messages are already limited. */
export function createTurns(): Semaphore {
  const semaphore = createSemaphore({ places: max.all, maxEach: max.each, waiting: Number.POSITIVE_INFINITY, retryAfter: 0 })
  return (task, by) =>
    semaphore(async () => {
      await setImmediate()
      return task()
    }, by)
}
