import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { LaunchFilter } from '../../../../../api/ports/store.ts'
import { isLive, type Launch, type LiveLaunch } from '../../../../../api/domain/launch/launch.ts'
import { matches, words } from '../../../../../api/domain/search/matching.ts'
import { LiveCatalog } from '../../../../../api/store/embedded/live-catalog.ts'
import { inCatalogOrder } from '../../../../../api/store/embedded/live-list.ts'
import { liveLaunch } from '../../../../support/live-launch.ts'

/** Characters that fold, join, escape or separate in ways of their own, and so few that texts and queries meet. */
const letters = [
  'a',
  'b',
  'e',
  'E',
  '1',
  '2',
  'é',
  'e\u0301',
  'ß',
  'SS',
  'ı',
  'İ',
  'ﬁ',
  '½',
  'か',
  'が',
  '茶',
  '한',
  '🚢',
  '👩‍🚀',
  'ﷺ',
  '\ud83d',
]
const signs = ['.', '-', '*', '\\', '$&', '[', '\u0000', '\u3000', '\u00a0', '\u200b', '\u2028', '\ufeff', ' ', ' ', '\n']
const characters = [...letters, ...signs]
const text = fc.string({ unit: fc.constantFrom(...characters), maxLength: 30 })
const word = fc.string({ unit: fc.constantFrom(...characters), maxLength: 4 })
const launch: fc.Arbitrary<Launch> = fc
  .record({
    id: fc.integer({ min: 0, max: 40 }),
    status: fc.constantFrom('live' as const, 'live' as const, 'live' as const, 'draft' as const),
    launchDate: fc.constantFrom('2026-01-05', '2026-01-12'),
    name: text,
    description: fc.oneof(text, fc.string({ unit: fc.constantFrom('ab', 'ba', 'c', '茶'), minLength: 400, maxLength: 900 })),
    categories: fc.subarray(['home', 'work']),
    url: fc.constantFrom('https://ab.example/', 'https://münchen.example/', 'no address'),
  })
  .map(({ id, ...parts }) => ({ ...liveLaunch({ slug: `s${id}` }), ...parts }))
const search = fc.record({
  query: fc.oneof(
    fc.array(word, { maxLength: 3 }).map((parts) => parts.join(' ')),
    fc.string({ unit: fc.constantFrom('ab', 'ba'), maxLength: 200 }),
  ),
  category: fc.constantFrom(null, 'home', 'work', 'none'),
  after: fc.option(fc.record({ launchDate: fc.constantFrom('2026-01-05', '2026-01-12'), slug: fc.constantFrom('s1', 's20', 's3') })),
  limit: fc.oneof(fc.integer({ min: 1, max: 5 }), fc.constant(200)),
})

function scan(launches: Launch[], { words, category, after, limit }: LaunchFilter): LiveLaunch[] {
  const behind = (launch: LiveLaunch) => after === null || inCatalogOrder(launch, after) > 0
  const found = launches.filter(isLive).filter((launch) => matches(launch, words, category) && behind(launch))
  return found.toSorted(inCatalogOrder).slice(0, limit)
}

/** A search that a glance at the first launches cannot answer: as many launches without a word stand before the others. */
const crowd = Array.from({ length: 70 }, (_, index) =>
  liveLaunch({
    slug: `crowd-${index}`,
    launchDate: '2027-01-04',
    name: '~',
    tagline: '~',
    description: '~',
    url: '~',
    categories: ['home', 'work'],
  }),
)

describe('a search', () => {
  it('finds what a full scan finds, whatever the launches contain and however they change', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(launch, { maxLength: 30 }),
        fc.array(launch, { maxLength: 30 }),
        fc.array(search, { minLength: 5, maxLength: 15 }),
        async (first, changes, searches) => {
          const catalog = new LiveCatalog()
          const model = new Map([...crowd, ...first].map((launch) => [launch.id, launch]))
          catalog.fill(Array.from(model.values()))
          const expectSame = async () => {
            for (const { query, ...rest } of searches) {
              const filter = { ...rest, words: words(query) }
              expect(await catalog.search(filter)).toEqual(scan([...model.values()], filter))
            }
          }
          await expectSame()
          for (const launch of changes) {
            catalog.replace(model.get(launch.id), launch)
            model.set(launch.id, launch)
          }
          await expectSame()
          for (const { id } of first) {
            catalog.replace(model.get(id), undefined)
            model.delete(id)
          }
          await expectSame()
        },
      ),
      { numRuns: 150 },
    )
  })

  it('finds what a full scan finds while the index is still being built, one search beside another', async () => {
    const launches = Array.from({ length: 6000 }, (_, index) =>
      liveLaunch({
        slug: `s${String(index).padStart(4, '0')}`,
        name: `Boat ${index}`,
        description: 'A long story about knots. '.repeat(20),
      }),
    )
    const catalog = new LiveCatalog()
    catalog.fill(launches)
    const queries = ['boat 5999', 'sloop', 'boat 77', 'knots 1'].map((query) => words(query))
    const filters = queries.map((words): LaunchFilter => ({ words, category: null, after: null, limit: 11 }))
    const found = filters.map((filter) => catalog.search(filter))
    const replaced = { ...(launches[5000] as LiveLaunch), name: 'A sloop' }
    catalog.replace(launches[5000], replaced)
    launches[5000] = replaced
    for (const [at, filter] of filters.entries()) expect(await found[at]).toEqual(scan(launches, filter))
  })

  it('finds any part of a word of a thousand characters', async () => {
    const long = Array.from({ length: 500 }, (_, index) => String.fromCharCode(0x4e00 + index)).join('')
    const catalog = new LiveCatalog()
    catalog.fill(crowd.concat(liveLaunch({ description: `${long}${long}` })))
    for (let at = 0; at < 870; at += 13) {
      const piece = `${long}${long}`.slice(at, at + 120)
      expect([at, (await catalog.search({ words: [piece], category: null, after: null, limit: 2 })).length]).toEqual([at, 1])
    }
    expect(await catalog.search({ words: [`${long}x`], category: null, after: null, limit: 2 })).toEqual([])
    expect(await catalog.search({ words: [long], category: null, after: null, limit: 2 })).toHaveLength(1)
  })
})
