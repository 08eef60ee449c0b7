import type { Position } from '../../actions/store.ts'
import { storable } from './key-text.ts'

/** A place in catalog order as one text, ascending by its bytes: the day's digits are turned over, because later days come first. */
export const placeOf = ({ launchDate, slug }: Position): string =>
  storable(`${launchDate.replace(/\d/g, (digit) => String(9 - Number(digit)))} ${slug}`)
