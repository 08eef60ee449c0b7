import { describe, expect, it } from 'vitest'
import { byRating, describeDirectory, lastVerified } from '../../../../api/domain/directories/describe-directory.ts'
import { literalEntry, literalFacts } from '../../../support/literal-directory.ts'

describe('what the API says of a directory', () => {
  it('comes from its texts and facts', () => {
    const entry = literalEntry('quay', { price: 'Free with a wait', link: 'followed', badge: true, domainRating: 71.5 })
    expect(describeDirectory(entry)).toEqual({
      slug: 'quay',
      name: 'quay',
      url: 'https://quay.example/',
      tagline: '',
      focus: 'general',
      pricing: 'Free with a wait',
      traffic: 'high',
      domainRating: 71.5,
      backlinkQuality: 'high',
      linkType: 'dofollow',
      submissionFriction: 'low',
      requiresBadge: true,
      lastVerified: '2026-02-01',
    })
  })

  it('has a value for every field where nothing is known', () => {
    const said = describeDirectory(literalEntry('quay'))
    expect(said).toMatchObject({
      pricing: 'Unknown',
      linkType: 'unknown',
      requiresBadge: false,
      domainRating: 0,
      lastVerified: '2026-02-01',
    })
  })

  it.each([
    [{ free: true }, 'Free'],
    [{ free: false }, 'Paid'],
    [{ free: true, price: 'US$9' }, 'US$9'],
  ])('prices %j as %s', (values, pricing) => {
    expect(describeDirectory(literalEntry('quay', values)).pricing).toBe(pricing)
  })

  it.each([
    ['nofollow', 'nofollow'],
    ['mixed', 'mixed'],
  ] as const)('calls %s links %s', (link, said) => {
    expect(describeDirectory(literalEntry('quay', { link })).linkType).toBe(said)
  })
})

describe('the day of the last verification', () => {
  const report = literalFacts({ price: 'Free' }, 'report', '2026-11-01')
  const firstHand = literalFacts({ badge: true }, 'first hand', '2026-10-01')
  const ownPage = literalFacts({ price: 'Free', submitUrl: 'https://quay.example/submit' }, 'own page', '2026-08-01')
  const measured = literalFacts({ link: 'followed' }, 'measured', '2026-09-01')
  it.each([
    ['nothing', {}, '2026-01-05'],
    ['reports alone', report, '2026-01-05'],
    ['what somebody saw', { ...report, ...firstHand }, '2026-10-01'],
    ['measurements without a price and a submit page', { ...firstHand, ...measured }, '2026-10-01'],
    [
      'a price and a submit page that others report',
      { ...literalFacts({ price: 'Free', submitUrl: 'https://quay.example/' }, 'report'), ...measured },
      '2026-01-05',
    ],
    ['its own pages, however old', { ...report, ...firstHand, ...ownPage }, '2026-08-01'],
    ['the newest of measured and own pages', { ...report, ...firstHand, ...ownPage, ...measured }, '2026-09-01'],
  ])('with %s', (_what, facts, day) => {
    expect(lastVerified({ facts, checkedOn: '2026-01-05' })).toBe(day)
  })
})

it('the strongest domain comes first, then the name', () => {
  const entries = [literalEntry('b', { domainRating: 5 }), literalEntry('c'), literalEntry('a', { domainRating: 5 })]
  expect(entries.toSorted(byRating).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
})
