import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { ChangeFeed } from '../../../../../api/store/postgres/changes/change-feed.ts'
import { createPostgresStore, type PostgresStore } from '../../../../../api/store/postgres/postgres-store.ts'
import { liveLaunch } from '../../../../support/live-launch.ts'
import { usePostgres } from '../../../../support/postgres-databases.ts'
import { startPostgresProxy, type PostgresProxy } from '../../../../support/postgres-proxy.ts'
import { putAll } from '../../../../support/put-all.ts'

const databases = usePostgres()

// Two processes on one database; `there` reaches it through a proxy.
let databaseUrl: string
let proxy: PostgresProxy
let here: PostgresStore
let there: PostgresStore
let admin: Client
beforeAll(async () => {
  databaseUrl = await databases.create()
  proxy = await startPostgresProxy(databaseUrl)
  const onFailure = () => undefined
  here = await createPostgresStore({ databaseUrl, onFailure })
  there = await createPostgresStore({ databaseUrl: proxy.url, onFailure })
  admin = new Client({ connectionString: databaseUrl })
  await admin.connect()
})
afterAll(async () => {
  await Promise.all([here.close(), there.close(), admin.end()])
  await proxy.stop()
})

const vote = (upvotes: number) => putAll(here, 'launches', [liveLaunch({ upvotes })])
const operatorEdits = () => admin.query('update makers set data = data')
/** Known without asking. */
const isKnown = async () => {
  await expect.poll(() => typeof there.version(), { interval: 5 }).toBe('number')
}
/** How long until the other process knows of a change. Milliseconds. */
async function untilKnown(change: () => Promise<unknown>): Promise<number> {
  await isKnown()
  const before = there.version()
  await change()
  const changed = performance.now()
  await expect.poll(() => there.version(), { interval: 5 }).not.toBe(before)
  return performance.now() - changed
}
const listener = `select pid from pg_stat_activity where application_name = 'slipway changes' and datname = current_database()`

describe('a change', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['by another process', () => vote(1)],
    ['by the operator', operatorEdits],
    ['by the operator, who removes all rows', () => admin.query('truncate comments')],
  ])('%s is known within a second', async (_, change) => {
    expect(await untilKnown(change)).toBeLessThan(1000)
  })

  it.each<[string, () => Promise<unknown>]>([
    ['no notices come', () => admin.query('alter table "publicVersions" disable trigger "changeNotice"')],
    ['the connection for notices is cut', () => admin.query(`select pg_terminate_backend(pid) from (${listener}) as listeners`)],
  ])('is known within a second even if %s', async (_, lose) => {
    onTestFinished(async () => void (await admin.query('alter table "publicVersions" enable trigger "changeNotice"')))
    const took = await untilKnown(async () => {
      await lose()
      await operatorEdits()
    })
    expect(took).toBeLessThan(1000)
  })

  it('of its own is known to a process at once', async () => {
    await here.version()
    for (let upvotes = 2; upvotes < 12; upvotes += 1) {
      const before = await here.version()
      await vote(upvotes)
      expect(await here.version()).not.toBe(before)
    }
  })

  it('that is lost by a failover leaves no version that stands for another change', async () => {
    const add = (count: number) => admin.query('update "publicVersions" set value = value + $1 where name = \'makers\'', [count])
    // A feed of its own has asked after all earlier changes: one that came late would hide the first of these, which the next one takes back.
    const feed = new ChangeFeed(databaseUrl, { onFailure: () => undefined })
    onTestFinished(() => feed.close())
    const versions = [await feed.version()]
    for (const count of [1, -1, 1]) {
      await add(count)
      await expect.poll(() => feed.version()).not.toBe(versions.at(-1))
      versions.push(await feed.version())
    }
    expect(new Set(versions).size).toBe(4)
  })

  it('counts in the tables of all public collections', async () => {
    const { rows } = await admin.query<{ name: string }>(
      `select distinct event_object_table as name from information_schema.triggers where action_statement ~ 'count(Public|Live)Change'`,
    )
    expect(rows.map(({ name }) => name).toSorted()).toEqual([
      'changelog',
      'comments',
      'directoryEntries',
      'launches',
      'makers',
      'pictures',
      'siteSettings',
      'weeks',
    ])
  })
})

describe('the log position', () => {
  const end = async () =>
    BigInt((await admin.query<{ end: string }>(`select (pg_current_wal_insert_lsn() - '0/0')::text as end`)).rows[0]?.end ?? 0)

  it('is at or past whatever the version counts, and stays there while only other data changes', async () => {
    const feed = new ChangeFeed(databaseUrl, { onFailure: () => undefined })
    onTestFinished(() => feed.close())
    await feed.version()
    const before = await end()
    await admin.query('begin')
    await operatorEdits()
    const written = await end() // after the commit, other databases of the server may have written too
    await admin.query('commit')
    await expect.poll(() => feed.log()?.publicPosition).toBeGreaterThan(before)
    const { publicPosition = 0n, timeline } = feed.log() ?? {}
    expect(publicPosition).toBeGreaterThanOrEqual(written)
    expect(timeline).toBeGreaterThan(0)
    await admin.query('update profiles set id = id where false; create table noise (at int); drop table noise')
    await expect.poll(() => feed.log()?.position).toBeGreaterThan(publicPosition)
    expect(feed.log()?.publicPosition).toBe(publicPosition)
  })

  it('is unknown from a commit of this process on, until that is covered', async () => {
    const feed = new ChangeFeed(databaseUrl, { onFailure: () => undefined })
    onTestFinished(() => feed.close())
    const version = await feed.version()
    feed.changed(new Set(['mails']), true)
    expect([feed.version(), feed.log()]).toEqual([version, expect.anything()])
    feed.changed(new Set(['mails', 'comments']), true)
    expect([feed.log(), feed.lastLog()]).toEqual([null, expect.anything()])
    expect(await feed.version()).toBe(version)
    expect(feed.log()).not.toBeNull()
  })
})

describe('while the database does not answer', () => {
  it.each(['away', 'silent'] as const)('(%s) the last version is served, until it is back', async (mood) => {
    await isKnown()
    const before = there.version()
    onTestFinished(() => proxy.become('open'))
    await proxy.become(mood)
    expect(await there.version()).toBe(before)
    await operatorEdits()
    await expect.poll(() => there.ping().catch(() => 'away')).toBe('away')
    expect(there.version()).toBe(before)
    await proxy.become('open')
    await expect.poll(() => there.version()).not.toBe(before)
  })

  /** A feed that has lost the database. */
  async function lostFeed(maxOutageMs?: number): Promise<{ feed: ChangeFeed; known: number }> {
    const lost = Promise.withResolvers<unknown>()
    const feed = new ChangeFeed(proxy.url, { onFailure: lost.resolve }, maxOutageMs)
    onTestFinished(async () => {
      feed.close()
      await proxy.become('open')
    })
    const known = await feed.version()
    await proxy.become('away')
    expect(String(await lost.promise)).toContain('can’t watch for changes: ')
    return { feed, known }
  }

  it('no longer than five minutes', async () => {
    const { feed, known } = await lostFeed(1500) // not five minutes
    expect(feed.version()).toBe(known)
    const isServed = async () => (await feed.version()) === known
    await expect.poll(() => isServed().catch((error: unknown) => error)).toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
  })

  it('a commit that succeeds shows that it is out of date; one that failed does not', async () => {
    const { feed, known } = await lostFeed()
    feed.changed(new Set(['launches']), false)
    expect(feed.version()).toBe(known)
    feed.changed(new Set(['launches']), true)
    await expect(feed.version()).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
    await proxy.become('open')
    await expect.poll(() => feed.version()).toBe(known)
  })
})
