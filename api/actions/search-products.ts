import { limits } from '../../shared/vocabulary.ts'
import { decodeCursor, encodeCursor } from '../domain/cursor.ts'
import { toProductSummary } from '../domain/launch.ts'
import { words } from '../domain/matching.ts'
import type { Action } from './action.ts'

/** Interface section 4.1. An unknown category is an empty list. */
export const searchProducts: Action<'searchProducts'> = async (world, { query, category, limit = limits.products.default, cursor }) => {
  const filters = { words: words(query ?? ''), category: category ?? null }
  const after = cursor === undefined ? null : decodeCursor(cursor, filters)
  const found = await world.store.findLiveLaunches({ ...filters, after, limit: limit + 1 })
  const page = found.slice(0, limit)
  const last = page.at(-1)
  return {
    items: page.map((launch) => toProductSummary(launch, world.siteUrl)),
    nextCursor: last !== undefined && found.length > limit ? encodeCursor(last, filters) : null,
  }
}
