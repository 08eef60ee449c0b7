import { Kysely, PostgresDialect, type CompiledQuery } from 'kysely'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasWords, searchText, words } from '../../../../../api/domain/search/matching.ts'
import { inCatalogOrder } from '../../../../../api/store/embedded/live-list.ts'
import { openPool, defaultTimeouts } from '../../../../../api/store/postgres/connections/connections.ts'
import { Outage } from '../../../../../api/store/postgres/connections/database-failures.ts'
import { findLiveLaunches } from '../../../../../api/store/postgres/records/live-catalog.ts'
import { loadRecords, withoutWords } from '../../../../../api/store/postgres/records/record-writer.ts'
import type { Database, Tables } from '../../../../../api/store/postgres/tables/migrate.ts'
import { catalogLaunches } from '../../../../bench/catalog/launches.ts'
import { hardQueries } from '../../../../bench/catalog/queries.ts'
import { usePostgres } from '../../../../support/postgres-databases.ts'

const databases = usePostgres()
const size = 20_000
/** Loading them is allowed more time than a request. */
const timeouts = { ...defaultTimeouts, statement: 60_000, answer: 60_000 }
const launches = catalogLaunches(size).toSorted(inCatalogOrder)
const texts = launches.map(searchText)

type Plan = { 'Node Type': string; 'Relation Name'?: string; 'Index Name'?: string; Plans?: Plan[] }
const scansOf = (plan: Plan): Plan[] =>
  [...('Plans' in plan ? (plan.Plans ?? []).flatMap(scansOf) : []), plan].filter((node) => /Scan/.test(node['Node Type']))

let db: Database
let client: Client
let asked: CompiledQuery[] = []
beforeAll(async () => {
  const connectionString = await databases.create()
  client = new Client({ connectionString })
  await client.connect()
  db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: openPool(connectionString, new Outage(() => undefined), timeouts) }),
    log: ({ query }) => {
      asked.push(query)
    },
  })
  await db.transaction().execute((transaction) => withoutWords(transaction, () => loadInParts(transaction)))
  await client.query('analyze')
}, 60_000)
afterAll(async () => {
  await db.destroy()
  await client.end()
})

async function loadInParts(transaction: Database): Promise<void> {
  for (let from = 0; from < size; from += 2000) await loadRecords(transaction, 'launches', launches.slice(from, from + 2000))
}

/** How many of eleven a search finds, and the tables and indexes it reads. */
async function search(query: string, category: string | null = null): Promise<{ found: string[]; reads: string[] }> {
  asked = []
  const found = await findLiveLaunches(db, { words: words(query), category, after: null, limit: 11 })
  const reads = new Set<string>()
  for (const { sql, parameters } of asked) {
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(`explain (format json) ${sql}`, [...parameters])
    for (const scan of rows.flatMap((row) => scansOf(row['QUERY PLAN'][0].Plan))) {
      const name = scan['Index Name'] ?? (scan['Node Type'] === 'Seq Scan' ? `all of ${scan['Relation Name']}` : null)
      if (name !== null) reads.add(name)
    }
  }
  return { found: found.map(({ slug }) => slug), reads: [...reads].toSorted() }
}

const ofCategory = ['launches_pkey', 'liveCategories_place']
const newest = ['launches_pkey', 'liveLaunches_place_idx']
const byWord = [...newest, 'liveLaunches_words'].toSorted()
/** Found often enough among the newest. */
const common = new Set(['newest', 'common', 'one-character'])

describe('of 20,000 launches, a search reads the newest, then the word index, and never a whole table', () => {
  it.each(hardQueries(launches))('$id', async ({ id, query, category }) => {
    const { found, reads } = await search(query, category)
    const asked = words(query)
    const expected = launches.filter(
      ({ categories }, at) => (category === null || categories.includes(category)) && hasWords(texts[at] ?? '', asked),
    )
    expect(found).toEqual(expected.slice(0, 11).map(({ slug }) => slug))
    expect(reads).toEqual(id === 'category' ? ofCategory : common.has(id) ? newest : byWord)
  })

  it('and those of a category no further than it needs to fill the page', async () => {
    const category = launches.flatMap(({ categories }) => categories)[0] ?? ''
    await search('', category)
    const [{ sql, parameters } = { sql: '', parameters: [] }] = asked
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain (analyze) ${sql}`, [...parameters])
    const scan = rows.map((row) => row['QUERY PLAN']).find((line) => line.includes('liveCategories_place'))
    expect(Number(/actual .*rows=(\d+)/.exec(scan ?? '')?.[1])).toBe(11)
  })

  it('also for an unknown category', async () => {
    expect(await search('', 'none')).toEqual({ found: [], reads: ofCategory })
  })
})
