import { Client } from 'pg'

/** Numbers of PostgreSQL's advisory locks, of which everybody in a database shares one space of pairs. */
export const advisoryLocks = { space: 0x51_1b_a9, writer: 1, start: 2, leader: 3 }

/** Does what only one process at a time may do; others wait for it. Throws when a minute of waiting was not enough. */
export async function alone<T>(databaseUrl: string, work: () => Promise<T>): Promise<T> {
  const client = new Client({
    connectionString: databaseUrl,
    application_name: 'slipway start',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  })
  client.on('error', () => undefined) // the statement under way fails, and says so
  await client.connect()
  try {
    await client.query('set lock_timeout = 60000')
    await client.query('select pg_advisory_lock($1, $2)', [advisoryLocks.space, advisoryLocks.start])
    return await work()
  } finally {
    await client.end()
  }
}
