import { mentionsIn } from '../../domain/community/mentions.ts'
import { countComments, newestThreads, threadsOf, type Thread } from '../../domain/community/threads.ts'
import { makersOf } from '../../domain/launch/makers.ts'
import type { Launch } from '../../domain/launch/launch.ts'
import type { Profile, ChangelogEntry, Comment, HistoryEntry } from '../../domain/records.ts'
import { findMakerPages, type MakerPages } from '../makers/read-makers.ts'
import type { World } from '../../ports/world.ts'
import { readMuted } from './mute-person.ts'
import { isModerator, type ModeratorRule } from '../../domain/moderation/moderator-rule.ts'

/** The comments on a launch. `total` are those that the reader can see, also in threads that aren’t listed; `count` is the public number; `muted` are whom the reader doesn’t want to read. */
export type Talk = { threads: Thread[]; total: number; count: number; pages: MakerPages; muted: ReadonlySet<string> }

/** Comments on a page, unless all of them are asked for. */
export const shownAtFirst = 100

/** The newest comments with their replies, or all of them. */
export async function readTalk(
  world: World,
  launch: Pick<Launch, 'id' | 'ownerId' | 'coMakers' | 'firstComment'>,
  reader: Profile | null,
  all: boolean,
): Promise<Talk> {
  const [stored, muted, ownPages] = await Promise.all([
    world.store.list('comments', 'launchId', launch.id),
    reader === null ? new Set<string>() : readMuted(world.store, reader),
    findMakerPages(world, { ids: makersOf(launch), handles: mentionsIn(launch.firstComment ?? '') }),
  ])
  const everything = threadsOf(stored, shownTo(world, reader))
  const threads = all ? everything : newestThreads(everything, shownAtFirst)
  const comments = threads.flatMap(({ top, replies }) => (top === null ? replies : [top, ...replies]))
  const theirPages = await findMakerPages(world, {
    ids: comments.map(({ accountId }) => accountId),
    handles: comments.flatMap(({ text }) => mentionsIn(text)),
  })
  const pages = {
    people: new Map([...theirPages.people, ...ownPages.people]),
    handles: new Set([...theirPages.handles, ...ownPages.handles]),
    faces: new Map([...theirPages.faces, ...ownPages.faces]),
    moderators: new Set([...theirPages.moderators, ...ownPages.moderators]),
  }
  const shown = everything.flatMap(({ top, replies }) => (top === null ? replies : [top, ...replies]))
  return { threads, total: countComments(everything), count: shown.filter(({ exclusion }) => exclusion === undefined).length, pages, muted }
}

type Named = Pick<Launch, 'id'>

/** Whether a reader sees a comment. Excluded ones are shown only to their author and to moderators, removed ones to no one. */
function shownTo(world: ModeratorRule, reader: Profile | null): (comment: Comment) => boolean {
  const isReaders = ({ accountId }: Comment) => reader !== null && (accountId === reader.id || isModerator(world, reader))
  return (comment) => comment.exclusion === undefined || (comment.exclusion !== 'removed' && isReaders(comment))
}

/** Whether a reader sees a comment of a launch that may have been deleted. */
export async function canSeeComment(world: World, { id }: Named, commentId: string, reader: Profile | null): Promise<boolean> {
  const comment = await world.store.get('comments', commentId)
  return comment !== null && comment.launchId === id && shownTo(world, reader)(comment)
}

/** A launch's comments and replies, oldest first, as a reader sees them. */
export const listComments = async (world: World, { id }: Named, reader: Profile | null = null): Promise<Comment[]> =>
  (await world.store.list('comments', 'launchId', id)).filter(shownTo(world, reader))

/** Comments by others since one of its makers last commented. */
export async function countNewComments(world: World, launch: Launch): Promise<number> {
  if (launch.commentCount === 0) return 0
  const comments = await listComments(world, launch)
  return comments.length - 1 - comments.findLastIndex(({ accountId }) => makersOf(launch).includes(accountId))
}

/** A launch's public updates, newest first; with those that wait for a moderator only for its makers. */
export const listChangelog = async ({ store }: World, { id }: Named, isMaker = false): Promise<ChangelogEntry[]> =>
  (await store.list('changelog', 'launchId', id)).filter(({ exclusion }) => isMaker || exclusion === undefined).toReversed()

const eventsShown = 100

/** A launch's latest events, newest first; for its owner and the moderators. */
export const listHistory = async ({ store }: World, { id }: Named): Promise<HistoryEntry[]> =>
  (await store.list('history', 'launchId', id)).slice(-eventsShown).toReversed()
