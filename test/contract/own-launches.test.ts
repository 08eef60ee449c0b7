import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { contract } from '../../shared/contract.ts'
import { connectAccount } from '../support/connect-account.ts'
import { serveProductSite } from '../support/product-site.ts'
import { runService, type RunningService } from '../support/service.ts'

type Answers = Record<number, { content: { 'application/json': { example: unknown } } }>
type Description = { paths: Record<string, Record<string, { responses: Answers }>> }
type Name = 'createDraft' | 'listOwnLaunches'

let service: RunningService
let site: Awaited<ReturnType<typeof serveProductSite>>
let url: string
let description: Description
let token: string
beforeAll(async () => {
  site = await serveProductSite()
  url = `http://localhost:${site.port}/`
  service = await runService({ CRAWL_ALLOW: `localhost:${site.port}` })
  description = await (await fetch(`${service.api}/openapi.json`)).json()
})
beforeEach(async () => (token = await connectAccount(service.world)))
afterAll(async () => {
  await service.close()
  await site.close()
})

const headers = (type = 'application/json') => ({ Authorization: `Bearer ${token}`, 'Content-Type': type })
const post = (body: string, type?: string) => fetch(`${service.api}/submissions/`, { method: 'POST', body, headers: headers(type) })
const submit = (fields: object) => post(JSON.stringify(fields))
const list = () => fetch(`${service.api}/me/launches/`, { headers: headers() })

/** The description’s paths have no trailing slash. */
const described = (name: Name) => ({ method: contract[name].method, path: contract[name].path.replace(/\/$/, '') })

/** The body of an answer that has this status and is what the description says of it. */
async function expectDescribed(answer: Response, name: Name, status: number) {
  const { method, path } = described(name)
  const pointer = ['paths', path, method.toLowerCase(), 'responses', String(status), 'content', 'application/json', 'schema']
  const validate = new Ajv2020({ strict: false, allErrors: true })
    .addSchema(description, 'api')
    .compile({ $ref: `api#/${pointer.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}` })
  const body = await answer.json()
  expect(answer.status).toBe(status)
  validate(body)
  expect(validate.errors ?? []).toEqual([])
  return body
}

/** The error that the description shows for a status. */
function exampleOf(name: Name, status: number): unknown {
  const { method, path } = described(name)
  return description.paths[path]?.[method.toLowerCase()]?.responses[status]?.content['application/json'].example
}

describe('POST /submissions', () => {
  it('answers as described, the second time with the existing draft', async () => {
    const first = await expectDescribed(await submit({ url }), 'createDraft', 200)
    expect(first).toMatchObject({ ok: true, existing: false, draftUrl: `${service.world.siteUrl}/drafts/${first.slug}/` })
    expect(await expectDescribed(await submit({ url, name: 'Other' }), 'createDraft', 200)).toMatchObject({
      slug: first.slug,
      existing: true,
    })
  })

  it('publishes nothing, whatever is sent', async () => {
    const wishes = {
      status: 'live',
      launchPlan: 'premium_30',
      upvotes: 900,
      launchDate: '2026-01-01',
      ownerId: 'me',
      week: { year: 2026, week: 1 },
    }
    const { slug } = await expectDescribed(await submit({ url, ...wishes }), 'createDraft', 200)
    const { items } = await expectDescribed(await list(), 'listOwnLaunches', 200)
    expect(items).toMatchObject([
      { slug, status: 'draft', launchPlan: null, upvotes: 0, requestedLaunchDate: null, freeWeekReservation: null },
    ])
    expect((await fetch(`${service.api}/products/${slug}/`)).status).toBe(404)
  })

  const bad: [string, object, string][] = [
    ['no address', {}, 'url'],
    ['an empty address', { url: '' }, 'url'],
    ['an address of another kind', { url: 'file:///etc/passwd' }, 'url'],
    ['a private address', { url: 'http://10.0.0.1/' }, 'url'],
    ['four categories', { url: 'x.example', categories: ['ai', 'games', 'design', 'education'] }, 'categories'],
    [
      'six screenshots',
      { url: 'x.example', screenshots: Array.from({ length: 6 }, (_, index) => `https://x.example/${index}`) },
      'screenshots',
    ],
    ['an unknown pricing', { url: 'x.example', pricing: 'cheap' }, 'pricing'],
    ['a logo that is a script', { url: 'x.example', logo: 'javascript:alert(1)' }, 'logo'],
    ['a name that is a number', { url: 'x.example', name: 5 }, 'name'],
  ]
  it.each(bad)('refuses %s', async (_, fields, field) => {
    const { data } = await expectDescribed(await submit(fields), 'createDraft', 400)
    expect(Object.keys(data.fieldErrors)).toEqual([field])
    expect(data.issues).toHaveLength(1)
  })

  it.each([
    ['no JSON', '{', 'application/json', 400],
    ['a form', 'url=x.example', 'application/x-www-form-urlencoded', 415],
    ['a body without end', `"${'x'.repeat(300_000)}"`, 'application/json', 413],
  ])('refuses %s', async (_, body, type, status) => {
    await expectDescribed(await post(body, type), 'createDraft', status)
  })

  it('answers 409 for a listed product, as the description shows', async () => {
    const { items } = await (await fetch(`${service.api}/products/?limit=1`)).json()
    const { slug, name, productUrl } = items[0]
    const body = await expectDescribed(await submit({ url: items[0].url }), 'createDraft', 409)
    expect(body.data.fieldErrors.url).toEqual([expect.stringContaining(productUrl)])
    const shown = JSON.stringify(exampleOf('createDraft', 409)).replaceAll('/acme/', `/${slug}/`).replaceAll('Acme', name)
    expect(body).toEqual(JSON.parse(shown))
  })

  it('creates one draft from ten concurrent requests', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, async () => (await submit({ url })).json()))
    expect(answers.filter(({ existing }) => !existing)).toHaveLength(1)
    expect((await (await list()).json()).items).toHaveLength(1)
  })

  it('accepts ten per hour and account, then says how long to wait', async () => {
    for (let count = 0; count < 10; count += 1) expect((await submit({ url: `${url}product-${count}/` })).status).toBe(200)
    const refused = await submit({ url: `${url}product-10/` })
    const { data } = await expectDescribed(refused, 'createDraft', 429)
    expect(refused.headers.get('Retry-After')).toBe(String(data.retryAfter))
    token = await connectAccount(service.world, 'Bob')
    expect((await submit({ url })).status).toBe(200)
  })
})

describe('GET /me/launches', () => {
  it('of a new account is empty', async () => {
    expect(await expectDescribed(await list(), 'listOwnLaunches', 200)).toEqual({ items: [] })
  })
  it('returns the account’s own launches and nobody else’s', async () => {
    const { slug } = await (await submit({ url })).json()
    expect((await expectDescribed(await list(), 'listOwnLaunches', 200)).items.map((item: { slug: string }) => item.slug)).toEqual([slug])
    token = await connectAccount(service.world, 'Bob')
    expect((await expectDescribed(await list(), 'listOwnLaunches', 200)).items).toEqual([])
  })
})

describe('without a token', () => {
  it('gets the answer that the description shows', async () => {
    const answer = await fetch(`${service.api}/me/launches/`)
    const body = await answer.json()
    const { expiresAt, connectUrl } = body.data
    const shown = JSON.stringify(exampleOf('listOwnLaunches', 401))
      .replaceAll('BCDF-GHJK', new URL(connectUrl).searchParams.get('code') ?? '')
      .replace(/"expiresAt":"[^"]+"/, `"expiresAt":"${expiresAt}"`)
    expect(body).toEqual(JSON.parse(shown))
    expect(answer.headers.get('WWW-Authenticate')).toBe('Bearer realm="slipway"')
  })

  it.each(['createDraft', 'listOwnLaunches'] as const)('%s is answered 401 as described', async (name) => {
    token = 'nonsense'
    const answer = name === 'createDraft' ? await submit({ url }) : await list()
    expect(await expectDescribed(answer, name, 401)).toMatchObject({ code: 'UNAUTHORIZED' })
  })
})
