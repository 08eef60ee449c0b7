import { expect, it } from 'vitest'
import { draftWarnings, strangeCategory } from '../../../api/domain/draft-warnings.ts'
import type { Listing } from '../../../api/domain/launch.ts'
import type { Check } from '../../../shared/schemas/readiness.ts'
import { literalLaunch } from '../../support/literal-launch.ts'

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
  [{ tagline: '' }, 'No tagline'],
  [{ description: '' }, 'No description'],
  [{ categories: [] }, 'No category'],
  [{ pricing: null }, 'what the product costs'],
  [{ logo: '/logos/acme.svg' }, 'drawn mark'],
  [{ name: 'x'.repeat(41) }, 'The name has 41 characters; up to 40'],
  [{ tagline: 'x'.repeat(61) }, 'The tagline has 61 characters; up to 60'],
  [{ description: 'x'.repeat(501) }, 'The description has 501 characters; up to 500'],
  [{ screenshots: ['http://acme.dev/1.png'] }, 'over http'],
] as [Partial<Listing>, string][])('%j is one warning, a sentence: %s', (listing, says) => {
  expect(warningsOf(listing)).toEqual([expect.stringMatching(new RegExp(`${says}.*\\.$`))])
})

it('the audit adds a similar name, the badge, and what failed by its label', () => {
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
])('near the unknown category %s is %s', (given, near) => {
  expect(strangeCategory(given)).toMatch(new RegExp(`“${given}”.*Near it: .*${near}`))
})

it('where no category is near, all are named', () => {
  expect(strangeCategory('qqq')).toMatch(/There are: .*developer-tools.*games/)
})
