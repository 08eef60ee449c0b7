import type { Discount } from '../../../shared/schemas/discount.ts'
import { dayWords } from '../../../shared/ui/day-words.ts'

/** Everything that visitors read about a discount, in one line. */
export function discountWords({ badgeTitle, code, percentOff, validUntil }: Discount): string {
  const words = [badgeTitle, code && `code ${code}`, percentOff && `${percentOff}% off`, validUntil && `until ${dayWords(validUntil)}`]
  return words.filter(Boolean).join(', ')
}
