import type { Context } from 'koa'
import { NotVisited } from '../../domain/failure.ts'
import type { TakeQuota } from './limit-rate.ts'

/** `tries` is the wider quota, of visits that led to no draft: without it bad addresses would be visited without end. */
export type DraftLimit = { drafts: TakeQuota; tries: TakeQuota }

/** How many tries an hour allows for each draft. */
export const triesPerDraft = 6

/** Opens a draft of an account. One of its drafts is spent on a draft that is made, one of its tries on everything else that was visited. */
export async function spendDraft<T>({ drafts, tries }: DraftLimit, ctx: Context, work: () => Promise<T>, key?: string): Promise<T> {
  const giveBackTry = await tries(ctx, key)
  const giveBackDraft = await drafts(ctx, key)
  try {
    const result = await work()
    await (isExisting(result) ? giveBackDraft() : giveBackTry())
    return result
  } catch (error) {
    await giveBackDraft()
    if (error instanceof NotVisited) await giveBackTry()
    throw error
  }
}

const isExisting = (result: unknown): boolean =>
  typeof result === 'object' && result !== null && 'existing' in result && result.existing === true
