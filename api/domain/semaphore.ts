import { NotVisited } from './failure.ts'

export type Semaphore = <T>(task: () => Promise<T>) => Promise<T>

type Options = {
  places: number
  waiting: number
  retryAfter: number
  /** What we’re doing too much of, in the message. */
  work?: string
}

/** Runs `places` tasks at once and queues `waiting` more. Beyond that it throws NotVisited, SERVICE_UNAVAILABLE with data.retryAfter in seconds. */
export function createSemaphore({ places, waiting, retryAfter, work = 'running a lot of audits' }: Options): Semaphore {
  let running = 0
  const line: (() => void)[] = []
  return async (task) => {
    if (running >= places) {
      if (line.length >= waiting) {
        throw new NotVisited('SERVICE_UNAVAILABLE', `We’re ${work} right now. Try again in ${retryAfter} seconds.`, {
          retryAfter,
        })
      }
      // A finished task hands its place over, so that no later task takes it.
      await new Promise<void>((resolve) => line.push(resolve))
    } else running += 1
    try {
      return await task()
    } finally {
      const next = line.shift()
      if (next === undefined) running -= 1
      else next()
    }
  }
}
