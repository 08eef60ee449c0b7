import { Kysely, PostgresDialect, sql } from 'kysely'
import { Pool } from 'pg'
import { advisoryLocks } from '../postgres/leadership/advisory-locks.ts'
import { reasonOf } from '../postgres/connections/database-failures.ts'
import { poolOptions } from '../postgres/connections/following-client.ts'
import { requireAnswer, type Database, type Tables } from '../postgres/tables/migrate.ts'
import { requireSessions } from '../postgres/connections/require-sessions.ts'

const { space, leader, writer } = advisoryLocks

/** Throws with a message for the operator if a service is running on it or the connection is lost. */
export async function withStoppedDatabase<T>(databaseUrl: string, work: (db: Database) => Promise<T>): Promise<T> {
  const pool = new Pool(poolOptions(databaseUrl, { application_name: 'slipway move', max: 1, connectionTimeoutMillis: 10_000 }))
  let lost: unknown
  pool.on('error', (error) => (lost = error))
  pool.on('connect', (client) => client.on('error', (error) => (lost = error)))
  await using db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  try {
    await requireAnswer(pool)
    await requireSessions(databaseUrl)
    return await db.transaction().execute(async (transaction) => {
      await rejectUsed(transaction)
      await lockTables(transaction)
      return await work(transaction)
    })
  } catch (cause) {
    if (lost === undefined) throw cause
    throw new Error(`Lost the connection to the database: ${reasonOf(lost)}. Run the command again; it continues safely.`, { cause })
  }
}

async function rejectUsed(db: Database): Promise<void> {
  const { rows } = await sql<{ free: boolean }>`
    select pg_try_advisory_xact_lock(${space}, ${leader}) and pg_try_advisory_xact_lock(${space}, ${writer}) as free`.execute(db)
  if (rows[0]?.free !== true)
    throw new Error('Slipway is running on this database. Stop every process, wait 15 seconds and run the command again.')
}

/** Blocks other writers until the transaction is done. */
async function lockTables(db: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select quote_ident(tablename) as name from pg_tables where schemaname = current_schema() and tablename !~ '^kysely_'`.execute(db)
  if (rows.length > 0) await sql`lock table ${sql.raw(rows.map(({ name }) => name).join(', '))} in exclusive mode`.execute(db)
}
