import { NotVisited } from '../domain/failure.ts'

export type Gate = <T>(task: () => Promise<T>) => Promise<T>

/** Lets `places` tasks run at once and `waiting` more stand in line; past that it throws NotVisited, SERVICE_UNAVAILABLE with data.retryAfter in seconds. */
export function createGate({ places, waiting, retryAfter }: { places: number; waiting: number; retryAfter: number }): Gate {
  let running = 0
  const line: (() => void)[] = []
  return async (task) => {
    if (running >= places) {
      if (line.length >= waiting) {
        throw new NotVisited('SERVICE_UNAVAILABLE', `Many sites are being visited right now. Try again in ${retryAfter} seconds.`, {
          retryAfter,
        })
      }
      // Whoever leaves hands the place over, so that nobody slips in between.
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
