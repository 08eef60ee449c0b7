import type { Context, Middleware } from 'koa'
import { NotVisited } from '../../domain/failure.ts'
import { accountHolder, type QuotaName } from '../../domain/quotas.ts'
import { addressBlocks } from '../../net/caller-network.ts'
import type { CountedQuota, Limiters, QuotaState } from '../../ports/limits.ts'

/** Refunds what was consumed, and corrects the headers. */
type GiveBack = () => Promise<void>

/**
 * Consumes one unit of a quota, or several, counted by `key` (an account's id) or, without one, by the client's networks. Throws Failure
 * TOO_MANY_REQUESTS, which names the quota. The headers follow the IETF draft "RateLimit header fields for HTTP" (RateLimit-Policy:
 * name;q=quota;w=window, RateLimit: name;r=rest;t=seconds); several quotas on one response form a list.
 */
export type TakeQuota = (ctx: Context, key?: string, units?: number) => Promise<GiveBack>
export type Limits = Record<QuotaName, TakeQuota>

/** A quota that a cached response consumes each time it is sent. */
export type Charge = CountedQuota

export const createLimits = (limiters: Limiters): Limits =>
  Object.fromEntries((Object.keys(limiters) as QuotaName[]).map((name) => [name, takeOf(limiters[name])])) as Limits

/** The RateLimit header of a quota. */
export const restOf = ({ name }: CountedQuota, { left, wait }: QuotaState): string => `"${name}";r=${left};t=${wait}`

function takeOf(counted: CountedQuota): TakeQuota {
  const { name, quota } = counted
  const policy = `"${name}";q=${quota.points};w=${quota.seconds}`

  const tell = quota.isQuiet === true ? () => undefined : setItem

  return async (ctx, key, units = 1) => {
    tell(ctx, 'RateLimit-Policy', name, policy)
    const holders = key === undefined ? addressBlocks(ctx.ip) : accountHolder(key)
    const state = await counted.take(holders, units)
    if (key === undefined) chargesOf(ctx).push(counted)
    tell(ctx, 'RateLimit', name, restOf(counted, state))
    if (state.rejection !== null) throw state.rejection
    return async () => tell(ctx, 'RateLimit', name, restOf(counted, await counted.giveBack(holders, units)))
  }
}

/** Sets a quota's item in a header, replacing an earlier one. */
function setItem(ctx: Context, header: string, name: string, line: string): void {
  if (!ctx.res.hasHeader(header)) return ctx.set(header, line)
  const fields = [ctx.response.get(header)].flat()
  const isSame = (each: string) => each.startsWith(`"${name}"`)
  if (fields.some(isSame))
    ctx.set(
      header,
      fields.map((each) => (isSame(each) ? line : each)),
    )
  else ctx.append(header, line)
}

/** The network quotas this request was counted against, or refused for. */
export const chargesOf = (ctx: Context): Charge[] => (ctx.state['charges'] ??= [])

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

/** Counts for the account of a signed-in person, for the network of everybody else. */
export const limitRate =
  (take: TakeQuota): Middleware =>
  async (ctx, next) => {
    await take(ctx, ctx.state['account']?.id)
    return next()
  }
