import { sql } from 'kysely'
import type { Collection, Records } from '../../../domain/collections/collections.ts'
import { keyText } from './key-text.ts'
import { inOrder } from './record-finders.ts'
import type { Database } from '../tables/tables.ts'

type Found = { data: { id: string } }[]
type Lookup = { key: string; resolve: (found: Found) => void; reject: (error: unknown) => void }

/** By table and column. */
const batches = new WeakMap<Database, Map<string, Lookup[]>>()

/**
 * Committed records by a column's value, smallest id first. Lookups by the same column that are made at once, as by a page that names fifty
 * people, are one statement.
 */
export async function lookUp<C extends Collection>(db: Database, collection: C, column: string, value: string): Promise<Records[C][]> {
  const { promise, resolve, reject } = Promise.withResolvers<Found>()
  let waiting = batches.get(db)
  if (waiting === undefined) batches.set(db, (waiting = new Map()))
  const lookup = { key: keyText(value), resolve, reject }
  const place = `${collection}.${column}`
  const others = waiting.get(place)
  if (others !== undefined) others.push(lookup)
  else {
    const lookups = [lookup]
    waiting.set(place, lookups)
    // After whatever else is about to run in this turn of the event loop.
    void Promise.resolve().then(() =>
      process.nextTick(() => {
        waiting.delete(place)
        answer(db, collection, column, lookups).catch((error: unknown) => {
          for (const each of lookups) each.reject(error)
        })
      }),
    )
  }
  return inOrder(collection, (await promise) as { data: Records[C] }[])
}

async function answer(db: Database, collection: Collection, column: string, lookups: readonly Lookup[]): Promise<void> {
  const keys = [...new Set(lookups.map(({ key }) => key))]
  const isAsked = keys.length === 1 ? sql`= ${keys[0]}` : sql`= any(${keys}::text[])`
  const { rows } = await sql<{ key: string } & Found[number]>`
    select ${sql.ref(column)} as key, data from ${sql.table(collection)} where ${sql.ref(column)} ${isAsked}`.execute(db)
  const byKey = Map.groupBy(rows, ({ key }) => key)
  for (const { key, resolve } of lookups) resolve(byKey.get(key) ?? [])
}
