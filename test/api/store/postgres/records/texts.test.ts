import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Store } from '../../../../../api/ports/store.ts'
import { createPostgresStore } from '../../../../../api/store/postgres/postgres-store.ts'
import { literalProfile } from '../../../../contract/store/one-of-each.ts'
import { everything } from '../../../../contract/store/catalog.ts'
import { liveLaunch } from '../../../../support/live-launch.ts'
import { usePostgres } from '../../../../support/postgres-databases.ts'
import { putAll } from '../../../../support/put-all.ts'

const databases = usePostgres()
let databaseUrl: string
let store: Store
beforeEach(async () => {
  databaseUrl = await databases.borrow()
  store = await createPostgresStore({ databaseUrl, onFailure: () => undefined })
})
afterEach(async () => {
  await store.close()
  await databases.giveBack(databaseUrl)
})

const long = 'x'.repeat(10_000)
// What PostgreSQL cannot hold as text, or cannot keep in an index.
const odd = ['\0', 'a\0b', '\ud83d', '\ude00', '\ufffd', '\u{f0000}', '\u{f0000}\u{f1000}', long, `${long}\0`, `${long}y`, '🫖', '']

describe('texts that PostgreSQL can’t store', () => {
  it('come back unchanged as id, as indexed field and anywhere else, and stay distinct', async () => {
    const records = odd.map((text) => literalProfile(text, { email: text, name: text }))
    await putAll(store, 'profiles', records)
    for (const record of records) {
      expect(await store.get('profiles', record.id)).toEqual(record)
      expect(await store.list('profiles', 'email', record.email)).toEqual([record])
    }
  })

  it('match nothing if no record has them', async () => {
    for (const text of odd) {
      expect(await store.get('launches', text)).toBeNull()
      expect(await store.list('launches', 'ownerId', text)).toEqual([])
      expect(await store.findLaunch(text)).toBeNull()
      expect(await store.findLaunchesByUrl(text)).toEqual([])
      expect(await store.findLaunchesByName(text)).toEqual([])
      expect(await store.findLiveLaunches({ words: text === '' ? [] : [text], category: text, after: null, limit: 9 })).toEqual([])
      expect(await store.findLiveLaunches({ ...everything, after: { launchDate: text, slug: text } })).toEqual([])
      expect(await store.readCounts(text)).toEqual({ impressions: 0, clicks: 0 })
    }
  })

  it('don’t prevent a launch', async () => {
    for (const [at, text] of odd.entries()) {
      const launch = liveLaunch({ slug: `l${at}`, name: text, tagline: text, url: text, categories: [text], ownerId: text })
      await putAll(store, 'launches', [launch])
      expect(await store.findLaunch(launch.slug)).toEqual(launch)
      expect(await store.findLiveLaunches({ ...everything, category: text })).toEqual([launch])
    }
  })
})
