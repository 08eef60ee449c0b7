import { gunzipSync } from 'node:zlib'
import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { acceptsGzip } from '../../../../api/http/kept-answers/read-answer.ts'
import { browser } from '../../../support/launch-world.ts'
import { liveLaunch } from '../../../support/live-launch.ts'
import { putAll } from '../../../support/put-all.ts'
import { runService, type RunningService } from '../../../support/service.ts'

let service: RunningService
beforeAll(async () => {
  service = await runService({ SAMPLE_DATA: '0', READS_PER_MINUTE: '1000', TRUST_PROXY: '1' })
  const launches = ['teapot', 'kettle', 'samovar'].map((slug, index) =>
    liveLaunch({ slug, name: `Thé ${slug}`, launchDate: `2026-03-0${index + 1}` }),
  )
  await putAll(service.world.store, 'launches', launches)
})
afterAll(() => service.close())

type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: Buffer }

/** As it is on the wire: fetch would unpack it. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const call = request(`${service.api}${path}`, { method, headers }, (response) => {
    const chunks: Buffer[] = []
    response.on('data', (chunk: Buffer) => chunks.push(chunk))
    response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }))
  })
  call.on('error', reject).end()
  return promise
}

const reads = ['/products/', '/products/?query=th%C3%A9&limit=2', '/products/teapot/', '/directories/?limit=3']

describe.each(reads)('GET %s', (path) => {
  it('is sent compressed to who asks for it, and says the same', async () => {
    const [plain, packed] = await Promise.all([ask(path), ask(path, { 'Accept-Encoding': 'br, gzip' })])
    expect([plain.headers['content-encoding'], packed.headers['content-encoding']]).toEqual([undefined, 'gzip'])
    expect(packed.headers['vary']).toContain('Accept-Encoding')
    expect(gunzipSync(packed.body).toString()).toBe(plain.body.toString())
    expect(packed.headers['content-length']).toBe(String(packed.body.length))
  })

  it('is not sent again to who has it', async () => {
    const etag = String((await ask(path)).headers['etag'])
    for (const tags of [etag, `"other", ${etag}`, '*', etag.replace('W/', '')]) {
      const { status, body, headers } = await ask(path, { 'If-None-Match': tags })
      expect([tags, status, body.length, headers['etag']]).toEqual([tags, 304, 0, etag])
    }
    expect((await ask(path, { 'If-None-Match': '"other"' })).status).toBe(200)
  })

  it('has the headers and the bytes that the whole middleware gives', async () => {
    const changing = ['x-request-id', 'ratelimit', 'date']
    const lasting = ({ headers }: Answer) => Object.fromEntries(Object.entries(headers).filter(([name]) => !changing.includes(name)))
    // Neither a HEAD nor a request that tries a token is answered in front of it.
    const [early, head, tried] = [await ask(path), await ask(path, {}, 'HEAD'), await ask(path, { Authorization: 'Bearer nobody' })]
    expect(lasting(early)).toEqual(lasting(head))
    expect(lasting(early)).toEqual(lasting(tried))
    expect(tried.body.equals(early.body)).toBe(true)
    expect(Object.keys(early.headers)).toEqual(expect.arrayContaining(changing))
  })

  it('takes one of the caller’s reads, whoever answers', async () => {
    const from = { 'X-Forwarded-For': `203.0.113.${reads.indexOf(path) + 1}` }
    const left = async (...args: Parameters<typeof ask>) => (await ask(...args)).headers['ratelimit']
    expect(await left(path, from)).toBe('"reads";r=999;t=60')
    expect(await left(path, { ...from, Authorization: 'Bearer nobody' })).toBe('"reads";r=998;t=60')
    expect(await left(path, { ...from, 'If-None-Match': '*' })).toBe('"reads";r=997;t=60')
  })
})

describe('an answer that is kept', () => {
  it('is another one as soon as a launch it tells of has changed', async () => {
    const read = async () =>
      JSON.parse(String((await ask('/products/?query=kettle')).body)) as { items: { name: string; upvotes: number }[] }
    const ids = async () => [(await ask('/products/?query=kettle')).headers['etag'], (await ask('/products/kettle/')).headers['etag']]
    const kettle = liveLaunch({ slug: 'kettle', name: 'Thé kettle', launchDate: '2026-03-02' })
    for (let time = 0; time < 3; time += 1) expect((await read()).items).toMatchObject([{ upvotes: 0 }])
    const before = await ids()
    await putAll(service.world.store, 'launches', [{ ...kettle, upvotes: 7 }])
    expect((await read()).items).toMatchObject([{ upvotes: 7 }])
    for (const [index, id] of (await ids()).entries()) expect(id).not.toBe(before[index])
    await putAll(service.world.store, 'launches', [{ ...kettle, status: 'rejected' }])
    expect((await read()).items).toEqual([])
    expect((await ask('/products/kettle/')).status).toBe(404)
  })

  it('counts as shown each time, also where nothing is sent again', async () => {
    const { store } = service.world
    const before = (await store.readCounts('samovar')).impressions
    const headers = { 'User-Agent': browser }
    for (const extra of [{}, {}, {}, { 'If-None-Match': '*' }]) await ask('/products/?query=samovar', { ...headers, ...extra })
    await ask('/products/?query=samovar', { 'User-Agent': 'curl/8.5.0' })
    await expect.poll(async () => (await store.readCounts('samovar')).impressions, { timeout: 5000 }).toBe(before + 4)
  })
})

it('a slug that is unknown takes one read, not two', async () => {
  const from = { 'X-Forwarded-For': '203.0.113.99' }
  const { status, headers } = await ask('/products/nothing/', from)
  expect([status, headers['ratelimit']]).toEqual([404, '"reads";r=999;t=60'])
})

it.each([
  [undefined, false],
  ['', false],
  ['gzip', true],
  ['br;q=1.0, gzip;q=0.8, *;q=0.1', true],
  ['GZIP', true],
  ['gzip;q=0', false],
  ['gzip; q=0.000, *', false],
  ['*', true],
  ['*;q=0', false],
  ['br, deflate', false],
  ['notgzip', false],
])('Accept-Encoding: %s takes gzip: %s', (accepted, expected) => {
  expect(acceptsGzip(accepted)).toBe(expected)
})
