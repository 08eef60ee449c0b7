import { addDays, dayOf, type Launch } from '../../domain/launch/launch.ts'
import { isWaiting } from './decide-on-comment.ts'
import { flagWords } from '../../domain/moderation/reasons.ts'
import type { ChangelogEntry, Comment, Profile } from '../../domain/records.ts'
import { asComment, whyHeld } from '../../domain/community/held.ts'
import { readWatchedWords } from '../../domain/community/watched-words.ts'
import type { World } from '../../ports/world.ts'
import { listSuspendedBeside } from '../access/list-suspended-beside.ts'
import { listOpen } from '../decisions/decide.ts'

/** `suspended` joined from its author’s network. `why` says why the comment waits: what holds it, and what it was flagged for; null if it doesn’t, or that’s no longer known. */
export type ListedComment = { comment: Comment; author: Profile | null; suspended: Profile[]; launch: Launch | null; why: string | null }
/** `why` as for comments. */
export type ListedUpdate = { update: ChangelogEntry; launch: Launch; why: string | null }
/** `page` is a page of recent comments, from 1. */
export type CommentQueue = {
  waiting: ListedComment[]
  updates: ListedUpdate[]
  total: number
  recent: (ListedComment | ListedUpdate)[]
  page: number
  hasMore: boolean
}

const waitingShown = 50
const recentShown = 50
const daysBack = 14

/** What waits, first what people have reported, and the latest comments of the last two weeks, newest first. */
export async function readCommentQueue({ store, clock }: Pick<World, 'store' | 'clock'>, page = 1): Promise<CommentQueue> {
  const waiting = [...(await store.list('comments', 'exclusion', 'reported')), ...(await store.list('comments', 'exclusion', 'held'))]
  const updates = [...(await store.list('changelog', 'exclusion', 'reported')), ...(await store.list('changelog', 'exclusion', 'held'))]
  const recent: (Comment | ChangelogEntry)[] = []
  const end = page * recentShown
  for (let back = 0; back < daysBack && recent.length <= end; back += 1) {
    const day = addDays(dayOf(clock()), -back)
    const comments = (await store.list('comments', 'day', day)).filter((comment) => !isWaiting(comment))
    const posted = (await store.list('changelog', 'day', day)).filter(({ exclusion }) => exclusion === undefined)
    recent.push(...[...comments, ...posted].toSorted((a, b) => (a.at < b.at ? 1 : -1)))
  }
  const watched = await readWatchedWords({ store })
  const whyWaiting = async ({ id, exclusion }: Comment | ChangelogEntry, written: Parameters<typeof whyHeld>[0]) => {
    const flags = flagWords(await listOpen(store, id))
    if (exclusion === 'reported') return flags || null
    return [whyHeld(written, watched), flags && `flagged: ${flags}`].filter(Boolean).join(', ') || null
  }
  const describe = async (comment: Comment): Promise<ListedComment> => {
    const author = await store.get('profiles', comment.accountId)
    return {
      comment,
      author,
      suspended: await listSuspendedBeside({ store, clock }, author),
      launch: await store.get('launches', comment.launchId),
      why: isWaiting(comment) ? await whyWaiting(comment, comment) : null,
    }
  }
  const describeUpdate = async (update: ChangelogEntry): Promise<ListedUpdate[]> => {
    const launch = await store.get('launches', update.launchId)
    const why = isWaiting(update) ? await whyWaiting(update, asComment(update, launch)) : null
    return launch === null ? [] : [{ update, launch, why }]
  }
  return {
    updates: (await Promise.all(updates.slice(0, waitingShown).map(describeUpdate))).flat(),
    waiting: await Promise.all(waiting.slice(0, waitingShown).map(describe)),
    total: waiting.length + updates.length,
    recent: (
      await Promise.all(
        recent.slice(end - recentShown, end).map(async (each) => ('title' in each ? describeUpdate(each) : [await describe(each)])),
      )
    ).flat(),
    page,
    hasMore: recent.length > end,
  }
}
