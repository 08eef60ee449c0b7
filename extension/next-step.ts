import type { OwnLaunch } from '../shared/schemas/own-launch.ts'
import { dayWords } from '../shared/ui/day-words.ts'

/** What comes next for a launch, in a sentence. */
export function nextStep({ status, requestedLaunchDate, rejectionReason }: OwnLaunch): string {
  const day = requestedLaunchDate === null ? null : dayWords(requestedLaunchDate, 'weekday')
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
