import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { Failure } from '../domain/failure.ts'

const window = 15 * 60
const perAccount = 10
const perAddress = 30

/**
 * Counts failed tries per e-mail address and per caller's address. A try is taken before it is made and given back when it succeeds, so
 * that many at once are no way round it.
 */
export class Tries {
  readonly #accounts = new RateLimiterMemory({ keyPrefix: 'account', points: perAccount, duration: window })
  readonly #addresses = new RateLimiterMemory({ keyPrefix: 'address', points: perAddress, duration: window })

  /** Throws Failure TOO_MANY_REQUESTS. `email` is null where no account is meant. */
  async take(address: string, email: string | null): Promise<void> {
    await consume(this.#addresses, address)
    if (email !== null) await consume(this.#accounts, email)
  }

  async giveBack(address: string, email: string | null): Promise<void> {
    await this.#addresses.reward(address)
    if (email !== null) await this.#accounts.delete(email)
  }
}

/** One more against a limiter. Throws Failure TOO_MANY_REQUESTS with the wait. */
export async function consume(limiter: RateLimiterMemory, key: string): Promise<void> {
  try {
    await limiter.consume(key)
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    const wait = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
    throw new Failure('TOO_MANY_REQUESTS', `Too many tries. Try again in ${Math.ceil(wait / 60)} minutes.`, { retryAfter: wait })
  }
}
