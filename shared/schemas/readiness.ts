import { Type, type Static } from 'typebox'
import { checkStatuses } from '../vocabulary.ts'
import { Pricing } from './product.ts'

const NullableString = Type.Union([Type.String(), Type.Null()])

export const Check = Type.Object(
  {
    id: Type.String(),
    label: Type.String(),
    status: Type.Enum([...checkStatuses]),
    detail: Type.String({ description: 'What was found.' }),
    fix: Type.Union([Type.String(), Type.Null()], { description: 'What to paste or do; null if the check passed.' }),
  },
  { title: 'Check' },
)
export type Check = Static<typeof Check>

export const SuggestedListing = Type.Object(
  {
    name: NullableString,
    tagline: NullableString,
    description: NullableString,
    categories: Type.Array(Type.String()),
    pricing: Type.Union([Pricing, Type.Null()]),
  },
  { title: 'Suggested listing' },
)
export type SuggestedListing = Static<typeof SuggestedListing>

export const FreeWeek = Type.Object(
  {
    year: Type.Number({ description: 'ISO 8601 week-numbering year.' }),
    week: Type.Number({ description: 'ISO 8601 week number, 1 to 53.' }),
    startsOn: Type.String({ description: 'The Monday it starts (UTC, YYYY-MM-DD).' }),
  },
  { title: 'Free week' },
)
export type FreeWeek = Static<typeof FreeWeek>

/** Interface section 2.5. */
export const ReadinessReport = Type.Object(
  {
    ok: Type.Literal(true),
    url: Type.String({ description: 'The audited URL, after redirects.' }),
    score: Type.Number({ minimum: 0, maximum: 100 }),
    checks: Type.Array(Check),
    suggestedListing: SuggestedListing,
    suggestedCategories: Type.Array(Type.String()),
    nextFreeWeeks: Type.Array(FreeWeek),
  },
  { title: 'Readiness report' },
)
export type ReadinessReport = Static<typeof ReadinessReport>
