import { pass, type CheckDefinition } from '../../../shared/audit/check.ts'
import { checks } from '../../../shared/audit/checks/index.ts'
import type { TabAudit } from '../../../shared/audit/joining/join-reports.ts'
import { runAudit, type Audit } from '../../../shared/audit/run-audit.ts'
import type { Check } from '../../../shared/schemas/readiness.ts'
import { suggestListing } from '../../../shared/listing/suggest-listing.ts'
import { readPage } from '../../../shared/page/read-page.ts'
import type { AccessibilityFacts } from '../../../shared/rendered/accessibility.ts'
import { withFreshLoad } from '../../../shared/audit/watched/fresh-load.ts'
import type { RenderedFacts } from '../../../shared/rendered/rendered.ts'
import type { WatchedFacts } from '../../../shared/watched/watched.ts'
import type { PageSnapshot } from './read-tab.ts'
import type { TabFacts } from './tab-facts.ts'
import { cpuShare } from '../../../shared/rendered/cpu-share.ts'

/** How long the checks may take, in milliseconds of CPU time: the popup freezes meanwhile. An ordinary page takes a fiftieth of it. */
const maxAuditMs = 3000
/** With less of the CPU than this, the popup would freeze for too long. */
const minShare = 0.25

/**
 * Says when the time is used up. It starts with the first call, so that something is always checked. Time in which the computer did other
 * work doesn’t count: how much that was is only measured once the wall-clock time is up.
 */
export function startBudget(now: () => number = () => performance.now(), measureShare: () => number = cpuShare): () => boolean {
  let startedAt: number | null = null
  let allowed = maxAuditMs
  let isUsedUp = false
  return () => {
    const at = now()
    const spent = at - (startedAt ??= at)
    if (isUsedUp || spent <= allowed) return isUsedUp
    allowed = maxAuditMs / Math.max(measureShare(), minShare)
    return (isUsedUp = spent > allowed)
  }
}

/** The quick check: what the markup and the running page in the tab reveal, found by the same code that the server runs. */
export type LocalAudit = TabAudit &
  Pick<Audit, 'places'> & {
    facts: TabFacts
    learnMore: Readonly<Record<string, string | null>>
  }

const learnMore = Object.fromEntries(checks.map(({ id, learnMore = null }) => [id, learnMore]))
const weights = Object.fromEntries(checks.map(({ id, weight }) => [id, weight]))

/**
 * Returns null for an empty page. Facts about the HTTP response are left out: scripts have already changed the document, and the
 * response that this browser received may differ from what others receive.
 */
export function auditSnapshot({ html, url, contentType }: PageSnapshot, rendered: RenderedFacts | null): LocalAudit | null {
  const page = readPage(withSpaces(html), { url, contentType })
  if (page.text === '' && page.title === null && page.images.length === 0) return null
  const listing = suggestListing(page)
  return auditFacts({ page, listing, ...(rendered && { rendered }) }, url)
}

/** Writes no-break spaces out, except in scripts, which are no markup: see wxt.config.ts. */
const withSpaces = (html: string): string =>
  html.replace(/<script[\s\S]*?(?:<\/script|$)|&nbsp;/gi, (found) => (found === '&nbsp;' ? '\u00a0' : found))

/** The same audit with what axe-core found, which takes longer. */
export const withAccessibility = ({ facts, url }: LocalAudit, accessibility: AccessibilityFacts): LocalAudit =>
  auditFacts({ ...facts, accessibility }, url)

/** The same audit with what a reload without cache showed. Where it finds something else than the tab alone, `reloaded` names the check. */
export function withWatched(local: LocalAudit, watched: WatchedFacts): LocalAudit {
  const { facts, url, checks: before } = local
  const rendered = facts.rendered && withFreshLoad(facts.rendered, watched)
  // Until the tab itself has been checked, or if it can’t be.
  const accessibility = facts.accessibility ?? watched.desktop.accessibility
  const whole = auditFacts({ ...facts, watched, ...(rendered && { rendered }), ...(accessibility && { accessibility }) }, url)
  const known = new Map(before.map(({ id, detail }) => [id, detail]))
  return { ...whole, reloaded: whole.checks.filter(({ id, detail }) => known.get(id) !== detail).map(({ id }) => id), facts }
}

function auditFacts(facts: TabFacts, url: string): LocalAudit {
  const onError = (id: string, error: unknown) =>
    reportError(new Error(`The check “${id}” failed on ${new URL(url).host}.`, { cause: error }))
  const audit = runAudit(facts, { onError, isOutOfTime: startBudget() })
  const unwatched = facts.watched === undefined ? checks.filter(({ needs }) => needs.includes('watched')).map(toUnwatched) : []
  return {
    ...audit,
    checks: [...audit.checks, ...unwatched],
    url,
    listing: facts.listing,
    weights,
    learnMore,
    facts,
  }
}

const toUnwatched = ({ id, label }: CheckDefinition): Check => ({
  id,
  label,
  ...pass('Not checked: the page hasn’t been opened in a separate window. The full audit does that.'),
})
