import { sql, type RawBuilder } from 'kysely'
import { fromStored, collectionNames, type Collection, type Records } from '../../domain/collections/collections.ts'
import type { Counts } from '../../ports/store.ts'
import { keyText, original } from '../postgres/records/key-text.ts'
import { loadRecords, withoutWords } from '../postgres/records/record-writer.ts'
import type { BigCounts, Database } from '../postgres/tables/migrate.ts'
import { parts, Summing, type Contents, type Part, type Sum, type Sums } from './contents.ts'

type Row = [key: string, value: unknown]
/** The sort key of the last row read, where the next query continues. */
type Place = readonly string[] | null
type Page = { rows: Row[]; last: Place }

const pageLength = 1000

/** Reads the rows of a part, a page at a time. */
export async function* readPart(db: Database, part: Part): AsyncGenerator<Row[]> {
  for (let after: Place = null; ;) {
    const { rows, last }: Page = await readPage(db, part, after)
    if (rows.length > 0) yield rows
    if (rows.length < pageLength) return
    after = last
  }
}

async function readPage(db: Database, part: Part, after: Place): Promise<Page> {
  if (part === 'secrets') {
    const { rows } = await sql<{ name: string; value: string }>`select name, value from secrets where name = 'auth'`.execute(db)
    return { rows: rows.map(({ name, value }) => [name, value]), last: null }
  }
  if (part === 'counts') {
    const rows = await read<{ launchId: string } & BigCounts>(db, sql`"launchCounts"`, ['launchId'], after)
    return { rows: rows.map((row) => [original(row.launchId), toCounts(row)]), last: placeOf(rows, (row) => [row.launchId]) }
  }
  if (part === 'dailyCounts') {
    const rows = await read<{ launchId: string; day: string } & BigCounts>(db, sql`"dailyLaunchCounts"`, ['launchId', 'day'], after)
    return {
      rows: rows.map((row) => [`${original(row.launchId)} ${row.day}`, toCounts(row)]),
      last: placeOf(rows, (row) => [row.launchId, row.day]),
    }
  }
  const rows = await read<{ id: string; data: { id: string } }>(db, sql.table(part), ['id'], after)
  return { rows: rows.map(({ data }) => [data.id, fromStored(part, data)]), last: placeOf(rows, ({ id }) => [id]) }
}

async function read<R>(db: Database, table: RawBuilder<unknown>, keys: string[], after: Place): Promise<R[]> {
  const key = sql.join(keys.map((name) => sql.ref(name)))
  const behind = after === null ? sql`true` : sql`(${key}) > (${sql.join(after)})`
  return (await sql<R>`select * from ${table} where ${behind} order by ${key} limit ${pageLength}`.execute(db)).rows
}

function placeOf<R>(rows: R[], keysOf: (row: R) => string[]): Place {
  const last = rows.at(-1)
  return last === undefined ? null : keysOf(last)
}

const toCounts = ({ impressions, clicks }: BigCounts): Counts => ({ impressions: Number(impressions), clicks: Number(clicks) })

export async function sumDatabase(db: Database): Promise<Sums> {
  const sums = new Map<Part, Sum>()
  for (const part of parts) {
    const summing = new Summing()
    for await (const rows of readPart(db, part)) for (const [key, value] of rows) summing.add(key, value)
    sums.set(part, summing.sum)
  }
  return sums
}

/** Loads a catalog into an empty database and reports progress to `onRows`. */
export async function loadContents(db: Database, contents: Contents, onRows: (part: Part, done: number, of: number) => void) {
  await sql`delete from "directoryEntries"`.execute(db)
  await withoutWords(db, async () => {
    for (const part of [...collectionNames, 'counts', 'dailyCounts'] as const) {
      const rows = [...(contents.get(part) ?? [])]
      for (let from = 0; from < rows.length; from += pageLength) {
        await loadRows(db, part, rows.slice(from, from + pageLength))
        onRows(part, Math.min(from + pageLength, rows.length), rows.length)
      }
    }
  })
  await sql`delete from secrets where name = 'fingerprint'`.execute(db) // of a key used before the move
  for (const [name, value] of contents.get('secrets') ?? [])
    await sql`insert into secrets values (${name}, ${value}) on conflict (name) do update set value = excluded.value`.execute(db)
}

async function loadRows(db: Database, part: Exclude<Part, 'secrets'>, rows: Row[]): Promise<void> {
  if (part !== 'counts' && part !== 'dailyCounts')
    return loadRecords<Collection>(
      db,
      part,
      rows.map(([, record]) => record as Records[Collection]),
    )
  const counts = rows.map(([key, value]) => ({ key, ...(value as Counts) }))
  const numbers = sql`${counts.map(({ impressions }) => impressions)}::bigint[], ${counts.map(({ clicks }) => clicks)}::bigint[]`
  if (part === 'counts') {
    await sql`insert into "launchCounts" select * from unnest(${counts.map(({ key }) => keyText(key))}::text[], ${numbers})`.execute(db)
  } else {
    const ids = counts.map(({ key }) => keyText(key.slice(0, -' 2026-01-01'.length)))
    const days = counts.map(({ key }) => key.slice(-'2026-01-01'.length))
    await sql`insert into "dailyLaunchCounts" select * from unnest(${ids}::text[], ${days}::text[], ${numbers})`.execute(db)
  }
}
