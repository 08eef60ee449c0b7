import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { LaunchFilter } from '../../../api/ports/store.ts'
import { nameKey, urlKey } from '../../../api/domain/launch/duplicates.ts'
import { Failure } from '../../../api/domain/failure.ts'
import { isLive, type Launch } from '../../../api/domain/launch/launch.ts'
import { matches, words } from '../../../api/domain/search/matching.ts'
import { literalLaunch } from '../../support/literal-launch.ts'
import type { MakePlace } from './store-place.ts'

const id = fc.constantFrom('1', '2', '3', '4', '5')
const address = fc.constantFrom('a', 'b', 'c', 'd')
const word = fc.constantFrom('tea', 'Thé', 'お茶', 'POT', 'straße', '')
const week = fc.option(fc.constantFrom({ year: 2026, week: 53 }, { year: 2027, week: 1 }))
const launch: fc.Arbitrary<Launch> = fc
  .record({
    id,
    slug: address,
    aliases: fc.uniqueArray(address, { maxLength: 1 }),
    status: fc.constantFrom('live' as const, 'draft' as const),
    launchDate: fc.constantFrom('2026-01-05', '2026-01-12'),
    ownerId: fc.option(fc.constantFrom('ada', 'bob')),
    name: word,
    url: fc.constantFrom('https://one.example/', 'https://www.one.example', 'https://two.example'),
    categories: fc.subarray(['home', 'work']),
    week,
  })
  .map((parts) => literalLaunch(parts))
const change = fc.oneof(
  { weight: 4, arbitrary: launch.map((launch) => ({ put: launch })) },
  { weight: 1, arbitrary: id.map((id) => ({ remove: id })) },
)
const transaction = fc.record({ changes: fc.array(change, { minLength: 1, maxLength: 4 }), gaveUp: fc.boolean() })
const search = fc.record({
  query: fc.array(word, { maxLength: 2 }),
  category: fc.constantFrom(null, 'home', 'work', 'none'),
  after: fc.option(fc.record({ launchDate: fc.constantFrom('2026-01-05', '2026-01-12', '2026-01-08'), slug: address })),
  limit: fc.integer({ min: 1, max: 4 }),
})

type Model = Map<string, Launch>
const addresses = ({ slug, aliases }: Launch) => [slug, ...aliases]
const everyone = (model: Model) => [...model.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1))
// Newest first and slugs ascending: dates are turned over so that one ascending sort gives both.
const place = ({ launchDate, slug }: { launchDate: string; slug: string }) =>
  `${99_999_999 - Number(launchDate.replaceAll('-', ''))} ${slug}`

/** What a transaction makes of the records, or null when it is refused. */
function applied(model: Model, { changes, gaveUp }: { changes: ({ put: Launch } | { remove: string })[]; gaveUp: boolean }): Model | null {
  const next = new Map(model)
  for (const change of changes) {
    if ('remove' in change) next.delete(change.remove)
    else {
      const others = everyone(next).filter((other) => other.id !== change.put.id)
      if (others.some((other) => addresses(other).some((taken) => addresses(change.put).includes(taken)))) return null
      next.set(change.put.id, change.put)
    }
  }
  return gaveUp ? null : next
}

function scan(model: Model, { words, category, after, limit }: LaunchFilter): Launch[] {
  return everyone(model)
    .filter(isLive)
    .filter((launch) => matches(launch, words, category) && (after === null || place(launch) > place(after)))
    .toSorted((a, b) => (place(a) < place(b) ? -1 : 1))
    .slice(0, limit)
}

/** The store against a list of launches and a scan. */
export function modelContract(name: string, makePlace: MakePlace): void {
  describe(`${name}: after any transactions, asked for at once or not`, () => {
    it('answers like a scan of all launches, also after reopening', async () => {
      const history = fc.array(fc.array(transaction, { maxLength: 6 }), { maxLength: 4 })
      await fc.assert(
        fc.asyncProperty(history, search, async (rounds, { query, ...rest }) => {
          const filter = { ...rest, words: words(query.join(' ')) }
          const fresh = await makePlace()
          let store = await fresh.open()
          const expectSame = async (model: Model) => {
            expect(await store.findLiveLaunches(filter)).toEqual(scan(model, filter))
            expect(await store.list('launches', 'ownerId', 'ada')).toEqual(everyone(model).filter(({ ownerId }) => ownerId === 'ada'))
            expect(await store.findLaunch('a')).toEqual(everyone(model).find((launch) => addresses(launch).includes('a')) ?? null)
            expect(await store.findLaunchesByUrl('one.example')).toEqual(everyone(model).filter(({ url }) => urlKey(url) === 'one.example'))
            expect(await store.findLaunchesByName('tea')).toEqual(everyone(model).filter(({ name }) => nameKey(name) === 'tea'))
            expect(await store.countReservations(2026, 53)).toBe(everyone(model).filter(({ week }) => week?.year === 2026).length)
            expect(await store.countLaunches()).toBe(model.size)
          }
          try {
            let model: Model = new Map()
            for (const round of rounds) {
              const outcomes = await Promise.allSettled(
                round.map(({ changes, gaveUp }) =>
                  store.transact(async ({ put, remove }) => {
                    for (const change of changes) await ('put' in change ? put('launches', change.put) : remove('launches', change.remove))
                    if (gaveUp) throw new Failure('CONFLICT', 'Given up.')
                  }),
                ),
              )
              const expected = round.map((transaction) => {
                const next = applied(model, transaction)
                model = next ?? model
                return next === null ? 'rejected' : 'fulfilled'
              })
              expect(outcomes.map(({ status }) => status)).toEqual(expected)
              await expectSame(model)
            }
            await store.close()
            store = await fresh.open()
            await expectSame(model)
          } finally {
            await store.close()
            await fresh.remove()
          }
        }),
        { numRuns: 60, interruptAfterTimeLimit: 20_000 },
      )
    })
  })
}
