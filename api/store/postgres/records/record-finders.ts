import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Finders } from '../../../ports/store.ts'
import { type Collection, type Records, fromStored } from '../../../domain/collections/collections.ts'
import { type Launch, weekKey } from '../../../domain/launch/launch.ts'
import type { Reads } from '../standbys/reads.ts'
import type { Database } from '../tables/migrate.ts'
import { keyText, storable } from './key-text.ts'
import { AsyncLocalStorage } from 'node:async_hooks'
import { prepared } from '../connections/prepared.ts'
import { personText, type PeopleFilter } from '../../../domain/people.ts'
import type { Profile } from '../../../domain/records.ts'

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

/** Reads of one kind differ only in their key. `rowsOf` is a statement that returns the `key` and the `data` of each row for any of several keys. */
export type Kind = { name: string; rowsOf: (keys: RawBuilder<unknown>) => RawBuilder<unknown> }

type Waiting = { key: string; resolve: (found: unknown[]) => void; reject: (error: unknown) => void }
type Part = { kind: Kind; waiting: Waiting[] }

/** What the work reads at this moment, of each database, by the name of its kind. */
type Moments = Map<Database, Map<string, Part>>

const works = new AsyncLocalStorage<Moments>()

/** Combines what the work reads at the same moment, but never with what other work reads, which would otherwise wait for a long list or fail with it. */
export const joinReads = <T>(work: () => Promise<T>): Promise<T> => works.run(new Map(), work)

/** Reads that `joinReads` joins, as of a page with its comments and the people who wrote them, are one statement. */
export function readJointly(db: Database, kind: Kind, key: string): Promise<unknown[]> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown[]>()
  const moments: Moments = works.getStore() ?? new Map()
  let moment = moments.get(db)
  if (moment === undefined) {
    const parts = (moment = new Map<string, Part>())
    moments.set(db, parts)
    // After whatever else is about to run in this turn of the event loop.
    void Promise.resolve().then(() =>
      process.nextTick(() => {
        moments.delete(db)
        void answer(db, parts.values())
      }),
    )
  }
  const part = moment.get(kind.name)
  if (part === undefined) moment.set(kind.name, { kind, waiting: [{ key, resolve, reject }] })
  else part.waiting.push({ key, resolve, reject })
  return promise
}

/** In one order, so that there are few statements to prepare. */
async function answer(db: Database, asked: Iterable<Part>): Promise<void> {
  const parts = [...asked].sort((a, b) => (a.kind.name < b.kind.name ? -1 : 1))
  const selects = parts.map(({ kind, waiting }, at) => {
    const keys = [...new Set(waiting.map(({ key }) => key))]
    return sql`select ${sql.lit(at)} as part, key, data from (${kind.rowsOf(sql`${keys}::text[]`)}) as found`
  })
  try {
    const { rows } = await sql<{ part: number; key: string; data: unknown }>`${prepared}${sql.join(selects, sql` union all `)}`.execute(db)
    const found = parts.map(() => new Map<string, unknown[]>())
    for (const { part, key, data } of rows) {
      const others = found[part]?.get(key)
      if (others === undefined) found[part]?.set(key, [data])
      else others.push(data)
    }
    parts.forEach(({ waiting }, at) => waiting.forEach(({ key, resolve }) => resolve(found[at]?.get(key) ?? [])))
  } catch (error) {
    for (const { reject } of parts.flatMap(({ waiting }) => waiting)) reject(error)
  }
}

export const profileFields = (profile: Profile) => ({
  createdAt: keyText(profile.createdAt),
  searchText: storable(personText(profile)),
  suspendedSince: profile.suspension === undefined ? null : keyText(profile.suspension.at),
  unprovenSince: profile.emailProven ? null : keyText(profile.createdAt),
})

export async function findPeople(db: Database, { words, state, after, limit }: PeopleFilter): Promise<Profile[]> {
  const conditions: RawBuilder<SqlBool>[] = [
    ...words.map((word) => sql<SqlBool>`position(${storable(word)} in "searchText") > 0`),
    ...(state === 'suspended' ? [sql<SqlBool>`"suspendedSince" is not null`] : []),
    ...(state === 'unproven' ? [sql<SqlBool>`"unprovenSince" is not null`] : []),
    ...(after === null ? [] : [sql<SqlBool>`("createdAt", id) < (${keyText(after.createdAt)}, ${keyText(after.id)})`]),
  ]
  const isFound = conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
  const { rows } = await sql<{ data: Profile }>`
    select data from profiles where ${isFound} order by "createdAt" desc, id desc limit ${limit}`.execute(db)
  return rows.map(({ data }) => fromStored('profiles', data))
}
