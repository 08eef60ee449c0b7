import actions from './actions.json' with { type: 'json' }
import { decisionActions, isReversal, type Decision, type DecisionAction } from './records.ts'

export type SummedAction = { [A in DecisionAction]: (typeof actions)[A] extends { isCounted: boolean } ? A : never }[DecisionAction]
const summedActions = decisionActions.filter((action): action is SummedAction => 'isCounted' in actions[action])

/** A month (YYYY-MM) of moderation without names. Medians are in milliseconds; null without a decision to measure. */
export type MonthSummary = {
  month: string
  counts: { action: SummedAction; count: number }[]
  reportsReceived: number
  reportsSettled: number
  appealsReceived: number
  appealsGranted: number
  medianReview: number | null
  medianReport: number | null
}

type Summed = Pick<Decision, 'action' | 'at' | 'since' | 'reports' | 'undone'>

type Received = { reports: number; appeals: number; granted: number }

/** Counts the decisions of a month, without those that were undone. */
export function summarizeMonth(month: string, decisions: readonly Summed[], received: Received): MonthSummary {
  const kept = decisions.filter(({ undone }) => undone === undefined)
  const counts = summedActions
    .map((action) => ({ action, count: kept.filter((decision) => decision.action === action).length }))
    .filter(({ count }) => count > 0)
  const reviews = kept.filter(({ action }) => action === 'approve' || action === 'reject')
  const reports = kept.filter((decision) => (decision.reports ?? 0) > 0 && !isReversal(decision))
  return {
    month,
    counts,
    reportsReceived: received.reports,
    reportsSettled: reports.reduce((sum, { reports: count = 0 }) => sum + count, 0),
    appealsReceived: received.appeals,
    appealsGranted: received.granted,
    medianReview: median(reviews.flatMap(waitOf)),
    medianReport: median(reports.flatMap(waitOf)),
  }
}

const waitOf = ({ at, since }: Summed): number[] => (since === undefined ? [] : [Math.max(0, Date.parse(at) - Date.parse(since))])

function median(values: number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const [low, high] = [sorted[sorted.length % 2 === 0 ? middle - 1 : middle], sorted[middle]]
  return low === undefined || high === undefined ? null : (low + high) / 2
}
