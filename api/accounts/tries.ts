import { setTimeout as wait } from 'node:timers/promises'
import { RateLimiterRes } from 'rate-limiter-flexible'
import { quotaFailure } from '../domain/quotas.ts'
import type { CountedQuota, Limiters } from '../ports/limits.ts'

/** Past the quota for attempts from anywhere, each further attempt for an account is delayed by this much more, in milliseconds. */
const pauseStep = 100
const longestPause = 5000

type TryLimiters = Pick<Limiters, 'accountTries' | 'addressTries' | 'everywhereTries'>

/**
 * Limits failed attempts per IP, for one account and for all accounts. An account itself is never locked, or any stranger could lock its
 * owner out; attempts from many IPs only become slower. An attempt is counted before it is made and refunded when it succeeds, so
 * parallel attempts can't get around the limit.
 */
export class Tries {
  readonly #limiters: TryLimiters
  readonly #pause: (milliseconds: number) => Promise<unknown>

  constructor(limiters: TryLimiters, pause: (milliseconds: number) => Promise<unknown> = wait) {
    this.#limiters = limiters
    this.#pause = pause
  }

  /** Counts an attempt. Throws TOO_MANY_REQUESTS. `email` is null if the attempt isn't for a certain account. */
  async take(address: string, email: string | null): Promise<void> {
    const { accountTries, addressTries, everywhereTries } = this.#limiters
    await consume(addressTries, address)
    if (email === null) return
    await consume(accountTries, `${address} ${email}`)
    const { consumedPoints } = await everywhereTries.limiter.penalty(email)
    const beyond = consumedPoints - everywhereTries.quota.points
    if (beyond > 0) await this.#pause(Math.min(longestPause, beyond * pauseStep))
  }

  async giveBack(address: string, email: string | null): Promise<void> {
    const { accountTries, addressTries, everywhereTries } = this.#limiters
    await addressTries.limiter.reward(address)
    if (email === null) return
    await accountTries.limiter.delete(`${address} ${email}`)
    await everywhereTries.limiter.reward(email)
  }
}

/** Takes one unit of a quota. Throws Failure TOO_MANY_REQUESTS with the wait. */
export async function consume({ name, quota, limiter }: CountedQuota, key: string): Promise<void> {
  try {
    await limiter.consume(key)
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    throw quotaFailure(name, quota, refusal.msBeforeNext)
  }
}
