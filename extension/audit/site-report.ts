import { toEntry, type Comparison } from '../../shared/audit/compare-reports.ts'
import { crawledAudit, joinReports, type JoinedAudit, type JoinedCheck, type SeenBy } from '../../shared/audit/joining/join-reports.ts'
import { changeMarks } from '../../shared/ui/change-words.ts'
import type { Check, ReadinessReport } from '../../shared/schemas/readiness.ts'
import type { TabState } from './tab-state.ts'
import { compareEntry, keepEntry, trendOf, type SiteHistory } from './history/history.ts'
import type { LocalAudit } from './tab/local-audit.ts'
import { hourMs } from '../../shared/durations.ts'

type Listing = Pick<ReadinessReport, 'suggestedListing' | 'suggestedCategories'> & Partial<Pick<ReadinessReport, 'nextFreeWeeks'>>
/** The report on the page, from the tab and the last full audit. `history` is what to store, null if nothing. */
export type SiteReport = JoinedAudit & {
  listing: Listing
  comparison: Comparison | null
  history: SiteHistory | null
  /** The scores so far, oldest first, and whether the last error has just gone. */
  trend: number[]
  isCleared: boolean
}

/** After this time, the page may well have changed since the crawler’s visit. */
const recentMs = hourMs

const findingsOf = (checks: readonly Check[]) => Object.fromEntries(checks.map(({ id, status, detail }) => [id, `${status} ${detail}`]))

/** The checks on which tab and crawler agreed, and whose finding in the tab has changed since. */
function changedSince(then: Record<string, string>, now: Record<string, string>, crawled: readonly Check[]): Set<string> {
  const agreed = crawled.filter(({ id, status }) => then[id]?.split(' ')[0] === status)
  return new Set(agreed.flatMap(({ id }) => (now[id] !== undefined && now[id] !== then[id] ? id : [])))
}

/** The report for a popup’s state; null while there is nothing to show. It stays the same until the page or the full audit changes. */
export function siteReport({ page, last, history }: Pick<TabState, 'page' | 'last' | 'history'>, now: number): SiteReport | null {
  // An error page isn’t the page that was audited.
  if (page.at === 'error') return null
  if (page.at !== 'read') return last === null ? null : fromCrawler(last.report)
  const findings = findingsOf(page.local.checks)
  const known = history?.tabThen ?? null
  const tabThen = last === null ? null : known?.auditedAt === last.at ? known : { auditedAt: last.at, findings }
  const changed = last && tabThen ? changedSince(tabThen.findings, findings, last.report.checks) : new Set<string>()
  const joined =
    last === null ? tabAudit(page.local) : joinReports(page.local, last.report, { changed, isRecent: now - last.at < recentMs })
  const entry = { ...toEntry(joined.checks, now, history?.entries.at(-1) ?? null), score: joined.score }
  const entries = keepEntry(history?.entries ?? [], entry)
  const failures = failuresOf(joined)
  const isKept = history?.entries === entries && history.tabThen === tabThen && history.failures === failures
  const compared = compareEntry(entries, entry)
  // A full audit soon after the quick check finds more; nothing is “still open” because of it.
  const comparison = compared?.changes.every(({ change }) => change === 'open') ? null : compared
  // Until accessibility has been checked, its findings are pending, not gone.
  const isWhole = page.accessibility !== 'checking'
  const { listing } = page.local
  return {
    ...joined,
    listing: last ? listingOf(last.report) : { suggestedListing: listing, suggestedCategories: listing.categories },
    comparison: isWhole
      ? comparison
      : comparison && { ...comparison, changes: comparison.changes.filter(({ change }) => change !== 'unobserved') },
    history: isKept || !isWhole ? null : { at: now, entries: [...entries], failures, tabThen },
    trend: trendOf(history?.entries ?? [], entry),
    isCleared: isWhole && failures === 0 && (history?.failures ?? 0) > 0,
  }
}

const listingOf = ({ suggestedListing, suggestedCategories, nextFreeWeeks }: ReadinessReport): Listing => ({
  suggestedListing,
  suggestedCategories,
  nextFreeWeeks,
})

const fromCrawler = (report: ReadinessReport): SiteReport => ({
  ...crawledAudit(report),
  listing: listingOf(report),
  comparison: null,
  history: null,
  trend: [],
  isCleared: false,
})

const tabAudit = ({ checks, score, limit, caps, reloaded = [] }: LocalAudit): JoinedAudit => ({
  checks: checks.map((check) => ({ ...check, seenBy: reloaded.includes(check.id) ? 'reload' : null, aside: null })),
  score,
  limit,
  caps,
})

/** How many findings to fix before launch: the number on the toolbar icon. */
export const failuresOf = ({ checks }: Pick<JoinedAudit, 'checks'>): number => checks.filter(({ status }) => status === 'fail').length

/** Findings that both found aren’t marked. */
const seenWords: Record<Exclude<SeenBy, 'both'>, string> = {
  tab: 'Seen in your tab',
  reload: 'Seen while reloading',
  crawler: 'Seen by our crawler',
}

/** A finding’s notes: the score that it limits, what has changed, and where it was found. */
export function marksOf({ id, status, seenBy }: JoinedCheck, { caps, comparison }: Pick<SiteReport, 'caps' | 'comparison'>): string[] {
  const cap = status === 'pass' ? undefined : caps[id]
  const change = comparison?.changes.find((one) => one.id === id)?.change
  return [
    cap === undefined ? undefined : `Limits the score to ${cap}`,
    change && changeMarks[change],
    seenBy === null || seenBy === 'both' ? undefined : seenWords[seenBy],
  ].filter((mark) => mark !== undefined)
}
