import { setTimeout as wait } from 'node:timers/promises'
import { Kysely, sql } from 'kysely'
import type { CreateLimiter, SharedSessions } from '../../ports/shared-state.ts'
import type { Store } from '../../ports/store.ts'
import { GuardedPool, openPool, usualPatience, type Patience } from './connections.ts'
import { Outage, reasonOf } from './database-failures.ts'
import { OneWriterDialect } from './dialect.ts'
import { createDisguise } from './disguise.ts'
import { LaunchCounters } from './launch-counters.ts'
import { findLiveLaunches } from './live-catalog.ts'
import { migrate } from './migrate.ts'
import { findersOf } from './record-finders.ts'
import { agreeOnSecret } from './shared-secret.ts'
import { sharedSessionsOf } from './shared-sessions.ts'
import { clearLimits, SharedLimiter } from './shared-limiter.ts'
import type { Tables, Database } from './tables.ts'
import { Transactions } from './transactions.ts'
import { readFile } from 'node:fs/promises'
import type { Directory } from '../../../shared/schemas/directory.ts'
import { parseDirectories } from '../directories.ts'

/** Milliseconds that a stop waits for its connections. */
const farewell = 1000

type StoreOptions = {
  databaseUrl: string
  /** For what went wrong with the database, once until it answers again; callers hear of it in their own words. */
  onFailure: (error: unknown) => void
  patience?: Patience
}

/** The catalog, and what else processes on one database share. */
export type PostgresStore = Store & {
  /** Under the key that signs session cookies, the same in all processes. */
  share: (secret: string) => { createLimiter: CreateLimiter; sharedSessions: SharedSessions }
  /** The key that signs session cookies: the configured one or the database's own. Rejects where other processes sign with another. */
  readSecret: (configured: string | null) => Promise<string>
  /** Connections of this process, and callers who wait for one. */
  connections: () => { total: number; idle: number; waiting: number }
}

/** The store on PostgreSQL, which any number of processes share. Throws when the database cannot be used, in words for the operator. */
export async function createPostgresStore({ databaseUrl, onFailure, patience = usualPatience }: StoreOptions): Promise<PostgresStore> {
  await migrate(databaseUrl)
  const outage = new Outage(onFailure)
  const pool = openPool(databaseUrl, outage, patience)
  const db = new Kysely<Tables>({ dialect: new OneWriterDialect(new GuardedPool(pool, outage)) })
  try {
    await seedDirectories(db)
  } catch (error) {
    await db.destroy() // a start is tried again and again
    throw error
  }
  const transactions = new Transactions(db, patience.turn)
  const counters = new LaunchCounters(db, onFailure)
  const stopClearing = clearLimits(db)
  let closing: Promise<void> | null = null
  const close = async () => {
    stopClearing()
    await transactions.close()
    await counters.close()
    // A connection on which an answer is still due would be waited for.
    await Promise.race([db.destroy(), wait(farewell, undefined, { ref: false })])
  }
  return {
    ...findersOf(db),
    findLiveLaunches: (filter) => findLiveLaunches(db, filter),
    countLaunches: async () => {
      const { launches } = await db
        .selectFrom('launches')
        .select(({ fn }) => fn.countAll<string>().as('launches'))
        .executeTakeFirstOrThrow()
      return Number(launches)
    },
    transact: (work) => transactions.transact(work),
    count: (launchId, day, counts) => counters.add(launchId, day, counts),
    readCounts: (launchId) => counters.read(launchId),
    readDailyCounts: (launchId, days) => counters.readDays(launchId, days),
    dropDailyCounts: (before) => counters.dropDays(before),
    listDirectories: (limit) => listDirectories(db, limit),
    ping: async () => {
      if (closing !== null) throw new Error('The store is closed.')
      const { rows } = await pool
        .query<{ isReadOnly: boolean }>(`select pg_is_in_recovery() or current_setting('transaction_read_only')::boolean as "isReadOnly"`)
        .catch((cause: unknown) => {
          throw new Error(reasonOf(cause), { cause })
        })
      if (rows[0]?.isReadOnly !== false) throw new Error('The database takes no changes.')
    },
    close: () => (closing ??= close()),
    share: (secret) => {
      const disguise = createDisguise(secret)
      return { createLimiter: (options) => new SharedLimiter(db, disguise, options), sharedSessions: sharedSessionsOf(db, disguise) }
    },
    readSecret: (configured) => agreeOnSecret(db, configured),
    connections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  }
}

const shipped = new URL('../directories.json', import.meta.url)

/** Gives an empty table the shipped directories; from then on its rows are the operator's. */
async function seedDirectories(db: Database): Promise<void> {
  const { directories, faults } = parseDirectories(await readFile(shipped, 'utf8'))
  if (faults.length > 0) throw new Error(`The shipped directories have faults: ${faults.join('; ')}`)
  await sql`insert into directories select * from json_populate_recordset(null::directories, ${JSON.stringify(directories)}::json)
    where not exists (select from directories) on conflict do nothing`.execute(db)
}

const listDirectories = (db: Database, limit: number): Promise<Directory[]> =>
  db.selectFrom('directories').selectAll().orderBy('domainRating', 'desc').orderBy('name').limit(limit).execute()
