/** Runs `work` one at a time. Calls made while it runs share one more run after it. */
export function coalesceRuns(work: () => Promise<void>) {
  let running: Promise<void> | null = null
  let next: Promise<void> | null = null
  const begin = () => {
    const run = work().finally(() => {
      if (running === run) running = null
    })
    running = run
    return run
  }
  const ask = (): Promise<void> => {
    if (running === null) return begin()
    next ??= running.then(() => {
      next = null
      return begin()
    })
    return next
  }
  return Object.assign(ask, { settled: async () => void (await (next ?? running)) })
}
