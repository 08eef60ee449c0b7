import { setTimeout as wait } from 'node:timers/promises'
import type { ClientBase } from 'pg'
import { advisoryLocks } from './advisory-locks.ts'

/** How the connections are named on which processes compete for the lead, and the notice that the lock is free. */
export const leaderChannel = 'slipway leader'
/** Milliseconds. */
const betweenLooks = 20

const { space, leader, handOver: handingOver } = advisoryLocks

/** Whether some connection to this database holds one of our locks. */
const held = (lock: number, further = ''): string =>
  `exists (select from pg_locks where locktype = 'advisory' and granted and objsubid = 2 and classid = ${space} and objid = ${lock}
    and database = (select oid from pg_database where datname = current_database()) ${further})`

const othersCompete = `exists (select from pg_stat_activity
  where application_name = '${leaderChannel}' and datname = current_database() and pid <> pg_backend_pid())`

async function ask(client: ClientBase, condition: string): Promise<boolean> {
  const { rows } = await client.query<{ answer: boolean }>(`select ${condition} as answer`)
  return rows[0]?.answer === true
}

/** Takes the lead’s lock if it is free. It counts how often a connection takes it, so that happens once. */
export const takeLead = (client: ClientBase): Promise<boolean> => ask(client, `pg_try_advisory_lock(${space}, ${leader})`)

export const holdsLead = (client: ClientBase): Promise<boolean> => ask(client, held(leader, 'and pid = pg_backend_pid()'))

/**
 * Gives the lead’s lock to another process, which then needn’t wait for a lease: while this connection holds a second lock, the first one was
 * given up by a process that no longer leads. The second is held until the successor has the first, so that it vouches for nobody else. Both
 * end with the server, so a standby that is promoted knows nothing of it, and whoever gets the lock there waits. Resolves at once if no other
 * process competes. The caller must no longer lead, and ends the connection afterwards.
 */
export async function handOver(client: ClientBase, timeout: number): Promise<void> {
  await client.query(`select pg_advisory_lock(${space}, ${handingOver}), pg_advisory_unlock(${space}, ${leader})`)
  await client.query(`notify "${leaderChannel}"`)
  const until = performance.now() + timeout
  while (performance.now() < until) {
    if (await ask(client, `${held(leader)} or not ${othersCompete}`)) return
    await wait(betweenLooks)
  }
}

/** Whether a process handed over the lock that this connection has got just now. Resolves once that process has ended the hand-over, or to false after `timeout`. */
export async function isHandedOver(client: ClientBase, timeout: number): Promise<boolean> {
  const until = performance.now() + timeout
  for (let seen = false; ; seen = true) {
    if (!(await ask(client, held(handingOver)))) return seen
    if (performance.now() > until) return false
    await wait(betweenLooks)
  }
}
