import type { Context, Middleware } from 'koa'
import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible'
import { NotVisited } from '../../domain/failure.ts'
import { quotaFailure, waitOf, type QuotaName } from '../../domain/quotas.ts'
import { addressBlock } from '../../net/caller-network.ts'
import type { CountedQuota, Limiters } from '../../ports/limits.ts'

/** Puts a unit back, also in the headers. */
type GiveBack = () => Promise<void>

/**
 * Takes one unit of a quota, counted by `key` or else by the caller's network, or throws Failure TOO_MANY_REQUESTS that names the quota. The
 * headers follow the IETF draft "RateLimit header fields for HTTP" (RateLimit-Policy: name;q=quota;w=window, RateLimit: name;r=rest;t=seconds);
 * several quotas on one answer make a list.
 */
export type TakeQuota = (ctx: Context, key?: string) => Promise<GiveBack>
export type Limits = Record<QuotaName, TakeQuota>

/** What an answer that is kept takes each time it is sent. */
export type Charge = { limiter: RateLimiterAbstract; rest: (state: RateLimiterRes) => string }

export const createLimits = (limiters: Limiters): Limits =>
  Object.fromEntries((Object.keys(limiters) as QuotaName[]).map((name) => [name, takeOf(limiters[name])])) as Limits

function takeOf({ name, quota, limiter }: CountedQuota): TakeQuota {
  const policy = `"${name}";q=${quota.points};w=${quota.seconds}`
  const rest = ({ consumedPoints, msBeforeNext }: RateLimiterRes) =>
    `"${name}";r=${Math.max(0, quota.points - consumedPoints)};t=${waitOf(quota, msBeforeNext)}`
  const charge: Charge = { limiter, rest }

  return async (ctx, key) => {
    ctx.append('RateLimit-Policy', policy)
    const block = key ?? addressBlock(ctx.ip)
    const state = await consume(limiter, block)
    if (key === undefined) chargesOf(ctx).push(charge)
    ctx.append('RateLimit', rest(state))
    if (state.consumedPoints > quota.points) throw quotaFailure(name, quota, state.msBeforeNext)
    return async () => {
      const state = await limiter.reward(block, 1)
      // Its window has ended meanwhile: nothing of the new one has been taken.
      if (state.consumedPoints < 0) await limiter.delete(block)
      const given = rest(state)
      const told = [ctx.response.get('RateLimit')].flat()
      ctx.set(
        'RateLimit',
        told.map((line) => (line.startsWith(`"${name}"`) ? given : line)),
      )
    }
  }
}

/** What this request has taken of its network's quotas, refused units included. */
export const chargesOf = (ctx: Context): Charge[] => (ctx.state['charges'] ??= [])

/** Takes a unit and says how the key stands, also where none is left. */
export const consume = (limiter: RateLimiterAbstract, key: string): Promise<RateLimiterRes> =>
  limiter.consume(key).catch((refusal: unknown) => {
    if (refusal instanceof RateLimiterRes) return refusal
    throw refusal
  })

/** Does what one unit is asked for. A visit that was never made, for its URL or for want of a free slot, gives the unit back. */
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
