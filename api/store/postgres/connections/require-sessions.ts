import { FollowingClient } from './following-client.ts'

/** More than one, because other clients of the pooler may take the connections that would show its mode. */
const attempts = 10
/** For a connection and for each answer. Milliseconds. */
const timeout = 10_000

/** If a pooler shares or swaps server processes: timeouts and the leader's lock would break without an error. Throws for the operator. */
export async function requireSessions(databaseUrl: string): Promise<void> {
  const options = { application_name: 'slipway start', connectionTimeoutMillis: timeout, query_timeout: timeout }
  await using one = new FollowingClient(databaseUrl, options)
  await using other = new FollowingClient(databaseUrl, options)
  await one.connect()
  await other.connect()
  const [first, second] = [await processOf(one), await processOf(other)]
  let isOwn = first !== second
  // A pooler hands out the connection that was idle for the shortest or the longest time: one order shows the former, the other the latter.
  for (let attempt = 0; isOwn && attempt < attempts; attempt += 1) {
    isOwn = (await processOf(one)) === first && (await processOf(one)) === first && (await processOf(other)) === second
  }
  if (!isOwn) throw new Error(rejection)
}

const rejection =
  'The database is behind a connection pooler in transaction or statement mode, where Slipway would lose its locks and settings. ' +
  'Set pool_mode = session (PgBouncer), or connect to PostgreSQL directly.'

async function processOf(client: FollowingClient): Promise<number | undefined> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]?.pid
}
