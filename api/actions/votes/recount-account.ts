import { countChange, recount } from '../../domain/votes/account-exclusion.ts'
import { emit } from '../../notices/emit.ts'
import { putCounted } from '../notices/announce-votes.ts'
import type { Transaction } from '../../ports/store.ts'
import type { World } from '../../ports/world.ts'
import { refreshMaker } from '../makers/put-maker.ts'

/**
 * Sets the exclusion reasons of an account’s votes and comments from its profile in the transaction: after its email was verified, it was suspended,
 * a suspension was lifted or has ended, or everything was removed. Announces comments that were held back until now. Adjusts the public counts.
 * Changes at most so many votes and comments, and returns whether that was all.
 */
export async function recountAccount(
  world: Pick<World, 'clock' | 'random'>,
  transaction: Transaction,
  accountId: string,
  max = Number.POSITIVE_INFINITY,
): Promise<boolean> {
  const account = await transaction.get('profiles', accountId)
  if (account === null) return true
  let left = max
  const now = world.clock()
  const changes = new Map<string, { upvotes: number; comments: number }>()
  const changesOf = (launchId: string) => {
    const found = changes.get(launchId) ?? { upvotes: 0, comments: 0 }
    changes.set(launchId, found)
    return found
  }
  for (const vote of await transaction.list('upvotes', 'accountId', accountId)) {
    const after = recount(vote, account, now)
    if (after.exclusion === vote.exclusion && after.ownExclusion === vote.ownExclusion) continue
    if (left === 0) break
    left -= 1
    await transaction.put('upvotes', after)
    changesOf(vote.launchId).upvotes += countChange(vote, after)
  }
  for (const comment of await transaction.list('comments', 'accountId', accountId)) {
    const after = recount(comment, account, now)
    if (after.exclusion === comment.exclusion && after.ownExclusion === comment.ownExclusion) continue
    if (left === 0) break
    left -= 1
    await transaction.put('comments', after)
    changesOf(comment.launchId).comments += countChange(comment, after)
    if (comment.exclusion === 'unproven' && after.exclusion === undefined)
      await emit(world, transaction, { kind: 'comment', launchId: comment.launchId, by: accountId, facts: { commentId: comment.id } })
  }
  for (const [launchId, { upvotes, comments }] of changes) {
    const launch = upvotes === 0 && comments === 0 ? null : await transaction.get('launches', launchId)
    if (launch === null) continue
    await putCounted(world, transaction, launch, {
      ...launch,
      upvotes: Math.max(0, launch.upvotes + upvotes),
      commentCount: Math.max(0, launch.commentCount + comments),
    })
  }
  if (left > 0) await refreshMaker(transaction, account)
  return left > 0
}
