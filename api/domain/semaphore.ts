import { NotVisited } from './failure.ts'

/**
 * `by` identifies the caller, such as a network: callers share the places. A task still waiting when `signal` aborts leaves the queue. Of a caller’s
 * tasks, the lowest `rank` goes first.
 */
export type Semaphore = <T>(task: () => Promise<T>, by?: string, signal?: AbortSignal, rank?: number) => Promise<T>

type Options = {
  places: number
  waiting: number
  retryAfter: number
  /** How many of the `places` one caller may have; all by default. */
  maxEach?: number
  /** What we’re doing too much of, in the message. */
  work?: string
}
type Waiting = { by: string; rank: number; go: () => void; reject: (failure: NotVisited) => void }

/**
 * Runs `places` tasks at once and queues `waiting` more. Of those waiting, whoever has the fewest tasks running goes next. Beyond that it throws
 * NotVisited, SERVICE_UNAVAILABLE with data.retryAfter in seconds: to the caller with the most tasks waiting. So does a task that leaves the queue.
 */
export function createSemaphore(options: Options): Semaphore {
  const { places, waiting, retryAfter, maxEach = places, work = 'running a lot of audits' } = options
  const running = new Map<string, number>()
  const line: Waiting[] = []
  let free = places

  const runningOf = (by: string) => running.get(by) ?? 0
  const start = (by: string) => {
    free -= 1
    running.set(by, runningOf(by) + 1)
  }
  const finish = (by: string) => {
    free += 1
    const next = findNext(by)
    if (runningOf(by) === 1) running.delete(by)
    else running.set(by, runningOf(by) - 1)
    if (next === undefined) return
    line.splice(line.indexOf(next), 1)
    // At once, so that no later task takes the place.
    start(next.by)
    next.go()
  }
  /** While the task of `finishing` still counts, so that others get their turn first. */
  const findNext = (finishing: string) => {
    let next: Waiting | undefined
    for (const each of line) {
      const mayRun = each.by === finishing || runningOf(each.by) < maxEach
      if (mayRun && (next === undefined || runningOf(each.by) < runningOf(next.by))) next = each
    }
    return next
  }
  const busy = () => new NotVisited('SERVICE_UNAVAILABLE', `We’re ${work} right now. Try again in ${retryAfter} seconds.`, { retryAfter })
  const makeRoom = (by: string) => {
    if (line.length < waiting) return
    const waitingOf = (each: string) => line.filter((other) => other.by === each).length
    const crowded = line.findLast((each) => waitingOf(each.by) > waitingOf(by) + 1)
    if (crowded === undefined) throw busy()
    drop(crowded)
  }
  const drop = (each: Waiting) => {
    const place = line.indexOf(each)
    if (place < 0) return
    line.splice(place, 1)
    each.reject(busy())
  }
  const wait = (by: string, signal: AbortSignal | undefined, rank: number) =>
    new Promise<void>((resolve, reject) => {
      const own: Waiting = { by, rank, go: () => end(resolve), reject: (failure) => end(() => reject(failure)) }
      const leave = () => drop(own)
      const end = (settle: () => void) => {
        signal?.removeEventListener('abort', leave)
        settle()
      }
      line.splice(line.findLastIndex((other) => other.rank <= rank) + 1, 0, own)
      signal?.addEventListener('abort', leave)
      if (signal?.aborted === true) leave()
    })

  return async (task, by = '', signal, rank = 0) => {
    if (free > 0 && runningOf(by) < maxEach) start(by)
    else {
      makeRoom(by)
      await wait(by, signal, rank)
    }
    try {
      return await task()
    } finally {
      finish(by)
    }
  }
}
