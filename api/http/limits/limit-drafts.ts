import type { Context } from 'koa'
import { NotVisited } from '../../domain/failure.ts'
import type { Limits } from './limit-rate.ts'

export type DraftLimit = Pick<Limits, 'drafts' | 'draftAttempts'>

/** Creates a draft for an account. A new draft consumes one of its drafts; any other visit consumes one of its attempts. */
export async function spendDraft<T>({ drafts, draftAttempts }: DraftLimit, ctx: Context, work: () => Promise<T>, key?: string): Promise<T> {
  const giveBackAttempt = await draftAttempts(ctx, key)
  const giveBackDraft = await drafts(ctx, key)
  try {
    const result = await work()
    await (isExisting(result) ? giveBackDraft() : giveBackAttempt())
    return result
  } catch (error) {
    await giveBackDraft()
    if (error instanceof NotVisited) await giveBackAttempt()
    throw error
  }
}

const isExisting = (result: unknown): boolean =>
  typeof result === 'object' && result !== null && 'existing' in result && result.existing === true
