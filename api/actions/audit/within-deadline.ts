import { Canceled, tooBusy } from '../../domain/failure.ts'
import type { Caller } from '../access/caller.ts'

/** Milliseconds for all that an audit takes, the wait for its turn included. Proxies give up after a minute. */
export const maxAuditMs = 50_000

/** Throws GivenUp (SERVICE_UNAVAILABLE, data.retryAfter) when the time is up, Canceled if the caller has left, even if `work` goes on. */
export async function withinDeadline<T>({ signal }: Pick<Caller, 'signal'>, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const end = new AbortController()
  const leave = () => end.abort(new Canceled('SERVICE_UNAVAILABLE', 'The caller has disconnected.', { retryAfter: 10 }))
  const timer = setTimeout(() => end.abort(tooBusy()), maxAuditMs)
  signal?.addEventListener('abort', leave)
  if (signal?.aborted === true) leave()
  const ended = new Promise<never>((_resolve, reject) => {
    const endNow = () => reject(end.signal.reason as Error)
    // A moment later: work that hadn’t begun says so itself, and costs the caller nothing.
    if (end.signal.aborted) setImmediate(endNow)
    else end.signal.addEventListener('abort', () => setImmediate(endNow))
  })
  try {
    return await Promise.race([work(end.signal), ended])
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', leave)
  }
}
