import type { Finders } from '../../../ports/store.ts'
import { findersOf, inOrder } from '../records/record-finders.ts'
import type { Reads } from './reads.ts'
import { sql } from 'kysely'
import { type Collection, type Records, fromStored } from '../../../domain/collections/collections.ts'
import type { Launch } from '../../../domain/launch/launch.ts'
import type { Database } from '../tables/tables.ts'
import { keyText } from '../records/key-text.ts'
import { readJointly, type Kind } from '../records/joint-reads.ts'

/** Looks up committed records, each on the server that `reads` decides for. */
export const spreadFinders = (reads: Reads): Finders => ({
  get: async (collection, id) => (await reads.of(collection, (db) => findRecords(db, collection, 'id', id)))[0] ?? null,
  list: (collection, field, value) => reads.of(collection, (db) => findRecords(db, collection, field, value)),
  countBy: (collection, field, value) => reads.of(collection, (db) => countRecords(db, collection, field, value)),
  findLaunch: (slugOrAlias) => reads.ofPublic((db) => findAddressed(db, slugOrAlias)),
  findLaunchesByUrl: (urlKey) => reads.ofPublic((db) => findRecords(db, 'launches', 'urlKey', urlKey)),
  findLaunchesByName: (nameKey) => reads.ofPublic((db) => findRecords(db, 'launches', 'nameKey', nameKey)),
  // Reservations are private: the version says nothing of them.
  countReservations: (year, week) => reads.ofPrivate((db) => findersOf(db).countReservations(year, week)),
})

// Committed records, each read with whatever else is read at the same moment.

/** Records with a value in a column, smallest id first. */
async function findRecords<C extends Collection>(db: Database, collection: C, column: string, value: string): Promise<Records[C][]> {
  const found = await readJointly(db, recordsBy(collection, column), keyText(value))
  return inOrder(collection, found as Records[C][])
}

const recordsBy = (collection: Collection, column: string): Kind => ({
  name: `${collection}.${column}`,
  rowsOf: (keys) => sql`select ${sql.ref(column)} as key, data from ${sql.table(collection)} where ${sql.ref(column)} = any(${keys})`,
})

async function countRecords(db: Database, collection: Collection, column: string, value: string): Promise<number> {
  const [count = 0] = await readJointly(db, countBy(collection, column), keyText(value))
  return count as number
}

const countBy = (collection: Collection, column: string): Kind => ({
  name: `count ${collection}.${column}`,
  rowsOf: (keys) => sql`select ${sql.ref(column)} as key, to_json(count(*)) as data from ${sql.table(collection)}
    where ${sql.ref(column)} = any(${keys}) group by ${sql.ref(column)}`,
})

async function findAddressed(db: Database, slugOrAlias: string): Promise<Launch | null> {
  const [found] = await readJointly(db, addressed, keyText(slugOrAlias))
  return found === undefined ? null : fromStored('launches', found as Launch)
}

const addressed: Kind = {
  name: 'address',
  rowsOf: (keys) =>
    sql`select address as key, data from "launchAddresses" join launches on launches.id = "launchId" where address = any(${keys})`,
}
