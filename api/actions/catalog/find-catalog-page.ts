import type { Input } from '../../../shared/contract.ts'
import { currentCategory } from '../../../shared/listing/taxonomy.ts'
import type { Issue } from '../../../shared/schemas/error-body.ts'
import { limits } from '../../../shared/vocabulary.ts'
import { decodeCursor, encodeCursor, readCursor } from '../../domain/search/cursor.ts'
import type { LiveLaunch } from '../../domain/launch/launch.ts'
import { words } from '../../domain/search/matching.ts'
import type { World } from '../../ports/world.ts'

export type CatalogPage = { launches: LiveLaunch[]; nextCursor: string | null }

type Search = { query?: string | undefined; category?: string | undefined; cursor?: string | undefined }

const filtersOf = ({ query, category }: Search) => ({ words: query === undefined ? [] : words(query), category: wantedCategory(category) })

/** The slug of a retired category means the one that has replaced it. */
export const wantedCategory = (slug: string | undefined): string | null => (slug === undefined ? null : (currentCategory(slug) ?? slug))

export const cursorErrors = ({ cursor, ...asked }: Search): Issue[] => {
  const read = cursor === undefined ? null : readCursor(cursor, filtersOf(asked))
  return read !== null && 'error' in read ? [read.error] : []
}

/** One page of search results. Throws BAD_REQUEST for a cursor from a different search. */
export async function findCatalogPage({ store }: World, input: Input<'searchProducts'>): Promise<CatalogPage> {
  const { limit = limits.products.default, cursor } = input
  const filters = filtersOf(input)
  const after = cursor === undefined ? null : decodeCursor(cursor, filters)
  const launches = await store.findLiveLaunches({ ...filters, after, limit: limit + 1 })
  const hasMore = launches.length > limit
  if (hasMore) launches.pop()
  const last = launches.at(-1)
  return { launches, nextCursor: hasMore && last !== undefined ? encodeCursor(last, filters) : null }
}

/** The newest live launches, for sitemaps and the like; doesn't count them as shown. */
export const listNewestLaunches = ({ store }: World, limit: number, category: string | null = null): Promise<LiveLaunch[]> =>
  store.findLiveLaunches({ words: [], category, after: null, limit })
