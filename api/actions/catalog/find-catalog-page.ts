import type { Input } from '../../../shared/contract.ts'
import type { Issue } from '../../../shared/schemas/error-body.ts'
import { limits } from '../../../shared/vocabulary.ts'
import { decodeCursor, encodeCursor, readCursor } from '../../domain/cursor.ts'
import type { LiveLaunch } from '../../domain/launch.ts'
import { words } from '../../domain/matching.ts'
import type { LaunchFilter } from '../../ports/store.ts'
import type { World } from '../../ports/world.ts'

export type CatalogPage = { launches: LiveLaunch[]; nextCursor: string | null }

type Asked = { query?: string | undefined; category?: string | undefined; cursor?: string | undefined }

const filtersOf = ({ query, category }: Asked) => ({ words: query === undefined ? [] : words(query), category: category ?? null })

/** What is wrong with the cursor of a search; nothing where there is none. */
export const cursorFaults = ({ cursor, ...asked }: Asked): Issue[] => {
  const read = cursor === undefined ? null : readCursor(cursor, filtersOf(asked))
  return read !== null && 'fault' in read ? [read.fault] : []
}

/** A search that may be run again and again. Throws BAD_REQUEST for a cursor that is not of this search. */
export function prepareSearch({ query, category, limit = limits.products.default, cursor }: Input<'searchProducts'>): LaunchFilter {
  const filters = filtersOf({ query, category })
  return { ...filters, after: cursor === undefined ? null : decodeCursor(cursor, filters), limit }
}

/** What a page of it shows, and whether there is more behind. */
export async function runSearch({ store }: World, search: LaunchFilter): Promise<{ launches: LiveLaunch[]; isLast: boolean }> {
  const launches = await store.findLiveLaunches({ ...search, limit: search.limit + 1 })
  const isLast = launches.length <= search.limit
  if (!isLast) launches.pop()
  return { launches, isLast }
}

/** One page of what a search leaves of the catalog. Throws what prepareSearch throws. */
export async function findCatalogPage(world: World, input: Input<'searchProducts'>): Promise<CatalogPage> {
  const search = prepareSearch(input)
  const { launches, isLast } = await runSearch(world, search)
  return { launches, nextCursor: isLast ? null : cursorBehind(launches, search) }
}

/** For the page after this one. */
export function cursorBehind(launches: readonly LiveLaunch[], search: LaunchFilter): string | null {
  const last = launches.at(-1)
  return last === undefined ? null : encodeCursor(last, search)
}

/** The newest live launches as a list of what there is: none of them counts as shown. */
export const listNewestLaunches = ({ store }: World, limit: number): Promise<LiveLaunch[]> =>
  store.findLiveLaunches({ words: [], category: null, after: null, limit })
