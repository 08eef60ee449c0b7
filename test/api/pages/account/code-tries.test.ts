import { RateLimiterMemory } from 'rate-limiter-flexible'
import { expect, it } from 'vitest'
import { Failure } from '../../../../api/domain/failure.ts'
import { createCodeTries } from '../../../../api/pages/account/code-tries.ts'

class AwayLimiter extends RateLimiterMemory {
  override consume(): Promise<never> {
    return Promise.reject(new Failure('SERVICE_UNAVAILABLE', 'The database does not answer.', { retryAfter: 5 }))
  }
}

it('nobody guesses a code while what counts the guesses is away', async () => {
  const tries = createCodeTries((options) => new AwayLimiter(options))
  await expect(tries.take('192.0.2.1')).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
})
