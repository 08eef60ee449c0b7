import type { Context, Middleware } from 'koa'
import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible'
import { NotVisited } from '../../domain/failure.ts'
import { quotaFailure, waitOf, type QuotaName } from '../../domain/quotas.ts'
import { addressBlock } from '../../net/caller-network.ts'
import type { CountedQuota, Limiters } from '../../ports/limits.ts'

/** Refunds a unit, and corrects the headers. */
type GiveBack = () => Promise<void>

/**
 * Consumes one unit of a quota, counted by `key` or, without one, by the client's network. Throws Failure TOO_MANY_REQUESTS, which names the quota. The
 * headers follow the IETF draft "RateLimit header fields for HTTP" (RateLimit-Policy: name;q=quota;w=window, RateLimit: name;r=rest;t=seconds);
 * several quotas on one response form a list.
 */
export type TakeQuota = (ctx: Context, key?: string) => Promise<GiveBack>
export type Limits = Record<QuotaName, TakeQuota>

/** A quota that a cached response consumes each time it is sent. */
export type Charge = { limiter: RateLimiterAbstract; rest: (state: RateLimiterRes) => string }

export const createLimits = (limiters: Limiters): Limits =>
  Object.fromEntries((Object.keys(limiters) as QuotaName[]).map((name) => [name, takeOf(limiters[name])])) as Limits

function takeOf({ name, quota, limiter }: CountedQuota): TakeQuota {
  const policy = `"${name}";q=${quota.points};w=${quota.seconds}`
  const rest = ({ consumedPoints, msBeforeNext }: RateLimiterRes) =>
    `"${name}";r=${Math.min(quota.points, Math.max(0, quota.points - consumedPoints))};t=${waitOf(quota, msBeforeNext)}`
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
      // The window has ended since: nothing of the new one was consumed.
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

/** The network quotas this request has consumed, including refused units. */
export const chargesOf = (ctx: Context): Charge[] => (ctx.state['charges'] ??= [])

/** Consumes a unit and returns the state of the key, even if none was left. */
export const consume = (limiter: RateLimiterAbstract, key: string): Promise<RateLimiterRes> =>
  limiter.consume(key).catch((refusal: unknown) => {
    if (refusal instanceof RateLimiterRes) return refusal
    throw refusal
  })

/** Runs `work` for one unit, which is refunded if the site was never visited (a URL that isn't allowed, or no free slot). */
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
