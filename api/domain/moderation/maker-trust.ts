import { dayMs } from '../../../shared/durations.ts'

/** What is known about a maker. Times are ISO 8601. */
export type TrustFacts = {
  /** Whether a moderator has approved one of their launches that is scheduled or live; launches that the operator added don’t count. */
  isApproved: boolean
  /** When their edits were reverted. */
  restoredAt: readonly string[]
  /** Moments at which the account was suspended: when each suspension began, and the last moment of it that is known. */
  suspendedAt: readonly string[]
}

/** For how many days a restored edit or a suspension counts against a maker. */
export const trustDays = 90

/** Whether edits of a maker’s live listings are public at once. Everybody else’s wait for a moderator. */
export function isTrusted({ isApproved, restoredAt, suspendedAt }: TrustFacts, now: Date): boolean {
  const since = new Date(now.getTime() - trustDays * dayMs).toISOString()
  return isApproved && [...restoredAt, ...suspendedAt].every((at) => at < since)
}
