import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { DatabaseError } from 'pg'
import type { Database } from './migrate.ts'
import { minuteMs } from '../../../../shared/durations.ts'

/** Milliseconds. */
export type LockTiming = {
  /** How long a migration waits for a table. Every query of that table waits behind it. */
  lock: number
  /** Until the next attempt, in which queries go on. */
  pause: number
  /** How long to keep trying. */
  patience: number
}
export const lockTiming: LockTiming = { lock: 2000, pause: 3000, patience: minuteMs }

/** SQLSTATE of a lock that wasn’t free in time, and of a deadlock. */
const rejected = new Set(['55P03', '40P01'])

/** Others, such as pg_dump, may hold a lock until they end. Throws with a message for the operator if that takes too long. */
export async function untilLocked(db: Database, work: () => Promise<void>, timing: LockTiming): Promise<void> {
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
