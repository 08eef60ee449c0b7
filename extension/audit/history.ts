import { isMeasured } from '../../shared/audit/check.ts'
import type { JoinedCheck } from '../../shared/audit/join-reports.ts'

/** `missed` is how many reports in a row couldn’t observe it; the status is the last one known. */
type Known = Pick<JoinedCheck, 'status' | 'label' | 'seenBy'> & { missed?: number }
/** One report on a site. `at` is in milliseconds since 1970. */
export type HistoryEntry = { at: number; findings: Record<string, Known> }
/**
 * The last reports on a site, oldest first, and the number of failures in the latest. `tabThen` is what the tab showed at the time of the
 * full audit, by check.
 */
export type SiteHistory = {
  at: number
  entries: HistoryEntry[]
  failures: number
  tabThen: { auditedAt: number; findings: Record<string, string> } | null
}

/** What has happened to a finding since the previous report. */
export type Change = 'fixed' | 'open' | 'new' | 'unobserved'
export type Comparison = { since: number; changes: { id: string; label: string; change: Change }[] }

const maxEntries = 10
const leastPauseMs = 60_000
/** A check that no longer runs is forgotten after this many reports. */
const longestMissed = 3

/** A report on the page now. What couldn’t be observed this time is carried over, so that it’s neither fixed nor new when it’s seen again. */
export function toEntry(checks: readonly JoinedCheck[], at: number, history: SiteHistory | null): HistoryEntry {
  const observed = checks.filter(isMeasured).map(({ id, status, label, seenBy }): [string, Known] => [id, { status, label, seenBy }])
  const missed = Object.entries(history?.entries.at(-1)?.findings ?? {})
    .map(([id, known]): [string, Known] => [id, { ...known, missed: (known.missed ?? 0) + 1 }])
    .filter(([, known]) => (known.missed ?? 0) <= longestMissed)
  return { at, findings: Object.fromEntries([...missed, ...observed]) }
}

const isSame = (a: HistoryEntry, b: HistoryEntry): boolean => {
  const [one, other] = [a, b].map(({ findings }) => findings) as [HistoryEntry['findings'], HistoryEntry['findings']]
  return (
    Object.keys(one).length === Object.keys(other).length && Object.entries(one).every(([id, { status }]) => other[id]?.status === status)
  )
}

/** Keeps the last ten reports that differ, at most one a minute. The same list if there is nothing to keep. */
export function keepEntry(entries: readonly HistoryEntry[], entry: HistoryEntry): readonly HistoryEntry[] {
  const last = entries.at(-1)
  if (last !== undefined && (isSame(last, entry) || entry.at - last.at < leastPauseMs)) return entries
  return [...entries, entry].slice(-maxEntries)
}

/** Compares a report with the last one that differs from it; null if there is none. */
export function compareEntry(entries: readonly HistoryEntry[], entry: HistoryEntry): Comparison | null {
  const base = entries.findLast((before) => !isSame(before, entry))
  if (base === undefined) return null
  const changes = Object.entries(entry.findings).flatMap(([id, now]) => {
    const change = changeOf(base.findings[id], now)
    return change === null ? [] : [{ id, label: now.label, change }]
  })
  return { since: base.at, changes }
}

/** Who saw a finding: without a full audit, the tab alone. */
const seenIn = ({ seenBy }: Known) => (seenBy === 'both' ? ['tab', 'crawler'] : [seenBy ?? 'tab'])
const isSeenAlike = (before: Known, now: Known) => seenIn(before).some((eye) => seenIn(now).includes(eye))

/** Null if there’s nothing to report: a finding never seen from the same side before may be old. */
function changeOf(before: Known | undefined, now: Known): Change | null {
  if (before === undefined) return null
  const isObserved = now.missed === undefined && isSeenAlike(before, now)
  if (before.status === 'pass') return now.status !== 'pass' && isObserved ? 'new' : null
  if (now.missed === undefined && now.status !== 'pass') return 'open'
  return isObserved ? 'fixed' : 'unobserved'
}
