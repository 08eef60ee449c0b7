import type { Happening } from '../../domain/notices/records.ts'
import { isStillSo } from '../../domain/notices/still-so.ts'
import type { Finders } from '../../ports/store.ts'

/** Whether people are still to be told of what has happened. */
export async function stillHolds({ get, list }: Pick<Finders, 'get' | 'list'>, happening: Happening): Promise<boolean> {
  const { kind, launchId, subjectId } = happening
  const launch = await get('launches', launchId)
  if (launch === null) return false
  if (kind === 'edit-waiting') return (await get('revisions', launchId))?.state === 'waiting'
  if (kind === 'reported') return (await list('flags', 'subjectId', subjectId ?? launchId)).some(({ state }) => state === 'open')
  if (kind === 'listing-lost') return (await get('directorySubmissions', `${launchId}:${subjectId}`))?.state === 'lost'
  const comment = kind === 'comment' && subjectId !== null ? await get('comments', subjectId) : null
  const update = kind === 'update' && subjectId !== null ? await get('changelog', subjectId) : null
  return isStillSo(happening, { launch, comment, update })
}
