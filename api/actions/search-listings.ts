import type { Input } from '../../shared/contract.ts'
import type { Product } from '../../shared/schemas/product.ts'
import { toProduct } from '../domain/launch.ts'
import type { Caller } from './action.ts'
import { countImpressions } from './count-visits.ts'
import { findCatalogPage } from './find-catalog-page.ts'
import type { World } from './world.ts'

/** The same page of the catalog as `searchProducts`, as full listings, each counted as shown once. */
export async function searchListings(
  world: World,
  input: Input<'searchProducts'>,
  caller: Caller,
): Promise<{ products: Product[]; nextCursor: string | null }> {
  const { launches, nextCursor } = await findCatalogPage(world, input)
  countImpressions(world, launches, caller)
  return { products: launches.map((launch) => toProduct(launch, world.siteUrl)), nextCursor }
}
