export type TaskEnd = {
  signal: AbortSignal
  abort: (reason?: Error) => void
  /** Rejects with the signal’s reason. */
  aborted: Promise<never>
  /** Stops following the signals. */
  leave: () => void
}

/** Keeps nothing of a task that is over, unlike AbortSignal.any, nor does the promise, which is made where no task is in scope. */
export function createTaskEnd(signals: readonly AbortSignal[]): TaskEnd {
  const own = new AbortController()
  const left = new AbortController()
  const aborted = new Promise<never>((_resolve, reject) => {
    own.signal.addEventListener('abort', () => reject(own.signal.reason as Error))
  })
  aborted.catch(() => {})
  for (const signal of signals) {
    if (signal.aborted) own.abort(signal.reason)
    signal.addEventListener('abort', () => own.abort(signal.reason), { signal: left.signal })
  }
  return { signal: own.signal, abort: (reason) => own.abort(reason), aborted, leave: () => left.abort() }
}
