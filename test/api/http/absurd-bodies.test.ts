import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectAccount } from '../../support/connect-account.ts'
import { beginSession, sendMessage, sendModern } from '../../support/mcp-request.ts'
import { runService, type RunningService } from '../../support/service.ts'
import { Visitor } from '../../support/visitor.ts'

let service: RunningService
let token: string
let maker: Visitor
let live: string
beforeAll(async () => {
  service = await runService()
  token = await connectAccount(service.world)
  live = (await (await fetch(`${service.api}/products/?limit=1`)).json()).items[0].slug
  maker = await new Visitor(service.origin).signUp('ada@example.com')
})
afterAll(() => service.close())

/** Whatever was sent, its answer is short: nothing of it was rendered or listed. */
async function read(answer: Response, limit = 12_000) {
  const text = await answer.text()
  expect(text.length).toBeLessThan(limit)
  return { status: answer.status, text }
}

const forms = [
  '/audit/',
  '/sign-in/',
  '/sign-in/second/',
  '/sign-in/passkey/',
  '/sign-up/',
  '/reset/',
  '/drafts/',
  '/drafts/acme/',
  '/drafts/acme/review/',
  '/dashboard/acme/',
  '/dashboard/acme/listing/',
  '/moderation/',
  '/launches/live/comments/',
]
const isDraft = (path: string) => /^\/drafts\/acme\/$|listing/.test(path)
const type = { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'text/html' }
const sendForm = (path: string, body: string) =>
  fetch(service.origin + path.replace('live', live), { method: 'POST', headers: type, body, redirect: 'manual' })

describe.each(forms)('the form at %s', (path) => {
  it('is refused with more than 100 fields before anything is rendered', async () => {
    for (const body of ['a&'.repeat(30_000), 'a=b&'.repeat(100) + 'a=b', '&'.repeat(60_000)])
      expect(await read(await sendForm(path, body))).toEqual({ status: 400, text: expect.stringContaining('more than 100 fields') })
  })

  it('is refused above its size', async () => {
    const kilobytes = isDraft(path) ? 128 : 64
    const answer = await read(await sendForm(path, `text=${'<'.repeat(kilobytes * 1024)}`))
    expect(answer).toEqual({ status: 413, text: expect.stringContaining(`larger than ${kilobytes} KB`) })
  })
})

it('a signed-in person’s form has the same limits', async () => {
  const send = (body: string) => maker.open('/drafts/', { method: 'POST', headers: type, body })
  expect((await read(await send('a&'.repeat(30_000)))).status).toBe(400)
  expect((await read(await send(`url=${'x'.repeat(70_000)}`))).status).toBe(413)
})

it('the longest texts of a draft are still kept while its maker signs in again', async () => {
  const text = '🚢'.repeat(5000)
  const body = new URLSearchParams({ do: 'save', description: text, firstComment: text }).toString()
  const answer = await sendForm('/drafts/acme/', body)
  expect(answer.status).toBe(401)
  expect((await answer.text()).split(text)).toHaveLength(3)
})

it('a query string with more than 100 parameters is refused', async () => {
  for (const path of ['/', '/directories/', '/api/v1/products/', '/connect/'])
    expect((await read(await fetch(`${service.origin}${path}?${'a&'.repeat(7000)}`))).status).toBe(400)
})

const submit = (body: string) =>
  fetch(`${service.api}/submissions/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body,
  })
const wrong = (count: number) => JSON.stringify(Array.from({ length: count }, () => 1))

describe('a body', () => {
  it.each([
    ['a list of 125,000 wrong values', `{"url":"https://acme.dev","categories":${wrong(125_000)}}`, 'more than 1,000 values'],
    ['60,000 fields', `{${'"a":1,'.repeat(40_000)}"a":1}`, 'more than 1,000 values'],
    ['lists 100,000 deep', '['.repeat(100_000) + ']'.repeat(100_000), 'more than 32 levels'],
    ['objects 20,000 deep', `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`, 'more than 32 levels'],
  ])('with %s is refused for its shape', async (_, body, message) => {
    expect(await read(await submit(body), 1000)).toEqual({ status: 400, text: expect.stringContaining(message) })
  })

  it('with a list that is too long gets one error', async () => {
    const { text } = await read(await submit(`{"url":"https://acme.dev","categories":${wrong(900)}}`))
    expect(JSON.parse(text)).toMatchObject({
      message: 'categories: Must have at most 3 items.',
      data: { fieldErrors: { categories: ['Must have at most 3 items.'] }, issues: [{ path: ['categories'], code: 'maxItems' }] },
    })
  })

  it('with commas and brackets in its texts is accepted', async () => {
    const text = `\\"[{,\\\\${'[,'.repeat(900)}`
    expect(await read(await submit(`{"url":"","tagline":"${text}"}`), 2000)).toMatchObject({
      text: expect.stringContaining('2 values are invalid'),
    })
  })
})

describe('an agent', () => {
  const huge = { name: 'submit_product', arguments: { categories: Array.from({ length: 60_000 }, () => 1) } }

  it('is refused a message of an absurd shape, in both protocol versions', async () => {
    const session = { headers: { 'Mcp-Session-Id': await beginSession(service.origin) } }
    const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: huge }
    for (const answer of [await sendMessage(service.origin, call, session), await sendModern(service.origin, 'tools/call', huge)])
      expect(await read(answer, 1000)).toEqual({ status: 400, text: expect.stringContaining('more than 1,000 values') })
  })

  it('gets one error for a list that is too long', async () => {
    const given = { name: 'submit_product', arguments: { url: 'https://acme.dev', screenshots: Array.from({ length: 900 }, () => 1) } }
    const answer = await sendModern(service.origin, 'tools/call', given, { Authorization: `Bearer ${token}` })
    const { text } = await read(answer, 3000)
    expect(text).toContain('screenshots: Must have at most 5 items.')
  })

  it('is refused a long name or method, which errors would repeat', async () => {
    const session = { headers: { 'Mcp-Session-Id': await beginSession(service.origin) } }
    const long = 'x'.repeat(100_000)
    const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: long } }
    const answers = [
      await sendMessage(service.origin, call, session),
      await sendMessage(service.origin, { ...call, method: long }, session),
      await sendMessage(service.origin, { ...call, id: long }, session),
      await sendModern(service.origin, 'tools/call', { name: long }, { 'Mcp-Name': 'search_products' }),
    ]
    for (const answer of answers) expect((await read(answer, 1000)).status).toBe(400)
  })

  it('is refused a batch of more than 20 messages', async () => {
    const session = { headers: { 'Mcp-Session-Id': await beginSession(service.origin) } }
    const batch = (count: number) => Array.from({ length: count }, (_, id) => ({ jsonrpc: '2.0', id, method: 'ping' }))
    expect((await sendMessage(service.origin, batch(20), session)).status).toBe(200)
    const answer = await read(await sendMessage(service.origin, batch(21), session), 1000)
    expect(answer).toEqual({ status: 400, text: expect.stringContaining('up to 20 messages') })
  })
})
