import { Kysely, PostgresDialect, sql, type ColumnType } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import { DatabaseError, Pool } from 'pg'
import { allowFrom, isAllowed } from './allowed-releases.ts'
import { reasonOf } from '../connections/database-failures.ts'
import { poolOptions } from '../connections/following-client.ts'
import { migrations, type ReleasedMigration } from './migrations.ts'
import { requireSessions } from '../connections/require-sessions.ts'
import { fromStored, type Collection, type Records, type IndexOf } from '../../../domain/collections/collections.ts'
import { putRecord } from '../records/record-writer.ts'
import { setTimeout as wait } from 'node:timers/promises'
import { minuteMs } from '../../../../shared/durations.ts'

/** Milliseconds. */
type LockTiming = {
  /** How long a migration waits for a table. Every query of that table waits behind it. */
  lock: number
  /** Until the next attempt, in which queries go on. */
  pause: number
  /** How long to keep trying. */
  patience: number
}
const lockTiming: LockTiming = { lock: 2000, pause: 3000, patience: minuteMs }

/** SQLSTATE of a lock that wasn’t free in time, and of a deadlock. */
const rejected = new Set(['55P03', '40P01'])

/** Others, such as pg_dump, may hold a lock until they end. Throws with a message for the operator if that takes too long. */
async function untilLocked(db: Database, work: () => Promise<void>, timing: LockTiming): Promise<void> {
  const until = performance.now() + timing.patience
  for (;;) {
    try {
      return await work()
    } catch (cause) {
      if (!(cause instanceof DatabaseError) || !rejected.has(cause.code ?? '')) throw cause
      const holders = await describeHolders(db, timing.lock)
      if (performance.now() > until)
        throw new Error(
          `The tables weren’t migrated, because ${holders} kept them locked for ${timing.patience / 1000} seconds. Wait until that has ended, then start again.`,
          { cause },
        )
      await wait(timing.pause)
    }
  }
}

/** Connections that have held locks of tables for so long. How long is known only of this role’s own. */
async function describeHolders(db: Database, milliseconds: number): Promise<string> {
  const { rows } = await sql<{ pid: number; name: string }>`
    select pid, min(application_name) as name from pg_locks join pg_stat_activity using (pid)
    where locktype = 'relation' and granted and relation >= 16384 and pid <> pg_backend_pid()
      and database = (select oid from pg_database where datname = current_database())
      and coalesce(xact_start < clock_timestamp() - ${milliseconds} * interval '1 ms', true)
    group by pid order by min(xact_start) limit 3`.execute(db)
  const holders = rows.map(({ pid, name }) => (name ? `${name} (process ${pid})` : `process ${pid}`))
  return holders.length === 0 ? 'other connections' : holders.join(', ')
}

/** Without a timeout, because filling an index takes time; one process at a time. Throws with a message for the operator. */
export async function migrate(databaseUrl: string, timing = lockTiming): Promise<void> {
  const pool = new Pool(poolOptions(databaseUrl, { application_name: 'slipway', max: 1, connectionTimeoutMillis: 10_000 }))
  pool.on('error', () => undefined) // the current statement fails with the reason
  await using db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  await requireAnswer(pool)
  await requireSessions(databaseUrl)
  await requireUtf8(db)
  const applied = await appliedMigrations(db)
  if (await isNewer(db, applied)) return
  if (applied.length === Object.keys(migrations).length) return
  await createExtension(db)
  const migrator = new Migrator({ db, provider: { getMigrations: async () => steps(timing.lock) } })
  const migrateAll = async () => {
    const { error } = await migrator.migrateToLatest()
    if (error instanceof DatabaseError && error.code === duplicateTable) throw notOurs()
    if (error !== undefined) throw error
  }
  await untilLocked(db, migrateAll, timing)
}

/** Throws with a message for the operator if the database can't be reached. */
export async function requireAnswer(pool: Pool): Promise<void> {
  const client = await pool.connect().catch((cause: unknown) => {
    throw new Error(`Can’t connect to the database: ${reasonOf(cause)}`, { cause })
  })
  client.release()
}

async function requireUtf8(db: Database): Promise<void> {
  const { rows } = await sql<{ server_encoding: string }>`show server_encoding`.execute(db)
  const encoding = rows[0]?.server_encoding
  if (encoding !== 'UTF8') throw new Error(`The database’s encoding is ${encoding}. Create one with ENCODING 'UTF8'.`)
}

async function createExtension(db: Database): Promise<void> {
  try {
    await sql`create extension if not exists pg_trgm`.execute(db)
  } catch (cause) {
    // Two processes can create it at once; the later one finds it there.
    const { rows } = await sql`select from pg_extension where extname = 'pg_trgm'`.execute(db)
    if (rows.length > 0) return
    throw new Error(
      `Search needs the PostgreSQL extension pg_trgm, which couldn’t be created: ${reasonOf(cause)}. Ask the database’s owner to run: CREATE EXTENSION pg_trgm`,
      { cause },
    )
  }
}

async function appliedMigrations(db: Database): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string | null }>`select to_regclass('kysely_migration')::text as name`.execute(db)
  if (tables[0]?.name == null) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}

/** Whether a newer release has migrated the database, beside which this one can run. Throws if it can't. */
async function isNewer(db: Database, applied: readonly string[]): Promise<boolean> {
  const unknown = applied.filter((name) => !Object.hasOwn(migrations, name))
  if (unknown.length === 0) return false
  if (unknown.length === applied.length) throw notOurs()
  // Kysely’s migrator would refuse migrations that it doesn’t know.
  const known = Object.keys(migrations)
  if (known.every((name) => applied.includes(name)) && (await isAllowed(db, known.at(-1) ?? ''))) return true
  throw new Error(
    `The database was migrated by a newer version of Slipway (${unknown.join(', ')}), and this version can’t run on it. Start the newer version or restore an older backup.`,
  )
}

/** What the database allows changes together with its tables. No table is waited for long: whoever uses it would wait as well. */
function steps(lockTimeout: number): Record<string, Migration> {
  const step = (name: string, { up, oldest, upgraded = [] }: ReleasedMigration): Migration => ({
    async up(db) {
      await sql`set local lock_timeout = ${sql.lit(lockTimeout)}`.execute(db)
      await up(db)
      for (const collection of upgraded) await rewriteRecords(db, collection)
      const allowed = upgraded.length > 0 ? name : oldest
      if (allowed !== undefined) await allowFrom(db, allowed)
    },
  })
  return Object.fromEntries(Object.entries(migrations).map(([name, migration]) => [name, step(name, migration)]))
}

/** SQLSTATE for a relation that already exists. */
const duplicateTable = '42P07'
const notOurs = () => new Error('The database contains tables of another application. Give Slipway its own database.')

const pageLength = 1000

/** Writes all records of a collection in today’s version, with the columns that they are looked up by. */
async function rewriteRecords(db: Database, collection: Collection): Promise<void> {
  for (let after = ''; ;) {
    const { rows } = await sql<{ id: string; data: Records[Collection] }>`
      select id, data from ${sql.table(collection)} where id > ${after} order by id limit ${pageLength}`.execute(db)
    for (const { data } of rows) await putRecord<Collection>(db, collection, fromStored(collection, data))
    const last = rows.at(-1)
    if (last === undefined) return
    after = last.id
  }
}

/** `data` is the record, as JSON text that keeps everything JSON can say (jsonb refuses NUL and lone surrogates). */
type Data<C extends Collection> = { id: string; data: ColumnType<Records[C], string, string> }
/** A collection: records, and their indexed fields beside them as key texts (key-text.ts). */
type RecordTable<C extends Collection> = Data<C> & { [Field in IndexOf<C>]: string | null }

type RecordTables = { [C in Exclude<Collection, 'launches' | 'profiles'>]: RecordTable<C> } & {
  profiles: RecordTable<'profiles'> & { createdAt: string; searchText: string; suspendedSince: string | null; unprovenSince: string | null }
  launches: RecordTable<'launches'> & { urlKey: string; nameKey: string; week: string | null; upvotes: string }
}

/** PostgreSQL returns bigint as text. */
export type BigCounts = { impressions: string; clicks: string }

export type Tables = RecordTables & {
  /** Slugs and aliases: each leads to one launch. */
  launchAddresses: { address: string; launchId: string }
  /** Search data; a row exists while its launch is live. `place` ascends in catalog order. */
  liveLaunches: { launchId: string; place: string; searchText: string; tokens: string[] }
  /** The categories of live launches, in catalog order. */
  liveCategories: { launchId: string; category: string; place: string }
  launchCounts: { launchId: string } & BigCounts
  dailyLaunchCounts: { launchId: string; day: string } & BigCounts
  /** A row per table with public data; triggers increment it. */
  publicVersions: { name: string; value: string }
}

export type Database = Kysely<Tables>
