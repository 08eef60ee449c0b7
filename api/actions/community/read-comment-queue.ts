import { addDays, dayOf, type Launch } from '../../domain/launch/launch.ts'
import { isWaiting } from './approve-comment.ts'
import type { ChangelogEntry, Comment, Profile } from '../../domain/records.ts'
import { asComment, whyHeld } from '../../domain/community/held.ts'
import { readWatchedWords } from '../../domain/community/watched-words.ts'
import type { World } from '../../ports/world.ts'

/** `why` says why the comment is held; null if it isn’t, or no longer known. */
export type ListedComment = { comment: Comment; author: Profile | null; launch: Launch | null; why: string | null }
export type WaitingUpdate = { update: ChangelogEntry; launch: Launch; why: string | null }
/** `page` is a page of recent comments, from 1. */
export type CommentQueue = {
  waiting: ListedComment[]
  updates: WaitingUpdate[]
  total: number
  recent: ListedComment[]
  page: number
  hasMore: boolean
}

const waitingShown = 50
const recentShown = 50
const daysBack = 14

/** What waits, first what people have reported, and the latest comments of the last two weeks, newest first. */
export async function readCommentQueue({ store, clock }: Pick<World, 'store' | 'clock'>, page = 1): Promise<CommentQueue> {
  const waiting = [...(await store.list('comments', 'exclusion', 'reported')), ...(await store.list('comments', 'exclusion', 'held'))]
  const recent: Comment[] = []
  const end = page * recentShown
  for (let back = 0; back < daysBack && recent.length <= end; back += 1)
    recent.push(
      ...(await store.list('comments', 'day', addDays(dayOf(clock()), -back))).filter((comment) => !isWaiting(comment)).toReversed(),
    )
  const { hold } = await readWatchedWords({ store })
  const describe = async (comment: Comment): Promise<ListedComment> => ({
    comment,
    author: await store.get('profiles', comment.accountId),
    launch: await store.get('launches', comment.launchId),
    why: comment.exclusion === 'held' ? whyHeld(comment, hold) : null,
  })
  const updates: WaitingUpdate[] = []
  for (const update of await store.list('changelog', 'exclusion', 'held')) {
    const launch = await store.get('launches', update.launchId)
    if (launch !== null) updates.push({ update, launch, why: whyHeld(asComment(update, launch), hold) })
  }
  return {
    updates: updates.slice(0, waitingShown),
    waiting: await Promise.all(waiting.slice(0, waitingShown).map(describe)),
    total: waiting.length + updates.length,
    recent: await Promise.all(recent.slice(end - recentShown, end).map(describe)),
    page,
    hasMore: recent.length > end,
  }
}
