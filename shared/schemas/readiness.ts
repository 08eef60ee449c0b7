import { Type, type Static } from 'typebox'
import { checkStatuses } from '../vocabulary.ts'
import { nullableString } from './nullable.ts'
import { Pricing } from './pricing.ts'

export const Check = Type.Object(
  {
    id: Type.String({ description: 'Identifier of the check. It never changes.' }),
    label: Type.String({ description: 'Name of the check.' }),
    status: Type.Enum([...checkStatuses], { description: 'Fix `fail` before launching; `warn` is recommended.' }),
    detail: Type.String({
      description:
        'What was found. It starts with “Not checked” or “Not measured” if the check wasn’t done: that’s no pass, and doesn’t count in the score.',
    }),
    fix: nullableString('What to paste or do; null if the check passed.'),
  },
  { title: 'Check', description: 'One check of the audit.' },
)
export type Check = Static<typeof Check>

export const SuggestedListing = Type.Object(
  {
    name: nullableString('Name found on the site, or null.'),
    tagline: nullableString('Tagline, or null if none was found.'),
    description: nullableString('Description, or null if none was found.'),
    categories: Type.Array(Type.String(), { description: 'Category slugs.' }),
    pricing: Type.Union([Pricing, Type.Null()], { description: 'Pricing model, or null if none was found.' }),
  },
  { title: 'Suggested listing', description: 'A listing drafted from the site.' },
)
export type SuggestedListing = Static<typeof SuggestedListing>

export const FreeWeek = Type.Object(
  {
    year: Type.Number({ description: 'ISO 8601 week-numbering year.' }),
    week: Type.Number({ description: 'ISO 8601 week number, 1 to 53.' }),
    startsOn: Type.String({ description: 'The Monday it starts (UTC, YYYY-MM-DD).' }),
  },
  { title: 'Free week', description: 'A week with room for a free launch.' },
)
export type FreeWeek = Static<typeof FreeWeek>

/** Interface section 2.5. */
export const ReadinessReport = Type.Object(
  {
    ok: Type.Literal(true, { description: 'Always true.' }),
    url: Type.String({ description: 'The audited URL, after redirects.' }),
    score: Type.Number({ minimum: 0, maximum: 100, description: 'How ready the site is, from 0 to 100.' }),
    checks: Type.Array(Check, { description: 'Every check, passed or not.' }),
    suggestedListing: SuggestedListing,
    suggestedCategories: Type.Array(Type.String(), { description: 'Category slugs, best match first.' }),
    nextFreeWeeks: Type.Array(FreeWeek, { description: 'The next weeks with room for a free launch.' }),
  },
  { title: 'Readiness report', description: 'What to fix before the launch.' },
)
export type ReadinessReport = Static<typeof ReadinessReport>
