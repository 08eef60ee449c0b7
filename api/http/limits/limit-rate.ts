import type { Context, Middleware } from 'koa'
import { Failure, GivenUp, NotVisited, Mistake } from '../../domain/failure.ts'
import { accountHolder, type QuotaName } from '../../domain/quotas.ts'
import { addressBlocks } from '../../net/caller-network.ts'
import type { CountedQuota, Limiters, QuotaState } from '../../ports/limits.ts'
import { takeGuess } from './limit-guesses.ts'
import type { Endpoint } from '../../../shared/contract.ts'
import type { Connection } from '../../domain/records.ts'

/** Refunds what was consumed, and corrects the headers. */
type GiveBack = () => Promise<void>

/**
 * Consumes one unit of a quota, or several, counted by `key` (an account's id) or, without one, by the client's networks. Throws Failure
 * TOO_MANY_REQUESTS, which names the quota. The headers follow the IETF draft "RateLimit header fields for HTTP" (RateLimit-Policy:
 * name;q=quota;w=window, RateLimit: name;r=rest;t=seconds); several quotas on one response form a list.
 */
export type TakeQuota = (ctx: Context, key?: string, units?: number) => Promise<GiveBack>
export type Limits = Record<QuotaName, TakeQuota>

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
export const chargesOf = (ctx: Context): CountedQuota[] => (ctx.state['charges'] ??= [])

/** Refunded if the site was never visited (a URL that isn’t allowed, or no free slot), or given up because we’re busy. */
export async function spend<T>(limits: Limits, quota: QuotaName, ctx: Context, work: () => Promise<T>, key?: string): Promise<T> {
  const giveBack = await limits[quota](ctx, key)
  try {
    return await work()
  } catch (error) {
    if (await isRefunded(limits, error, ctx, key)) await giveBack()
    throw error
  }
}

/** Whether what was consumed for work that failed is refunded: a visit that was given up is, a few times an hour. */
export async function isRefunded({ visitsGivenUp }: Pick<Limits, 'visitsGivenUp'>, error: unknown, ctx: Context, key?: string) {
  if (!(error instanceof GivenUp)) return error instanceof NotVisited
  return visitsGivenUp(ctx, key).then(
    () => true,
    (rejection: unknown) => {
      if (rejection instanceof Failure) return false
      throw rejection
    },
  )
}

/** Counts for the account of a signed-in person, for the network of everybody else. */
export const limitRate =
  (take: TakeQuota): Middleware =>
  async (ctx, next) => {
    await take(ctx, ctx.state['account']?.id)
    return next()
  }

/** Whose quota it is: an account’s id, or without one the client’s network. */
type Holder = { ctx: Context; key: string | undefined }

/** Refunded if no site was visited, no draft created, or the counted mistake not made. Throws TOO_MANY_REQUESTS and what `act` throws. */
export function withinQuota<T>(limits: Limits, quota: QuotaName | null, { ctx, key }: Holder, act: () => Promise<T>): Promise<T> {
  if (quota === null) return act()
  if (quota === 'drafts') return spendDraft(limits, ctx, act, key)
  if (quota === 'codes') return spendMistake(takeGuess(limits, ctx, key), act)
  return quota === 'invalidRequests' ? spendMistake(limits.invalidRequests(ctx, key), act) : spend(limits, quota, ctx, act, key)
}

async function spendMistake<T>(taken: ReturnType<TakeQuota>, act: () => Promise<T>): Promise<T> {
  const giveBack = await taken
  let isMistake = false
  try {
    return await act()
  } catch (error) {
    isMistake = error instanceof Mistake
    throw error
  } finally {
    if (!isMistake) await giveBack()
  }
}

type DraftLimit = Pick<Limits, 'drafts' | 'draftAttempts' | 'visitsGivenUp'>

/** Creates a draft for an account. A new draft consumes one of its drafts; any other visit consumes one of its attempts. */
export async function spendDraft<T>(limits: DraftLimit, ctx: Context, work: () => Promise<T>, key?: string): Promise<T> {
  const giveBackAttempt = await limits.draftAttempts(ctx, key)
  const giveBackDraft = await limits.drafts(ctx, key)
  try {
    const result = await work()
    await (isExisting(result) ? giveBackDraft() : giveBackAttempt())
    return result
  } catch (error) {
    await giveBackDraft()
    if (await isRefunded(limits, error, ctx, key)) await giveBackAttempt()
    throw error
  }
}

const isExisting = (result: unknown): boolean =>
  typeof result === 'object' && result !== null && 'existing' in result && result.existing === true

type Limit = Endpoint['limit']

/** Consumes the quota that every call of an endpoint needs, over REST and MCP alike, before its input is read. Throws Failure TOO_MANY_REQUESTS. */
export async function takeCall(limits: Limits, limit: Limit, ctx: Context, connection: Connection | null): Promise<void> {
  if (limit !== 'reads') await limits.requests(ctx, connection?.accountId)
  else await (connection === null ? limits.reads(ctx) : limits.tokenReads(ctx, connection.accountId))
}

/** Counted by account if there is one, refunded if nothing was visited or drafted. Throws TOO_MANY_REQUESTS and what `act` throws. */
export const spendCall = <T>(
  limits: Limits,
  limit: Limit,
  ctx: Context,
  act: () => Promise<T>,
  connection: Connection | null,
): Promise<T> => withinQuota(limits, limit === 'reads' ? null : limit, { ctx, key: connection?.accountId }, act)
