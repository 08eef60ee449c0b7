import { sql, type SqlBool } from 'kysely'
import type { Finders } from '../../../ports/store.ts'
import { type Collection, type Records, fromStored } from '../../../domain/collections/collections.ts'
import { type Launch, weekKey } from '../../../domain/launch/launch.ts'
import { prepared } from '../connections/prepared.ts'
import { keyText } from './key-text.ts'
import type { Database } from '../tables/tables.ts'

export const findersOf = (db: Database): Finders => ({
  get: async (collection, id) => (await readWhere(db, collection, 'id', id))[0] ?? null,
  list: (collection, field, value) => readWhere(db, collection, field, value),
  countBy: async (collection, field, value) => {
    const { rows } = await sql<{ records: number }>`${prepared}
        select count(*)::int as records from ${sql.table(collection)} where ${sql.ref(field)} = ${keyText(value)}`.execute(db)
    return rows[0]?.records ?? 0
  },
  findLaunch: async (slugOrAlias) => {
    const { rows } = await sql<{ data: Launch }>`${prepared}
        select data from "launchAddresses" join launches on launches.id = "launchId" where address = ${keyText(slugOrAlias)}`.execute(db)
    return rows[0] === undefined ? null : fromStored('launches', rows[0].data)
  },
  findLaunchesByUrl: (urlKey) => readWhere(db, 'launches', 'urlKey', urlKey),
  findLaunchesByName: (nameKey) => readWhere(db, 'launches', 'nameKey', nameKey),
  countReservations: async (year, week) => {
    const key = weekKey(year, week)
    const { rows } = await sql<{ places: number }>`${prepared}
        select ((select count(*) from launches where week = ${key}) + (select count(*) from tombstones where week = ${keyText(key)}))::int as places`.execute(
      db,
    )
    return rows[0]?.places ?? 0
  },
})

async function readWhere<C extends Collection>(db: Database, collection: C, column: string, value: string): Promise<Records[C][]> {
  const isAsked = sql<SqlBool>`${sql.ref(column)} = ${keyText(value)}`
  const { rows } = await sql<{ data: Records[C] }>`${prepared}select data from ${sql.table(collection)} where ${isAsked}`.execute(db)
  return inOrder(
    collection,
    rows.map(({ data }) => data),
  )
}

/** Records of today’s version, smallest id first, by code unit. */
export const inOrder = <C extends Collection>(collection: C, records: Records[C][]): Records[C][] =>
  records.map((record) => fromStored(collection, record)).sort((a, b) => (a.id < b.id ? -1 : 1))
