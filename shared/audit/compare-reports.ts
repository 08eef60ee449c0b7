import type { CheckStatus } from '../vocabulary.ts'
import { isMeasured } from './check.ts'
import type { JoinedCheck, SeenBy } from './joining/join-reports.ts'

/** `missed` is how many reports in a row couldn’t observe it; the status is the last one known. */
export type Known = { status: CheckStatus; label: string; seenBy: SeenBy | null; missed?: number }
/** What one report knows about a site. `at` is in milliseconds since 1970. */
export type ReportEntry = { at: number; findings: Record<string, Known> }

/** What has happened to a finding since the earlier report. */
export type Change = 'fixed' | 'open' | 'new' | 'unobserved'
export type Comparison = { since: number; changes: { id: string; label: string; change: Change }[] }

type Compared = Pick<JoinedCheck, 'id' | 'label' | 'status' | 'detail' | 'seenBy'>

/** A check that no longer runs is forgotten after this many reports. */
const maxMissed = 3

/** A report as an entry. What it couldn’t observe is carried over from the one before, so that it’s neither fixed nor new when it’s seen again. */
export function toEntry(checks: readonly Compared[], at: number, before: ReportEntry | null): ReportEntry {
  const observed = checks.filter(isMeasured).map(({ id, status, label, seenBy }): [string, Known] => [id, { status, label, seenBy }])
  const missed = Object.entries(before?.findings ?? {})
    .map(([id, known]): [string, Known] => [id, { ...known, missed: (known.missed ?? 0) + 1 }])
    .filter(([, known]) => (known.missed ?? 0) <= maxMissed)
  return { at, findings: Object.fromEntries([...missed, ...observed]) }
}

/** Compares an entry with an earlier one. */
export function compareEntries(before: ReportEntry, now: ReportEntry): Comparison {
  const changes = Object.entries(now.findings).flatMap(([id, known]) => {
    const change = changeOf(before.findings[id], known)
    return change === null ? [] : [{ id, label: known.label, change }]
  })
  return { since: before.at, changes }
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
