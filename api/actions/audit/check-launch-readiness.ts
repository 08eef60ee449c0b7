import type { CatalogFacts, SiteFacts } from '../../../shared/audit/facts.ts'
import type { FreeWeek } from '../../../shared/schemas/readiness.ts'
import { limits } from '../../../shared/vocabulary.ts'
import { nextWeeks } from '../../../shared/weeks.ts'
import { findDuplicate, nameKey, urlKey, type Duplicate } from '../../domain/duplicates.ts'
import type { Launch } from '../../domain/launch.ts'
import { slugify } from '../../domain/slug.ts'
import type { Action } from '../action.ts'
import { findFreeSlug } from '../drafts/find-free-slug.ts'
import type { World } from '../../ports/world.ts'

/** How far ahead a free week is looked for: a year of full weeks means that none is offered. */
const weeksAhead = 53

/**
 * Interface section 4.4: visits the site, drafts a listing, adds what the catalog knows, and judges. Throws what the crawler and the judge throw.
 * The checks judge what the page says itself, whoever drafts: the same page always gets the same findings.
 */
export const checkLaunchReadiness: Action<'checkLaunchReadiness'> = async (world, { url }) => {
  const site = await world.crawler.visit(url)
  const [listing, nextFreeWeeks] = await Promise.all([world.drafter.draft(site), findFreeWeeks(world)])
  const catalog = await findCatalogFacts(world, { ...site, listing })
  return {
    ok: true,
    url: site.page.url,
    ...(await world.judge({ ...site, catalog })),
    suggestedListing: listing,
    suggestedCategories: listing.categories,
    nextFreeWeeks,
  }
}

/** What the catalog knows about a product, found by any URL that leads to its page. `ownId` is the launch being audited, never its own duplicate. */
export async function findCatalogFacts(
  { store, siteUrl }: World,
  { page, response, listing }: SiteFacts,
  ownId?: string,
): Promise<CatalogFacts> {
  const urls = [...new Set([page.url, ...response.hops])]
  const [sameName, ...sameUrl] = await Promise.all([
    listing.name === null ? [] : store.findLaunchesByName(nameKey(listing.name)),
    ...[...new Set(urls.map(urlKey))].map((key) => store.findLaunchesByUrl(key)),
  ])
  const others = [...sameUrl.flat(), ...sameName].filter(({ id }) => id !== ownId)
  const duplicate = findDuplicate({ urls, name: listing.name }, others)
  const listed = duplicate?.kind === 'listed' ? duplicate.launch : null
  return {
    siteUrl,
    slug: listed?.slug ?? (await findOwnSlug(store, sameUrl.flat(), slugify(listing.name ?? '', page.url))),
    plan: listed?.plan ?? null,
    duplicate: duplicate && toDuplicateFact(duplicate, siteUrl, listing.name ?? page.url),
  }
}

/** The slug a draft of this product gets: never that of another product, always the one that it holds already. */
function findOwnSlug(store: World['store'], own: Launch[], wanted: string): Promise<string> {
  const held = new Set(own.map(({ slug }) => slug))
  return findFreeSlug({ findLaunch: async (slug) => (held.has(slug) ? null : store.findLaunch(slug)) }, wanted)
}

/** A launch that is not published yet stays unnamed: its owner finds it in the dashboard, others learn that there is one. */
function toDuplicateFact({ kind, launch }: Duplicate, siteUrl: string, ownName: string): CatalogFacts['duplicate'] {
  if (kind === 'launching') return { kind, name: ownName, productUrl: `${siteUrl}/dashboard/` }
  return { kind, name: launch.name, productUrl: `${siteUrl}/launches/${launch.slug}/` }
}

/** The next weeks with room for a free launch, the coming Monday's first. */
async function findFreeWeeks({ store, clock, weekCapacity }: World): Promise<FreeWeek[]> {
  const free: FreeWeek[] = []
  for (const week of nextWeeks(clock(), weeksAhead)) {
    if ((await store.countReservations(week.year, week.week)) < weekCapacity) free.push(week)
    if (free.length === limits.freeWeeks) break
  }
  return free
}
