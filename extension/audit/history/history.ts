import { compareEntries, type Comparison, type ReportEntry } from '../../../shared/audit/compare-reports.ts'
import { minuteMs } from '../../../shared/durations.ts'

type ScoredEntry = ReportEntry & { score?: number }

/**
 * The last reports on a site, oldest first, and the number of failures in the latest. `tabThen` is what the tab showed at the time of the
 * full audit, by check.
 */
export type SiteHistory = {
  at: number
  entries: ScoredEntry[]
  failures: number
  tabThen: { auditedAt: number; findings: Record<string, string> } | null
}

const maxEntries = 10
const minPauseMs = minuteMs

const isSame = (a: ReportEntry, b: ReportEntry): boolean => {
  const [one, other] = [a, b].map(({ findings }) => findings) as [ReportEntry['findings'], ReportEntry['findings']]
  return (
    Object.keys(one).length === Object.keys(other).length && Object.entries(one).every(([id, { status }]) => other[id]?.status === status)
  )
}

/** Keeps the last ten reports that differ, at most one a minute. The same list if there is nothing to keep. */
export function keepEntry(entries: readonly ScoredEntry[], entry: ScoredEntry): readonly ScoredEntry[] {
  const last = entries.at(-1)
  if (last !== undefined && (isSame(last, entry) || entry.at - last.at < minPauseMs)) return entries
  return [...entries, entry].slice(-maxEntries)
}

/** Compares a report with the last one that differs from it; null if there is none. */
export function compareEntry(entries: readonly ReportEntry[], entry: ReportEntry): Comparison | null {
  const base = entries.findLast((before) => !isSame(before, entry))
  return base === undefined ? null : compareEntries(base, entry)
}

/** The scores of the kept reports and of the one shown, oldest first. */
export const trendOf = (entries: readonly ScoredEntry[], entry: ScoredEntry): number[] => [
  ...entries.filter((before) => before.at < entry.at && !isSame(before, entry)).flatMap(({ score }) => score ?? []),
  ...(entry.score === undefined ? [] : [entry.score]),
]
