import type { Launch } from '../../domain/launch.ts'
import type { ChangelogEntry, Comment, HistoryEntry } from '../../domain/records.ts'
import type { World } from '../../ports/world.ts'

type Named = Pick<Launch, 'id'>

/** Oldest first, as a conversation is read. */
export const listComments = ({ store }: World, { id }: Named): Promise<Comment[]> => store.list('comments', 'launchId', id)

/** Newest first. */
export const listChangelog = async ({ store }: World, { id }: Named): Promise<ChangelogEntry[]> =>
  (await store.list('changelog', 'launchId', id)).toReversed()

/** A launch that went back and forth for long is told by its last hundred events. */
const eventsTold = 100

/** What happened to a launch last, newest first; for its owner and the moderators. */
export const listHistory = async ({ store }: World, { id }: Named): Promise<HistoryEntry[]> =>
  (await store.list('history', 'launchId', id)).slice(-eventsTold).toReversed()
