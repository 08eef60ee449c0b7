import type { Input } from '../../../shared/contract.ts'
import { addDays, headsCategories, isFeatured, maxFeaturedDays, type LiveLaunch, isLive } from '../../domain/launch/launch.ts'
import { siteDay } from '../../domain/launch/launch-time.ts'
import { dayMs } from '../../../shared/durations.ts'
import type { Caller } from '../access/caller.ts'
import { findCatalogPage, wantedCategory, type CatalogPage } from './find-catalog-page.ts'
import type { World } from '../../ports/world.ts'
import { words, maxRanked, rankMatches } from '../../domain/search/matching.ts'

const batch = 100

/** The most that stand above the catalog. With more, each day has others. */
const maxFeatured = 3

/** A page of the catalog and, on the first page, the featured launches above it. No launch is in both lists. */
export type BrowsedCatalog = CatalogPage & { featured: LiveLaunch[] }

/** Featured launches come first, but not in a search. Every launch on the page counts as shown. Throws what findCatalogPage throws. */
export async function browseCatalog(world: World, input: Input<'searchProducts'>, caller: Caller): Promise<BrowsedCatalog> {
  const { launches, nextCursor } = await findCatalogPage(world, input)
  const { query = '', category, cursor } = input
  const today = siteDay(world.clock())
  const comesFirst = (launch: LiveLaunch) =>
    query.trim() === '' && (category === undefined ? isFeatured(launch, today) : headsCategories(launch, today))

  const isFirst = cursor === undefined
  const hasFeatured = isFirst || launches.some(comesFirst)
  const all = query.trim() === '' && hasFeatured ? await listFeatured(world, wantedCategory(category), today, comesFirst) : []
  const chosen = featuredOn(today, all)
  const ids = new Set(chosen.map(({ id }) => id))
  const others = launches.filter(({ id }) => !ids.has(id))
  const featured = isFirst ? chosen : []
  caller.shows?.([...featured, ...others])
  return { featured, launches: others, nextCursor }
}

/** Those of a day, newest first: each launch has its turn. */
function featuredOn(day: string, all: readonly LiveLaunch[]): LiveLaunch[] {
  if (all.length <= maxFeatured) return [...all]
  const first = ((Date.parse(day) / dayMs) * maxFeatured) % all.length
  return all.filter((_, at) => (at - first + all.length) % all.length < maxFeatured)
}

/** The launches listed first, newest first. Only launches recent enough to be featured are searched. */
async function listFeatured(
  { store }: World,
  category: string | null,
  today: string,
  comesFirst: (launch: LiveLaunch) => boolean,
): Promise<LiveLaunch[]> {
  const since = addDays(today, -maxFeaturedDays)
  const featured: LiveLaunch[] = []
  for (let after: LiveLaunch | null = null; ;) {
    const found: LiveLaunch[] = await store.findLiveLaunches({ words: [], category, after, limit: batch })
    for (const launch of found) {
      if (launch.launchDate <= since) return featured
      if (comesFirst(launch)) featured.push(launch)
    }
    after = found.at(-1) ?? null
    if (after === null || found.length < batch) return featured
  }
}

type Search = { query: string; category?: string | undefined; page: number; perPage: number }

/** `total` is exact, unless `isMore`: then at least one more launch matches. `pages` is at least 1. */
export type SearchResults = { launches: LiveLaunch[]; words: string[]; total: number; isMore: boolean; pages: number }

/** A page of search results as people see them, the best matches first. The API’s results are newest first instead (findCatalogPage). */
export async function searchCatalog({ store }: World, { query, category, page, perPage }: Search, caller: Caller): Promise<SearchResults> {
  const wanted = words(query)
  const found = await store.findMatches({ words: wanted, category: wantedCategory(category), after: null, limit: maxRanked + 1 })
  const isMore = found.length > maxRanked
  if (isMore) found.pop()
  const listed = rankMatches(found, wanted).slice((page - 1) * perPage, page * perPage)
  const launches = (await Promise.all(listed.map(({ id }) => store.get('launches', id)))).filter(
    (launch) => launch !== null && isLive(launch),
  )
  caller.shows?.(launches)
  return { launches, words: wanted, total: found.length, isMore, pages: Math.max(1, Math.ceil(found.length / perPage)) }
}
