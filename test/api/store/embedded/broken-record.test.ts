import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import type { Launch } from '../../../../api/domain/launch/launch.ts'
import type { Records } from '../../../../api/domain/collections/collections.ts'
import { DurableRecords } from '../../../../api/store/embedded/durable-records.ts'
import type { View } from '../../../../api/store/embedded/journal/staged-batch.ts'
import { findersOf, LayeredRecords } from '../../../../api/store/embedded/layered-records.ts'
import { LiveCatalog } from '../../../../api/store/embedded/live-catalog.ts'
import { liveLaunch } from '../../../support/live-launch.ts'

/** A launch that somebody has written into the folder by hand. */
const broken = (parts: object): Launch => Object.assign(liveLaunch({ slug: 'broken' }), parts)

/** Reading its web address takes longer than the store may index before it is opened. */
const slow = Object.defineProperty(liveLaunch({ slug: 'slow' }), 'url', {
  get: () => {
    for (const end = performance.now() + 10; performance.now() < end;);
    return 'https://slow.example/'
  },
})

it('a record that can’t be indexed is logged, and callers that need its indexes get an error, others don’t', async () => {
  const failures: unknown[] = []
  const launches: Launch[] = [slow, broken({ name: null, status: 'draft' })]
  const entries = new Map(launches.map((launch) => [launch.id, launch]))
  const state = {
    get: (name: string, id: string) => (name === 'launches' ? entries.get(id) : undefined),
    entries: (name: string) => (name === 'launches' ? entries.entries() : []),
  } as View<Records>
  const records = new DurableRecords(state, (error) => failures.push(error))
  const finders = findersOf(new LayeredRecords([records]))
  await expect(finders.findLaunchesByName('teapot')).rejects.toThrow(TypeError)
  await expect(finders.list('launches', 'ownerId', 'ada')).rejects.toThrow(TypeError)
  expect(await finders.list('comments', 'launchId', 'slow')).toEqual([])
  expect(await finders.findLaunch('slow')).toBe(slow)
  expect(failures).toEqual([expect.any(TypeError)])
})

it('a listing that can’t be searched is logged once, and searches get an error', async () => {
  const failures: unknown[] = []
  const catalog = new LiveCatalog((error) => failures.push(error))
  const crowd = Array.from({ length: 80 }, (_, index) => liveLaunch({ slug: `crowd-${index}`, launchDate: '2027-01-04' }))
  crowd.push(Object.assign(liveLaunch({ slug: 'broken' }), { name: Object.create(null) }))
  catalog.fill(crowd)
  catalog.index()
  catalog.replace(crowd[1], undefined)
  await setImmediate()
  const search = () => catalog.search({ words: ['samovar'], category: null, after: null, limit: 2 })
  await expect(search()).rejects.toThrow(TypeError)
  await expect(search()).rejects.toThrow(TypeError)
  expect(await catalog.search({ words: ['teapot'], category: null, after: null, limit: 2 })).toHaveLength(2)
  await expect.poll(() => failures).toEqual([expect.any(TypeError)])
})
