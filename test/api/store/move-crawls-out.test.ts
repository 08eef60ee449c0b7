import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openJournalDatabase } from '../../../api/store/journal/journal-database.ts'
import { literalCrawl, literalLaunch } from '../../support/literal-launch.ts'
import { liveLaunch } from '../../support/live-launch.ts'
import { makeStoreFolder, openStore } from './open-store.ts'

it('a folder whose launches still hold what was found at their addresses opens, and loses nothing', async () => {
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
