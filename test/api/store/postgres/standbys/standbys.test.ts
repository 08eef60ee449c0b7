import { sql } from 'kysely'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { readConfig } from '../../../../../api/config/config.ts'
import { createLogger } from '../../../../../api/startup/logger.ts'
import { startService, type Service } from '../../../../../api/service.ts'
import { createPostgresStore, type PostgresStore } from '../../../../../api/store/postgres/postgres-store.ts'
import { openAgent } from '../../../../support/agents.ts'
import { freeze } from '../../../../support/freeze.ts'
import { liveLaunch } from '../../../../support/live-launch.ts'
import { startPostgresPair, type PostgresPair } from '../../../../support/postgres-pair.ts'
import { startPostgresProxy, type PostgresProxy } from '../../../../support/postgres-proxy.ts'
import { putAll } from '../../../../support/put-all.ts'
import { Visitor } from '../../../../support/visitor.ts'
import { compareStandby, urlOf, type SaidLeader } from './compare-standby.ts'

let pair: PostgresPair
let proxy: PostgresProxy
/** Two processes: `here` reads from two standbys, the second of them behind a proxy; `there` writes. */
let service: Service
let here: PostgresStore
let there: PostgresStore
let origin: string
let log: string[] = []
// One cluster for all: each test leaves its standbys as it found them, up to the last ones.
beforeAll(async () => {
  pair = await startPostgresPair(2)
  // A frozen standby would hold up commits.
  await pair.primary.query('alter system reset synchronous_standby_names')
  await pair.primary.query('select pg_reload_conf()')
  await pair.primary.query('create database catalog')
  const [databaseUrl = '', first = '', second = ''] = [pair.primary, pair.standby, ...pair.more].map(urlOf)
  proxy = await startPostgresProxy(second)
  const readUrl = first.replace('/catalog', `,${new URL(proxy.url).host}/catalog`)
  const settings = { PORT: '0', SAMPLE_DATA: '0', READS_PER_MINUTE: '100000', DATABASE_URL: databaseUrl, DATABASE_READ_URL: readUrl }
  const config = readConfig(settings, { production: false })
  const names: [string, string][] = [
    [new URL(first).host, 'first'],
    [new URL(proxy.url).host, 'second'],
  ]
  const write = (line: string) => {
    const { msg } = JSON.parse(line) as { msg?: string }
    if (msg?.includes('standby') === true) log.push(names.reduce((text, [host, name]) => text.replace(host, name), msg))
  }
  service = await startService(config, createLogger('info', { write }))
  here = service.world.store as PostgresStore
  origin = `http://127.0.0.1:${service.port}`
  there = await createPostgresStore({ databaseUrl, onFailure: () => undefined })
  await vote(there, 0)
  await bothUsed()
})
afterAll(async () => {
  await Promise.all([service.close(), there.close()])
  await proxy.stop()
  await pair.stop()
})

const used = () => here.reads().standbys.map(({ isUsed }) => isUsed)
const bothUsed = () => vi.waitUntil(() => used().join() === 'true,true', { interval: 20, timeout: 60_000 })
const vote = (store: PostgresStore, upvotes: number) => putAll(store, 'launches', [liveLaunch({ upvotes })])
/** What someone who isn’t signed in sees, and the server that answered. */
async function read(): Promise<{ upvotes: number | undefined; from: 'leader' | 'standby' }> {
  const before = here.reads().counts.standby
  const launch = await here.readAnywhere(() => here.findLaunch('teapot'))
  return { upvotes: launch?.upvotes, from: here.reads().counts.standby > before ? 'standby' : 'leader' }
}
/** Waits until `here` knows of a change. */
async function afterNotice(act: () => Promise<unknown>): Promise<void> {
  const before = await here.version()
  await act()
  await expect.poll(() => here.version(), { interval: 2 }).not.toBe(before)
}
const both = () => [pair.standby, ...pair.more]
async function pause(...standbys: PostgresPair['more']): Promise<() => Promise<void>> {
  for (const { query } of standbys) {
    await query('select pg_wal_replay_pause()')
    await expect.poll(async () => (await query('select pg_get_wal_replay_pause_state() as state'))[0]?.['state']).toBe('paused')
  }
  return async () => {
    for (const { query } of standbys) await query('select pg_wal_replay_resume()')
  }
}
/** How many reads of an act a standby answers. The service itself reads from the leader meanwhile. */
async function onStandby(act: () => Promise<unknown>): Promise<number> {
  const before = here.reads().counts.standby
  await act()
  return here.reads().counts.standby - before
}
async function whenStandby(upvotes: number): Promise<void> {
  await expect.poll(read).toEqual({ upvotes, from: 'standby' })
}
const compareWith = (leader: SaidLeader, member: { port: number } = pair.standby) => compareStandby(pair.primary, member, leader)

describe('a read of someone who isn’t signed in', () => {
  it('is answered by a standby; all others by the leader', async () => {
    await whenStandby(0)
    expect(await onStandby(() => here.findLaunch('teapot'))).toBe(0)
    expect(await onStandby(() => here.readAnywhere(() => here.get('profiles', 'ada')))).toBe(0)
    expect(await onStandby(() => here.readAnywhere(() => here.transact(({ findLaunch }) => findLaunch('teapot'))))).toBe(0)
  })

  it('over HTTP and by a tool is answered by a standby, and by the leader to somebody who is signed in', async () => {
    const paths = ['/api/v1/products/', '/api/v1/products/teapot/', '/api/v1/directories/', '/', '/feed.atom', '/sitemap.xml']
    for (const path of paths) {
      await bothUsed()
      expect([path, (await onStandby(() => fetch(origin + path))) > 0]).toEqual([path, true])
    }
    const agent = await openAgent('2.x without sessions', origin)
    onTestFinished(() => agent.close())
    expect(await onStandby(() => agent.call('get_product', { slug: 'teapot' }))).toBe(1)
    const visitor = await new Visitor(origin).signUp('ada@example.org')
    expect(await onStandby(() => visitor.open('/'))).toBe(0)
    expect(await onStandby(() => fetch(`${origin}/api/v1/products/?a=token`, { headers: { Authorization: 'Bearer none' } }))).toBe(0)
  })

  it('is counted by server, and each standby is shown', async () => {
    await bothUsed()
    const stats = await (await fetch(`${origin}/metrics`)).text()
    expect(stats).toMatch(/^database_reads_total\{server="leader"\} [1-9]/m)
    expect(stats).toMatch(/^database_reads_total\{server="standby"\} [1-9]/m)
    expect(stats.match(/^database_standby_used\{standby="127\.0\.0\.1:\d+"\} 1$/gm)).toHaveLength(2)
    expect(stats.match(/^database_standby_lag_seconds\{standby="127\.0\.0\.1:\d+"\} [\d.]+$/gm)).toHaveLength(2)
    expect(log).toContain('PostgreSQL: reading from the standby first')
  })

  it('shows each write through its own process, and each it was notified of', async () => {
    const from = new Set<string>()
    for (let upvotes = 1; upvotes <= 20; upvotes += 1) {
      if (upvotes % 2 === 0) await vote(here, upvotes)
      else await afterNotice(() => vote(there, upvotes))
      const seen = await read()
      expect(seen.upvotes).toBe(upvotes)
      from.add(seen.from)
    }
    expect(from).toContain('standby')
  })

  it('after a write in the same work is answered by the leader', async () => {
    await here.readAnywhere(async () => {
      await here.findLaunch('teapot')
      await vote(here, 41)
      expect(await onStandby(async () => expect(await here.findLaunch('teapot')).toMatchObject({ upvotes: 41 }))).toBe(0)
    })
  })
})

describe('while replay is paused', () => {
  it('on one standby, the other answers what changed', async () => {
    onTestFinished(await pause(pair.standby))
    await vote(here, 50)
    await whenStandby(50)
    for (let round = 0; round < 10; round += 1) expect(await read()).toMatchObject({ upvotes: 50 })
  })

  it('on all standbys, the leader answers what changed, also where answers are kept; standbys 2 seconds behind are left, and used again later', async () => {
    await bothUsed()
    await whenStandby(50)
    const resume = await pause(...both())
    onTestFinished(resume)
    const shown = async () => ((await (await fetch(`${origin}/api/v1/products/teapot/`)).json()) as { upvotes: number }).upvotes
    for (let upvotes = 60; upvotes < 64; upvotes += 1) {
      if (upvotes % 2 === 0) await vote(here, upvotes)
      else await afterNotice(() => vote(there, upvotes))
      expect([await shown(), await shown(), await shown()]).toEqual([upvotes, upvotes, upvotes])
      expect(await read()).toEqual({ upvotes, from: 'leader' })
    }
    log = []
    await expect.poll(used).toEqual([false, false])
    expect(log.toSorted()).toEqual(
      ['first', 'second'].map((name) =>
        expect.stringMatching(`^PostgreSQL: not reading from the standby ${name}, because it’s \\d seconds behind$`),
      ),
    )
    expect(here.reads().standbys.every(({ lag }) => lag > 2)).toBe(true)
    await resume()
    await bothUsed()
    expect(await read()).toEqual({ upvotes: 63, from: 'standby' })
    expect(log.slice(2).toSorted()).toEqual(['first', 'second'].map((name) => `PostgreSQL: reading from the standby ${name} again`))
  })
})

describe('a server is not used', () => {
  it.each<[string, () => ReturnType<typeof compareWith>, string | null]>([
    ['until it is known what a commit here changed, but isn’t left for that', () => compareWith({ isOutdated: true }), null],
    ['on another timeline than the leader', () => compareWith({ timeline: 2 }), 'it’s on timeline 1, the leader on 2'],
    ['of another cluster', () => compareWith({ system: '1' }), 'it belongs to another cluster'],
    ['that takes writes', () => compareWith({}, pair.primary), 'it isn’t a standby'],
  ])('%s', async (_, compare, error) => {
    const { standbys, uses } = compare()
    await expect.poll(() => uses).toEqual([{ host: expect.any(String), error, isAgain: false }])
    expect(await standbys.choose()).toBeNull()
  })
})

it('closing ends a connection that is still being opened', async () => {
  const connections = () => pair.standby.query(`select pid from pg_stat_activity where application_name = 'slipway standby' order by pid`)
  await bothUsed()
  const before = await connections()
  const { standbys } = compareWith({})
  await standbys.close()
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(await connections()).toEqual(before)
})

it('a read that replaying cancels, or that gets no connection because others read, is not held against the standby', async () => {
  await pair.standby.query('alter system set max_standby_streaming_delay = 0')
  await pair.standby.query('select pg_reload_conf()')
  const { standbys, uses } = compareWith({})
  await expect.poll(() => uses).toMatchObject([{ error: null }])
  const standby = await standbys.choose()
  const crowd = Array.from({ length: 40 }, async () => standby?.read((db) => sql`select pg_sleep(0.2)`.execute(db)))
  expect((await Promise.allSettled(crowd)).map(({ status }) => status)).toContain('rejected')
  const slow = Promise.allSettled([standby?.read((db) => sql`select pg_sleep(1.5) from launches limit 1`.execute(db))])
  await expect.poll(() => pair.standby.query(`select from pg_stat_activity where wait_event = 'PgSleep'`)).not.toEqual([])
  const client = new Client({ connectionString: urlOf(pair.primary) })
  await client.connect()
  await client.query('begin; lock table launches in access exclusive mode; commit')
  await client.end()
  expect(await slow).toMatchObject([{ status: 'rejected', reason: { message: expect.stringContaining('conflict with recovery') } }])
  expect(uses).toHaveLength(1)
})

it('a read that takes too long is not held against the standby, unless several do in a row', async () => {
  const { standbys, uses } = compareWith({})
  await expect.poll(() => uses).toMatchObject([{ error: null }])
  const standby = await standbys.choose()
  // What the server says when its statement timeout is over, without the wait.
  const late = `do $$ begin raise 'canceling statement due to statement timeout' using errcode = '57014'; end $$`
  const read = async (query: string) => (await Promise.allSettled([standby?.read((db) => sql.raw(query).execute(db))]))[0].status
  for (const query of [late, late, 'select', late, late]) expect(await read(query)).toBe(query === late ? 'rejected' : 'fulfilled')
  expect(uses).toHaveLength(1)
  await read(late)
  expect(uses).toMatchObject([{ error: null }, { error: 'a read failed: canceling statement due to statement timeout' }])
})

describe('a standby that fails', () => {
  it('by silence is left within moments, and no read fails', async () => {
    await proxy.become('silent')
    onTestFinished(() => proxy.become('open'))
    const reads: Promise<{ upvotes: number | undefined }>[] = []
    while (used()[1] === true) {
      reads.push(read())
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    for (const each of await Promise.all(reads)) expect(each).toMatchObject({ upvotes: 63 })
    expect(await read()).toEqual({ upvotes: 63, from: 'standby' })
  })

  it('by standing still is left too, and used again when it wakes up', async () => {
    await bothUsed()
    const thaw = freeze(pair.standby.pid)
    onTestFinished(thaw)
    await vote(here, 70)
    const seen = await Promise.all(Array.from({ length: 20 }, read))
    expect(seen.every(({ upvotes }) => upvotes === 70)).toBe(true)
    await expect.poll(used).toEqual([false, true])
    thaw()
    await bothUsed()
  })

  it('by cutting its connections fails no read', async () => {
    const cut = `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'slipway reads'`
    for (let round = 0; round < 5; round += 1) {
      const reads = Promise.all(Array.from({ length: 20 }, read))
      await Promise.all(both().map(({ query }) => query(cut)))
      for (const each of await reads) expect(each).toMatchObject({ upvotes: 70 })
    }
    await bothUsed()
  })
})

describe('at last', () => {
  it('a standby that is promoted isn’t read any more, from its first own write on', async () => {
    await pair.promote()
    const client = new Client({ connectionString: urlOf(pair.standby) })
    await client.connect()
    await client.query(`update launches set data = jsonb_set(data::jsonb, '{upvotes}', '999')::json`)
    const seen = await Promise.all(Array.from({ length: 20 }, read))
    expect(seen.every(({ upvotes }) => upvotes === 70)).toBe(true)
    await client.end()
    await expect.poll(used).toEqual([false, true])
    expect(log).toContain('PostgreSQL: not reading from the standby first, because it isn’t a standby')
  })

  it('without a leader, reads go on from a standby that has all that is known', async () => {
    await vote(here, 80)
    await whenStandby(80)
    await pair.primary.crash()
    await expect.poll(() => here.findLaunch('teapot').catch(() => 'away')).toBe('away')
    await expect.poll(() => read().catch(String)).toEqual({ upvotes: 80, from: 'standby' })
    expect((await fetch(`${origin}/api/v1/products/?query=teapot`)).status).toBe(200)
    expect((await fetch(`${origin}/api/v1/me/launches/`)).status).toBe(503)
    await pair.more[0]?.crash()
    await expect.poll(() => read().catch(String)).toContain('Database unavailable')
    const away = await fetch(`${origin}/api/v1/products/?query=kettle`)
    expect([away.status, away.headers.get('Retry-After')]).toEqual([503, '5'])
  })
})
