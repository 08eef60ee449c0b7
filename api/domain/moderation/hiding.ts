import { hasDays, type TrustLevel } from '../community/trust.ts'
import type { FlagReason } from './records.ts'

/** An open report of a comment, with what is known of whoever made it. Times are ISO 8601. */
export type Weighed = {
  reason: FlagReason
  mailbox: string
  level: TrustLevel
  isProven: boolean
  joinedAt: string
  isOftenDismissed: boolean
}

/** How many people it takes to hide a comment until a moderator has looked. */
export const peopleToHide = 3

/** Those who have taken part count, an approved launch alone not before they’ve been here for some days; for private data, everybody who was here before the comment, as it does harm while it’s shown. */
export function hides(reports: readonly Weighed[], commentedAt: string, now: Date): boolean {
  const isUrgent = ({ reason, isProven, joinedAt }: Weighed) => reason === 'private-data' && isProven && joinedAt < commentedAt
  const hasTakenPart = ({ level, joinedAt }: Weighed) => level === 'moderator' || (level !== 'new' && hasDays(joinedAt, now))
  const counted = reports.filter((report) => !report.isOftenDismissed && (hasTakenPart(report) || isUrgent(report)))
  return new Set(counted.map(({ mailbox }) => mailbox)).size >= peopleToHide
}
