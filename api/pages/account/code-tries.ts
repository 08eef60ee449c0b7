import { RateLimiterRes } from 'rate-limiter-flexible'
import type { CreateLimiter } from '../../ports/shared-state.ts'
import { addressBlock } from '../../http/limits/limit-rate.ts'
import { Failure } from '../../domain/failure.ts'

const tries = 15
const seconds = 600

/**
 * Guards codes against guessing, per address: a try is taken before the look-up and given back for a code that exists, so that past the
 * limit a right guess is refused as well.
 */
export function createCodeTries(createLimiter: CreateLimiter) {
  const limiter = createLimiter({ keyPrefix: 'codes', points: tries, duration: seconds })
  return {
    /** Throws Failure TOO_MANY_REQUESTS, and SERVICE_UNAVAILABLE where nobody can count. */
    async take(ip: string): Promise<void> {
      const state = await limiter.consume(addressBlock(ip)).catch((refusal: unknown) => {
        if (refusal instanceof RateLimiterRes) return refusal
        throw refusal
      })
      if (state.consumedPoints > tries)
        throw new Failure('TOO_MANY_REQUESTS', 'Too many codes were tried from here. Wait a little, then ask your tool for a new link.', {
          retryAfter: Math.min(seconds, Math.max(1, Math.ceil(state.msBeforeNext / 1000))),
        })
    },
    giveBack: (ip: string) => limiter.reward(addressBlock(ip)),
  }
}

export type CodeTries = ReturnType<typeof createCodeTries>
