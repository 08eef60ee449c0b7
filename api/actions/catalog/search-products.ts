import { toProductSummary } from '../../domain/launch/launch.ts'
import { defineOpenEndpoint } from '../define-action.ts'
import { findCatalogPage } from './find-catalog-page.ts'

/** Interface section 4.1. An unknown category is an empty list. */
export const searchProducts = defineOpenEndpoint('searchProducts', async (world, input, caller) => {
  const { launches, nextCursor } = await findCatalogPage(world, input)
  caller.shows?.(launches)
  return { items: launches.map((launch) => toProductSummary(launch, world.siteUrl)), nextCursor }
})
