import { describe, expect, it } from 'vitest'
import { sweepErased } from '../../../../api/actions/account-deletion/eraser.ts'
import type { Collection } from '../../../../api/domain/collections/collections.ts'
import { createPostgresStore } from '../../../../api/store/postgres/postgres-store.ts'
import type { Store } from '../../../../api/ports/store.ts'
import { usePostgres } from '../../../support/postgres-databases.ts'
import { makeStoreFolder, openStore } from '../../store/embedded/open-store.ts'
import { email, eraseQuentin, erasingWorld, filesWith, putQuentin, queryDatabase, readDatabaseFiles, readFiles } from './deleting-person.ts'

const databases = usePostgres()

/** `sample` makes the store look at its records, as PostgreSQL does for its statistics. */
type Place = { store: Store; sample: () => Promise<unknown>; files: () => Promise<Map<string, Buffer>>; close: () => Promise<void> }

const places: Record<string, () => Promise<Place>> = {
  'the data folder': async () => {
    const folder = await makeStoreFolder()
    const { store } = await openStore(folder)
    return { store, sample: async () => {}, files: () => readFiles(folder), close: () => store.close() }
  },
  PostgreSQL: async () => {
    const databaseUrl = await databases.create()
    const store = await createPostgresStore({ databaseUrl, onFailure: () => undefined })
    return {
      store,
      sample: () => queryDatabase(databaseUrl, 'analyze'),
      files: () => readDatabaseFiles(databaseUrl),
      close: () => store.close(),
    }
  },
}

describe('a deleted account leaves no byte of its email in any file', () => {
  it.each([
    ['the data folder', true],
    ['the data folder', false],
    ['PostgreSQL', true],
  ])('of %s (live launches stay: %s)', async (name, keepsLaunches) => {
    const { store, sample, files, close } = await (places[name] as () => Promise<Place>)()
    await putQuentin(store, { keepsLaunches })
    await sample()
    await eraseQuentin(store)
    expect(filesWith(await files(), email)).not.toEqual([])
    await sweepErased(erasingWorld(store))
    const left = await files()
    expect([filesWith(left, email), filesWith(left, 'new@people.example')]).toEqual([[], []])
    expect(await store.get('erasures', 'quentin')).toBeNull()
    expect(await namesLeft(store)).toEqual([])
    await close()
  })
})

/** Collections whose records still name Quentin. */
async function namesLeft(store: Store): Promise<string[]> {
  const ids: Partial<Record<Collection, string[]>> = {
    launches: ['live', 'soon', 'draft', 'other'],
    crawls: ['live', 'draft'],
    comments: ['c1', 'c2', 'c3'],
    history: ['h1', 'h2', 'h3'],
    revisions: ['live'],
    upvotes: ['other:quentin', 'live:quentin'],
    flags: ['other:quentin', 'c1:zoe'],
    decisions: ['d2'],
  }
  const found: string[] = []
  for (const [collection, list] of Object.entries(ids) as [Collection, string[]][])
    for (const id of list) if (/quentin/i.test(JSON.stringify(await store.get(collection, id)))) found.push(`${collection} ${id}`)
  return found
}
