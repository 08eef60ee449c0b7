import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { openAgent, errorIn, type Agent } from '../../support/agents.ts'
import { freeze } from '../../support/freeze.ts'
import { startPostgres, type PostgresServer } from '../../support/postgres.ts'
import { liveLaunch } from '../../support/live-launch.ts'
import { putAll } from '../../support/put-all.ts'
import { startPostgresProxy, type PostgresProxy } from '../../support/postgres-proxy.ts'
import { runService, type RunningService } from '../../support/service.ts'
import { approve, askForConnection, goodPassword, Visitor } from '../../support/visitor.ts'

/** Milliseconds within which everybody has an answer. */
const bound = 15_000

let server: PostgresServer
let proxy: PostgresProxy
let service: RunningService
let visitor: Visitor
let token: string
let agent: Agent
/** By path, what was kept before the database went away. */
let kept: Map<string, string>
/** Kept too, but a change followed. */
const overtaken = '/api/v1/products/?limit=4'
let overtakenText: string

beforeAll(async () => {
  server = await startPostgres()
  const admin = new Client({ connectionString: server.url })
  await admin.connect()
  await admin.query('create database catalog')
  await admin.end()
  proxy = await startPostgresProxy(Object.assign(new URL(server.url), { pathname: '/catalog' }).href)
  service = await runService({ DATABASE_URL: proxy.url, SAMPLE_DATA: '0' })
  visitor = await new Visitor(service.origin).signUp('ada@example.org')
  token = await approve(visitor, (await askForConnection(service.api)).code)
  kept = new Map(await Promise.all(['/api/v1/products/?limit=3', '/weeks/'].map(async (path) => [path, await keep(path)] as const)))
  agent = await openAgent('2.x without sessions', service.origin)
})
afterAll(async () => {
  await agent.close()
  await service.close()
  await proxy.stop()
  await server.stop()
})

const page = async (path: string) => (await fetch(service.origin + path)).text()
/** From the second request on, an answer is kept. */
const keep = async (path: string) => ((await page(path)) === '' ? '' : page(path))

const json = { 'Content-Type': 'application/json' }
const outcome = async (asked: Promise<Response>) => {
  const answer = await asked
  return { status: answer.status, wait: answer.headers.get('Retry-After'), body: await answer.text() }
}
/** What programs and people ask for, reads and writes. */
const requests: Record<string, () => Promise<Response>> = {
  'a search': () => fetch(`${service.api}/products/`),
  'a listing': () => fetch(`${service.api}/products/unknown/`),
  'the directories': () => fetch(`${service.api}/directories/`),
  'an audit': () => fetch(`${service.api}/launch-readiness/`, { method: 'POST', headers: json, body: '{"url":"https://acme.example/"}' }),
  'a call with a token': () => fetch(`${service.api}/me/launches/`, { headers: { Authorization: `Bearer ${token}` } }),
  'a call that asks for a pairing': () => fetch(`${service.api}/me/launches/`),
  'the home page': () => new Visitor(service.origin).open('/'),
  'a page of somebody signed in': () => visitor.open('/profile/'),
  'a sign-in': () => new Visitor(service.origin).send('/sign-in/', { email: 'ada@example.org', password: goodPassword }),
  'a sign-up': () => new Visitor(service.origin).send('/sign-up/', { email: 'bob@example.org', name: 'Bob', password: goodPassword }),
  'a reset': () => new Visitor(service.origin).send('/reset/', { do: 'reset-password', token: 'x', password: goodPassword }),
  'a sign-out': () => visitor.send('/sign-out/', {}),
  'the sitemap': () => fetch(`${service.origin}/sitemap.xml`),
}

/** Milliseconds within which a caller has an answer, however many wait. */
const longestWait = 5000

/** How long work takes, in milliseconds, without the time in which this process got no processor. */
async function timed<T>(work: () => Promise<T>): Promise<{ result: T; took: number }> {
  const step = 50
  let [ticks, at] = [0, performance.now()]
  const timer = setInterval(() => {
    const now = performance.now()
    if (now - at < 2 * step) ticks += 1
    at = now
  }, step)
  const result = await work().finally(() => clearInterval(timer))
  return { result, took: ticks * step }
}

const outages: Record<string, () => Promise<() => Promise<void>>> = {
  'refuses connections': async () => {
    await proxy.become('away')
    return () => proxy.become('open')
  },
  'stands still': async () => {
    const thaw = freeze(server.pid)
    return async () => thaw()
  },
}

it('a thousand answers that were kept ask the database nothing', async () => {
  const [path = ''] = kept.keys()
  const asked = async () => {
    const before = proxy.asked('slipway')
    for (let time = 0; time < 1000; time += 1) await page(path)
    return proxy.asked('slipway') - before
  }
  // The service has work of its own, most of it after its start.
  await expect.poll(asked, { timeout: 120_000 }).toBeLessThan(20)
  expect(proxy.asked('slipway changes')).toBeGreaterThan(0)
})

let upvotes = 0
const vote = () => putAll(service.world.store, 'launches', [liveLaunch({ upvotes: (upvotes += 1) })])
/** Once the database answers again, it takes the service a moment to know its changes. */
async function untilWatched(): Promise<void> {
  const version = async () => service.world.store.version()
  const before = await version()
  await vote()
  await vi.waitUntil(async () => (await version().catch(() => before)) !== before, { timeout: 60_000 })
}

describe.each(Object.keys(outages))('while the database %s', (what) => {
  let end: () => Promise<void> = async () => undefined
  beforeAll(async () => {
    await untilWatched()
    overtakenText = await keep(overtaken)
    await vote()
    for (const path of kept.keys()) kept.set(path, await page(path))
    end = (await outages[what]?.()) ?? end
  })
  afterAll(() => end())

  it(
    'every answer is a 503 that names a wait, and comes in time',
    async () => {
      const ask = async ([name, send]: [string, () => Promise<Response>]) => {
        const { result, took } = await timed(() => outcome(send()))
        return { name, took, ...result }
      }
      const answers = await Promise.all(Object.entries(requests).map(ask))
      expect(answers.filter(({ took }) => took > longestWait).map(({ name, took }) => [name, took])).toEqual([])
      expect(answers.filter(({ status, wait }) => status !== 503 || wait !== '5').map(({ name, status }) => [name, status])).toEqual([])
      const page = answers.find(({ name }) => name === 'a page of somebody signed in')
      expect(page?.body).toContain('Service unavailable')
    },
    bound,
  )

  it(
    'answers that were kept go on being served, even if something has changed since, but not on another day',
    async () => {
      for (const [path, text] of kept) expect(await page(path)).toBe(text)
      // The database may stand still for a moment before that is known.
      await expect.poll(() => page(overtaken), { timeout: bound }).toBe(overtakenText)
      const { clock } = service.world
      service.world.clock = () => new Date(clock().getTime() + 24 * 60 * 60 * 1000)
      onTestFinished(() => void (service.world.clock = clock))
      for (const path of [...kept.keys(), overtaken])
        expect(await outcome(fetch(service.origin + path))).toMatchObject({ status: 503, wait: '5' })
    },
    bound,
  )

  it(
    'a tool says so',
    async () => {
      expect(errorIn(await agent.call('search_products', { query: 'tea' }))).toMatchObject({
        code: 'SERVICE_UNAVAILABLE',
        data: { retryAfter: 5 },
      })
    },
    bound,
  )

  it(
    'the probes tell a process that lives from one that can serve',
    async () => {
      const [alive, ready, figures] = await Promise.all(
        ['/healthz', '/readyz', '/metrics'].map((path) => fetch(`${service.origin}${path}`)),
      )
      expect([alive?.status, ready?.status, figures?.status]).toEqual([200, 503, 200])
    },
    bound,
  )

  it(
    'a hundred callers at once are all answered',
    async () => {
      const ask = () => timed(() => outcome(fetch(`${service.api}/products/`)))
      const answers = await Promise.all(Array.from({ length: 100 }, ask))
      expect(new Set(answers.map(({ result }) => result.status))).toEqual(new Set([503]))
      expect(Math.max(...answers.map(({ took }) => took))).toBeLessThan(longestWait)
    },
    bound,
  )

  it(
    'changes that wait for each other are all refused in time',
    async () => {
      const ids = Array.from({ length: 40 }, (_, at) => `in-line-${at}`)
      const write = (id: string) => putAll(service.world.store, 'launches', [liveLaunch({ id, slug: id })]).catch(String)
      const { result, took } = await timed(() => Promise.all(ids.map(write)))
      expect(new Set(result)).toEqual(new Set([expect.stringContaining('Database unavailable')]))
      expect(took).toBeLessThan(longestWait)
    },
    bound,
  )

  it(
    'and it is back, so is the service: sessions and tokens go on',
    async () => {
      await end()
      await expect.poll(async () => (await fetch(`${service.origin}/readyz`)).status, { timeout: bound }).toBe(200)
      expect((await visitor.open('/profile/')).status).toBe(200)
      expect((await requests['a call with a token']?.())?.status).toBe(200)
      const figures = async () => (await fetch(`${service.origin}/metrics`)).text()
      await expect.poll(figures, { timeout: bound }).toContain('scheduler_leads 1')
    },
    bound * 2,
  )
})
