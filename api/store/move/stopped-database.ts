import { Kysely, PostgresDialect, sql } from 'kysely'
import { Pool } from 'pg'
import { advisoryLocks } from '../postgres/advisory-locks.ts'
import { reasonOf } from '../postgres/database-failures.ts'
import { requireAnswer } from '../postgres/migrate.ts'
import type { Database, Tables } from '../postgres/tables.ts'

const { space, leader, writer } = advisoryLocks

/**
 * Works in one transaction on a database that no service uses: all of it comes to be at once, or nothing. Throws in words for the operator
 * where a service leads there, or the database goes away.
 */
export async function withStoppedDatabase<T>(databaseUrl: string, work: (db: Database) => Promise<T>): Promise<T> {
  const pool = new Pool({ connectionString: databaseUrl, application_name: 'slipway move', max: 1, connectionTimeoutMillis: 10_000 })
  let lost: unknown
  pool.on('error', (error) => (lost = error))
  pool.on('connect', (client) => client.on('error', (error) => (lost = error)))
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  try {
    await requireAnswer(pool)
    return await db.transaction().execute(async (transaction) => {
      await refuseUsed(transaction)
      await lockTables(transaction)
      return await work(transaction)
    })
  } catch (cause) {
    if (lost === undefined) throw cause
    throw new Error(`The database went away: ${reasonOf(lost)}. Run the command again: it sees how far this one came.`, { cause })
  } finally {
    await db.destroy()
  }
}

async function refuseUsed(db: Database): Promise<void> {
  const { rows } = await sql<{ free: boolean }>`
    select pg_try_advisory_xact_lock(${space}, ${leader}) and pg_try_advisory_xact_lock(${space}, ${writer}) as free`.execute(db)
  if (rows[0]?.free !== true)
    throw new Error('A Slipway runs on this database. Stop every one of them, wait a quarter of a minute, and run the command again.')
}

/** Lets nobody else write until the transaction is over. */
async function lockTables(db: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select quote_ident(tablename) as name from pg_tables where schemaname = current_schema() and tablename !~ '^kysely_'`.execute(db)
  if (rows.length > 0) await sql`lock table ${sql.raw(rows.map(({ name }) => name).join(', '))} in exclusive mode`.execute(db)
}
