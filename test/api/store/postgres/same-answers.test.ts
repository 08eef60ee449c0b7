import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { Client } from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import type { LaunchFilter, Store } from '../../../../api/ports/store.ts'
import type { Launch } from '../../../../api/domain/launch/launch.ts'
import { words } from '../../../../api/domain/search/matching.ts'
import { createLowdbStore } from '../../../../api/store/embedded/lowdb-store.ts'
import { createPostgresStore } from '../../../../api/store/postgres/postgres-store.ts'
import { literalLaunch } from '../../../support/literal-launch.ts'
import { usePostgres } from '../../../support/postgres-databases.ts'
import { putAll } from '../../../support/put-all.ts'
import { anyCharacter } from '../../../support/fuzz/any-character.ts'

const databases = usePostgres()

const phrases =
  `Tea for two|Thé glacé|急須のための時計|時計と茶|Ελληνικός καφές|чай с лимоном|ชาเย็น|چای|तुलसी की चाय|100% of_it|a\\b|\\%|c++ & c#|🫖🍵 set|
👩‍💻 made|e\u0301a\u0300|ﬁn ﬀ|İstanbul|straße|𝒯ea|𠮷野家|---|q`.split('|')
const phrase = fc.constantFrom(...phrases)
const text = fc.oneof(phrase, fc.string({ unit: 'grapheme', maxLength: 12 }), fc.string({ unit: anyCharacter, maxLength: 6 }))
const days = ['2026-01-05', '2026-01-12', '2025-12-29'] as const
const category = fc.constantFrom('home', 'work', 'home-work', '日本', '')
const catalog = fc.uniqueArray(
  fc
    .record({
      slug: fc.stringMatching(/^[a-c1-]{1,4}$/),
      status: fc.constantFrom('live' as const, 'live' as const, 'draft' as const),
      launchDate: fc.constantFrom(...days),
      name: text,
      tagline: text,
      description: fc.array(text, { maxLength: 3 }).map((parts) => parts.join(' ')),
      categories: fc.uniqueArray(category, { maxLength: 2 }),
    })
    .map((parts) => literalLaunch(parts)),
  { selector: ({ slug }) => slug, minLength: 1, maxLength: 9 },
)
/** Parts of what the catalog says, and anything else. */
const query = (launches: readonly Launch[]) =>
  fc.oneof(
    fc
      .tuple(
        fc.constantFrom(...launches),
        fc.constantFrom('name' as const, 'tagline' as const, 'description' as const),
        fc.nat(9),
        fc.nat(5),
      )
      .map(
        ([launch, field, from, length]) => launch[field].slice(from, from + length), // at times half a character
      ),
    text,
    fc.tuple(text, text).map((both) => both.join(' ')),
  )
const search = (launches: readonly Launch[]) =>
  fc.record({
    query: query(launches),
    category: fc.option(category, { freq: 2 }),
    limit: fc.oneof(fc.integer({ min: 1, max: 5 }), fc.constant(501)),
  })
const history = catalog.chain((launches) => fc.tuple(fc.constant(launches), fc.array(search(launches), { minLength: 6, maxLength: 6 })))

/** Every page of a search, one after the other. */
async function pages(store: Store, filter: Omit<LaunchFilter, 'after'>): Promise<Launch[][]> {
  const found: Launch[][] = []
  for (let after: LaunchFilter['after'] = null; ;) {
    const page = await store.findLiveLaunches({ ...filter, after })
    found.push(page)
    const last = page.at(-1)
    if (last === undefined || page.length < filter.limit) return found
    after = last
  }
}

it('every search returns the same pages from both stores, in any language', async () => {
  const databaseUrl = await databases.create()
  await useIndexes(databaseUrl)
  const folder = await mkdtemp(join(tmpdir(), 'slipway-store-'))
  const quiet = { onNote: () => undefined, onFailure: () => undefined }
  const stores = await Promise.all([createLowdbStore({ folder, ...quiet }), createPostgresStore({ databaseUrl, ...quiet })])
  onTestFinished(async () => {
    for (const store of stores) await store.close()
    await rm(folder, { recursive: true })
  })
  const [embedded, postgres] = stores
  await fc.assert(
    fc.asyncProperty(history, async ([launches, searches]) => {
      for (const store of stores) await putAll(store, 'launches', launches)
      for (const { query, category, limit } of searches) {
        const filter = { words: words(query), category, limit }
        expect(await pages(postgres, filter)).toEqual(await pages(embedded, filter))
        const first = { ...filter, after: null }
        expect(await postgres.findMatches(first)).toEqual(await embedded.findMatches(first))
      }
      for (const store of stores) await removeAll(store, launches)
    }),
    { numRuns: 100 },
  )
})

const removeAll = (store: Store, launches: readonly Launch[]) =>
  store.transact(async ({ remove }) => {
    for (const { id } of launches) await remove('launches', id)
  })

/** PostgreSQL reads small tables as a whole; this makes it read indexes, as it does with large ones. */
async function useIndexes(databaseUrl: string): Promise<void> {
  const admin = new Client({ connectionString: databaseUrl })
  await admin.connect()
  await admin.query(`alter database "${new URL(databaseUrl).pathname.slice(1)}" set enable_seqscan = off`)
  await admin.end()
}
