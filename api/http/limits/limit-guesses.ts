import type { Context } from 'koa'
import type { Limits, TakeQuota } from './limit-rate.ts'

export type GuessLimit = Pick<Limits, 'codes' | 'networkCodes'>

/**
 * Counts a wrong code for an account and its network; the returned function takes that back. Accounts are counted separately, so nobody uses up
 * the guesses of others behind the same IP address. Throws Failure TOO_MANY_REQUESTS.
 */
export async function takeGuess({ codes, networkCodes }: GuessLimit, ctx: Context, accountId: string): ReturnType<TakeQuota> {
  const giveBackOwn = await codes(ctx, accountId)
  const giveBackNetworks = await networkCodes(ctx).catch(async (refusal: unknown) => {
    await giveBackOwn()
    throw refusal
  })
  return async () => {
    await giveBackOwn()
    await giveBackNetworks()
  }
}
