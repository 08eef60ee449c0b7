import type { Check, ReadinessReport, SuggestedListing } from '../../schemas/readiness.ts'
import type { CheckStatus } from '../../vocabulary.ts'
import { isMeasured, pasteAll, weightOf } from '../check.ts'
import type { ScoreLimit } from '../limits.ts'
import { byCost, type Caps, scoreOf } from '../score.ts'
import { elsewhereIn, toPart } from './elsewhere.ts'
import type { Audit } from '../run-audit.ts'
import { twoViews } from './two-views.ts'

/** Where a finding was seen: `reload` is the tab’s page, loaded again without cache. */
export type SeenBy = 'tab' | 'reload' | 'crawler' | 'both'

/** `seenBy` is null if the finding compares the two. `aside` is what the other one saw, if it differs. */
export type JoinedCheck = Check & { seenBy: SeenBy | null; aside: string | null }
export type JoinedAudit = { checks: JoinedCheck[]; score: number; limit: ScoreLimit | null; caps: Caps }

/** The audit of the page in a tab. `weights` holds every check; `reloaded` those whose finding comes from a reload. */
export type TabAudit = Omit<Audit, 'places'> & {
  url: string
  listing: SuggestedListing
  weights: Readonly<Record<string, number>>
  reloaded?: readonly string[]
}

const rank: Record<CheckStatus, number> = { fail: 2, warn: 1, pass: 0 }
const crawlerSaw = ({ detail }: Check) => `Our crawler saw: ${detail}`
const tabSaw = ({ detail }: Check) => `In your tab: ${detail}`

/** A finding about another page, or a passage of one: the tab’s page has nothing to say about it. */
const isOfOther = ({ detail }: Check) => /^On \S*\/|” (?:\(|on )\//.test(detail)

/** Checks whose facts in a tab replace those of the markup. */
const ofMarkup = new Set(['image-alternatives', 'control-names', 'field-labels', 'page-structure'])

/** The tab’s finding, and what the crawler found on other pages. */
function withElsewhere(tab: Check, crawler: Check): JoinedCheck {
  const elsewhere = elsewhereIn(crawler)
  if (elsewhere === null) return { ...tab, seenBy: 'tab', aside: null }
  const { detail, parts } = elsewhere
  if (tab.fix === null) return { ...crawler, detail, fix: pasteAll(parts), seenBy: 'crawler', aside: tabSaw(tab) }
  const status = rank[crawler.status] > rank[tab.status] ? crawler.status : tab.status
  return { ...tab, status, detail: `${tab.detail} ${detail}`, fix: pasteAll([toPart(tab.fix), ...parts]), seenBy: 'both', aside: null }
}

/** Joins two findings of one check. The worse one wins, unless the tab has changed since the crawler’s visit: then the tab wins. */
function joinChecks(tab: Check, crawler: Check, hasChanged: boolean): JoinedCheck {
  if (!isMeasured(tab)) return { ...crawler, seenBy: 'crawler', aside: null }
  if (!isMeasured(crawler)) return { ...tab, seenBy: 'tab', aside: null }
  // The crawler reads names and alternatives in the served HTML; scripts may add them. Only the crawler reads other pages.
  if (ofMarkup.has(tab.id)) return withElsewhere(tab, crawler)
  // What people see is there, even if a script brings it.
  if (tab.status === 'pass' && /^(?:screenshots|pricing)$/.test(tab.id)) return { ...tab, seenBy: 'tab', aside: null }
  // Prices may stand on another page, which the tab doesn’t read.
  if (tab.id === 'pricing' && tab.status === 'warn' && crawler.status === 'pass') return { ...crawler, seenBy: 'crawler', aside: null }
  if (hasChanged) return { ...tab, seenBy: 'tab', aside: tab.status === crawler.status ? null : crawlerSaw(crawler) }
  if (rank[crawler.status] > rank[tab.status]) return { ...crawler, seenBy: 'crawler', aside: isOfOther(crawler) ? null : tabSaw(tab) }
  if (rank[tab.status] > rank[crawler.status]) return { ...tab, seenBy: 'tab', aside: crawlerSaw(crawler) }
  // The crawler’s pass covers more: headers and other files.
  if (tab.status === 'pass') return { ...crawler, seenBy: 'both', aside: null }
  return { ...tab, seenBy: 'both', aside: tab.detail === crawler.detail ? null : crawlerSaw(crawler) }
}

const scored = (checks: readonly Check[], weights: TabAudit['weights']) =>
  checks.map((check) => ({ status: check.status, weight: weightOf(check, weights[check.id] ?? 1) }))

/** The score caps that the server applies (limits.ts, those of the rendered page aside), by score. Any other cap comes from the tab. */
const crawlerLimits: Readonly<Record<number, { check: string; reason: string }>> = {
  20: { check: '', reason: 'our crawler saw no product on the page' },
  40: { check: 'failed-requests', reason: 'the page’s styles don’t load' },
  50: { check: 'indexable', reason: 'search engines can’t index the page' },
  60: { check: 'failed-requests', reason: 'scripts or most images don’t load' },
}

/** The server’s report doesn’t name its limit, but its score reveals it: exactly the limit, and lower than the findings alone would give. */
function crawlerLimit({ score, checks }: ReadinessReport, weights: TabAudit['weights']) {
  const known = crawlerLimits[score]
  if (known === undefined || scoreOf(scored(checks, weights), null) <= score) return null
  return { check: known.check, limit: { score, reason: known.reason } }
}

/**
 * The tab’s findings and the crawler’s as one list, joined by check id. `changed` names the checks on which both agreed at the time of the
 * report, and whose finding in the tab has changed since; `isRecent` tells whether the two still describe the same page.
 */
export function joinReports(
  tab: TabAudit,
  report: ReadinessReport,
  { changed, isRecent }: { changed: ReadonlySet<string>; isRecent: boolean },
): JoinedAudit {
  const inTab = new Map(tab.checks.map((check) => [check.id, check]))
  const crawled = new Map(report.checks.map((check) => [check.id, check]))
  const eyeOf = (id: string): SeenBy => (tab.reloaded?.includes(id) ? 'reload' : 'tab')
  const theirLimit = crawlerLimit(report, tab.weights)
  const views = isRecent ? twoViews(tab, report, { changed, sawNoProduct: theirLimit?.limit.score === 20 }) : null
  const checks = [...new Set([...Object.keys(tab.weights), ...inTab.keys(), ...crawled.keys()])].flatMap((id): JoinedCheck[] => {
    const [mine, theirs] = [inTab.get(id), crawled.get(id)]
    if (mine !== undefined && isMeasured(mine) && views?.isOtherPage) return [{ ...mine, seenBy: eyeOf(id), aside: null }]
    if (mine !== undefined && theirs !== undefined) return [joinChecks(mine, theirs, changed.has(id))]
    if (mine !== undefined) return [{ ...mine, seenBy: eyeOf(id), aside: null }]
    return theirs === undefined ? [] : [{ ...theirs, seenBy: 'crawler', aside: null }]
  })
  const all: JoinedCheck[] = views === null ? checks : [{ ...views.finding, seenBy: null, aside: null }, ...checks]
  const [limit = null] = [tab.limit, theirLimit?.limit ?? null].filter((one) => one !== null).sort((a, b) => a.score - b.score)
  const caps = { ...(theirLimit && { [theirLimit.check]: theirLimit.limit.score }), ...tab.caps }
  return { checks: byCost(all, tab.weights, caps), score: scoreOf(scored(all, tab.weights), limit), limit, caps }
}

/** The crawler’s findings alone, while the tab hasn’t been read. */
export const crawledAudit = ({ checks, score }: ReadinessReport): JoinedAudit => ({
  checks: checks.map((check) => ({ ...check, seenBy: 'crawler', aside: null })),
  score,
  limit: null,
  caps: {},
})
