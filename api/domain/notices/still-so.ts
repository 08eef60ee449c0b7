import type { Launch } from '../launch/launch.ts'
import type { ChangelogEntry, Comment } from '../records.ts'
import type { Notice } from './records.ts'

/** What something happened to, as it is now; null for a comment or an update that was deleted. */
export type Subject = { launch: Launch; comment: Comment | null; update: ChangelogEntry | null }

/**
 * Whether what has happened is still so: a comment may have been deleted, or a launch unpublished, before people were told. What moderators
 * decided stays so. Whether something still waits for them is not asked here.
 */
export function isStillSo({ kind, note }: Pick<Notice, 'kind' | 'note'>, { launch, comment, update }: Subject): boolean {
  const { status, launchDate, badge } = launch
  switch (kind) {
    case 'comment':
    case 'reply':
    case 'mention':
      return status === 'live' && comment !== null && comment.flaw === undefined
    case 'update':
      return status === 'live' && update !== null
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
    case 'elsewhere-week':
    case 'listing-lost':
    case 'submitted':
    case 'rejected':
    case 'stopped':
    case 'taken-down':
    case 'waiting':
    case 'edit-waiting':
    case 'reported':
      return true
  }
}

/** Whether a notice is about a comment. */
export const isTalk = ({ kind }: Pick<Notice, 'kind'>): boolean => kind === 'comment' || kind === 'reply' || kind === 'mention'
