/** Runs `work` one at a time. Calls made while it runs share one more run after it, so no result is older than its request. */
export function coalesceRuns<T>(work: () => Promise<T>) {
  let running: Promise<unknown> | null = null
  let waiting: Promise<T> | null = null
  const begin = () => {
    const result = work()
    running = result.catch(() => undefined).finally(() => (running = null))
    return result
  }
  const ask = (): Promise<T> => {
    if (waiting !== null) return waiting
    if (running === null) return begin()
    return (waiting = running.then(() => {
      waiting = null
      return begin()
    }))
  }
  return Object.assign(ask, { settled: async () => void (await Promise.allSettled([waiting ?? running])) })
}
