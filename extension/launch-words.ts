import type { OwnLaunch } from '../shared/schemas/own-launch.ts'
import { dayWords } from '../shared/ui/free-weeks.tsx'
import type { BadgeStatus, LaunchStatus } from '../shared/vocabulary.ts'

export const statusWords: Record<LaunchStatus, string> = {
  draft: 'Draft',
  pending_review: 'In review',
  scheduled: 'Scheduled',
  live: 'Live',
  rejected: 'Turned down',
}

export const badgeWords: Record<BadgeStatus, string> = {
  unchecked: 'Badge not checked yet',
  ok: 'Badge in place',
  loose: 'Badge linked, but not as it should be',
  absent: 'No badge on the site',
  error: 'Badge could not be checked',
}

/** What comes next for a launch, in a sentence. */
export function nextStep({ status, requestedLaunchDate, rejectionReason }: OwnLaunch): string {
  const day = requestedLaunchDate === null ? null : dayWords(requestedLaunchDate)
  switch (status) {
    case 'draft':
      return 'Finish it, choose a week and submit it.'
    case 'pending_review':
      return day === null ? 'A moderator will look at it.' : `A moderator will look at it before ${day}.`
    case 'scheduled':
      return day === null ? 'Approved; it goes live on its day.' : `Goes live on ${day}.`
    case 'live':
      return day === null ? 'In the catalog.' : `In the catalog since ${day}.`
    case 'rejected':
      return rejectionReason ?? 'Open it to read why, and to reopen it.'
  }
}
