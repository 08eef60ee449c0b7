import { makersOf } from '../../domain/launch/makers.ts'
import type { Launch } from '../../domain/launch/launch.ts'
import type { ChangelogEntry, Comment, HistoryEntry, Profile } from '../../domain/records.ts'
import { isModerator, type ModeratorRule } from '../../domain/moderation/moderator-rule.ts'
import type { World } from '../../ports/world.ts'

type Named = Pick<Launch, 'id'>

/** Whether a reader sees a comment. Excluded ones are shown only to their author and to moderators, removed ones to no one. */
export function shownTo(world: ModeratorRule, reader: Profile | null): (comment: Comment) => boolean {
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
