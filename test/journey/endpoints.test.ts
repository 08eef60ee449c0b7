import { afterAll, beforeAll, expect, it } from 'vitest'
import { startSampleSite } from '../../api/sample/sample-site.ts'
import { apiAddress, type ApiAddress } from '../support/api-address.ts'
import { freePort, runService, type RunningService } from '../support/service.ts'
import { connect } from '../support/tokens.ts'
import { Visitor } from '../support/visitor.ts'

// All endpoints with good and bad input, at the service or through the proxy that knows its description.

let service: RunningService
let product: Awaited<ReturnType<typeof startSampleSite>>
let address: ApiAddress
let token: string
beforeAll(async () => {
  product = await startSampleSite(await freePort(), '127.0.0.1')
  service = await runService({ CRAWL_ALLOW: new URL(product.url).host, AUDITS_PER_HOUR: '3' })
  address = await apiAddress(service)
  token = await connect(service, await new Visitor(service.origin).signUp('robin@example.org', 'Robin'))
})
afterAll(async () => {
  await address.close()
  await service.close()
  await product.close()
})

const site = () => product.url
const pricing = 'free'
const calls: [string, string, number, body?: (() => unknown) | null, withToken?: boolean][] = [
  ['the newest products', '/products/', 200],
  ['a long page', '/products/?limit=50', 200],
  ['a search', '/products/?query=notes&category=productivity&limit=2', 200],
  ['empty values', '/products/?query=&category=&limit=&cursor=', 200],
  ['a search that finds nothing', '/products/?query=zzzzzz', 200],
  ['a limit of nothing', '/products/?limit=0', 400],
  ['a broken cursor', '/products/?cursor=x', 400],
  ['a limit twice', '/products/?limit=1&limit=2', 400],
  ['an unknown product', '/products/no-such-thing/', 404],
  ['the directories', '/directories/?limit=100', 200],
  ['too many directories', '/directories/?limit=101', 400],
  ['an audit', '/launch-readiness/', 200, () => ({ url: site() })],
  ['an audit of nothing', '/launch-readiness/', 400, () => ({ url: '' })],
  ['an audit of a number', '/launch-readiness/', 400, () => ({ url: 7 })],
  ['an audit of a site out of reach', '/launch-readiness/', 400, () => ({ url: 'http://127.0.0.1:1/' })],
  ['own launches without a token', '/me/launches/', 401],
  ['no own launches yet', '/me/launches/', 200, null, true],
  ['a draft without a token', '/submissions/', 401, () => ({ url: site() })],
  ['a draft of nothing', '/submissions/', 400, () => ({}), true],
  ['a draft in four categories', '/submissions/', 400, () => ({ url: site(), categories: ['a', 'b', 'c', 'd'] }), true],
  ['a draft', '/submissions/', 200, () => ({ url: site(), pricing, name: 'Finchnote' }), true],
  ['a draft a second time', '/submissions/', 200, () => ({ url: site() }), true],
  ['own launches', '/me/launches/', 200, null, true],
  ['a third audit', '/launch-readiness/', 200, () => ({ url: site() })],
  ['another audit', '/launch-readiness/', 200, () => ({ url: site() })],
  ['one audit too many', '/launch-readiness/', 429, () => ({ url: site() })],
]

it.each(calls)('%s', async (_, path, status, body, withToken = false) => {
  const headers = { ...(withToken && { Authorization: `Bearer ${token}` }), ...(body && { 'Content-Type': 'application/json' }) }
  const answer = await fetch(`${address.api}${path}`, { headers, ...(body && { method: 'POST', body: JSON.stringify(body()) }) })
  expect([answer.status, answer.status === status ? '' : await answer.text()]).toEqual([status, ''])
})

it('every product of the catalog, page by page', async () => {
  const slugs: string[] = []
  for (let cursor: string | null = ''; cursor !== null;) {
    const page = await (await fetch(`${address.api}/products/?limit=20&cursor=${cursor}`)).json()
    slugs.push(...page.items.map(({ slug }: { slug: string }) => slug))
    cursor = page.nextCursor
  }
  expect(slugs.length).toBeGreaterThan(20)
  for (const slug of slugs) expect((await fetch(`${address.api}/products/${slug}/`)).status).toBe(200)
})
