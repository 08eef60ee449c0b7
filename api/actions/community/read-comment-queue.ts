import { addDays, dayOf, type Launch } from '../../domain/launch/launch.ts'
import { isWaiting } from './approve-comment.ts'
import type { Comment, Profile } from '../../domain/records.ts'
import type { World } from '../../ports/world.ts'

export type ListedComment = { comment: Comment; author: Profile | null; launch: Launch | null }
export type CommentQueue = { waiting: ListedComment[]; total: number; recent: ListedComment[] }

const waitingShown = 50
const recentShown = 50
const daysBack = 14

/** What waits, first what people have reported, and the latest comments of the last two weeks, newest first. */
export async function readCommentQueue({ store, clock }: Pick<World, 'store' | 'clock'>): Promise<CommentQueue> {
  const waiting = [...(await store.list('comments', 'exclusion', 'reported')), ...(await store.list('comments', 'exclusion', 'held'))]
  const recent: Comment[] = []
  for (let back = 0; back < daysBack && recent.length < recentShown; back += 1)
    recent.push(...(await store.list('comments', 'day', addDays(dayOf(clock()), -back))).toReversed())
  const describe = async (comment: Comment): Promise<ListedComment> => ({
    comment,
    author: await store.get('profiles', comment.accountId),
    launch: await store.get('launches', comment.launchId),
  })
  const others = recent.filter((comment) => !isWaiting(comment)).slice(0, recentShown)
  return {
    waiting: await Promise.all(waiting.slice(0, waitingShown).map(describe)),
    total: waiting.length,
    recent: await Promise.all(others.map(describe)),
  }
}
