import { sql } from 'kysely'
import type { Finders } from '../../../ports/store.ts'
import { type Collection, type Records, fromStored } from '../../../domain/collections/collections.ts'
import { type Launch, weekKey } from '../../../domain/launch/launch.ts'
import type { Reads } from '../standbys/reads.ts'
import type { Database } from '../tables/tables.ts'
import { readJointly, type Kind } from './joint-reads.ts'
import { keyText } from './key-text.ts'

/** Looks up records, each on the server that `reads` decides for, and with whatever else is read at the same moment. */
export const findersOf = (reads: Pick<Reads, 'of' | 'ofPrivate'>): Finders => ({
  get: async (collection, id) => (await reads.of(collection, (db) => findRecords(db, collection, 'id', id)))[0] ?? null,
  list: (collection, field, value) => reads.of(collection, (db) => findRecords(db, collection, field, value)),
  countBy: (collection, field, value) => reads.of(collection, (db) => countRecords(db, countBy(collection, field), keyText(value))),
  findLaunch: (slugOrAlias) => reads.of('launches', (db) => findAddressed(db, slugOrAlias)),
  findLaunchesByUrl: (urlKey) => reads.of('launches', (db) => findRecords(db, 'launches', 'urlKey', urlKey)),
  findLaunchesByName: (nameKey) => reads.of('launches', (db) => findRecords(db, 'launches', 'nameKey', nameKey)),
  // Reservations are private: the version says nothing of them.
  countReservations: (year, week) => reads.ofPrivate((db) => countRecords(db, reserved, weekKey(year, week))),
})

/** Records of today’s version with a value in a column, smallest id first, by code unit. */
async function findRecords<C extends Collection>(db: Database, collection: C, column: string, value: string): Promise<Records[C][]> {
  const found = await readJointly(db, recordsBy(collection, column), keyText(value))
  return (found as Records[C][]).map((record) => fromStored(collection, record)).sort((a, b) => (a.id < b.id ? -1 : 1))
}

const recordsBy = (collection: Collection, column: string): Kind => ({
  name: `${collection}.${column}`,
  rowsOf: (keys) => sql`select ${sql.ref(column)} as key, data from ${sql.table(collection)} where ${sql.ref(column)} = any(${keys})`,
})

async function countRecords(db: Database, kind: Kind, key: string): Promise<number> {
  const [count = 0] = await readJointly(db, kind, key)
  return count as number
}

const countBy = (collection: Collection, column: string): Kind => ({
  name: `count ${collection}.${column}`,
  rowsOf: (keys) => sql`select ${sql.ref(column)} as key, to_json(count(*)) as data from ${sql.table(collection)}
    where ${sql.ref(column)} = any(${keys}) group by ${sql.ref(column)}`,
})

const reserved: Kind = {
  name: 'reserved',
  rowsOf: (keys) => sql`select key, to_json((select count(*) from launches where week = key)
    + (select count(*) from tombstones where week = key)) as data from unnest(${keys}) as key`,
}

async function findAddressed(db: Database, slugOrAlias: string): Promise<Launch | null> {
  const [found] = await readJointly(db, addressed, keyText(slugOrAlias))
  return found === undefined ? null : fromStored('launches', found as Launch)
}

const addressed: Kind = {
  name: 'address',
  rowsOf: (keys) =>
    sql`select address as key, data from "launchAddresses" join launches on launches.id = "launchId" where address = any(${keys})`,
}
