import { Client } from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { requireSessions } from '../../../../../api/store/postgres/connections/require-sessions.ts'
import { whenReachable } from '../../../../../api/store/postgres/connections/when-reachable.ts'
import { createPostgresStore } from '../../../../../api/store/postgres/postgres-store.ts'
import { startPooler, type PoolMode, type PoolOrder } from '../../../../support/postgres-pooler.ts'
import { usePostgres } from '../../../../support/postgres-databases.ts'

const databases = usePostgres()

async function pooled(mode: PoolMode, order: PoolOrder): Promise<string> {
  const { url, stop } = await startPooler(await databases.create('bare'), mode, order)
  onTestFinished(stop)
  return url
}

/** Leaves so many idle connections in the pool. */
async function fill(url: string, connections: number): Promise<void> {
  const clients = Array.from({ length: connections }, () => new Client({ connectionString: url }))
  for (const client of clients) await client.connect()
  await Promise.all(clients.map((client) => client.query('select pg_sleep(0.05)')))
  await Promise.all(clients.map((client) => client.end()))
}

it.each<[PoolOrder, number]>([
  ['last', 0],
  ['last', 2],
  ['last', 3],
  ['first', 0],
  ['first', 2],
  ['first', 3],
])('a pooler in transaction mode that uses the %s idle one of %i connections is refused', async (order, connections) => {
  const url = await pooled('transaction', order)
  if (connections > 0) await fill(url, connections)
  await expect(requireSessions(url)).rejects.toThrow(/in transaction or statement mode.*pool_mode = session/)
})

it('a start behind a pooler in transaction mode ends at once, before it has created a table', async () => {
  const url = await pooled('transaction', 'last')
  const waits: string[] = []
  const open = () => createPostgresStore({ databaseUrl: url, onFailure: () => undefined })
  await expect(whenReachable(open, (reason) => waits.push(reason))).rejects.toThrow('Set pool_mode = session')
  expect(waits).toEqual([])
  const client = new Client({ connectionString: url })
  await client.connect()
  expect((await client.query(`select from pg_tables where schemaname = 'public'`)).rowCount).toBe(0)
  await client.end()
})

it('a pooler in session mode works', async () => {
  const store = await createPostgresStore({ databaseUrl: await pooled('session', 'last'), onFailure: () => undefined })
  expect(await store.countLaunches()).toBe(0)
  await store.close()
})
