import { expect, it } from 'vitest'
import { draftWarnings, unknownCategoryWarning } from '../../../../api/domain/listing/draft-warnings.ts'
import type { Listing } from '../../../../shared/fields/listing-fields.ts'
import type { Check } from '../../../../shared/schemas/readiness.ts'
import { literalLaunch } from '../../../support/literal-launch.ts'

const complete: Partial<Listing> = { categories: ['productivity'], pricing: 'free', logo: 'https://acme.dev/logo.png' }
const warningsOf = (listing: Partial<Listing>, checks: Check[] = []) => draftWarnings(literalLaunch({ ...complete, ...listing }), checks)
const check = (id: string, status: Check['status'], detail = 'Found.'): Check => ({
  id,
  label: id.toUpperCase(),
  status,
  detail,
  fix: null,
})

it('a complete listing on a good page has no warning', () => {
  expect(warningsOf({}, [check('title', 'pass'), check('badge', 'pass'), check('lang', 'warn')])).toEqual([])
})

it.each([
  [{ tagline: '' }, 'couldn’t find a tagline'],
  [{ description: '' }, 'couldn’t find a description'],
  [{ categories: [] }, 'at least one category'],
  [{ pricing: null }, 'couldn’t find a price'],
  [{ logo: '/logos/acme.svg' }, 'we generated one'],
  [{ name: 'x'.repeat(41) }, 'Name is 41 characters; keep it to 40'],
  [{ tagline: 'x'.repeat(61) }, 'Tagline is 61 characters; keep it to 60'],
  [{ description: 'x'.repeat(501) }, 'Description is 501 characters; keep it to 500'],
] as [Partial<Listing>, string][])('%j is one warning, a sentence: %s', (listing, says) => {
  expect(warningsOf(listing)).toEqual([expect.stringMatching(new RegExp(`${says}.*\\.$`))])
})

it('the audit adds a similar name, the badge, and the labels of failed checks', () => {
  const checks = [
    check('duplicate', 'warn', 'Acme has a similar name.'),
    check('badge', 'warn', 'No link.'),
    check('title', 'fail'),
    check('h1', 'fail'),
  ]
  expect(warningsOf({}, checks)).toEqual([
    'Acme has a similar name.',
    expect.stringMatching(/^No link\. /),
    expect.stringContaining('(TITLE, H1)'),
  ])
})

it.each([
  ['developer', 'developer-tools'],
  ['devtools', 'developer-tools'],
  ['fintech', 'finance-accounting'],
  ['SEO', 'marketing-seo'],
])('the unknown category %s suggests %s', (given, near) => {
  expect(unknownCategoryWarning(given)).toMatch(new RegExp(`“${given}”.*Did you mean .*${near}`))
})

it('if no category is similar, all are listed', () => {
  expect(unknownCategoryWarning('qqq')).toMatch(/Choose from .*developer-tools.*games/)
})
