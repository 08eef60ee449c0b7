import { isLive, type LiveLaunch } from '../../domain/launch/launch.ts'
import { words } from '../../domain/search/matching.ts'
import { maxRanked, rankMatches } from '../../domain/search/ranking.ts'
import type { World } from '../../ports/world.ts'
import type { Caller } from '../access/caller.ts'

type Search = { query: string; category?: string | undefined; page: number; perPage: number }

/** `total` is exact, unless `isMore`: then at least one more launch matches. `pages` is at least 1. */
export type SearchResults = { launches: LiveLaunch[]; words: string[]; total: number; isMore: boolean; pages: number }

/** A page of search results as people see them, the best matches first. The API’s results are newest first instead (findCatalogPage). */
export async function searchCatalog({ store }: World, { query, category, page, perPage }: Search, caller: Caller): Promise<SearchResults> {
  const wanted = words(query)
  const found = await store.findMatches({ words: wanted, category: category ?? null, after: null, limit: maxRanked + 1 })
  const isMore = found.length > maxRanked
  if (isMore) found.pop()
  const listed = rankMatches(found, wanted).slice((page - 1) * perPage, page * perPage)
  const launches = (await Promise.all(listed.map(({ id }) => store.get('launches', id)))).filter(
    (launch) => launch !== null && isLive(launch),
  )
  caller.shows?.(launches)
  return { launches, words: wanted, total: found.length, isMore, pages: Math.max(1, Math.ceil(found.length / perPage)) }
}
