import type { Comment } from '../../domain/records.ts'
import { countChange, recount } from '../../domain/votes/account-exclusion.ts'
import { emit } from '../../notices/emit.ts'
import type { Transaction } from '../../ports/store.ts'
import type { World } from '../../ports/world.ts'

/** Keeps the public count of its launch. People are notified once it’s public, and moderators once it waits for them. */
export async function putComment(
  world: Pick<World, 'clock' | 'random'>,
  transaction: Transaction,
  before: Comment | null,
  after: Comment,
): Promise<void> {
  const { launchId, accountId: by, exclusion } = after
  const isNews = exclusion === undefined && after.isAnnounced !== true && (before === null || before.exclusion === 'held')
  const isWaitNews = exclusion === 'held' && before?.exclusion !== 'held' && after.isWaitTold !== true
  await transaction.put('comments', { ...after, ...(isNews && { isAnnounced: true }), ...(isWaitNews && { isWaitTold: true }) })
  const event = { launchId, by, facts: { commentId: after.id } }
  if (isWaitNews) await emit(world, transaction, { kind: 'comment-waiting', ...event })
  const change = countChange(before, after)
  const launch = change === 0 ? null : await transaction.get('launches', launchId)
  if (launch === null) return
  await transaction.put('launches', { ...launch, commentCount: Math.max(0, launch.commentCount + change) })
  if (isNews) await emit(world, transaction, { kind: 'comment', ...event })
}

/** Shows a comment that waited, unless its author’s account prevents it. */
export async function release(world: Pick<World, 'clock' | 'random'>, transaction: Transaction, comment: Comment): Promise<void> {
  const { exclusion: _, ownExclusion: __, isWaitTold: ___, ...rest } = comment
  const author = await transaction.get('profiles', comment.accountId)
  if (author === null) return
  const shown: Comment = { ...rest, reviewedAt: world.clock().toISOString() }
  const own: Comment = author.emailProven === true ? shown : { ...shown, exclusion: 'unproven' }
  await putComment(world, transaction, comment, recount(own, author, world.clock()))
}
