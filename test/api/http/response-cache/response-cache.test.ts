import { once } from 'node:events'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Koa from 'koa'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { browser } from '../../../support/launch-world.ts'
import { liveLaunch } from '../../../support/live-launch.ts'
import { putAll } from '../../../support/put-all.ts'
import { createResponseCache } from '../../../../api/http/response-cache/response-cache.ts'
import { literalLimiters } from '../../../support/literal-limiters.ts'
import { proveEmail } from '../../../support/prove-email.ts'
import { runService, type RunningService } from '../../../support/service.ts'
import { setSite } from '../../../support/set-site.ts'
import { Visitor } from '../../../support/visitor.ts'

let service: RunningService
let ada: Visitor
beforeAll(async () => {
  service = await runService({ SAMPLE_DATA: '0', READS_PER_MINUTE: '1000', TRUST_PROXY: '1' })
  const launches = ['teapot', 'kettle', 'samovar'].map((slug, index) =>
    liveLaunch({ slug, name: `Thé ${slug}`, description: `Boils ${'water '.repeat(200)}`, launchDate: `2026-03-0${index + 1}` }),
  )
  await putAll(service.world.store, 'launches', launches)
  ada = await new Visitor(service.origin).signUp('ada@example.com')
  await proveEmail(service.world.store, 'ada@example.com')
})
afterAll(() => service.close())

type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: Buffer }

/** As it is on the wire: fetch would unpack it. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const call = request(`${service.origin}${path}`, { method, headers }, (response) => {
    const chunks: Buffer[] = []
    response.on('data', (chunk: Buffer) => chunks.push(chunk))
    response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }))
  })
  call.on('error', reject).end()
  return promise
}

const api = '/api/v1'
const apiReads = [`${api}/products/`, `${api}/products/?query=th%C3%A9&limit=2`, `${api}/products/teapot/`, `${api}/directories/?limit=3`]
const pages = ['/', '/?query=th%C3%A9', '/categories/ai/', '/launches/teapot/', '/directories/', '/about/']
const files = ['/sitemap.xml', '/robots.txt', '/llms.txt', `${api}/openapi.json`, '/badge/teapot.svg', '/favicon.svg']
const reads = [...apiReads, ...pages, ...files]

describe.each(reads)('GET %s', (path) => {
  it('is sent compressed to whoever takes it, and says the same', async () => {
    await ask(path)
    const [plain, gzip, brotli] = [
      await ask(path),
      await ask(path, { 'Accept-Encoding': 'gzip' }),
      await ask(path, { 'Accept-Encoding': 'br, gzip' }),
    ]
    const isLarge = plain.body.length >= 1024
    const used = [plain, gzip, brotli].map(({ headers }) => headers['content-encoding'])
    expect(used).toEqual(isLarge ? [undefined, 'gzip', 'br'] : [undefined, undefined, undefined])
    expect(plain.headers['vary']).toContain('Accept-Encoding')
    expect((isLarge ? gunzipSync(gzip.body) : gzip.body).toString()).toBe(plain.body.toString())
    expect((isLarge ? brotliDecompressSync(brotli.body) : brotli.body).toString()).toBe(plain.body.toString())
    for (const { headers, body } of [plain, gzip, brotli]) expect(headers['content-length']).toBe(String(body.length))
  })

  it('has a strong ETag for each encoding, and is not sent again to whoever has it', async () => {
    for (const encoding of ['identity', 'gzip', 'br']) {
      const accepted = { 'Accept-Encoding': encoding }
      const etag = String((await ask(path, accepted)).headers['etag'])
      expect(etag).toMatch(/^"[\w-]{22}(-(gzip|br)(-fast)?)?"$/)
      for (const tags of [etag, `"other", ${etag}`, '*', `W/${etag}`]) {
        const { status, body, headers } = await ask(path, { ...accepted, 'If-None-Match': tags })
        expect([tags, status, body.length]).toEqual([tags, 304, 0])
        expect(headers['etag']).toBe(tags === '*' ? headers['etag'] : etag)
      }
    }
    expect((await ask(path, { 'If-None-Match': '"other"' })).status).toBe(200)
  })

  it('has the same headers and bytes the first time, again, and for HEAD', async () => {
    // Without a quota nothing is kept under ever new queries.
    const isLimited = (await ask(path)).headers['ratelimit'] !== undefined
    const fresh = isLimited ? `${path}${path.includes('?') ? '&' : '?'}fresh=1` : path
    const lasting = ({ headers }: Answer) =>
      Object.fromEntries(Object.entries(headers).filter(([name]) => !['x-request-id', 'ratelimit', 'date'].includes(name)))
    const [first, again, head] = [await ask(fresh), await ask(fresh), await ask(fresh, {}, 'HEAD')]
    expect(lasting(again)).toEqual(lasting(first))
    expect(lasting(head)).toEqual(lasting(first))
    expect(again.body.equals(first.body)).toBe(true)
    expect(head.body).toHaveLength(0)
    expect(again.headers['x-request-id']).not.toBe(first.headers['x-request-id'])
  })

  it('takes one unit of the caller’s quota, kept or not', async () => {
    const from = { 'X-Forwarded-For': `203.0.113.${reads.indexOf(path) + 1}` }
    const left = async () => Number(/;r=(\d+)/.exec(String((await ask(path, from)).headers['ratelimit']))?.[1] ?? Number.NaN)
    const first = await left()
    const isLimited = !Number.isNaN(first)
    expect([await left(), await left()]).toEqual(isLimited ? [first - 1, first - 2] : [Number.NaN, Number.NaN])
  })
})

describe('a kept answer', () => {
  it.each(['br', 'gzip'])(
    'in %s is compressed fast once, well from then on, and whoever has one need not load the other',
    async (encoding) => {
      const path = `/?query=unheard-${encoding}`
      const accepted = { 'Accept-Encoding': encoding }
      const [first, again] = [await ask(path, accepted), await ask(path, accepted)]
      expect([first, again].map(({ headers }) => headers['content-encoding'])).toEqual([encoding, encoding])
      const unpack = encoding === 'br' ? brotliDecompressSync : gunzipSync
      expect(unpack(first.body).equals(unpack(again.body))).toBe(true)
      expect(first.body.length).toBeGreaterThan(again.body.length)
      expect(first.headers['etag']).toBe(String(again.headers['etag']).replace(/"$/, '-fast"'))
      for (const { headers } of [first, again])
        expect((await ask(path, { ...accepted, 'If-None-Match': String(headers['etag']) })).status).toBe(304)
    },
  )

  const kettle = liveLaunch({ slug: 'kettle', name: 'Thé kettle', launchDate: '2026-03-02' })

  it.each(['/', '/?query=kettle', '/launches/kettle/', `${api}/products/?query=kettle`, `${api}/products/kettle/`])(
    'of %s is another one as soon as a launch it names has changed',
    async (path) => {
      const text = async () => String((await ask(path)).body)
      for (const name of ['Copper kettle', 'Iron kettle']) {
        await putAll(service.world.store, 'launches', [{ ...kettle, name }])
        expect(await text()).toContain(name)
        expect(await text()).toContain(name)
      }
    },
  )

  it('shows a vote on the next load', async () => {
    const votes = async () => JSON.parse(String((await ask(`${api}/products/samovar/`)).body)).upvotes
    const before = await votes()
    await ada.send('/launches/samovar/upvote/', { wanted: 'yes' })
    expect(await votes()).toBe(before + 1)
    expect(String((await ask('/launches/samovar/')).body)).toMatch(new RegExp(`>${before + 1}<`))
  })

  it('is gone once its launch is', async () => {
    await putAll(service.world.store, 'launches', [{ ...kettle, status: 'live' }])
    expect((await ask(`${api}/products/kettle/`)).status).toBe(200)
    await putAll(service.world.store, 'launches', [{ ...kettle, status: 'rejected' }])
    expect((await ask(`${api}/products/kettle/`)).status).toBe(404)
    expect((await ask('/launches/kettle/')).status).toBe(404)
  })

  it('is another one on another day', async () => {
    const { clock } = service.world
    const day = 24 * 60 * 60 * 1000
    await putAll(service.world.store, 'launches', [liveLaunch({ slug: 'urn', launchDate: new Date().toISOString().slice(0, 10) })])
    const page = async () => String((await ask('/?category=&week=1')).body)
    for (let time = 0; time < 3; time += 1) expect(await page()).toContain('This week')
    service.world.clock = () => new Date(clock().getTime() + 7 * day)
    try {
      expect(await page()).toContain('Last week')
    } finally {
      service.world.clock = clock
    }
    expect(await page()).toContain('This week')
  })

  it('loses the announcement after its last day, also where it depends on the settings only', async () => {
    const { store, clock } = service.world
    const until = clock().toISOString().slice(0, 10)
    const set = { announcement: 'Closed for a day', announcementUntil: until }
    await putAll(
      store,
      'siteSettings',
      Object.entries(set).map(([id, value]) => ({ id, of: 'site' as const, value })),
    )
    const page = async () => String((await ask('/about/')).body)
    for (let time = 0; time < 3; time += 1) expect(await page()).toContain('Closed for a day')
    service.world.clock = () => new Date(clock().getTime() + 24 * 60 * 60 * 1000)
    try {
      expect(await page()).not.toContain('Closed for a day')
    } finally {
      service.world.clock = clock
    }
  })

  it('changes at the site’s midnight', async () => {
    const { clock } = service.world
    await setSite(service.world, { launchZone: 'Asia/Tokyo', announcement: 'Closed in Tokyo', announcementUntil: '2027-03-04' })
    const page = async (at: string) => {
      service.world.clock = () => new Date(at)
      return String((await ask('/about/')).body)
    }
    try {
      for (let time = 0; time < 3; time += 1) expect(await page('2027-03-04T14:30:00Z')).toContain('Closed in Tokyo')
      expect(await page('2027-03-04T15:30:00Z')).not.toContain('Closed in Tokyo')
    } finally {
      service.world.clock = clock
      await setSite(service.world, { launchZone: 'UTC' })
    }
  })

  it('counts as shown each time, also where nothing is sent again', async () => {
    const { store } = service.world
    const before = (await store.readCounts('samovar')).impressions
    const headers = { 'User-Agent': browser }
    for (const extra of [{}, {}, {}, { 'If-None-Match': '*' }]) await ask(`${api}/products/?query=samovar`, { ...headers, ...extra })
    for (let time = 0; time < 3; time += 1) await ask('/launches/samovar/', headers)
    await ask(`${api}/products/?query=samovar`, { 'User-Agent': 'curl/8.5.0' })
    // Neither a head nor a page fetched ahead has been seen by anybody.
    await ask('/launches/samovar/', headers, 'HEAD')
    await ask('/launches/samovar/', { ...headers, 'Sec-Purpose': 'prefetch' })
    await expect.poll(async () => (await store.readCounts('samovar')).impressions).toBe(before + 7)
  })
})

describe('what is kept', () => {
  /** Answers of this size from a Koa app of its own; how often each URL had to be made. */
  async function ask3(url: string, { size = 10, bytes = 64 * 1024 * 1024 } = {}): Promise<number> {
    let made = 0
    const responseCache = createResponseCache({ store: service.world.store, clock: () => new Date() }, bytes)
    const app = new Koa().use(responseCache.send).use(responseCache.keep)
    app.use((ctx) => {
      made += 1
      ctx.state['charges'] = [literalLimiters().pages]
      ctx.body = 'x'.repeat(size)
    })
    const server = app.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    for (let time = 0; time < 3; time += 1) expect((await (await fetch(`http://127.0.0.1:${port}${url}`)).text()).length).toBe(size)
    server.close()
    server.closeAllConnections()
    return made
  }

  it.each([
    ['an ordinary answer', '/a/', {}, 2],
    ['a URL longer than anybody asks', `/a/?${'x'.repeat(1100)}`, {}, 3],
    ['an answer larger than the memory there is for all', '/a/', { size: 5000, bytes: 4000 }, 3],
    ['an answer of megabytes', '/a/', { size: 3 * 1024 * 1024 }, 3],
  ])('%s is made as often as it must', async (_, url, options, times) => {
    expect(await ask3(url, options)).toBe(times)
  })
})

describe('what is somebody’s own', () => {
  it('is never kept: a signed-in page is fresh, and shared caches may not hold it', async () => {
    const anonymous = await ask('/launches/samovar/')
    const own = await ada.open('/launches/samovar/')
    expect(await own.text()).toContain('/dashboard/')
    expect(own.headers.get('cache-control')).toBe('no-store')
    expect(own.headers.get('etag')).toBeNull()
    expect(anonymous.headers['cache-control']).toBe('public, max-age=0, s-maxage=30, must-revalidate')
    expect(anonymous.headers['vary']).toContain('Cookie')
    expect(String((await ask('/launches/samovar/')).body)).toBe(String(anonymous.body))
  })

  it('comes compressed all the same', async () => {
    const page = await ask('/profile/', { Cookie: ada.cookieHeader, 'Accept-Encoding': 'br' })
    expect([page.status, page.headers['content-encoding']]).toEqual([200, 'br'])
    const lost = await ask('/nothing/', { Accept: 'text/html', 'Accept-Encoding': 'gzip' })
    expect([lost.status, lost.headers['content-encoding']]).toEqual([404, 'gzip'])
    expect(gunzipSync(lost.body).toString()).toContain('</html>')
  })

  it('sent with a token is read afresh', async () => {
    const tried = await ask(`${api}/products/teapot/`, { Authorization: 'Bearer nobody' })
    expect([tried.status, tried.headers['etag']]).toEqual([200, undefined])
    expect(String(tried.body)).toBe(String((await ask(`${api}/products/teapot/`)).body))
  })
})

it('an unknown slug takes one read, not two', async () => {
  const from = { 'X-Forwarded-For': '203.0.113.99' }
  const { status, headers } = await ask(`${api}/products/nothing/`, from)
  expect([status, headers['ratelimit']]).toEqual([404, '"reads";r=999;t=60'])
})

it.each([
  ['', undefined],
  ['gzip', 'gzip'],
  ['br;q=1.0, gzip;q=0.8, *;q=0.1', 'br'],
  ['GZIP', 'gzip'],
  ['gzip;q=0', undefined],
  ['gzip; q=0.000, *', 'br'],
  ['*', 'br'],
  ['*;q=0', undefined],
  ['deflate', undefined],
  ['notgzip', undefined],
])('Accept-Encoding: %s is answered with %s', async (accepted, expected) => {
  expect((await ask('/', { 'Accept-Encoding': accepted })).headers['content-encoding']).toBe(expected)
})
