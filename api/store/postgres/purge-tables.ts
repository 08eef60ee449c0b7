import { escapeIdentifier } from 'pg'
import type { Collection } from '../../domain/records.ts'
import { reasonOf } from './database-failures.ts'
import { FollowingClient } from './following-client.ts'

/** How long a table’s users may have to wait for it. Milliseconds. */
const longestLock = 2000
const longestRun = 10 * 60_000

/** A plain VACUUM leaves the bytes of deleted rows in their pages, so the tables and their indexes are rewritten. */
const options = 'full, analyze, verbose'

/**
 * Rewrites the tables of these collections without their deleted rows. PostgreSQL also keeps samples of their values in its statistics. Rejects
 * if a table is in use, or if a transaction that is still open may need the rows.
 */
export async function purgeTables(databaseUrl: string, collections: readonly Collection[]): Promise<void> {
  const client = new FollowingClient(databaseUrl, { application_name: 'slipway purge', connectionTimeoutMillis: 10_000, keepAlive: true })
  client.on('error', () => undefined) // the current statement fails with the reason
  let kept = 0
  // “2 dead row versions cannot be removed yet.”
  client.on('notice', ({ detail }) => (kept += Number(/^\s*(\d+)/.exec(detail ?? '')?.[1] ?? 0)))
  try {
    await client.connect()
    await client.query(`set lock_timeout = ${longestLock}; set statement_timeout = ${longestRun}`)
    for (const table of [...new Set(collections.flatMap(tablesOf)), 'pg_statistic'])
      await client.query(`vacuum (${options}) ${escapeIdentifier(table)}`)
  } catch (cause) {
    throw new Error(`PostgreSQL: deleted rows couldn’t be removed from its files: ${reasonOf(cause)}`, { cause })
  } finally {
    await client.end().catch(() => undefined)
  }
  if (kept > 0)
    throw new Error(`PostgreSQL: ${kept} deleted rows couldn’t be removed from its files, because an open transaction may need them.`)
}

const tablesOf = (collection: Collection): string[] => (collection === 'launches' ? ['launches', 'liveLaunches'] : [collection])
