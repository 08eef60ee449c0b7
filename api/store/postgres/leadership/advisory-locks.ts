import { FollowingClient } from '../connections/following-client.ts'

/** Numbers of our PostgreSQL advisory locks. All users of a database share one number space. `heirs` is a space of its own, numbered by connection. */
export const advisoryLocks = { space: 0x51_1b_a9, writer: 1, start: 2, leader: 3, heirs: 0x51_1b_aa }

/** Runs work that only one process may do at a time; others wait. Throws after a minute of waiting. */
export async function alone<T>(databaseUrl: string, work: () => Promise<T>): Promise<T> {
  await using client = new FollowingClient(databaseUrl, {
    application_name: 'slipway start',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  })
  client.on('error', () => undefined) // the current statement fails with the reason
  await client.connect()
  await client.query('set lock_timeout = 60000')
  await client.query('select pg_advisory_lock($1, $2)', [advisoryLocks.space, advisoryLocks.start])
  return await work()
}
