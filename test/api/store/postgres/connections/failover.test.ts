import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import type { Failure } from '../../../../../api/domain/failure.ts'
import type { Use } from '../../../../../api/store/postgres/connections/database-servers.ts'
import { FollowingClient, watchServers } from '../../../../../api/store/postgres/connections/following-client.ts'
import { Leadership } from '../../../../../api/store/postgres/leadership/leadership.ts'
import { createPostgresStore, type PostgresStore } from '../../../../../api/store/postgres/postgres-store.ts'
import { freeze } from '../../../../support/freeze.ts'
import { literalLaunch } from '../../../../support/literal-launch.ts'
import { liveLaunch } from '../../../../support/live-launch.ts'
import { startPostgresProxy } from '../../../../support/postgres-proxy.ts'
import { startPostgresPair, type PostgresPair } from '../../../../support/postgres-pair.ts'
import { testTiming } from '../leadership/test-timing.ts'

const unavailable = { code: 'SERVICE_UNAVAILABLE', data: { retryAfter: 5 } }
const timeouts = { connection: 2000, statement: 1600, answer: 2000, idle: 1600, queue: 2000 }

let pair: PostgresPair
let store: PostgresStore
let leadership: Leadership
let gains = 0
const failures: string[] = []
const uses: Use[] = []
// One pair for all: each test continues where the one before has left it.
beforeAll(async () => {
  pair = await startPostgresPair()
  await pair.primary.query('create database catalog')
  // The standby first: it can be connected to, and doesn't take writes.
  const hosts = [pair.standby, pair.primary].map(({ port }) => `127.0.0.1:${port}`).join(',')
  const databaseUrl = `postgres://slipway@${hosts}/catalog?target_session_attrs=read-write`
  const onFailure = (error: unknown) => void failures.push(String(error))
  watchServers(databaseUrl, (use) => uses.push(use))
  store = await createPostgresStore({ databaseUrl, onFailure, timeouts })
  leadership = new Leadership(databaseUrl, { onGain: () => void (gains += 1), onFailure }, testTiming)
  await leadership.start()
  await vi.waitUntil(() => gains === 1, { timeout: 60_000 })
})
afterAll(async () => {
  await leadership.close()
  await store.close()
  await pair.stop()
})

/** Writes one launch after the other until told to stop. */
function keepWriting() {
  const acknowledged: string[] = []
  const refused: { code: string; data: unknown }[] = []
  const ending = new AbortController()
  let longestGap = 0
  const work = async () => {
    let last = performance.now()
    for (let n = 0; !ending.signal.aborted; n += 1) {
      const id = `launch-${n}`
      try {
        await store.transact(({ put }) => put('launches', literalLaunch({ id, slug: id })))
        acknowledged.push(id)
        longestGap = Math.max(longestGap, performance.now() - last)
        last = performance.now()
      } catch (error) {
        refused.push(error as Failure)
        await wait(20)
      }
    }
  }
  const done = work()
  const stop = async () => {
    ending.abort()
    await done
    return { acknowledged, refused, longestGap }
  }
  return { acknowledged, stop }
}

const more = (acknowledged: string[]) => {
  const before = acknowledged.length
  return expect.poll(() => acknowledged.length, { interval: 5 }).toBeGreaterThan(before + 20)
}
const connectionsTo = async ({ query }: PostgresPair['primary']) =>
  (await query(`select application_name from pg_stat_activity where application_name like 'slipway%'`)).length

it('a commit that the standby did not confirm is not acknowledged, even if the server stops waiting for it', async () => {
  const thaw = freeze(pair.standby.pid)
  onTestFinished(thaw)
  const write = store.transact(({ put }) => put('launches', literalLaunch({ id: 'alone', slug: 'alone' })))
  const outcome = write.then(
    () => 'acknowledged',
    (error: unknown) => error,
  )
  const stopWaiting = () =>
    pair.primary.query(`select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'SyncRep' and datname = 'catalog'`)
  await expect.poll(async () => (await stopWaiting()).length, { interval: 5 }).toBe(1)
  expect(await outcome).toMatchObject(unavailable)
  expect(failures.join()).toContain('canceling wait for synchronous replication')
  thaw()
  // The response said neither success nor failure.
  await expect.poll(() => store.get('launches', 'alone').catch(() => null)).toMatchObject({ id: 'alone' })
})

it('a promoted standby takes over from a primary that froze: callers get 503 meanwhile, and no acknowledged write is lost', async () => {
  const writing = keepWriting()
  await more(writing.acknowledged)
  expect(await connectionsTo(pair.standby)).toBe(0)
  const [primary, standby] = [pair.primary, pair.standby].map(({ port }) => `127.0.0.1:${port}`)
  expect(uses).toEqual([{ host: primary, former: null, isWritable: true }])
  const known = await store.version()
  const thaw = freeze(pair.primary.pid)
  onTestFinished(thaw)
  expect(await store.version()).toBe(known)
  await pair.promote()
  await more(writing.acknowledged)
  await expect.poll(() => gains).toBeGreaterThan(1)
  expect(uses.slice(1)).toEqual([{ host: standby, former: primary, isWritable: true }])

  // It resumes and still believes that it accepts writes.
  thaw()
  await more(writing.acknowledged)
  const { acknowledged, refused, longestGap } = await writing.stop()
  await expect.poll(() => connectionsTo(pair.primary)).toBe(0)
  expect(await pair.primary.query('select pg_is_in_recovery() as standby')).toEqual([{ standby: false }])
  expect(longestGap).toBeGreaterThan(0)
  expect(refused.length).toBeGreaterThan(0)
  for (const failure of refused) expect(failure).toMatchObject(unavailable)
  for (const id of acknowledged) expect(await store.get('launches', id)).toMatchObject({ id })
  const moved = await store.version()
  await store.transact(({ put }) => put('launches', liveLaunch({ id: 'live', slug: 'live' })))
  expect(await store.version()).not.toBe(moved)
  await store.ping()
})

it('a connection to a former primary ends as soon as a later timeline can be seen, although nothing failed', async () => {
  // To this process nothing but the former primary can be reached at first.
  const proxy = await startPostgresProxy(`postgres://slipway@127.0.0.1:${pair.standby.port}/catalog`)
  onTestFinished(() => proxy.stop())
  await proxy.become('away')
  const hosts = [`127.0.0.1:${pair.primary.port}`, new URL(proxy.url).host].join(',')
  const connect = async () => {
    const client = new FollowingClient(`postgres://slipway@${hosts}/catalog`, {})
    onTestFinished(() => client.end())
    await client.connect()
    return client
  }
  const client = await connect()
  expect(client.port).toBe(pair.primary.port)
  const left = once(client, 'error')
  await proxy.become('open')
  expect(String(await left)).toContain('has been replaced')
  const next = await connect()
  expect(next.port).toBe(Number(new URL(proxy.url).port))
})

it('a former primary is not used even if no other server is left', async () => {
  failures.length = 0
  const known = await store.version()
  await pair.standby.crash()
  await expect.poll(() => store.get('launches', 'launch-0').catch(String)).toContain('Database unavailable')
  await expect.poll(() => failures.join()).toContain('it is a former primary')
  // What is kept goes on; the former primary, which lacks the last changes, isn’t asked.
  expect(await store.version()).toBe(known)
})
