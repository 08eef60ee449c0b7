import { setTimeout as wait } from 'node:timers/promises'
import { Kysely, sql } from 'kysely'
import type { CreateCounter } from '../../ports/limits.ts'
import type { SharedSessions } from '../../ports/shared-sessions.ts'
import type { Store } from '../../ports/store.ts'
import { ChangeFeed } from './changes/change-feed.ts'
import { GuardedPool, openPool, defaultTimeouts, type Timeouts } from './connections/connections.ts'
import { Outage, reasonOf } from './connections/database-failures.ts'
import { OneWriterDialect, Transactions } from './transactions.ts'
import { agreeOnSecret, createKeyedHash } from './shared-state/shared-secret.ts'
import { LaunchCounters } from './launch-counters.ts'
import { findLiveLaunches, findMatches } from './records/live-catalog.ts'
import { findPeople, joinReads, findersOf } from './records/record-finders.ts'
import { migrate, type Tables } from './tables/migrate.ts'
import { purgeTables } from './tables/purge-tables.ts'
import { Reads, type ReadCounts } from './standbys/reads.ts'
import { askSystem, Standbys, type StandbyStats, type StandbyUse } from './standbys/standbys.ts'
import { sharedSessionsOf } from './shared-state/begin-session.ts'
import { clearCounts, countTogether } from './shared-state/shared-counter.ts'

/** How long closing waits for the connections. Milliseconds. */
const closeTimeout = 1000
/** How long a transaction waits for earlier ones while the database is silent. Milliseconds. */
const quietQueue = 500

type StoreOptions = {
  databaseUrl: string
  /** Standbys that anonymous reads may use. */
  readUrl?: string | null
  /** A standby is used from now on, or isn’t any more. */
  onStandby?: (use: StandbyUse) => void
  /** Gets each problem with the database once until it answers again. Callers get their own errors. */
  onFailure: (error: unknown) => void
  timeouts?: Timeouts
}

/** The catalog, and everything else that processes on one database share. */
export type PostgresStore = Store & {
  /** Under the key that signs session cookies, the same in all processes. */
  share: (secret: string) => { createCounter: CreateCounter; sharedSessions: SharedSessions }
  /** The key that signs session cookies: the configured one or the database's own. Rejects if other processes sign with another. */
  readSecret: (configured: string | null) => Promise<string>
  /** This process's connections, and callers waiting for one. */
  connections: () => { total: number; idle: number; waiting: number }
  /** Reads outside transactions by server, and the standbys they may use. */
  reads: () => { counts: ReadCounts; standbys: StandbyStats[] }
}

/** The store on PostgreSQL, which any number of processes can share. Throws with a message for the operator if the database can't be used. */
export async function createPostgresStore({
  databaseUrl,
  readUrl = null,
  onStandby = () => undefined,
  onFailure,
  timeouts = defaultTimeouts,
}: StoreOptions): Promise<PostgresStore> {
  await migrate(databaseUrl)
  const outage = new Outage(onFailure)
  const pool = openPool(databaseUrl, outage, timeouts)
  const db = new Kysely<Tables>({ dialect: new OneWriterDialect(new GuardedPool(pool, outage)) })
  try {
    // Fails where no writes are accepted.
    await sql`update settings set id = id where false`.execute(db)
  } catch (error) {
    await db.destroy() // startup retries
    throw error
  }
  const feed = new ChangeFeed(databaseUrl, { onFailure: (error) => outage.report(error), onAnswer: () => outage.silence.heard() })
  // While the database doesn’t answer, queued callers don’t try one after the other.
  const transactions = new Transactions(
    db,
    () => (outage.silence.isQuiet ? quietQueue : timeouts.queue),
    (...end) => feed.changed(...end),
  )
  const logs = { log: () => feed.log(), lastLog: () => feed.lastLog() }
  const standbys = readUrl === null ? null : new Standbys({ readUrl, ...logs, askSystem: () => askSystem(db), onUse: onStandby })
  const reads = new Reads(db, standbys, () => feed.version())
  const counters = new LaunchCounters(db, onFailure)
  const stopClearing = clearCounts(db)
  let closing: Promise<void> | null = null
  const close = async () => {
    stopClearing()
    await transactions.close()
    feed.close()
    await Promise.all([counters.close(), standbys?.close()])
    // destroy() would wait for a connection with a pending answer.
    await Promise.race([db.destroy(), wait(closeTimeout, undefined, { ref: false })])
  }
  return {
    ...findersOf(reads),
    findLiveLaunches: (filter) => reads.ofPublic((db) => findLiveLaunches(db, filter)),
    findMatches: (filter) => reads.ofPublic((db) => findMatches(db, filter)),
    findPeople: (filter) => reads.ofPrivate((db) => findPeople(db, filter)),
    countLaunches: async () => {
      const { launches } = await db
        .selectFrom('launches')
        .select(({ fn }) => fn.countAll<string>().as('launches'))
        .executeTakeFirstOrThrow()
      return Number(launches)
    },
    transact: (work) => {
      reads.leaveStandby()
      return transactions.transact(work)
    },
    readAnywhere: (work) => reads.anywhere(work),
    joinReads,
    count: (launchId, day, counts) => counters.add(launchId, day, counts),
    readCounts: (launchId) => counters.read(launchId),
    readDailyCounts: (launchId, days) => counters.readDays(launchId, days),
    dropDailyCounts: (before) => counters.dropDays(before),
    purge: (collections) => purgeTables(databaseUrl, collections),
    version: () => feed.version(),
    isAway: () => feed.awaySince !== null && outage.answeredAt < feed.awaySince && standbys?.isReady() !== true,
    async size() {
      const { rows } = await pool.query<{ size: string }>('select pg_database_size(current_database()) as size')
      return Number(rows[0]?.size)
    },
    ping: async () => {
      if (closing !== null) throw new Error('The store is closed.')
      const { rows } = await pool
        .query<{ isReadOnly: boolean }>(`select pg_is_in_recovery() or current_setting('transaction_read_only')::boolean as "isReadOnly"`)
        .catch((cause: unknown) => {
          throw new Error(reasonOf(cause), { cause })
        })
      if (rows[0]?.isReadOnly !== false) throw new Error('The database is read-only.')
    },
    close: () => (closing ??= close()),
    share: (secret) => {
      const keyedHash = createKeyedHash(secret)
      return { createCounter: countTogether(db, keyedHash), sharedSessions: sharedSessionsOf(db, keyedHash) }
    },
    readSecret: (configured) => agreeOnSecret(db, configured),
    connections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    reads: () => ({ counts: reads.counts, standbys: standbys?.stats() ?? [] }),
  }
}
