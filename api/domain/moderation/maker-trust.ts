import { dayMs } from '../../../shared/durations.ts'
import { fieldKeys, fieldOf, type FieldKey } from '../../../shared/fields/listing-fields.ts'
import { addDays, dayOf } from '../launch/launch.ts'
import type { HistoryEntry } from '../records.ts'

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
export const isTrusted = (facts: TrustFacts, now: Date): boolean => facts.isApproved && !isBarred(facts, now)

/** Whether moderators decided against a maker lately. What can’t wait for them, they can’t write then. */
export function isBarred({ restoredAt, suspendedAt }: Omit<TrustFacts, 'isApproved'>, now: Date): boolean {
  const since = new Date(now.getTime() - trustDays * dayMs).toISOString()
  return [...restoredAt, ...suspendedAt].some((at) => at >= since)
}

/** Where in a launch’s history an account became its lead maker; 0 if it always was. What was approved before was somebody else’s. */
export const takenOver = (history: readonly HistoryEntry[], accountId: string): number =>
  history.findLastIndex(({ event, by }) => event === 'transfer' && by === accountId) + 1

/** For how many days from its launch every edit of a listing waits: while most people see it. */
const daysReviewed = 7

/** Fields that wait for a moderator after that, too. */
export const reviewedKeys = fieldKeys.filter((key) => fieldOf(key).onceLive === 'reviewed')

export const isFirstWeek = ({ launchDate }: { launchDate: string | null }, now: Date): boolean =>
  launchDate !== null && dayOf(now) < addDays(launchDate, daysReviewed)

/** Whether even a trusted maker’s changes to a live listing wait. */
export const mustWait = (launch: { launchDate: string | null }, changed: readonly FieldKey[], now: Date): boolean =>
  isFirstWeek(launch, now) ? changed.length > 0 : changed.some((key) => reviewedKeys.includes(key))
