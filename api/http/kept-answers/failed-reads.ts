import type { IncomingMessage } from 'node:http'

const failures = new WeakMap<IncomingMessage, { error: unknown }>()

/** For the route, which tells it: a store that cannot answer shall not be waited for twice. */
export const noteFailure = (request: IncomingMessage, error: unknown): void => void failures.set(request, { error })

/** Throws what the read of this request has failed with, if it was run before. */
export function throwNoted(request: IncomingMessage): void {
  const failure = failures.get(request)
  if (failure !== undefined) throw failure.error
}
