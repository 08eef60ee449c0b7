import type { Context } from 'koa'
import { LRUCache } from 'lru-cache'
import { hashSecret } from '../../actions/connections/find-connection.ts'
import type { Connection } from '../../domain/records.ts'
import type { Limits, TakeQuota } from './limit-rate.ts'

export type GuessLimit = Pick<Limits, 'codes' | 'networkCodes'>

/** Undone by the returned function. Per account too, so nobody uses up the guesses of others at an IP. Throws TOO_MANY_REQUESTS. */
export async function takeGuess({ codes, networkCodes }: GuessLimit, ctx: Context, accountId: string | undefined): ReturnType<TakeQuota> {
  const giveBackOwn = await codes(ctx, accountId)
  const giveBackNetworks = await networkCodes(ctx).catch(async (rejection: unknown) => {
    await giveBackOwn()
    throw rejection
  })
  return async () => {
    await giveBackOwn()
    await giveBackNetworks()
  }
}

/** Hashes of tokens and session ids that had a connection when they were last used. */
const known = new LRUCache<string, true>({ max: 10_000 })

/** Unless the network has sent too many without one; those that had one before aren't counted. Throws TOO_MANY_REQUESTS. */
export async function limitLookup(
  { lookups }: Pick<Limits, 'lookups'>,
  ctx: Context,
  secret: string,
  find: () => Promise<Connection | null>,
): Promise<Connection | null> {
  const key = hashSecret(secret)
  if (known.has(key)) {
    const connection = await find()
    if (connection === null) known.delete(key)
    return connection
  }
  const giveBack = await lookups(ctx)
  const connection = await find().catch(async (error: unknown) => {
    await giveBack()
    throw error
  })
  if (connection === null) return null
  known.set(key, true)
  await giveBack()
  return connection
}
