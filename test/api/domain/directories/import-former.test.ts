import { describe, expect, it } from 'vitest'
import { formerSource, importFormer } from '../../../../api/domain/directories/import-former.ts'
import type { Directory } from '../../../../shared/schemas/directory.ts'
import { literalEntry } from '../../../support/literal-directory.ts'

const row = (slug: string, more: Partial<Directory> = {}): Directory => ({
  slug,
  name: slug,
  url: `https://${slug}.example/`,
  tagline: 'A quay',
  focus: 'Ships',
  pricing: 'Free',
  traffic: 'low',
  domainRating: 40,
  backlinkQuality: 'low',
  linkType: 'unknown',
  submissionFriction: 'low',
  requiresBadge: false,
  lastVerified: '2025-01-15',
  ...more,
})
const evidence = literalEntry(
  'quay',
  { price: 'US$9', cost: 9, free: false, link: 'followed', domainRating: 60 },
  { tagline: 'A new quay' },
)
const shipped = [row('quay'), row('quay', { tagline: 'The first wording' })]
const taken = (rows: Directory[], entries = [evidence]) => importFormer(entries, { rows, shipped }, '2026-03-04')
const known = { source: formerSource, kind: 'first hand', day: '2025-01-15' }

describe('an operator’s list of an earlier release', () => {
  it.each([
    ['as the last release shipped it', {}],
    ['as an earlier one did', { tagline: 'The first wording' }],
    ['with another day alone', { lastVerified: '2026-01-01' }],
  ])('changes nothing with a row %s', (_what, more) => {
    expect(taken([row('quay', more)])).toEqual([])
  })

  it('keeps each edited field as an edit, and the evidence of the others', () => {
    const [edited] = taken([row('quay', { tagline: 'Our quay', requiresBadge: true })])
    expect(edited).toEqual({
      ...evidence,
      tagline: 'Our quay',
      facts: { ...evidence.facts, badge: { value: true, ...known } },
      edited: ['tagline', 'badge'],
    })
  })

  it('keeps an edited price with what rules compare', () => {
    const [edited] = taken([row('quay', { pricing: 'Free for members' })])
    expect(edited?.facts).toEqual({
      link: evidence.facts.link,
      domainRating: evidence.facts.domainRating,
      price: { value: 'Free for members', ...known },
      free: { value: true, ...known },
    })
    expect(edited?.edited).toEqual(['price', 'free', 'cost'])
  })

  it('knows a link only if it’s one of the three kinds', () => {
    const linkOf = (linkType: string) => taken([row('quay', { linkType })])[0]?.facts.link?.value
    expect(['dofollow', 'nofollow', 'mixed', 'ugc'].map(linkOf)).toEqual(['followed', 'nofollow', 'mixed', undefined])
  })

  it('adds the operator’s own rows, and closes what they deleted', () => {
    const changed = taken([row('harbour', { linkType: 'mixed' })])
    expect(changed).toMatchObject([
      { id: 'harbour', state: 'open', checkedOn: '2025-01-15', facts: { price: { value: 'Free' }, link: { value: 'mixed' } } },
      { id: 'quay', state: 'closed', closed: { reason: 'Deleted by the operator', day: '2026-03-04' }, edited: ['state'] },
    ])
  })
})
