import { describe, expect, it } from 'vitest'
import { inCatalogOrder } from '../../api/store/live-list.ts'
import { searchText, words, hasWords } from '../../api/domain/matching.ts'
import { catalogLaunches } from './catalog/launches.ts'
import { hardQueries } from './catalog/queries.ts'
import { toReadme } from './readme.ts'
import { interleave, median, percentile, ratioOf } from './rounds.ts'
import { bound, compare, missing } from './row.ts'

describe('figures', () => {
  it('take turns, and each round begins with another contestant', async () => {
    const order: string[] = []
    const figures = await interleave({ a: () => order.push('a'), b: () => order.push('b'), c: () => order.push('c') }, 3)
    expect(order.join('')).toBe('abcbcacab')
    expect(figures).toEqual({ a: [1, 6, 8], b: [2, 4, 9], c: [3, 5, 7] })
  })

  it.each([
    ['the middle one', median([9, 1, 5]), 5],
    ['between the two in the middle', median([1, 2, 4, 9]), 3],
    [
      'the slowest in a hundred',
      percentile(
        Array.from({ length: 100 }, (_, at) => at),
        0.99,
      ),
      99,
    ],
    ['the ratio of the medians', ratioOf([2, 90, 6], [3, 1, 40]), 2],
  ])('are %s', (_, figure, expected) => {
    expect(figure).toBe(expected)
  })
})

describe('targets', () => {
  const row = { id: 'x', what: 'x', unit: 'ms', peer: 'peer' } as const

  it.each([
    ['a ratio at the target', compare({ ...row, ours: [2], theirs: [1], atMost: 2 }), true],
    ['a ratio above it', compare({ ...row, ours: [2.1], theirs: [1], atMost: 2 }), false],
    ['a figure without a target', compare({ ...row, ours: [2], theirs: [1], atMost: null }), null],
    ['a bound that is kept', bound({ ...row, ours: 3, atMost: 3 }), true],
    ['a bound that is not', bound({ ...row, ours: 3.1, atMost: 3 }), false],
    ['a figure that is not there', bound({ ...row, ours: Number.NaN, atMost: 3 }), false],
    ['what does not happen at all', missing('x', 'x', 'ratio <= 1', 'It does not.'), false],
  ])('judge %s', (_, { isMet }, expected) => {
    expect(isMet).toBe(expected)
  })

  it('missed are listed with their reason, or with the want of one', () => {
    const rows = ['known', 'unknown'].map((id) => bound({ ...row, id, ours: 4, atMost: 3 }))
    const text = toReadme({ date: '2026-01-01', machine: 'a machine', load: '0.1', rows, reasons: { known: 'The disk is slow.' } })
    expect(text).toContain('- `known` (<= 3 ms): The disk is slow.')
    expect(text).toContain('- `unknown` (<= 3 ms): no reason is known yet.')
  })
})

describe('the catalog', () => {
  const launches = catalogLaunches(2000)

  it('is the same each time, and no two launches share an address', () => {
    expect(catalogLaunches(2000)).toEqual(launches)
    expect(new Set(launches.map(({ slug }) => slug)).size).toBe(2000)
  })

  it('has queries that find the oldest launch alone, and none', () => {
    const texts = launches.toSorted(inCatalogOrder).map(searchText)
    const found = new Map(
      hardQueries(launches.toSorted(inCatalogOrder)).map(({ id, query }) => [
        id,
        texts.filter((text) => hasWords(text, words(query))).length,
      ]),
    )
    expect(Object.fromEntries(found)).toMatchObject({
      'rare-oldest': 1,
      'one-character-oldest': 1,
      'two-that-never-meet': 0,
      absent: 0,
      'one-character-absent': 0,
      'twelve-common-one-absent': 0,
      '120-characters-absent': 0,
      'common-trigrams': 0,
    })
    expect(found.get('common')).toBeGreaterThan(100)
  })
})
