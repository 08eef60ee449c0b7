import { encodeCursor } from '../../../api/domain/search/cursor.ts'
import type { Ask } from '../load.ts'
import { catalogLaunch } from './launches.ts'

const pageLength = 10

type Places = {
  size: number
  /** The pages used, the first of them and how many, counted from the top of the catalog in steps of a page: no two have a launch in common. */
  from: number
  count: number
}

/**
 * Pages of ten launches each, one after the other. When all places have been used it begins again, under addresses that differ in a
 * parameter which changes nothing: `turn` says for how many turns of the same places they were used before.
 */
export function pagesOf({ size, from, count }: Places, turn = 0): (index: number) => Ask {
  if ((from + count) * pageLength + pageLength > size) throw new Error('There are not so many pages.')
  return (index) => {
    const place = (from + (index % count)) * pageLength
    const cursor = encodeCursor(catalogLaunch(place, size), { words: [], category: null })
    const turns = turn + Math.floor(index / count)
    return { path: `/api/v1/products/?limit=${pageLength}&cursor=${cursor}${turns === 0 ? '' : `&turn=${turns}`}` }
  }
}
