import { placingVotes } from '../../../domain/weeks/rank.ts'
import { type RawBuilder, sql } from 'kysely'
import { nameKey, urlKey } from '../../../domain/launch/duplicates.ts'
import { isLive, type Launch, weekKey } from '../../../domain/launch/launch.ts'
import { searchText } from '../../../domain/search/matching.ts'
import type { Profile } from '../../../domain/records.ts'
import { definitionOf, indexReader, type Collection, type Records, toStored } from '../../../domain/collections/collections.ts'
import { takenFailure, uniqueKeysOf } from '../../keys.ts'
import { profileFields } from './record-finders.ts'
import { prepared } from '../connections/prepared.ts'
import { keyText, storable } from './key-text.ts'
import { placeOf, tokensOf } from './live-catalog.ts'
import type { Database } from '../tables/migrate.ts'

/** Throws Failure CONFLICT before writing. `before` is what the database holds, if known: what hasn’t changed isn’t written. */
export async function putRecord<C extends Collection>(db: Database, collection: C, record: Records[C], before?: Records[C]): Promise<void> {
  await assertFree(db, collection, record, before)
  const stored = before === undefined ? upsert(collection, record) : update(collection, record)
  const isFoundAnew = collection === 'launches' && !isFoundAs(before as Launch | undefined, record as Launch)
  await sql`${prepared}${isFoundAnew ? putLaunch(stored, record as Launch) : stored}`.execute(db)
}

/** Whether the rows that a launch is found by, besides its own, stay as they are. */
function isFoundAs(before: Launch | undefined, launch: Launch): boolean {
  const listOf = ({ slug, aliases, categories }: Launch) => JSON.stringify([slug, aliases, categories])
  if (before === undefined || listOf(before) !== listOf(launch)) return false
  if (!isLive(before) || !isLive(launch)) return isLive(before) === isLive(launch)
  return placeOf(before) === placeOf(launch) && searchText(before) === searchText(launch)
}

export async function removeRecord(db: Database, collection: Collection, id: string): Promise<void> {
  await sql`${prepared}delete from ${sql.table(collection)} where id = ${keyText(id)}`.execute(db)
}

function upsert<C extends Collection>(collection: C, record: Records[C]): RawBuilder<unknown> {
  const columns = columnsOf(collection, record)
  const names = Object.keys(columns)
  return sql`insert into ${sql.table(collection)} (id, ${sql.join(names.map((name) => sql.ref(name)))})
    values (${keyText(record.id)}, ${sql.join(Object.values(columns))})
    on conflict (id) do update set ${sql.join(names.map((name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`))}`
}

/** No trigger that watches for new records runs. */
function update<C extends Collection>(collection: C, record: Records[C]): RawBuilder<unknown> {
  const changes = Object.entries(columnsOf(collection, record)).map(([name, value]) => sql`${sql.ref(name)} = ${value}`)
  return sql`update ${sql.table(collection)} set ${sql.join(changes)} where id = ${keyText(record.id)}`
}

/** All columns but the id: the record, and what it is looked up by. */
export function columnsOf<C extends Collection>(collection: C, record: Records[C]): Record<string, string | null> {
  const fields = definitionOf(collection).indexes.map((field): [string, string | null] => {
    const value = indexReader(collection, field)(record)
    return [field, value === null ? null : keyText(value)]
  })
  const data = toStored(collection, JSON.stringify(record))
  return { data, ...Object.fromEntries(fields), ...fieldsOf(collection, record) }
}

/** Values that records are looked up or ranked by besides their indexed fields. */
function fieldsOf<C extends Collection>(collection: C, record: Records[C]): Record<string, string | null> {
  if (collection === 'launches') return launchFields(record as Launch)
  return collection === 'profiles' ? profileFields(record as Profile) : {}
}

const launchFields = ({ url, name, week, ...votes }: Launch) => ({
  urlKey: keyText(urlKey(url)),
  nameKey: keyText(nameKey(name)),
  week: week === null ? null : weekKey(week.year, week.week),
  upvotes: String(placingVotes(votes)),
})

/** One statement for a launch and its dependent rows. Search data is large, so it is only written if it changed. */
function putLaunch(stored: RawBuilder<unknown>, launch: Launch): RawBuilder<unknown> {
  const id = keyText(launch.id)
  const addresses = [...new Set([launch.slug, ...launch.aliases])].map(keyText)
  return sql`with stored as (${stored}),
    given_up as (delete from "launchAddresses" where "launchId" = ${id} and address <> all(${addresses}::text[])),
    held as (insert into "launchAddresses" (address, "launchId")
      select address, ${id} from unnest(${addresses}::text[]) as address
      where address not in (select address from "launchAddresses" where "launchId" = ${id}))
    ${catalogChange(id, launch)}`
}

function catalogChange(id: string, launch: Launch): RawBuilder<unknown> {
  if (!isLive(launch)) return sql`delete from "liveLaunches" where "launchId" = ${id}`
  const text = searchText(launch)
  const place = placeOf(launch)
  const categories = [...new Set(launch.categories.map(keyText))]
  return sql`, live as (insert into "liveLaunches" as live ("launchId", place, "searchText", tokens)
      values (${id}, ${place}, ${storable(text)}, ${tokensOf(text, launch.categories)}::text[])
      on conflict ("launchId") do update
      set place = excluded.place, "searchText" = excluded."searchText", tokens = excluded.tokens
      where (live.place, live."searchText", live.tokens) is distinct from (excluded.place, excluded."searchText", excluded.tokens)),
    left_behind as (delete from "liveCategories" where "launchId" = ${id} and category <> all(${categories}::text[]))
    insert into "liveCategories" as live ("launchId", category, place)
    select ${id}, category, ${place} from unnest(${categories}::text[]) as category
    on conflict ("launchId", category) do update set place = excluded.place where live.place <> excluded.place`
}

async function assertFree<C extends Collection>(db: Database, collection: C, record: Records[C], before?: Records[C]): Promise<void> {
  const own = new Set(before === undefined ? [] : uniqueKeysOf(collection, before).map(({ index, value }) => `${index} ${value}`))
  const keys = uniqueKeysOf(collection, record).filter(({ index, value }) => !own.has(`${index} ${value}`))
  if (keys.length === 0) return
  const isAddress = collection === 'launches'
  const table = sql.table(isAddress ? 'launchAddresses' : collection)
  const owner = sql.ref(isAddress ? 'launchId' : 'id')
  const taken = keys.map(({ field, value }, at) => {
    const column = sql.ref(isAddress ? 'address' : field)
    return sql`(select ${sql.lit(at)} as at from ${table} where ${column} = ${keyText(value)} and ${owner} <> ${keyText(record.id)})`
  })
  const { rows } = await sql<{ at: number }>`${prepared}${sql.join(taken, sql` union all `)} order by at limit 1`.execute(db)
  const key = keys[rows[0]?.at ?? -1]
  if (key !== undefined) throw takenFailure(collection, key)
}

/** Adds many new records in a few statements. For thousands of launches, use `withoutWords`. */
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
  const placed = live.flatMap(({ launch }) => [...new Set(launch.categories)].map((category) => ({ launch, category })))
  await sql`insert into "liveCategories" ("launchId", category, place) select * from unnest(
    ${texts(placed.map(({ launch }) => keyText(launch.id)))}, ${texts(placed.map(({ category }) => keyText(category)))},
    ${texts(placed.map(({ launch }) => placeOf(launch)))})`.execute(db)
}

const texts = (values: (string | null)[]): RawBuilder<unknown> => sql`${values}::text[]`

/** Runs a load without the word index, which is faster, then rebuilds the index. Call it inside a transaction. */
export async function withoutWords(db: Database, load: () => Promise<void>): Promise<void> {
  const { rows } = await sql<{ definition: string }>`select pg_get_indexdef('"liveLaunches_words"'::regclass) as definition`.execute(db)
  await sql`drop index "liveLaunches_words"`.execute(db)
  await load()
  await sql.raw(rows[0]?.definition ?? '').execute(db)
}
