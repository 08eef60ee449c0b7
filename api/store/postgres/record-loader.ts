import { sql, type RawBuilder } from 'kysely'
import { isLive, type Launch } from '../../domain/launch.ts'
import { searchText } from '../../domain/matching.ts'
import type { Collection, Records } from '../../domain/records.ts'
import { keyText, storable } from './key-text.ts'
import { placeOf } from './live-catalog.ts'
import { columnsOf } from './record-writer.ts'
import type { Database } from './tables.ts'
import { tokensOf } from './tokens.ts'

/** Adds many records that are new, in a few statements. Whoever loads thousands of launches does without the index of words meanwhile. */
export async function loadRecords<C extends Collection>(db: Database, collection: C, records: readonly Records[C][]): Promise<void> {
  const rows = records.map((record) => ({ id: keyText(record.id), ...columnsOf(collection, record) }))
  const [first] = rows
  if (first === undefined) return
  const names = Object.keys(first)
  const columns = names.map((name) => texts(rows.map((row: Record<string, string | null>) => row[name] ?? null)))
  const values = names.map((name) => (name === 'data' ? sql`data::json` : sql.ref(name)))
  const columnNames = sql.join(names.map((name) => sql.ref(name)))
  await sql`insert into ${sql.table(collection)} (${columnNames})
    select ${sql.join(values)} from unnest(${sql.join(columns)}) as added (${columnNames})`.execute(db)
  if (collection === 'launches') await loadPlaces(db, records as readonly Launch[])
}

/** Rows for what launches are found by. */
async function loadPlaces(db: Database, launches: readonly Launch[]): Promise<void> {
  const addresses = launches.flatMap(({ id, slug, aliases }) => [...new Set([slug, ...aliases])].map((address) => ({ id, address })))
  await sql`insert into "launchAddresses" (address, "launchId") select * from unnest(
    ${texts(addresses.map(({ address }) => keyText(address)))}, ${texts(addresses.map(({ id }) => keyText(id)))})`.execute(db)
  const live = launches.filter(isLive).map((launch) => ({ launch, text: searchText(launch) }))
  await sql`insert into "liveLaunches" ("launchId", place, "searchText", tokens)
    select "launchId", place, "searchText", array(select json_array_elements_text(tokens::json)) from unnest(
      ${texts(live.map(({ launch }) => keyText(launch.id)))}, ${texts(live.map(({ launch }) => placeOf(launch)))},
      ${texts(live.map(({ text }) => storable(text)))},
      ${texts(live.map(({ launch, text }) => JSON.stringify(tokensOf(text, launch.categories))))}
    ) as added ("launchId", place, "searchText", tokens)`.execute(db)
}

const texts = (values: (string | null)[]): RawBuilder<unknown> => sql`${values}::text[]`

/** Does what is faster without the index of words, which is made anew afterwards. Inside a transaction. */
export async function withoutWords(db: Database, load: () => Promise<void>): Promise<void> {
  const { rows } = await sql<{ definition: string }>`select pg_get_indexdef('"liveLaunches_words"'::regclass) as definition`.execute(db)
  await sql`drop index "liveLaunches_words"`.execute(db)
  await load()
  await sql.raw(rows[0]?.definition ?? '').execute(db)
}
