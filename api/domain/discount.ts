import type { Discount } from '../../shared/schemas/product.ts'
import type { Issue } from '../../shared/schemas/error-body.ts'
import { fault } from './field-faults.ts'
import { isDay } from './launch-plan.ts'
import { lengthOf, plainLine } from './plain-text.ts'

/** A discount as a form gives it; numbers may still be text. */
export type DiscountInput = {
  badgeTitle?: string | null
  code?: string | null
  percentOff?: string | number | null
  validUntil?: string | null
}

/** A discount of empty fields is none. Faults are about the field `discount`. */
export function readDiscount(input: DiscountInput | null): { discount: Discount | null; faults: Issue[] } {
  const text = (value: string | null | undefined) => plainLine(value ?? '') || null
  const badgeTitle = text(input?.badgeTitle)
  const code = text(input?.code)
  const validUntil = text(input?.validUntil)
  const percent = plainLine(String(input?.percentOff ?? '')).replace(/\s*%$/, '')
  const percentOff = percent === '' ? null : Number(percent)
  if (badgeTitle === null && code === null && percentOff === null && validUntil === null) return { discount: null, faults: [] }

  const faults: Issue[] = []
  if (lengthOf(badgeTitle ?? '') > 40)
    faults.push(fault('discount', 'The words on the badge must have at most 40 characters.', 'maxLength'))
  if (lengthOf(code ?? '') > 60) faults.push(fault('discount', 'The code must have at most 60 characters.', 'maxLength'))
  if (percentOff !== null && !(percentOff > 0 && percentOff <= 100))
    faults.push(fault('discount', 'The percentage must be a number above 0, at most 100.', 'range'))
  if (validUntil !== null && !isDay(validUntil)) faults.push(fault('discount', 'Write the last day as YYYY-MM-DD.', 'invalid'))
  return { discount: { badgeTitle, code, percentOff, validUntil }, faults }
}
