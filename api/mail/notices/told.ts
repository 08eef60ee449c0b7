import { dayOf } from '../../domain/launch/launch-plan.ts'
import type { Notice } from '../../domain/notices/records.ts'
import { isStillSo, isTalk, type Subject } from '../../domain/notices/still-so.ts'
import { plainLine } from '../../domain/plain-text.ts'
import type { Store } from '../../ports/store.ts'

/** A notice that still holds, with what it is about. `by` is the person’s name, as it is now. */
export type Told = Subject & { notice: Notice; by: string }

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
  return isNews(told, now) ? told : null
}

/** Whether what a notice tells is still so, and nothing later makes the email pointless or its words wrong. */
function isNews({ notice, launch, comment, update }: Told, now: Date): boolean {
  const { kind, note } = notice
  if (!isStillSo(notice, { launch, comment, update })) return false
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
      return launch.launchDate !== null && launch.launchDate > dayOf(now)
    case 'votes':
      return launch.upvotes >= Number(note)
    case 'week-won':
      return launch.weekPlace !== undefined
    // What waits for moderators is read when the email is written (moderation.ts).
    default:
      return true
  }
}
