import { expect } from 'vitest'
import type { Store } from '../../../../api/ports/store.ts'
import { collectionNames, type Collection, type Records } from '../../../../api/domain/collections/collections.ts'
import { everything } from '../../../contract/store/catalog.ts'
import { literalProfile, oneOfEach } from '../../../contract/store/one-of-each.ts'
import { literalLaunch } from '../../../support/literal-launch.ts'
import { liveLaunch } from '../../../support/live-launch.ts'
import { putAll } from '../../../support/put-all.ts'

const odd = ['\0', 'a\0b', '\ud83d', '\u{f0000}', '\u{f0000}\u{f1000}', 'x'.repeat(3000), '🫖', '急須', '']
/** Of an id as nobody makes them: counters have nothing else to be found by. */
// The last two are U+F0000, which Node’s own TypeScript can’t read in one literal with half a character before it.
const oddId = 'a\0b\ud83d\udb80\udc00'
const launches = [
  oneOfEach.launches,
  ...odd.map((text, at) => liveLaunch({ slug: `l${at}`, aliases: [`old-${at}`], name: text, tagline: text, categories: ['home'] })),
  literalLaunch({ id: oddId, slug: 'odd-id' }),
  liveLaunch({ slug: 'reserved', ownerId: 'ada', week: { year: 2026, week: 10 } }),
]
const profiles = odd.map((text) => literalProfile(text, { email: text, name: text }))
const days = ['2026-03-01', '2026-03-02']

/** Puts something of every kind into a store, odd texts among it. */
export async function fillStore(store: Store): Promise<void> {
  for (const collection of collectionNames) await putAll(store, collection, [oneOfEach[collection]])
  await putAll(store, 'launches', launches)
  await putAll(store, 'profiles', profiles)
  store.count('l0', '2026-03-01', { impressions: 5, clicks: 2 })
  store.count('l0', '2026-03-02', { impressions: 1 })
  store.count('l1', '2026-03-02', { clicks: 7 })
  store.count(oddId, '2026-03-02', { clicks: 3 })
}

/** Whether a store holds what `fillStore` put, and finds it. */
export async function expectFilled(store: Store): Promise<void> {
  const expectAll = async <C extends Collection>(collection: C, records: Records[C][]) => {
    for (const record of records) expect(await store.get(collection, record.id)).toEqual(record)
  }
  for (const collection of collectionNames) await expectAll(collection, [oneOfEach[collection]])
  await expectAll('launches', launches)
  await expectAll('profiles', profiles)
  expect(await store.countLaunches()).toBe(launches.length)
  expect((await store.findLaunch('old-3'))?.id).toBe('l3')
  expect(await store.findLaunchesByUrl('teapot.example')).toHaveLength(odd.length + 1)
  expect(await store.countReservations(2026, 10)).toBe(1)
  expect((await store.findLiveLaunches(everything)).map(({ id }) => id)).toEqual([...odd.keys()].map((at) => `l${at}`).concat('reserved'))
  for (const words of [['急須'], ['xxxx'], ['teapot.exa']]) expect(await store.findLiveLaunches({ ...everything, words })).not.toEqual([])
  expect(await store.list('profiles', 'email', '\0')).toHaveLength(1)
  expect(await store.readCounts('l0')).toEqual({ impressions: 6, clicks: 2 })
  expect(await store.readCounts(oddId)).toEqual({ impressions: 0, clicks: 3 })
  expect(await store.readDailyCounts('l0', days)).toEqual([
    { impressions: 5, clicks: 2 },
    { impressions: 1, clicks: 0 },
  ])
  expect(await store.readDailyCounts('l1', days)).toEqual([
    { impressions: 0, clicks: 0 },
    { impressions: 0, clicks: 7 },
  ])
}
