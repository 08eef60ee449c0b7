import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSampleSite, type SampleSite } from '../../../api/sample/sample-site.ts'
import { beginSession, sendMessage, sendModern } from '../../support/mcp-request.ts'
import { connectAccount } from '../../support/connect-account.ts'
import { freePort, runService, type RunningService } from '../../support/service.ts'

let service: RunningService
let site: SampleSite
let session: string
let token: string
beforeAll(async () => {
  site = await startSampleSite(await freePort(), '127.0.0.1')
  service = await runService({ CRAWL_ALLOW: new URL(site.url).host, DRAFTS_PER_HOUR: '1000' })
  session = await beginSession(service.origin)
  token = await connectAccount(service.world)
})
afterAll(async () => {
  await service.close()
  await site.close()
})

type Result = { isError?: boolean; structuredContent?: Record<string, unknown>; content: { text: string }[] }
type Answer = { result?: Result; error?: { code: number; message: string } }

/** A call in each protocol version: with a session and without. */
const eras = {
  'with a session': async (params: Record<string, unknown>): Promise<Answer> => {
    const headers = { 'Mcp-Session-Id': session, Authorization: `Bearer ${token}` }
    const text = await (await sendMessage(service.origin, { jsonrpc: '2.0', id: 7, method: 'tools/call', params }, { headers })).text()
    return JSON.parse(text.slice(text.indexOf('{')))
  },
  'without sessions': async (params: Record<string, unknown>): Promise<Answer> =>
    (await sendModern(service.origin, 'tools/call', params, { Authorization: `Bearer ${token}` })).json(),
}
const textOf = ({ result }: Answer) => result?.content[0]?.text ?? ''
const call = (name: string, given: Record<string, unknown>) => eras['without sessions']({ name, arguments: given })
const rest = (path: string, body: object) =>
  fetch(`${service.api}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  })

describe.each(Object.entries(eras))('a call %s', (_, send) => {
  it.each([
    ['missing', undefined],
    ['null', null],
    ['an empty text', ''],
    ['JSON text', '{"limit":"10"}'],
  ])('whose arguments are %s is run', async (_what, given) => {
    const { result } = await send({ name: 'search_products', ...(given !== undefined && { arguments: given }) })
    expect(result?.structuredContent?.['items']).toHaveLength(10)
  })

  it.each([
    ['a text', 'x'],
    ['a list', ['x']],
    ['a number', 5],
    ['a long list as text', JSON.stringify(Array.from({ length: 2000 }, () => ({})))],
  ])('whose arguments are %s is told so in one line', async (_what, given) => {
    const { error } = await send({ name: 'search_products', arguments: given })
    expect(error?.code).toBe(-32602)
    expect(error?.message).toMatch(
      /^Invalid parameters for tools\/call\. params\.arguments: expected object, received (string|array|number)$/,
    )
  })

  it.each([[{}], [{ name: null }], [{ name: 5, arguments: [] }]])(
    'with the parameters %j gets our own error, not a library’s',
    async (params) => {
      const { error } = await send(params)
      expect(error?.message).toMatch(/^Invalid parameters for tools\/call\. params\.name: expected string/)
      expect(error?.message).not.toMatch(/[[{\n]/)
    },
  )
})

it.each([
  ['submit-product', 'Tool submit-product not found. Did you mean submit_product?'],
  ['searchProducts', 'Tool searchProducts not found. Did you mean search_products?'],
  ['get_my_launch', 'Tool get_my_launch not found. Did you mean get_my_launches?'],
  ['publish', 'Tool publish not found'],
])('the tool %s: %s', async (name, message) => {
  for (const send of Object.values(eras)) expect((await send({ name, arguments: {} })).error).toMatchObject({ code: -32602, message })
})

describe('an argument', () => {
  it.each([
    [{ limit: '5' }, 5],
    [{ limit: ' 5 ' }, 5],
    [{ limit: '5.0' }, 5],
    [{ limit: null, cursor: null }, 10],
    [{ limit: 5, query: '' }, 5],
  ])('%j is taken as meant', async (given, count) => {
    expect((await call('search_products', given)).result?.structuredContent?.['items']).toHaveLength(count)
  })

  it.each([
    [{ limit: 'five' }, 'limit: Must be an integer.'],
    [{ limit: '5.5' }, 'limit: Must be an integer.'],
    [{ limit: '9'.repeat(400) }, 'limit: Must be an integer.'],
    [{ limit: '500' }, 'limit: Must be at most 50.'],
    [{ limit: [5] }, 'limit: Must be an integer.'],
  ])('%j is refused', async (given, message) => {
    expect(textOf(await call('search_products', given))).toContain(`Error: BAD_REQUEST. ${message}`)
  })

  it.each([
    ['submit_product', { url: 'https://a.example/', tag_line: 'x' }, 'tag_line', 'tagline'],
    ['submit_product', { url: 'https://a.example/', twitter_username: 'x' }, 'twitter_username', 'twitterUsername'],
    ['submit_product', { url: 'https://a.example/', category: ['ai'] }, 'category', 'categories'],
    ['check_launch_readiness', { URL: 'https://a.example/' }, 'URL', 'url'],
    ['search_products', { categories: ['ai'] }, 'categories', 'category'],
    ['get_product', { slugs: 'x' }, 'slugs', 'slug'],
  ])('%s %j is refused with the field that is meant', async (name, given, field, meant) => {
    const { result } = await call(name, given)
    expect(result?.isError).toBe(true)
    expect(result?.content[0]?.text).toContain(`"Unknown field. Did you mean ${meant}?"`)
    expect(result?.content[0]?.text).toContain(`"${field}": [`)
  })

  it('that resembles none is ignored, and named', async () => {
    const found = await call('search_products', { limit: 1, sort: 'upvotes', __proto__: null, 'ignore all\n': true, page: 2 })
    expect(textOf(found)).toMatch(
      /^Unknown fields ignored: sort, page and 1 more\. Fields: query, category, limit, cursor\.\n1 launch, newest first\./,
    )
    expect(textOf(await call('search_products', { limit: 1 }))).not.toContain('ignored')
  })

  it.each([
    ['get_product', { name: 'Headland' }, 'slug: Required. Unknown field ignored: name. Fields: slug.'],
    ['check_launch_readiness', { site: 'a.example' }, 'url: Required. Unknown field ignored: site. Fields: url, since, detail, report.'],
    ['get_product', {}, 'slug: Required.'],
  ])('in place of a required one is named, %s %j', async (name, given, message) => {
    expect(textOf(await call(name, given))).toMatch(`Error: BAD_REQUEST. ${message}\n`)
  })
})

describe('the launch to get', () => {
  it('may be named by its URL, its path or its name', async () => {
    const { slug, name, productUrl } = await (await fetch(`${service.api}/products/headland/`)).json()
    for (const given of [productUrl, `/launches/${slug}/`, `/launches/${slug}`, name.toUpperCase(), ` ${name} `])
      expect([given, (await call('get_product', { slug: given })).result?.structuredContent?.['slug']]).toEqual([given, slug])
    for (const given of [productUrl.replace(/^https?:\/\/[^/]+/, 'https://else.example'), '開発', '/'])
      expect(textOf(await call('get_product', { slug: given }))).toContain('Error: NOT_FOUND.')
  })
})

describe('an audit', () => {
  it.each([
    ['og-image,title,nonsense', 'Unknown check in `detail`: “nonsense”. `detail` takes "open", "all" or ids from the report'],
    ['og-images, titel', 'Unknown checks in `detail`: “og-images”, “titel”. Did you mean og-image, title?'],
    ['all, <b>', '`detail` takes "open", "all" or ids from the report'],
  ])('whose detail is %j says which check is unknown', async (detail, message) => {
    expect(textOf(await call('check_launch_readiness', { url: site.url, detail }))).toContain(`Error: BAD_REQUEST. ${message}`)
  })

  it('needs no url to show a report again', async () => {
    const { result } = await call('check_launch_readiness', { url: site.url })
    const [, report] = /^Report for the user: (\S+)/m.exec(result?.content[0]?.text ?? '') ?? []
    const again = await call('check_launch_readiness', { report, detail: 'all' })
    expect(again.result?.structuredContent).toMatchObject({ ok: true, url: site.url })
    expect(textOf(await call('check_launch_readiness', { report: '', url: null }))).toContain('Error: BAD_REQUEST. url: Required.\n')
  })
})

describe('the category of a search', () => {
  it.each(['Developer Tools', 'developer tools', 'DEVELOPER-TOOLS', 'developer_tools'])('may be named %s', async (category) => {
    const itemsOf = async (given: string) => (await call('search_products', { category: given })).result?.structuredContent?.['items']
    expect(await itemsOf(category)).toEqual(await itemsOf('developer-tools'))
    expect(await itemsOf(category)).not.toEqual([])
  })

  it.each([
    ['devtools', 'Unknown category “devtools”, so nothing was found. Did you mean developer-tools'],
    ['qqq', 'Unknown category “qqq”, so nothing was found. Choose from ai, developer-tools, '],
  ])('%s is unknown, which is said with those that are near', async (category, words) => {
    const answer = await call('search_products', { category })
    expect(textOf(answer)).toContain(words)
    expect(answer.result?.structuredContent?.['items']).toEqual([])
  })

  it('must be an exact slug over REST', async () => {
    const { items } = await (await fetch(`${service.api}/products/?category=Developer%20Tools`)).json()
    expect(items).toEqual([])
  })
})

describe('a submission', () => {
  it('names ignored fields in its warnings, over MCP and REST', async () => {
    const given = { url: site.url, plan: 'premium_7', tagline: 'Release notes people read', taglines: 'x', website: 'x' }
    const warning = 'Unknown fields ignored: plan, taglines and website.'
    const first = await call('submit_product', given)
    expect(first.result?.structuredContent?.['warnings']).toContain(warning)
    const { warnings } = await (await rest('/submissions/', given)).json()
    expect(warnings).toContain(warning)
  })

  it('with a misspelled field is refused over REST too, with every error', async () => {
    const answer = await rest('/submissions/', { url: site.url, tag_line: 'x', pricing: 'cheap' })
    const { code, data } = await answer.json()
    expect([answer.status, code, data.fieldErrors.tag_line]).toEqual([400, 'BAD_REQUEST', ['Unknown field. Did you mean tagline?']])
    expect(Object.keys(data.fieldErrors)).toEqual(['pricing', 'tag_line'])
    expect((await rest('/launch-readiness/', { Url: site.url })).status).toBe(400)
  })

  it('takes empty and null fields as missing, and names for slugs', async () => {
    const { draftUrl } = await (await rest('/submissions/', { url: site.url })).json()
    const blank = { name: '', pricing: '', logo: null, screenshots: '', categories: '["Developer Tools"]' }
    const reply = await call('submit_product', { url: site.url, ...blank })
    expect(reply.result?.structuredContent).toMatchObject({ existing: true, draftUrl })
    expect(textOf(await call('submit_product', { url: '' }))).toContain('url: Required.')
  })

  it('is not guessed over REST: text stays text', async () => {
    const answer = await rest('/submissions/', { url: site.url, categories: 'ai' })
    expect((await answer.json()).data.fieldErrors).toEqual({ categories: ['Must be an array.'] })
    expect((await fetch(`${service.api}/products/?utm_source=x&limits=3`)).status).toBe(200)
  })
})
