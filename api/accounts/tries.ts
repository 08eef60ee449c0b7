import { setTimeout as wait } from 'node:timers/promises'
import type { Holder } from '../domain/quotas.ts'
import { addressBlocks } from '../net/caller-network.ts'
import type { CountedQuota, Limiters } from '../ports/limits.ts'

/** Past the quota for attempts from anywhere, each further attempt for an account is delayed by this much more, in milliseconds. */
const pauseStep = 100
const maxPauseMs = 5000

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
  async take(ip: string, email: string | null): Promise<void> {
    const { accountTries, addressTries, everywhereTries } = this.#limiters
    await consume(addressTries, addressBlocks(ip))
    if (email === null) return
    await consume(accountTries, blocksAsking(ip, email))
    const { used } = await everywhereTries.take(everywhere(email))
    const beyond = used - everywhereTries.quota.points
    if (beyond > 0) await this.#pause(Math.min(maxPauseMs, beyond * pauseStep))
  }

  async giveBack(ip: string, email: string | null): Promise<void> {
    const { accountTries, addressTries, everywhereTries } = this.#limiters
    await addressTries.giveBack(addressBlocks(ip))
    if (email === null) return
    await accountTries.clear(blocksAsking(ip, email))
    await everywhereTries.giveBack(everywhere(email))
  }
}

const blocksAsking = (ip: string, email: string): Holder[] => addressBlocks(ip).map(({ key, share }) => ({ key: `${key} ${email}`, share }))

/** Counted without a limit. */
const everywhere = (email: string): Holder[] => [{ key: email, share: Infinity }]

/** Takes one unit of a quota. Throws Failure TOO_MANY_REQUESTS with the wait. */
export async function consume(counted: CountedQuota, holders: readonly Holder[]): Promise<void> {
  const { rejection } = await counted.take(holders)
  if (rejection !== null) throw rejection
}
