import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from '../../../api/config/config.ts'
import { startService } from '../../../api/service.ts'
import { whenReachable } from '../../../api/store/postgres/connections/when-reachable.ts'
import { createPostgresStore } from '../../../api/store/postgres/postgres-store.ts'
import { usePostgres } from '../../support/postgres-databases.ts'
import { startPostgresProxy } from '../../support/postgres-proxy.ts'
import { freePort } from '../../support/service.ts'
import { goodPassword, Visitor } from '../../support/visitor.ts'

const databases = usePostgres()
const silent = pino({ level: 'silent' })

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'slipway-storage-'))
})
afterEach(() => rm(folder, { recursive: true }))

async function start(settings: Record<string, string>, production = false) {
  const port = await freePort()
  const config = readConfig({ PORT: String(port), DATA_DIR: join(folder, 'data'), ...settings }, { production })
  return { ...(await startService(config, silent)), origin: `http://127.0.0.1:${port}` }
}

describe('a service on a database', () => {
  it('creates no folder, and keeps users signed in after a restart and on another machine', async () => {
    const settings = { DATABASE_URL: await databases.create('bare'), SAMPLE_DATA: '0' }
    const first = await start(settings)
    const visitor = await new Visitor(first.origin).signUp('ada@example.org')
    const { cookieHeader: Cookie } = visitor
    await first.close()
    const second = await start(settings, true)
    expect((await new Visitor(second.origin).open('/profile/', { headers: { Cookie } })).status).toBe(200)
    expect((await new Visitor(second.origin).send('/sign-in/', { email: 'ada@example.org', password: goodPassword })).status).toBe(303)
    await second.close()
    expect(existsSync(join(folder, 'data'))).toBe(false)
  })

  it('refuses production with sample accounts, and names the database without its password', async () => {
    const settings = { DATABASE_URL: await databases.create() }
    await (await start({ ...settings, SAMPLE_DATA: '1' })).close()
    const refused = start(settings, true)
    await expect(refused).rejects.toThrow(/^The database contains the sample catalog .* Choose another DATABASE_URL/)
  })
})

describe('the key that signs session cookies', () => {
  const [ours, theirs] = ['a'.repeat(32), 'b'.repeat(32)]
  const startWith = (DATABASE_URL: string, AUTH_SECRET: string) => start({ DATABASE_URL, AUTH_SECRET, SAMPLE_DATA: '0' })

  it('is the same for all processes of a database: a process with another key doesn’t start and says what to do', async () => {
    const url = await databases.create()
    const first = await startWith(url, ours)
    const remedy = /stop them all.*delete from secrets where name = 'fingerprint'/
    for (const other of [theirs, '']) await expect(startWith(url, other)).rejects.toThrow(remedy)
    await (await startWith(url, ours)).close()
    await first.close()
  })

  it('can be changed as the message says, and the database never contains it', async () => {
    const url = await databases.create()
    await (await startWith(url, ours)).close()
    const client = new Client({ connectionString: url })
    await client.connect()
    const { rows } = await client.query<{ value: string }>('select value from secrets')
    expect(rows).toEqual([{ value: expect.stringMatching(/^[0-9a-f]{64}$/) }])
    await client.query(`delete from secrets where name = 'fingerprint'`)
    await client.end()
    await (await startWith(url, theirs)).close()
    await expect(startWith(url, ours)).rejects.toThrow('AUTH_SECRET')
  })
})

describe('the start', () => {
  const open = (databaseUrl: string) => createPostgresStore({ databaseUrl, onFailure: () => undefined })

  it('waits for a database that comes up later, and logs it once', async () => {
    const proxy = await startPostgresProxy(await databases.create())
    await proxy.become('away')
    const waits: unknown[] = []
    const opening = whenReachable(
      () => open(proxy.url),
      (error) => waits.push(error),
    )
    await expect.poll(() => waits.length).toBe(1)
    await proxy.become('open')
    await (await opening).close()
    expect(waits).toHaveLength(1)
    await proxy.stop()
  })

  it('keeps logging what it waits for, and gives up after its timeout', async () => {
    const waits: unknown[] = []
    const opening = whenReachable(
      () => open('postgres://slipway:hush@127.0.0.1:1/slipway'),
      (reason) => waits.push(reason),
      { timeout: 500, betweenTries: 50, betweenMessages: 0 },
    )
    const failure = await opening.catch(String)
    expect(waits.length).toBeGreaterThan(1)
    expect(new Set(waits)).toEqual(new Set(['Can’t connect to the database: connect ECONNREFUSED 127.0.0.1:1']))
    expect(failure).toContain('Can’t connect to the database: connect ECONNREFUSED')
    expect(failure).not.toContain('hush')
  })

  it('waits for a host name that doesn’t resolve yet', async () => {
    const waits: string[] = []
    const unknown = Object.assign(new Error('getaddrinfo ENOTFOUND db'), { code: 'ENOTFOUND', syscall: 'getaddrinfo' })
    const answers = [Promise.reject(new Error('The database cannot be used', { cause: unknown })), Promise.resolve('open')]
    const opening = whenReachable(
      async () => answers.shift(),
      (reason) => waits.push(reason),
    )
    expect(await opening).toBe('open')
    expect(waits).toEqual(['The database cannot be used'])
  })

  it('doesn’t wait when waiting won’t help', async () => {
    const url = Object.assign(new URL(await databases.create()), { pathname: '/no_such_database' }).href
    const waits: unknown[] = []
    await expect(
      whenReachable(
        () => open(url),
        (error) => waits.push(error),
      ),
    ).rejects.toThrow('does not exist')
    expect(waits).toEqual([])
  })
})
