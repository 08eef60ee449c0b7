import { setTimeout as wait } from 'node:timers/promises'
import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible'
import { countHere, type CreateLimiter } from '../ports/shared-state.ts'
import { Failure } from '../domain/failure.ts'

const window = 15 * 60
const perAccountAndAddress = 10
const perAddress = 30
/** Wrong tries for one account from everywhere that cost no time; each further one waits a little longer, in milliseconds. */
const withoutPause = 100
const pauseStep = 100
const longestPause = 5000

/**
 * Counts failed tries. An address runs out of them, for one account and for all; an account never does, or any stranger could shut its
 * owner out: from everywhere together, its tries only become slow. A try is taken before it is made and given back when it succeeds, so
 * that many at once are no way round it.
 */
export class Tries {
  readonly #here: RateLimiterAbstract
  readonly #addresses: RateLimiterAbstract
  readonly #everywhere: RateLimiterAbstract
  readonly #pause: (milliseconds: number) => Promise<unknown>

  constructor(pause: (milliseconds: number) => Promise<unknown> = wait, createLimiter: CreateLimiter = countHere) {
    this.#here = createLimiter({ keyPrefix: 'account', points: perAccountAndAddress, duration: window })
    this.#addresses = createLimiter({ keyPrefix: 'address', points: perAddress, duration: window })
    this.#everywhere = createLimiter({ keyPrefix: 'everywhere', points: withoutPause, duration: window })
    this.#pause = pause
  }

  /** Throws Failure TOO_MANY_REQUESTS. `email` is null where no account is meant. */
  async take(address: string, email: string | null): Promise<void> {
    await consume(this.#addresses, address)
    if (email === null) return
    await consume(this.#here, `${address} ${email}`)
    const { consumedPoints } = await this.#everywhere.penalty(email)
    if (consumedPoints > withoutPause) await this.#pause(Math.min(longestPause, (consumedPoints - withoutPause) * pauseStep))
  }

  async giveBack(address: string, email: string | null): Promise<void> {
    await this.#addresses.reward(address)
    if (email === null) return
    await this.#here.delete(`${address} ${email}`)
    await this.#everywhere.reward(email)
  }
}

/** One more against a limiter. Throws Failure TOO_MANY_REQUESTS with the wait. */
export async function consume(limiter: RateLimiterAbstract, key: string): Promise<void> {
  try {
    await limiter.consume(key)
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    // By the machine's clock, which may have been put back; the limiter's own timer frees the key after its duration.
    const wait = Math.min(limiter.duration, Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)))
    throw new Failure('TOO_MANY_REQUESTS', `Too many tries. Try again in ${Math.ceil(wait / 60)} minutes.`, { retryAfter: wait })
  }
}
