import { hostOf } from '../../../shared/hosts.ts'
import { makersOf } from '../../domain/launch/makers.ts'
import type { Flag } from '../../domain/moderation/records.ts'
import type { Finders } from '../../ports/store.ts'

type Subject = Pick<Flag, 'subject' | 'subjectId' | 'launchId'>

/** The account that a report is about: the author of a comment or an update, who ran an audit, otherwise the launch’s lead maker. Null once it’s deleted. */
export async function findFlagged({ get }: Pick<Finders, 'get'>, { subject, subjectId, launchId }: Subject): Promise<string | null> {
  if (subject === 'person') return subjectId
  if (subject === 'comment') return (await get('comments', subjectId))?.accountId ?? null
  if (launchId === null) return (await get('reports', subjectId))?.accountId ?? null
  const update = subject === 'update' ? await get('changelog', subjectId) : null
  return update?.by ?? (await get('launches', launchId))?.ownerId ?? null
}

/** What a report is about, by name: a launch, or the host of an audited page. Null once it’s deleted. */
export async function nameFlagged({ get }: Pick<Finders, 'get'>, { subjectId, launchId }: Subject): Promise<string | null> {
  if (launchId !== null) return (await get('launches', launchId))?.name ?? null
  const audited = await get('reports', subjectId)
  return audited && hostOf(audited.url)
}

/** Whether it’s about somebody’s own work, or themselves: then they don’t learn who made it, not even as a moderator. */
export const isAboutOwn = async (finders: Pick<Finders, 'get'>, flag: Flag, reader: { id: string } | null): Promise<boolean> =>
  reader !== null && (await ownersOfFlagged(finders, flag)).includes(reader.id)

/** Whose a report is about: of a launch or an update, everybody’s who makes it. */
export async function ownersOfFlagged(finders: Pick<Finders, 'get'>, flag: Flag): Promise<(string | null)[]> {
  const { subject, launchId } = flag
  const launch = launchId !== null && (subject === 'launch' || subject === 'update') ? await finders.get('launches', launchId) : null
  return launch === null ? [await findFlagged(finders, flag)] : makersOf(launch)
}

/** Open reports about a person and everything they published. */
export async function listOpenAbout({ list }: Pick<Finders, 'list'>, accountId: string): Promise<Flag[]> {
  const launches = await list('launches', 'ownerId', accountId)
  const others = [
    await list('comments', 'accountId', accountId),
    await list('changelog', 'by', accountId),
    await list('reports', 'accountId', accountId),
  ]
  const launchIds = new Set(launches.map(({ id }) => id))
  const ids = new Set([accountId, ...launchIds, ...others.flat().map(({ id }) => id)])
  const isAbout = ({ subject, subjectId, launchId }: Flag) => ids.has(subjectId) || (subject === 'update' && launchIds.has(launchId ?? ''))
  return (await list('flags', 'state', 'open')).filter(isAbout)
}
