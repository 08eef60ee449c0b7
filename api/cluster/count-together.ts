import { RateLimiterCluster } from 'rate-limiter-flexible'
import { Failure } from '../domain/failure.ts'
import { countWith } from '../http/limits/count-here.ts'
import type { CreateCounter } from '../ports/limits.ts'

/** For an answer of the first process. Milliseconds. */
const timeoutMs = 2000

/** The other end is RateLimiterClusterMaster in the first process. */
export const countTogether: CreateCounter = countWith((name, seconds) => {
  const limiter = new RateLimiterCluster({ keyPrefix: name, points: 0, duration: seconds, timeoutMs })
  return {
    penalty: (key, units) => limiter.penalty(key, units).catch(unanswered),
    reward: (key, units) => limiter.reward(key, units).catch(unanswered),
    delete: (key) => limiter.delete(key).catch(unanswered),
  }
})

/** The machine is busy, or the first process has died. */
function unanswered(): never {
  throw new Failure('SERVICE_UNAVAILABLE', 'The service is busy. Try again in 5 seconds.', { retryAfter: 5 })
}
