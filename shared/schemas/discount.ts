import { Type, type Static } from 'typebox'
import { nullableString } from './nullable.ts'

export const Discount = Type.Object(
  {
    badgeTitle: nullableString('Short text shown on the launch, or null.'),
    code: nullableString('The code to enter at checkout, or null.'),
    percentOff: Type.Union([Type.Number(), Type.Null()], { description: 'Percentage off the price, or null.' }),
    validUntil: nullableString('Last day (UTC, YYYY-MM-DD), or null.'),
  },
  { title: 'Discount', description: 'A discount for visitors of the launch.' },
)
export type Discount = Static<typeof Discount>
