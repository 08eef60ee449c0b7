import type { Launch } from '../../domain/launch.ts'
import type { Happening } from '../../domain/notices/records.ts'
import type { Finders } from '../../ports/store.ts'

/** Whether what has happened is still so: a comment may have been deleted, or a launch unpublished, before people were told. */
export async function stillHolds(finders: Pick<Finders, 'get' | 'list'>, happening: Happening): Promise<boolean> {
  const launch = await finders.get('launches', happening.launchId)
  return launch !== null && holdsFor(finders, happening, launch)
}

async function holdsFor(
  { get, list }: Pick<Finders, 'get' | 'list'>,
  { kind, subjectId, note }: Happening,
  { id, status, launchDate, badge }: Launch,
): Promise<boolean> {
  switch (kind) {
    case 'comment': {
      const comment = subjectId === null ? null : await get('comments', subjectId)
      return status === 'live' && comment !== null && comment.flaw === undefined
    }
    case 'update':
      return status === 'live' && subjectId !== null && (await get('changelog', subjectId)) !== null
    case 'edit-waiting':
      return (await get('revisions', id))?.state === 'waiting'
    case 'reported':
      return (await list('flags', 'subjectId', subjectId ?? id)).some(({ state }) => state === 'open')
    case 'tomorrow':
      return status === 'scheduled' && launchDate === note
    case 'badge-lost':
      return status === 'live' && badge.status === 'absent'
    case 'live':
    case 'votes':
    case 'week-won':
      return status === 'live'
    case 'approved':
      return status === 'scheduled' || status === 'live'
    case 'submitted':
    case 'rejected':
    case 'stopped':
    case 'taken-down':
      return true
  }
}
