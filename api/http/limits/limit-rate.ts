import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net'
import type { Context, Middleware } from 'koa'
import { RateLimiterRes } from 'rate-limiter-flexible'
import type { CreateLimiter } from '../../ports/shared-state.ts'
import { Failure, NotVisited } from '../../domain/failure.ts'
import { Windows, type Window } from './windows.ts'

export type RatePolicy = {
  name: string
  quota: number
  seconds: number
  /** A sentence for who has spent it, where the plain one would not say what is limited. */
  refusal?: string
}

/**
 * Takes one unit of the quota of `key` (without one: of the caller's address), or throws Failure 429. The headers follow the IETF draft "RateLimit header fields for
 * HTTP" (RateLimit-Policy: name;q=quota;w=window, RateLimit: name;r=rest;t=seconds); several policies on one answer make a list.
 */
export type TakeQuota = (ctx: Context, key?: string) => Promise<GiveBack>
/** Puts the unit back, also in the headers. */
type GiveBack = () => Promise<void>

/** Units for each key and stretch of time, counted in this process. */
export class Quota {
  readonly name: string
  /** As a header tells it. */
  readonly policy: string
  readonly refusal: string
  readonly #quota: number
  readonly #seconds: number
  readonly #windows: Windows

  constructor({ name, quota, seconds, refusal = 'Too many requests.' }: RatePolicy) {
    this.name = name
    this.refusal = refusal
    this.policy = `"${name}";q=${quota};w=${seconds}`
    this.#quota = quota
    this.#seconds = seconds
    this.#windows = new Windows(seconds * 1000)
  }

  /** Takes a unit, also where none is left. */
  take(key: string): Window {
    const window = this.#windows.at(key)
    window.taken += 1
    return window
  }

  giveBack(key: string): Window {
    const window = this.#windows.at(key)
    window.taken = Math.max(0, window.taken - 1)
    return window
  }

  isSpent({ taken }: Window): boolean {
    return taken > this.#quota
  }

  /** What is left, as a header tells it. */
  rest(window: Window): string {
    return `"${this.name}";r=${Math.max(0, this.#quota - window.taken)};t=${this.wait(window)}`
  }

  /** Whole seconds until there is a whole quota again. */
  wait({ ends }: Window): number {
    return Math.min(this.#seconds, Math.max(1, Math.ceil((ends - performance.now()) / 1000)))
  }
}

type Count = { take: (key: string) => Window | Promise<Window>; giveBack: (key: string) => Window | Promise<Window> }

/** Counted in this process, or where `createLimiter` counts. */
export function createRateLimit(policy: RatePolicy, createLimiter?: CreateLimiter): TakeQuota {
  const quota = new Quota(policy)
  return takeOf(quota, createLimiter === undefined ? quota : countBy(policy, createLimiter))
}

function countBy({ name, quota, seconds }: RatePolicy, createLimiter: CreateLimiter): Count {
  const limiter = createLimiter({ keyPrefix: name, points: quota, duration: seconds })
  const toWindow = ({ consumedPoints, msBeforeNext }: RateLimiterRes) => ({ taken: consumedPoints, ends: performance.now() + msBeforeNext })
  return {
    take: async (key) => {
      const state = await limiter.consume(key).catch((refusal: unknown) => {
        if (refusal instanceof RateLimiterRes) return refusal
        throw refusal
      })
      return toWindow(state)
    },
    giveBack: async (key) => toWindow(await limiter.reward(key, 1)),
  }
}

export function takeOf(quota: Quota, count: Count = quota): TakeQuota {
  return async (ctx, key = addressBlock(ctx.ip)) => {
    ctx.append('RateLimit-Policy', quota.policy)
    const state = await count.take(key)
    ctx.append('RateLimit', quota.rest(state))
    if (quota.isSpent(state)) {
      const wait = quota.wait(state)
      throw new Failure('TOO_MANY_REQUESTS', `${quota.refusal} Try again in ${inWords(wait)}.`, { retryAfter: wait })
    }
    return async () => {
      const given = quota.rest(await count.giveBack(key))
      const told = [ctx.response.get('RateLimit')].flat()
      ctx.set(
        'RateLimit',
        told.map((line) => (line.startsWith(`"${quota.name}"`) ? given : line)),
      )
    }
  }
}

/** Does what one unit is asked for. A visit that was never made, for its address or for want of a place, gives the unit back. */
export async function spend<T>(take: TakeQuota, ctx: Context, work: () => Promise<T>, key?: string): Promise<T> {
  const giveBack = await take(ctx, key)
  try {
    return await work()
  } catch (error) {
    if (error instanceof NotVisited) await giveBack()
    throw error
  }
}

export const limitRate =
  (take: TakeQuota): Middleware =>
  async (ctx, next) => {
    await take(ctx)
    return next()
  }

/** One key per household: an IPv4 address, or the /64 an IPv6 address lies in. */
export function addressBlock(address: string): string {
  const plain = address.startsWith('::ffff:') && address.includes('.') ? address.slice(7) : address.replace(/%.*$/, '')
  if (isIPv4(plain)) return plain
  if (!isIPv6(plain)) return 'unknown'
  const [head = '', tail] = plain.toLowerCase().split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const groups =
    tail === undefined ? left : [...left, ...Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0'), ...right]
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}

const inWords = (seconds: number) => (seconds < 100 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`)

const ownNetworks = new BlockList()
ownNetworks.addSubnet('127.0.0.0', 8)
ownNetworks.addSubnet('10.0.0.0', 8)
ownNetworks.addSubnet('172.16.0.0', 12)
ownNetworks.addSubnet('192.168.0.0', 16)
ownNetworks.addAddress('::1', 'ipv6')
ownNetworks.addSubnet('fc00::', 7, 'ipv6')

/** Whether the caller sits on this machine or in its private network. */
export const isOwnNetwork = (address: string): boolean =>
  isIP(address) !== 0 && ownNetworks.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
