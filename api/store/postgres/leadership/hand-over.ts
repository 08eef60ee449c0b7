import { setTimeout as wait } from 'node:timers/promises'
import type { ClientBase } from 'pg'
import { advisoryLocks } from './advisory-locks.ts'

/** How the connections are named on which processes compete for the lead, and the notice that the lock is free. */
export const leaderChannel = 'slipway leader'
/** Milliseconds. */
const betweenLooks = 20

const { space, leader, heirs } = advisoryLocks

/** Whether some connection to this database holds one of our locks. */
const held = (ofSpace: number, lock: number | string, further = ''): string =>
  `exists (select from pg_locks where locktype = 'advisory' and granted and objsubid = 2 and classid = ${ofSpace} and objid::bigint = ${lock}
    and database = (select oid from pg_database where datname = current_database()) ${further})`

async function ask(client: ClientBase, condition: string): Promise<boolean> {
  const { rows } = await client.query<{ answer: boolean }>(`select ${condition} as answer`)
  return rows[0]?.answer === true
}

/** How the server names this connection. */
export async function readPid(client: ClientBase): Promise<string> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return String(rows[0]?.pid)
}

/** If it is free. Also says whether it was offered to this connection: whoever offers it leaves as soon as it sees the lock taken. */
export async function takeLead(client: ClientBase): Promise<'no' | 'taken' | 'offered'> {
  const { rows } = await client.query<{ answer: 'no' | 'taken' | 'offered' }>(
    `select case when not pg_try_advisory_lock(${space}, ${leader}) then 'no'
      when ${held(heirs, 'pg_backend_pid()')} then 'offered' else 'taken' end as answer`,
  )
  return rows[0]?.answer ?? 'no'
}

export const holdsLead = (client: ClientBase): Promise<boolean> => ask(client, held(space, leader, 'and pid = pg_backend_pid()'))

/**
 * Gives the lead’s lock to another process, which then needn’t wait for a lease: while this connection holds a second lock, numbered after the
 * successor’s connection, the first one was given up by a process that no longer leads. It vouches for that connection only: whoever gets the
 * lock after the successor has lost it waits, however long this process hangs. Both locks end with the server, so a standby that is promoted
 * knows nothing of them. Resolves at once if no other process competes. The caller must no longer lead, and ends the connection afterwards.
 */
export async function handOver(client: ClientBase, timeout: number): Promise<void> {
  const until = performance.now() + timeout
  const all = await findHeirs(client)
  for (const heir of all) {
    if (performance.now() >= until) return
    const isLast = heir === all.at(-1)
    if (await offer(client, heir, isLast ? until : Math.min(performance.now() + timeout / 2, until))) return
    await client.query(`select pg_advisory_unlock(${heirs}, ${heir})`)
  }
}

/** The connections that compete, the last one that was heard of first. */
async function findHeirs(client: ClientBase): Promise<number[]> {
  const { rows } = await client.query<{ pid: number }>(
    `select pid from pg_stat_activity where application_name = '${leaderChannel}' and datname = current_database() and pid <> pg_backend_pid()
      order by state_change desc nulls last`,
  )
  return rows.map(({ pid }) => pid)
}

/** Whether a process took the lock until then. */
async function offer(client: ClientBase, heir: number, until: number): Promise<boolean> {
  const tell = () => client.query(`select pg_notify('${leaderChannel}', '${heir}')`)
  await tell() // the others leave it to the heir
  await client.query(`select pg_advisory_lock(${heirs}, ${heir}), pg_advisory_unlock(${space}, ${leader})`)
  await tell()
  while (performance.now() < until) {
    if (await ask(client, held(space, leader))) return true
    await wait(betweenLooks)
  }
  return false
}

/** Resolves once the process that offered the lock to this connection has ended the hand-over, or to false after `timeout`. */
export async function isHandedOver(client: ClientBase, timeout: number): Promise<boolean> {
  const until = performance.now() + timeout
  while (await ask(client, held(heirs, 'pg_backend_pid()'))) {
    if (performance.now() > until) return false
    await wait(betweenLooks)
  }
  return true
}
