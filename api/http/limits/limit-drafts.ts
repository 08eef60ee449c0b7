import type { Context } from 'koa'
import { isRefunded, type Limits } from './limit-rate.ts'

export type DraftLimit = Pick<Limits, 'drafts' | 'draftAttempts' | 'visitsGivenUp'>

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
