import type { Input } from '../../../shared/contract.ts'
import { addDays, dayOf, headsCategories, isFeatured, mostFeaturedDays } from '../../domain/launch-plan.ts'
import type { LiveLaunch } from '../../domain/launch.ts'
import type { Caller } from '../action.ts'
import { findCatalogPage, type CatalogPage } from './find-catalog-page.ts'
import type { World } from '../../ports/world.ts'

const batch = 100

/** A page of the catalog, and the launches that stand before its first page; none of them is in both. */
export type BrowsedCatalog = CatalogPage & { featured: LiveLaunch[] }

/**
 * The catalog as people browse it: featured launches head the whole of it, and those of the plan for it their categories. A search has
 * no such head. Every launch counts as shown once. Throws what findCatalogPage throws.
 */
export async function browseCatalog(world: World, input: Input<'searchProducts'>, caller: Caller): Promise<BrowsedCatalog> {
  const { launches, nextCursor } = await findCatalogPage(world, input)
  const { query = '', category, cursor } = input
  const today = dayOf(world.clock())
  const stands = (launch: LiveLaunch) =>
    query.trim() === '' && (category === undefined ? isFeatured(launch, today) : headsCategories(launch, today))

  const featured = cursor === undefined && query.trim() === '' ? await listFeatured(world, category ?? null, today, stands) : []
  const others = launches.filter((launch) => !stands(launch))
  caller.shows?.([...featured, ...others])
  return { featured, launches: others, nextCursor }
}

/** Those that stand before the others, newest first: they are among the live launches that are young enough to be featured. */
async function listFeatured(
  { store }: World,
  category: string | null,
  today: string,
  stands: (launch: LiveLaunch) => boolean,
): Promise<LiveLaunch[]> {
  const since = addDays(today, -mostFeaturedDays)
  const featured: LiveLaunch[] = []
  for (let after: LiveLaunch | null = null; ;) {
    const found: LiveLaunch[] = await store.findLiveLaunches({ words: [], category, after, limit: batch })
    for (const launch of found) {
      if (launch.launchDate <= since) return featured
      if (stands(launch)) featured.push(launch)
    }
    after = found.at(-1) ?? null
    if (after === null || found.length < batch) return featured
  }
}
