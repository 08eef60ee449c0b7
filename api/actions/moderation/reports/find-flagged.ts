import { makersOf } from '../../../domain/launch/makers.ts'
import type { Flag } from '../../../domain/moderation/records.ts'
import type { Finders } from '../../../ports/store.ts'

/** The account that a report is about: the author of a comment, otherwise the launch’s lead maker. Null once it’s deleted. */
export async function findFlagged(
  { get }: Pick<Finders, 'get'>,
  { subject, subjectId, launchId }: Pick<Flag, 'subject' | 'subjectId' | 'launchId'>,
): Promise<string | null> {
  if (subject === 'person') return subjectId
  if (subject === 'comment') return (await get('comments', subjectId))?.accountId ?? null
  return (await get('launches', launchId))?.ownerId ?? null
}

/** Whether it’s about somebody’s own work, or themselves: then they don’t learn who made it, not even as a moderator. */
export async function isAboutOwn(finders: Pick<Finders, 'get'>, flag: Flag, reader: { id: string } | null): Promise<boolean> {
  if (reader === null) return false
  const launch = flag.subject === 'launch' || flag.subject === 'update' ? await finders.get('launches', flag.launchId) : null
  return launch === null ? (await findFlagged(finders, flag)) === reader.id : makersOf(launch).includes(reader.id)
}

/** Open reports about a person and everything they published. */
export async function listOpenAbout(finders: Pick<Finders, 'get' | 'list'>, accountId: string): Promise<Flag[]> {
  const found: Flag[] = []
  for (const flag of await finders.list('flags', 'state', 'open')) if ((await findFlagged(finders, flag)) === accountId) found.push(flag)
  return found
}
