import { escapeIdentifier } from 'pg'
import { setTimeout } from 'node:timers/promises'
import type { Collection } from '../../../domain/collections/collections.ts'
import { reasonOf } from '../connections/database-failures.ts'
import { FollowingClient } from '../connections/following-client.ts'
import { minuteMs } from '../../../../shared/durations.ts'

/** How long a table’s users may have to wait for it. Milliseconds. */
const maxLock = 2000
const maxRun = 10 * minuteMs

/** How long to wait for transactions that began before the rows were deleted, in whichever database of the server. Milliseconds. */
const maxWait = 6000
const pause = 500

/** A plain VACUUM leaves the bytes of deleted rows in their pages, so the tables and their indexes are rewritten. */
const options = 'full, analyze, verbose'

/** PostgreSQL also samples values in its statistics. Rejects if a table is in use or a long transaction may need the rows. */
export async function purgeTables(databaseUrl: string, collections: readonly Collection[]): Promise<void> {
  await using client = new FollowingClient(databaseUrl, {
    application_name: 'slipway purge',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  })
  client.on('error', () => undefined) // the current statement fails with the reason
  let kept = 0
  // “2 dead row versions cannot be removed yet.”
  client.on('notice', ({ detail }) => (kept += Number(/^\s*(\d+)/.exec(detail ?? '')?.[1] ?? 0)))
  try {
    await client.connect()
    await client.query(`set lock_timeout = ${maxLock}; set statement_timeout = ${maxRun}`)
    const giveUp = Date.now() + maxWait
    for (const table of [...new Set(collections.flatMap(tablesOf)), 'pg_statistic'])
      for (;;) {
        kept = 0
        await client.query(`vacuum (${options}) ${escapeIdentifier(table)}`)
        if (kept === 0) break
        if (Date.now() > giveUp) throw new Error(`an open transaction may need ${kept} of them (table ${table})`)
        await setTimeout(pause)
      }
  } catch (cause) {
    throw new Error(`PostgreSQL: deleted rows couldn’t be removed from its files: ${reasonOf(cause)}`, { cause })
  }
}

const tablesOf = (collection: Collection): string[] =>
  collection === 'launches' ? ['launches', 'liveLaunches', 'liveCategories'] : [collection]
