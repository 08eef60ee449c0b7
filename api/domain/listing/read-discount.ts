import type { Issue } from '../../../shared/schemas/error-body.ts'
import type { Discount } from '../../../shared/schemas/discount.ts'
import { fieldError } from '../field-errors.ts'
import { isDay } from '../launch/launch-plan.ts'
import { lengthOf, plainLine } from '../plain-text.ts'
import type { DiscountInput } from './listing-input.ts'

/** A discount with only empty fields is null. All its errors are about the same field. */
export function readDiscount(input: DiscountInput | null, field: string): { value: Discount | null; errors: Issue[] } {
  const text = (value: string | null | undefined) => plainLine(value ?? '') || null
  const badgeTitle = text(input?.badgeTitle)
  const code = text(input?.code)
  const validUntil = text(input?.validUntil)
  const percent = plainLine(String(input?.percentOff ?? '')).replace(/\s*%$/, '')
  const percentOff = percent === '' ? null : Number(percent)
  if (badgeTitle === null && code === null && percentOff === null && validUntil === null) return { value: null, errors: [] }

  const errors: Issue[] = []
  if (lengthOf(badgeTitle ?? '') > 40) errors.push(fieldError(field, 'Offer text: 40 characters max.', 'maxLength'))
  if (lengthOf(code ?? '') > 60) errors.push(fieldError(field, 'Code: 60 characters max.', 'maxLength'))
  if (percentOff !== null && !(percentOff > 0 && percentOff <= 100))
    errors.push(fieldError(field, 'Discount %: enter a number above 0 and up to 100.', 'range'))
  if (validUntil !== null && !isDay(validUntil)) errors.push(fieldError(field, 'Choose an expiry date.', 'invalid'))
  return { value: { badgeTitle, code, percentOff, validUntil }, errors }
}
