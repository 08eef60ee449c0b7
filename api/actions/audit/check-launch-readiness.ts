import type { CatalogFacts } from '../../../shared/audit/facts-around.ts'
import type { SiteFacts } from '../../../shared/audit/facts.ts'
import type { Sampled } from '../../../shared/audit/seen-again.ts'
import { toPreviewFacts, type PreviewFacts } from '../../../shared/previews/preview-facts.ts'
import type { ScoreLimit } from '../../../shared/audit/limits.ts'
import type { FreeWeek, ReadinessReport } from '../../../shared/schemas/readiness.ts'
import { limits } from '../../../shared/vocabulary.ts'
import { nextWeeks } from '../../../shared/weeks.ts'
import { paths } from '../../../shared/paths.ts'
import { Canceled, Failure, isBusy, NotVisited, tooBusy } from '../../domain/failure.ts'
import { findDuplicate, nameKey, urlKey, type Duplicate } from '../../domain/launch/duplicates.ts'
import type { Launch } from '../../domain/launch/launch.ts'
import { isMakerOf } from '../../domain/launch/makers.ts'
import { siteDay } from '../../domain/launch/launch-time.ts'
import { slugify, findFreeSlug } from '../../domain/launch/slug.ts'
import { accountOf, type Caller } from '../access/caller.ts'
import { defineOpenEndpoint } from '../define-action.ts'
import { pictureReport, keepReport } from './keep-report.ts'
import type { AuditOutcome, World } from '../../ports/world.ts'

const weeksAhead = 53

/** `limit` caps the score, whatever the checks found; null if nothing does. */
export type SiteAudit = { report: ReadinessReport; limit: ScoreLimit | null; previews: PreviewFacts; site: Sampled }

/**
 * Interface section 4.4: visits the site, drafts a listing, adds what the catalog knows, and runs the checks. Throws what the crawler and the
 * judge throw. The checks use what the page itself says, not the drafted listing, so the same page always gets the same findings. The report of
 * a caller with a token is kept for the account’s dashboard; the response is the same.
 */
export const checkLaunchReadiness = defineOpenEndpoint('checkLaunchReadiness', async (world, { url }, caller) => {
  const audit = await auditSite(world, url, caller)
  const keeping = { asked: url, via: 'api', since: null, key: null } as const
  const kept = caller.connection === null ? null : await keepReport(world, audit, keeping, caller)
  if (kept !== null) await pictureReport(world, kept.report, 0)
  return audit.report
})

/** The same audit for our own pages, with what link previews need, which the API’s report has no fields for. */
export async function auditSite(world: World, url: string, caller: Caller): Promise<SiteAudit> {
  let outcome: AuditOutcome = 'done'
  try {
    return await withinDeadline(caller, (signal) => audit(world, url, caller, signal))
  } catch (error) {
    outcome = outcomeOf(error)
    throw error
  } finally {
    world.countAudit?.(outcome)
  }
}

function outcomeOf(error: unknown): AuditOutcome {
  if (!(error instanceof Failure)) return 'failed'
  if (error instanceof Canceled) return 'canceled'
  if (error.status >= 500) return isBusy(error) ? 'busy' : 'failed'
  return error instanceof NotVisited ? 'refused' : 'unreachable'
}

async function audit(world: World, url: string, caller: Caller, signal: AbortSignal): Promise<SiteAudit> {
  const site = await world.crawler.visit(url, caller.ip, signal)
  const [listing, nextFreeWeeks] = await Promise.all([world.drafter.draft(site), findFreeWeeks(world)])
  const catalog = await findCatalogFacts(world, { ...site, listing }, accountOf(caller))
  const { checks, score, limit } = await world.runChecks({ ...site, catalog }, signal)
  const suggested = { suggestedListing: listing, suggestedCategories: listing.categories, nextFreeWeeks }
  const report: ReadinessReport = { ok: true, url: site.page.url, score, checks, ...suggested }
  return { report, limit, previews: toPreviewFacts(site.page, site.socialImage), site }
}

/** What the catalog knows about a product, found by any URL that leads to its page. Launches of `accountId` are never its duplicates. */
export async function findCatalogFacts(
  { store, siteUrl }: World,
  { page, response, listing }: SiteFacts,
  accountId: string | null,
): Promise<CatalogFacts> {
  const urls = [...new Set([page.url, ...response.hops])]
  const [sameName, ...sameUrl] = await Promise.all([
    listing.name === null ? [] : store.findLaunchesByName(nameKey(listing.name)),
    ...[...new Set(urls.map(urlKey))].map((key) => store.findLaunchesByUrl(key)),
  ])
  const isOwn = (launch: Launch) => accountId !== null && isMakerOf(launch, { id: accountId })
  const duplicate = findDuplicate(
    { urls, name: listing.name },
    [...sameUrl.flat(), ...sameName].filter((launch) => !isOwn(launch)),
  )
  const own = sameUrl.flat().filter(isOwn)
  const listed = own.find(({ status }) => status === 'live') ?? own[0] ?? (duplicate?.kind === 'listed' ? duplicate.launch : null)
  return {
    siteUrl,
    slug: listed?.slug ?? (await findOwnSlug(store, sameUrl.flat(), slugify(listing.name ?? '', page.url))),
    plan: listed?.plan ?? null,
    duplicate: duplicate && { ...toDuplicateFact(duplicate, siteUrl, listing.name ?? page.url), mayBeOwn: accountId === null },
  }
}

/** The slug for a draft of this product: the one it already has, never another product’s. */
function findOwnSlug(store: World['store'], own: Launch[], wanted: string): Promise<string> {
  const held = new Set(own.map(({ slug }) => slug))
  return findFreeSlug({ findLaunch: async (slug) => (held.has(slug) ? null : store.findLaunch(slug)) }, wanted)
}

/** An unpublished launch isn’t named: its owner finds it in the dashboard, others only learn that it exists. */
function toDuplicateFact({ kind, launch }: Duplicate, siteUrl: string, ownName: string) {
  if (kind === 'launching') return { kind, name: ownName, productUrl: `${siteUrl}${paths.dashboard()}` }
  return { kind, name: launch.name, productUrl: `${siteUrl}${paths.launch(launch)}` }
}

/** The next weeks with room for a free launch, starting with the coming Monday. */
export async function findFreeWeeks({ store, clock, weekCapacity }: World): Promise<FreeWeek[]> {
  const free: FreeWeek[] = []
  for (const week of nextWeeks(new Date(siteDay(clock())), weeksAhead)) {
    if ((await store.countReservations(week.year, week.week)) < weekCapacity) free.push(week)
    if (free.length === limits.freeWeeks) break
  }
  return free
}

/** Milliseconds for all that an audit takes, the wait for its turn included. Proxies give up after a minute. */
export const maxAuditMs = 50_000

/** Throws GivenUp (SERVICE_UNAVAILABLE, data.retryAfter) when the time is up, Canceled if the caller has left, even if `work` goes on. */
export async function withinDeadline<T>({ signal }: Pick<Caller, 'signal'>, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const end = new AbortController()
  const leave = () => end.abort(new Canceled('SERVICE_UNAVAILABLE', 'The caller has disconnected.', { retryAfter: 10 }))
  const timer = setTimeout(() => end.abort(tooBusy()), maxAuditMs)
  signal?.addEventListener('abort', leave)
  if (signal?.aborted === true) leave()
  const ended = new Promise<never>((_resolve, reject) => {
    const endNow = () => reject(end.signal.reason as Error)
    // A moment later: work that hadn’t begun says so itself, and costs the caller nothing.
    if (end.signal.aborted) setImmediate(endNow)
    else end.signal.addEventListener('abort', () => setImmediate(endNow))
  })
  try {
    return await Promise.race([work(end.signal), ended])
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', leave)
  }
}
