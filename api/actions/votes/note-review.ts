import { isDeepStrictEqual } from 'node:util'
import type { Cluster, VoteReview } from '../../domain/votes/vote-review.ts'
import type { World } from '../../ports/world.ts'

/** Moderators are notified again once there are 50% more than they last saw. */
const more = 1.5

/**
 * Tells moderators which votes for a launch don’t count. `known` is what they were last notified of. Returns what they are notified of now, or null if all
 * votes have always counted.
 */
export async function noteReview(
  { store, clock }: Pick<World, 'store' | 'clock'>,
  launchId: string,
  known: VoteReview | null,
  clusters: Cluster[],
): Promise<VoteReview | null> {
  if (isDeepStrictEqual(known?.clusters ?? [], clusters)) return known
  return store.transact(async (transaction) => {
    const before = await transaction.get('voteReviews', launchId)
    const held = clusters.reduce((sum, { voted }) => sum + voted, 0)
    // Several accounts of one person need no decision.
    const isNews = clusters.some(({ what }) => what !== 'mailbox') && held > more * (before?.seen ?? 0)
    const review: VoteReview = { ...before, id: launchId, state: isNews ? 'waiting' : 'decided', at: clock().toISOString(), held, clusters }
    await transaction.put('voteReviews', review)
    return review
  })
}
