import { isLive, type Launch } from '../../domain/launch.ts'
import { dayOf } from '../../domain/launch-plan.ts'
import type { Notice } from '../../domain/notices/records.ts'
import { plainLine } from '../../domain/plain-text.ts'
import type { ChangelogEntry, Comment } from '../../domain/records.ts'
import type { Store } from '../../ports/store.ts'

/** A notice that still holds, with what it is about. `by` is the person’s name, as it is now. */
export type Told = { notice: Notice; launch: Launch; by: string; comment: Comment | null; update: ChangelogEntry | null }

export type Reader = Pick<Store, 'get' | 'list'>

const longestName = 60

/** Reads what a notice is about; null if it no longer holds: the launch or the comment is gone, or has been decided on since. */
export async function readTold(store: Reader, notice: Notice, now: Date): Promise<Told | null> {
  const launch = await store.get('launches', notice.launchId)
  if (launch === null) return null
  const { subjectId } = notice
  const comment = isTalk(notice) && subjectId !== null ? await store.get('comments', subjectId) : null
  const update = notice.kind === 'update' && subjectId !== null ? await store.get('changelog', subjectId) : null
  const person = notice.by === null ? null : await store.get('profiles', notice.by)
  const by = plainLine(person?.name ?? comment?.author.name ?? 'Someone').slice(0, longestName)
  const told = { notice, launch, by, comment, update }
  return holds(told, now) ? told : null
}

const isTalk = ({ kind }: Notice) => kind === 'comment' || kind === 'reply' || kind === 'mention'

/** Whether what a notice tells is still true. */
export function holds({ notice, launch, comment, update }: Omit<Told, 'by'>, now: Date): boolean {
  const { kind, note } = notice
  switch (kind) {
    case 'submitted':
      return launch.status === 'pending_review'
    case 'approved':
      return launch.status === 'scheduled' && launch.launchDate === note
    case 'rejected':
    case 'stopped':
    case 'taken-down':
      return launch.status === 'rejected' && launch.rejectionReason === note
    case 'tomorrow':
      return launch.status === 'scheduled' && launch.launchDate !== null && launch.launchDate > dayOf(now)
    case 'live':
      return isLive(launch)
    case 'votes':
      return isLive(launch) && launch.upvotes >= Number(note)
    case 'comment':
    case 'reply':
    case 'mention':
      return isLive(launch) && comment !== null && comment.flaw === undefined && comment.launchId === launch.id
    case 'update':
      return isLive(launch) && update !== null && update.launchId === launch.id
    case 'badge-lost':
      return isLive(launch) && launch.badge.status !== 'ok' && launch.badge.status !== 'unchecked'
    case 'week-won':
      return isLive(launch) && launch.weekPlace !== undefined
    // What waits for moderators is read when the email is written (moderation.ts).
    case 'waiting':
    case 'edit-waiting':
    case 'reported':
      return true
  }
}
