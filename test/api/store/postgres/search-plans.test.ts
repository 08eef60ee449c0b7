import { Kysely, PostgresDialect, type CompiledQuery } from 'kysely'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { words } from '../../../../api/domain/matching.ts'
import { openPool, usualPatience } from '../../../../api/store/postgres/connections.ts'
import { Outage } from '../../../../api/store/postgres/database-failures.ts'
import { findLiveLaunches } from '../../../../api/store/postgres/live-catalog.ts'
import type { Database, Tables } from '../../../../api/store/postgres/tables.ts'
import { usePostgres } from '../../../support/postgres-databases.ts'
import { fillCatalog, launchAt } from './fill-catalog.ts'

const databases = usePostgres()
const size = 20_000
const oldest = launchAt(size - 1)
const common = 'the place to for with it you your every day and find'
const rare = oldest.name.split(' ')[1] ?? ''

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
  await fillCatalog(client, size)
  db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: openPool(connectionString, new Outage(() => undefined), usualPatience) }),
    log: ({ query }) => {
      asked.push(query)
    },
  })
})
afterAll(async () => {
  await db.destroy()
  await client.end()
})

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

const newest = ['launches_pkey', 'liveLaunches_place_idx']
const byWord = [...newest, 'liveLaunches_words'].toSorted()

describe('of 20,000 launches, a search reads', () => {
  it.each<[string, string, string | null]>([
    ['for nothing', '', null],
    ['for a common word', 'teams', null],
    ['for one common character', 'e', null],
    ['for twelve common words', common, null],
    ['in a category', '', 'finance'],
    ['for a common word in a category', 'for', 'finance'],
  ])('%s: the newest only', async (_, query, category) => {
    const { found, reads } = await search(query, category)
    expect(found).toHaveLength(11)
    expect(reads).toEqual(newest)
  })

  it.each<[string, string, string | null, number]>([
    ['the oldest launch’s own word', rare, null, 1],
    ['120 characters of the oldest', `${oldest.tagline} ${oldest.description}`.slice(-120), null, 1],
    ['an absent word', 'wolfram', null, 0],
    ['an absent word of common trigrams', 'teamsfilesinvoices', null, 0],
    ['an absent character', '☃', null, 0],
    ['two absent characters', 'qx', null, 0],
    ['two absent Japanese characters', '計茶', null, 0],
    ['a long absent Japanese word', '時計時計', null, 0],
    ['signs alone', '---', null, 0],
    ['twelve common words and an absent one', `${common} wolfram`, null, 0],
    ['the oldest launch’s own word in its category', rare, oldest.categories[0] ?? '', 1],
    ['an absent word in a category', 'wolfram', 'finance', 0],
    ['an absent character in a category', '☃', 'finance', 0],
    ['an unknown category', '', 'none', 0],
  ])('%s: the newest, then the index of words', async (_, query, category, count) => {
    const { found, reads } = await search(query, category)
    expect(found).toHaveLength(count)
    expect(reads).toEqual(byWord)
  })
})
