import type { Facts, LaunchEvent, Notice } from '../domain/notices/records.ts'
import type { EventDefinition, NoticeDefinition, Reader, Resolved } from './define-notice.ts'

/** The event that leads to a notice. */
export const eventOf = (notice: NoticeDefinition): EventDefinition => ('event' in notice ? notice.event : notice.of.event)

type Happened = Pick<Notice | LaunchEvent, 'launchId' | 'by' | 'facts'>

/** Reads what a notice or an event is about, as it is now; null once the launch is deleted. */
export async function resolveNotice(
  read: Reader,
  definition: NoticeDefinition,
  { launchId, by, facts }: Happened,
): Promise<Resolved | null> {
  const [launch, subject, person] = await Promise.all([
    read.get('launches', launchId),
    readSubject(read, definition, facts),
    by === null ? null : read.get('profiles', by),
  ])
  return launch && { launch, facts, subject, by: person?.name ?? 'Someone' }
}

const readSubject = async (read: Reader, definition: NoticeDefinition, facts: Facts) => (await definition.subject?.(read, facts)) ?? null

/** Whether what has happened is still so: a comment may have been deleted, or a launch unpublished, before people were notified. */
export async function stillHolds(read: Reader, definition: NoticeDefinition, about: Resolved): Promise<boolean> {
  if (definition.subject !== undefined && about.subject === null) return false
  return (await eventOf(definition).holds?.(about, read)) ?? true
}
