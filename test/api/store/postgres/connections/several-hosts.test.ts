import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { Client } from 'pg'
import { pino } from 'pino'
import { expect, it, onTestFinished } from 'vitest'
import { openStorage } from '../../../../../api/store/open-storage.ts'
import { alone } from '../../../../../api/store/postgres/leadership/advisory-locks.ts'
import { createPostgresStore } from '../../../../../api/store/postgres/postgres-store.ts'
import { whenReachable } from '../../../../../api/store/postgres/connections/when-reachable.ts'
import { usePostgres } from '../../../../support/postgres-databases.ts'
import { startPostgresProxy } from '../../../../support/postgres-proxy.ts'

const databases = usePostgres()

/** A port that accepts connections and never sends anything. */
async function silentPort(): Promise<number> {
  const server = createServer(() => undefined).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}

/** The address with hosts before its own. */
function withHosts(databaseUrl: string, hosts: string[], attrs: string): string {
  const { username, password, host, pathname } = new URL(databaseUrl)
  return `postgres://${username}:${password}@${[...hosts, host].join(',')}${pathname}?target_session_attrs=${attrs}`
}

/** Nobody listens on port 1. */
it.each(['read-write', 'primary', 'any'])('hosts that are dead or silent do not keep %s from the one that answers', async (attrs) => {
  const databaseUrl = withHosts(await databases.create(), ['127.0.0.1:1', `127.0.0.1:${await silentPort()}`], attrs)
  const failures: unknown[] = []
  const started = performance.now()
  const store = await createPostgresStore({ databaseUrl, onFailure: (error) => failures.push(error) })
  onTestFinished(() => store.close())
  await store.ping()
  expect(await alone(databaseUrl, async () => 'done')).toBe('done')
  expect(failures).toEqual([])
  // One look at the hosts, not a wait for each of them.
  expect(performance.now() - started).toBeLessThan(10_000)
})

it('the log names the host in use at the start and after each move, and no password', async () => {
  const plain = await databases.create()
  const [one, other] = [await startPostgresProxy(plain), await startPostgresProxy(plain)]
  onTestFinished(() => Promise.all([one.stop(), other.stop()]).then(() => undefined))
  const [first, second] = [one, other].map(({ url }) => new URL(url).host)
  const { username, password, pathname } = new URL(one.url)
  const databaseUrl = `postgres://${username}:${password || 'hush'}@${first},${second}${pathname}`
  await other.become('away')
  const lines: string[] = []
  const named = () => lines.filter((line) => line.includes('connected to')).map((line) => JSON.parse(line))
  const storage = await openStorage({ databaseUrl, dataDir: '' }, pino({ base: null }, { write: (line: string) => void lines.push(line) }))
  onTestFinished(() => storage.store.close())
  expect(named()).toEqual([expect.objectContaining({ level: 30, msg: `PostgreSQL: connected to ${first}, which accepts writes` })])
  await other.become('open')
  await one.become('away')
  await expect.poll(() => storage.store.ping().catch(String)).toBeUndefined()
  expect(named().slice(1)).toEqual([
    expect.objectContaining({ level: 40, msg: `PostgreSQL: connected to ${second}, which accepts writes, instead of ${first}` }),
  ])
  expect(lines.join('')).not.toContain(password || 'hush')
})

it('a start waits while no host accepts writes, reports the state of each, and then continues', async () => {
  const plain = await databases.create()
  const name = new URL(plain).pathname.slice(1)
  const admin = new Client({ connectionString: plain })
  await admin.connect()
  onTestFinished(() => admin.end())
  await admin.query(`alter database ${name} set default_transaction_read_only = on`)
  const databaseUrl = withHosts(plain, ['127.0.0.1:1'], 'read-write')
  const told: string[] = []
  const opening = whenReachable(
    () => createPostgresStore({ databaseUrl, onFailure: () => undefined }),
    (reason) => void (told.push(reason), admin.query(`alter database ${name} reset default_transaction_read_only`)),
    { timeout: 10_000, betweenTries: 50, betweenMessages: 10_000 },
  )
  const store = await opening
  onTestFinished(() => store.close())
  expect(told).toEqual([expect.stringMatching(/^Can’t connect to the database: 127\.0\.0\.1:1: .*ECONNREFUSED.*: it is read-only$/)])
})

it('a server that becomes read-only loses its connections until it accepts writes again', async () => {
  const plain = await databases.create()
  const name = new URL(plain).pathname.slice(1)
  const failures: string[] = []
  const store = await createPostgresStore({
    databaseUrl: withHosts(plain, [], 'read-write'),
    onFailure: (error) => failures.push(String(error)),
  })
  onTestFinished(() => store.close())
  await store.countLaunches()
  const admin = new Client({ connectionString: plain })
  await admin.connect()
  onTestFinished(() => admin.end())
  const cut = () =>
    admin.query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and pid <> pg_backend_pid()`)
  await admin.query(`alter database ${name} set default_transaction_read_only = on`)
  await cut()
  await expect.poll(() => store.ping().catch(String)).toContain('it is read-only')
  await expect(store.countLaunches()).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE', data: { retryAfter: 5 } })
  await admin.query(`set default_transaction_read_only = off; alter database ${name} reset default_transaction_read_only`)
  await expect.poll(() => store.ping().catch(String)).toBeUndefined()
  expect(await store.countLaunches()).toBe(0)
})
