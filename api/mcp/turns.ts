import { setImmediate } from 'node:timers/promises'
import { createSemaphore, type Semaphore } from '../domain/semaphore.ts'

/** Calls in progress at once: of one account, or one network without an account, and of all. */
const max = { each: 4, all: 16 }

/**
 * Lets tool calls begin in turns. A client may send hundreds at once: the event loop gets to everybody else’s requests between them, and other
 * accounts’ calls don’t wait for all of them. Nobody is refused, as messages are limited before.
 */
export function createTurns(): Semaphore {
  const semaphore = createSemaphore({ places: max.all, maxEach: max.each, waiting: Number.POSITIVE_INFINITY, retryAfter: 0 })
  return (task, by) =>
    semaphore(async () => {
      await setImmediate()
      return task()
    }, by)
}
