import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Store } from '../../../../../api/ports/store.ts'
import { maxConnections, type Timeouts } from '../../../../../api/store/postgres/connections/connections.ts'
import { createPostgresStore } from '../../../../../api/store/postgres/postgres-store.ts'
import { everything } from '../../../../contract/store/catalog.ts'
import { literalLaunch } from '../../../../support/literal-launch.ts'
import { liveLaunch } from '../../../../support/live-launch.ts'
import { usePostgres } from '../../../../support/postgres-databases.ts'
import { startPostgresProxy, type PostgresProxy, type ProxyMood } from '../../../../support/postgres-proxy.ts'
import { putAll } from '../../../../support/put-all.ts'

const databases = usePostgres()
/** A busy machine needs a second to open ten connections. */
const timeouts: Timeouts = { connection: 2000, statement: 400, answer: 600, idle: 500, queue: 500 }
const unavailable = { code: 'SERVICE_UNAVAILABLE', data: { retryAfter: 5 } }

let databaseUrl: string
let proxy: PostgresProxy
let store: Store
let failures: unknown[]
/** What a test opened beside the store, and ends before its database is given back, even if it fails. */
const ends: (() => unknown)[] = []
beforeEach(async () => {
  databaseUrl = await databases.borrow()
  proxy = await startPostgresProxy(databaseUrl)
  failures = []
  store = await createPostgresStore({ databaseUrl: proxy.url, onFailure: (error) => failures.push(error), timeouts })
  await putAll(store, 'launches', [liveLaunch()])
})
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
  await proxy.become('open')
  await store.close()
  await proxy.stop()
  await databases.giveBack(databaseUrl)
})

const name = async () => (await store.findLaunch('teapot'))?.name
/** A connection past the proxy. */
async function openAdmin(): Promise<Client> {
  const admin = new Client({ connectionString: databaseUrl })
  await admin.connect()
  ends.push(() => admin.end())
  return admin
}
/** Another process with the same database. */
async function openRival(own?: Timeouts): Promise<Store> {
  const rival = await createPostgresStore({ databaseUrl, onFailure: () => undefined, ...(own && { timeouts: own }) })
  ends.push(() => rival.close())
  return rival
}
const rename = (name: string) => putAll(store, 'launches', [liveLaunch({ name })])

describe.each<[string, ProxyMood]>([
  ['refuses connections', 'away'],
  ['says nothing', 'silent'],
])('while the database %s', (_, mood) => {
  it('every query fails with a retry time, and everything works again when it is back', async () => {
    await proxy.become(mood)
    const reads = [
      name(),
      store.findLiveLaunches(everything),
      store.countLaunches(),
      store.list('directoryEntries', 'state', 'open'),
      store.readCounts('teapot'),
    ]
    const asked = [...reads, ...Array.from({ length: 20 }, (_, index) => rename(String(index)))]
    const outcomes = await Promise.allSettled(asked)
    for (const outcome of outcomes) expect(outcome).toMatchObject({ status: 'rejected', reason: unavailable })
    await expect(store.ping()).rejects.toThrow(/ECONNREFUSED|timeout/)
    await proxy.become('open')
    await expect.poll(name).toBe('Teapot')
    await rename('Samovar')
    expect(await name()).toBe('Samovar')
    await store.ping()
  })

  it('its failure is logged once, not per caller', async () => {
    await proxy.become(mood)
    await Promise.allSettled(Array.from({ length: 30 }, name))
    expect(new Set(failures.map(String)).size).toBe(failures.length)
    expect(failures.length).toBeGreaterThan(0)
  })

  it(`counters wait for it${mood === 'silent' ? ', but for those that were asked to be written' : ''}`, async () => {
    await proxy.become(mood)
    store.count('teapot', '2026-03-02', { clicks: 1 })
    const ofCounting = () => failures.map(String).filter((failure) => !failure.includes('watch for changes'))
    await expect.poll(() => ofCounting().length).toBeGreaterThan(0)
    store.count('teapot', '2026-03-02', { clicks: 2, impressions: 1 })
    await proxy.become('open')
    const clicks = mood === 'silent' ? 2 : 3
    await expect.poll(() => store.readCounts('teapot').catch(() => null)).toEqual({ impressions: 1, clicks })
  })
})

describe('counters', () => {
  it('count once if the response to their write is lost', async () => {
    await proxy.become('cut at count')
    store.count('teapot', '2026-03-02', { clicks: 1 })
    await expect.poll(() => failures.length).toBeGreaterThan(0)
    await proxy.become('open')
    const read = () => store.readCounts('teapot').catch(() => null) // reads fail until a connection is open again
    await expect.poll(read).toEqual({ impressions: 0, clicks: 1 })
    store.count('teapot', '2026-03-02', { impressions: 1 })
    await expect.poll(() => store.readCounts('teapot')).toEqual(expect.objectContaining({ impressions: 1 }))
    expect(await store.readCounts('teapot')).toEqual({ impressions: 1, clicks: 1 })
  })

  it('that the server refused to write are kept for later', async () => {
    const admin = await openAdmin()
    await admin.query('begin; lock table "launchCounts"')
    store.count('teapot', '2026-03-02', { clicks: 1 })
    await expect.poll(() => failures.map(String)).toContainEqual(expect.stringContaining('statement timeout'))
    await admin.query('rollback')
    await expect.poll(() => store.readCounts('teapot')).toEqual({ impressions: 0, clicks: 1 })
  })

  it('delay a shutdown only briefly, which reports their loss', async () => {
    const own = await createPostgresStore({ databaseUrl: proxy.url, onFailure: (error) => failures.push(error) })
    // Counted while silent: on a busy machine it would be saved before.
    await proxy.become('silent')
    own.count('teapot', '2026-03-02', { clicks: 1 })
    const closed = own.close().then(() => 'closed')
    expect(await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, 4000, 'still waiting'))])).toBe('closed')
    expect(failures.map(String)).toContainEqual(expect.stringContaining('were not saved'))
  })
})

describe('connections', () => {
  it('that the server closes are replaced', async () => {
    await Promise.all(Array.from({ length: maxConnections }, name))
    const admin = await openAdmin()
    await admin.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
    await expect.poll(() => name().catch(() => null)).toBe('Teapot')
    // The library hangs the whole connection on its error, with what it was opened with.
    expect(failures).not.toEqual([])
    for (const failure of failures) expect(Object.keys(failure as object)).toEqual([])
  })

  it('that are all blocked fail the others within a bounded time, and recover', async () => {
    const admin = await openAdmin()
    await admin.query('begin; lock table launches')
    const outcomes = await Promise.allSettled(Array.from({ length: 3 * maxConnections }, name))
    for (const outcome of outcomes) expect(outcome).toMatchObject({ status: 'rejected', reason: unavailable })
    await admin.query('rollback')
    expect(await name()).toBe('Teapot')
  })

  it('lost during a transaction leave nothing of it', async () => {
    const answer = store.transact(async ({ put }) => {
      await put('launches', liveLaunch({ name: 'Samovar' }))
      await proxy.become('away')
      await put('launches', literalLaunch())
    })
    await expect(answer).rejects.toMatchObject(unavailable)
    await proxy.become('open')
    expect(await name()).toBe('Teapot')
    expect(await store.countLaunches()).toBe(1)
  })
})

it('a read-only database is not ready', async () => {
  const name = new URL(databaseUrl).pathname.slice(1)
  const admin = await openAdmin()
  const set = (setting: string) =>
    admin.query(`alter database ${name} ${setting};
      select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`)
  const ping = () => store.ping().catch(String)
  await set('set default_transaction_read_only = on')
  await expect.poll(ping).toBe('Error: The database is read-only.')
  // A start that fails is tried again and again: it leaves no connection behind.
  const connections = async () =>
    (await admin.query(`select from pg_stat_activity where datname = current_database() and application_name <> 'slipway changes'`))
      .rowCount
  const before = await connections()
  await expect(createPostgresStore({ databaseUrl, onFailure: () => undefined })).rejects.toMatchObject(unavailable)
  await expect.poll(connections).toBe(before)
  await set('reset default_transaction_read_only')
  await expect.poll(ping).toBeUndefined()
})

describe('a transaction', () => {
  it('whose commit was not confirmed is reported as failed, although it was kept', async () => {
    await proxy.become('cut at commit')
    await expect(rename('Samovar')).rejects.toMatchObject(unavailable)
    await proxy.become('open')
    expect(await name()).toBe('Samovar')
  })

  it('that waits too long for another process fails, and the next one doesn’t', async () => {
    const rival = await openRival()
    const begun = Promise.withResolvers<void>()
    const go = Promise.withResolvers<void>()
    const held = rival.transact(async () => {
      begun.resolve()
      await go.promise
    })
    ends.push(go.resolve)
    await begun.promise
    const outcomes = await Promise.allSettled(Array.from({ length: 3 }, () => rename('Samovar')))
    for (const outcome of outcomes) expect(outcome).toMatchObject({ status: 'rejected', reason: unavailable })
    expect(await Promise.all(Array.from({ length: maxConnections }, name))).toEqual(Array.from({ length: maxConnections }, () => 'Teapot'))
    go.resolve()
    await held
    await rename('Samovar')
    expect(await name()).toBe('Samovar')
  })

  it('that hangs loses its turn', async () => {
    const rival = await openRival({ ...timeouts, statement: 3000, answer: 4000 })
    const go = Promise.withResolvers<void>()
    const begun = Promise.withResolvers<void>()
    const stuck = store.transact(async ({ put }) => {
      await put('launches', liveLaunch({ name: 'Samovar' }))
      begun.resolve()
      await go.promise
    })
    await begun.promise
    await putAll(rival, 'launches', [literalLaunch()])
    go.resolve()
    await expect(stuck).rejects.toMatchObject(unavailable)
    expect(await name()).toBe('Teapot')
  })

  it('ends only after every started step, and accepts none afterwards', async () => {
    const leaked = await store.transact(async (transaction) => {
      void transaction.put('launches', liveLaunch({ name: 'Samovar' }))
      return transaction
    })
    expect(await name()).toBe('Samovar')
    await expect(leaked.put('launches', liveLaunch({ name: 'Urn' }))).rejects.toThrow('This transaction is over.')
    expect(await name()).toBe('Samovar')
  })

  it('inside another is refused', async () => {
    const nested = store.transact(() => rename('Samovar'))
    await expect(nested).rejects.toThrow('A transaction inside another would wait for itself.')
  })
})
