/** Concurrent callers share a query: at most one runs and one waits. A caller only joins a query that hasn't started, so no result is older than its request. */
export function shareQuery<T>(query: () => Promise<T>): () => Promise<T> {
  let running: Promise<unknown> | null = null
  let waiting: Promise<T> | null = null
  const begin = () => {
    const result = query()
    running = result.catch(() => undefined).finally(() => (running = null))
    return result
  }
  return () => {
    if (waiting !== null) return waiting
    if (running === null) return begin()
    return (waiting = running.then(() => {
      waiting = null
      return begin()
    }))
  }
}
