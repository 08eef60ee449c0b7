import type { Context } from 'koa'
import { Mistake } from '../../domain/failure.ts'
import type { QuotaName } from '../../domain/quotas.ts'
import { spendDraft } from './limit-drafts.ts'
import { takeGuess } from './limit-guesses.ts'
import { spend, type Limits, type TakeQuota } from './limit-rate.ts'

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
