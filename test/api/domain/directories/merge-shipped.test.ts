import { describe, expect, it } from 'vitest'
import { mergeShipped } from '../../../../api/domain/directories/merge-shipped.ts'
import { literalEntry, literalFacts } from '../../../support/literal-directory.ts'

const closed = { reason: 'Shut down', source: 'https://quay.example/', day: '2026-03-01' }
const stored = literalEntry('quay', { price: 'Free', link: 'followed' })
const merge = (known = stored, shipped = stored) => mergeShipped([known], [shipped])[0] ?? null

describe('a newer shipped list', () => {
  it('adds what is missing, and changes nothing the second time', () => {
    const shipped = [stored, literalEntry('pier')]
    expect(mergeShipped([], shipped)).toEqual(shipped)
    expect(mergeShipped(shipped, shipped)).toEqual([])
  })

  it.each([
    ['newer replaces the stored one', '2026-02-02', 'US$9'],
    ['of the same day does too: it has been put right', '2026-02-01', 'US$9'],
    ['older doesn’t', '2026-01-31', 'Free'],
  ])('a fact that is %s', (_what, day, price) => {
    const merged = merge(stored, { ...stored, facts: literalFacts({ price: 'US$9' }, 'own page', day) })
    expect((merged ?? stored).facts).toMatchObject({ price: { value: price }, link: { value: 'followed' } })
  })

  it.each([
    ['measured', 'report', 'Free'],
    ['own page', 'report', 'Free'],
    ['first hand', 'own page', 'US$9'],
    ['report', 'report', 'US$9'],
  ] as const)('a fact that was %s: a newer one of kind “%s” makes it %s', (before, after, price) => {
    const known = { ...stored, facts: literalFacts({ price: 'Free' }, before, '2026-02-01') }
    const merged = merge(known, { ...stored, facts: literalFacts({ price: 'US$9' }, after, '2026-03-01') })
    expect((merged ?? known).facts.price?.value).toBe(price)
  })

  it('says a fact of the same day and value is only reported, where an earlier one claimed more', () => {
    const known = { ...stored, facts: literalFacts({ price: 'Free' }, 'own page', '2026-02-01') }
    expect(merge(known, { ...stored, facts: literalFacts({ price: 'Free' }, 'report', '2026-02-01') })?.facts.price?.kind).toBe('report')
    const measured = { ...stored, facts: literalFacts({ link: 'followed' }, 'measured', '2026-02-01') }
    expect(merge(measured, { ...stored, facts: literalFacts({ link: 'followed' }, 'report', '2026-03-01') })).toBeNull()
  })

  it('withdraws a fact whose source nobody can look up, unless the operator has edited it', () => {
    const known = {
      ...stored,
      facts: { ...stored.facts, owner: { value: 'Ada', source: 'A tracker', kind: 'report', day: '2026-02-01' } as const },
    }
    expect(merge(known, stored)?.facts).toEqual(stored.facts)
    expect(merge({ ...known, edited: ['owner'] }, stored)).toBeNull()
    expect(
      merge({ ...known, facts: { ...known.facts, owner: { ...known.facts.owner, source: 'https://quay.example/' } } }, stored),
    ).toBeNull()
  })

  it('keeps what other operators know from a few words', () => {
    const told = { value: 3, source: 'Email from the editor', kind: 'report', day: '2026-03-01' } as const
    const theirs = { ...stored, facts: { ...stored.facts, waitDays: told } }
    const imported = mergeShipped([stored], [theirs], 'operators')[0] ?? stored
    const later = { ...stored, facts: { ...stored.facts, ...literalFacts({ waitDays: 7 }, 'report', '2026-02-01') } }
    expect([imported.facts.waitDays, merge(imported, stored), merge(imported, later)]).toEqual([told, null, null])
  })

  it('replaces or withdraws a fact that nobody had read, whatever its day', () => {
    const unread = { source: 'https://quay.example/ (commonly known; not read again that day)', kind: 'report', day: '2026-11-23' } as const
    const known = { ...stored, facts: { price: { value: 'Free', ...unread }, owner: { value: 'Ada', ...unread } } }
    const shipped = { ...stored, facts: literalFacts({ price: 'US$9' }, 'report', '2026-02-01') }
    expect(merge(known, shipped)?.facts).toEqual(shipped.facts)
    expect(merge({ ...known, edited: ['price', 'owner'] }, shipped)).toBeNull()
  })

  it('leaves what the operator has edited or deleted', () => {
    const known = { ...stored, tagline: 'Ours', edited: ['price' as const, 'badge' as const, 'tagline' as const, 'state' as const] }
    const shipped = { ...stored, state: 'closed' as const, closed, tagline: 'Theirs', facts: literalFacts({ price: 'US$9', badge: true }) }
    expect(merge(known, shipped)).toBeNull()
  })

  it('brings newer texts, closes and opens again', () => {
    const newer = { ...stored, checkedOn: '2026-03-01', tagline: 'A pier' }
    expect(merge(stored, newer)).toEqual(newer)
    const shut = { ...newer, state: 'closed' as const, closed }
    expect(merge(stored, shut)).toEqual(shut)
    expect(merge(shut, newer)).toEqual(newer)
    expect(merge(shut, stored)).toBeNull()
  })
})
