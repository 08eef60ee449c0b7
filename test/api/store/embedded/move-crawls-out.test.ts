import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createLowdbStore } from '../../../../api/store/embedded/lowdb-store.ts'
import { openJournalDatabase } from '../../../../api/store/embedded/journal/journal-database.ts'
import { literalCrawl, literalLaunch } from '../../../support/literal-launch.ts'
import { liveLaunch } from '../../../support/live-launch.ts'
import { MemoryDisk } from './journal/memory-disk.ts'
import { makeStoreFolder, openStore } from './open-store.ts'

it('a folder in the old format, with crawls inside launches, opens without loss', async () => {
  const folder = await makeStoreFolder()
  const { id: _, ...crawled } = literalCrawl({ score: 61, urls: ['https://acme.dev/'] })
  const launches = [literalLaunch(), literalLaunch({ slug: 'unread' }), liveLaunch()]
  const old = await openJournalDatabase<{ launches: object }>({ folder, onCompactionFailure: () => undefined })
  await old.commit(
    launches.map((launch) => ({ put: 'launches', key: launch.id, value: { ...launch, crawled: launch.id === 'unread' ? null : crawled } })),
  )
  await old.close()

  for (const _ of ['the first time', 'later']) {
    const { store } = await openStore(folder)
    for (const launch of launches) {
      expect(await store.get('launches', launch.id)).toEqual(launch)
      expect(await store.get('crawls', launch.id)).toEqual(launch.id === 'unread' ? null : { ...crawled, id: launch.id })
    }
    await store.close()
  }
  expect((await readFile(join(folder, 'journal-000000000001.ndjson'), 'utf8')).split('\n')).toHaveLength(4) // moved once, at one go
})

it('a process that dies during that migration loses nothing, and the next one continues', async () => {
  const folder = await makeStoreFolder()
  const { id: _, ...crawled } = literalCrawl({ score: 61 })
  const launches = Array.from({ length: 250 }, (_, index) => literalLaunch({ slug: `launch-${index}` }))
  const leftToMove = new Set<number>()
  let luck = 1
  const chance = () => (luck = (luck * 16_807) % 2_147_483_647) / 2_147_483_647
  const quiet = { folder, onCompactionFailure: () => undefined, onNote: () => undefined, onFailure: () => undefined }

  for (let [calls, hasDied] = [0, true]; hasDied; calls += 1) {
    const machine = new MemoryDisk(chance)
    const { disk } = machine
    const old = await openJournalDatabase<{ launches: object }>({ ...quiet, disk })
    await old.commit(launches.map((launch) => ({ put: 'launches', key: launch.id, value: { ...launch, crawled } })))
    await old.close()

    machine.dieAfter(calls)
    const [attempt] = await Promise.allSettled([createLowdbStore({ ...quiet, disk })])
    hasDied = attempt.status === 'rejected'
    if (attempt.status === 'fulfilled') await attempt.value.close().catch(() => undefined)
    if (calls % 2 === 0) machine.cutPower()
    else machine.restart()
    const between = await openJournalDatabase<{ launches: object }>({ ...quiet, disk })
    leftToMove.add([...between.state.entries('launches')].filter(([, launch]) => 'crawled' in launch).length)
    await between.close()

    const store = await createLowdbStore({ ...quiet, disk })
    for (const launch of launches) {
      expect(await store.get('launches', launch.id)).toEqual(launch)
      expect(await store.get('crawls', launch.id)).toEqual({ ...crawled, id: launch.id })
    }
    await store.close()
  }
  expect([...leftToMove].toSorted((a, b) => b - a)).toEqual([250, 150, 50, 0])
})
