import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { beginSession, initialize, ping, pingStatus, sendMessage, sendModern } from '../../support/mcp-request.ts'
import { runService, type RunningService } from '../../support/service.ts'

let service: RunningService
beforeAll(async () => {
  service = await runService({ TRUST_PROXY: '1' })
})
afterAll(() => service.close())
afterEach(() => {
  service.world.clock = () => new Date()
})

let turn = 0
const address = () => ({ 'X-Forwarded-For': `203.0.113.${(turn += 1)}` })
const minutesFromNow = (minutes: number) => {
  service.world.clock = () => new Date(Date.now() + minutes * 60_000)
}

describe('a session', () => {
  it('starts with initialize and is found by its id', async () => {
    expect(await pingStatus(service.origin, await beginSession(service.origin))).toBe(200)
  })

  it.each(['', 'unknown', '../..', 'x'.repeat(5000)])('with the id %j doesn’t exist', async (id) => {
    const answer = await sendMessage(service.origin, ping, { headers: { 'Mcp-Session-Id': id } })
    expect(answer.status).toBe(id === '' ? 400 : 404)
    expect(await answer.json()).toMatchObject({ status: answer.status, defined: true, message: expect.stringContaining('initialize') })
  })

  it('ends when it is deleted', async () => {
    const session = await beginSession(service.origin)
    const answer = await sendMessage(service.origin, null, { method: 'DELETE', headers: { 'Mcp-Session-Id': session } })
    expect([answer.status, await pingStatus(service.origin, session)]).toEqual([200, 404])
  })

  it('expires half an hour after its last use', async () => {
    const session = await beginSession(service.origin)
    minutesFromNow(29)
    expect(await pingStatus(service.origin, session)).toBe(200)
    minutesFromNow(58)
    expect(await pingStatus(service.origin, session)).toBe(200)
    minutesFromNow(89)
    expect(await pingStatus(service.origin, session)).toBe(404)
  })

  it('lives as long as its event stream is open, and the stream ends with it', async () => {
    const session = await beginSession(service.origin)
    const stream = await sendMessage(service.origin, null, { method: 'GET', headers: { 'Mcp-Session-Id': session } })
    expect([stream.status, stream.headers.get('content-type')]).toEqual([200, 'text/event-stream'])
    minutesFromNow(300)
    expect(await pingStatus(service.origin, session)).toBe(200)
    await sendMessage(service.origin, null, { method: 'DELETE', headers: { 'Mcp-Session-Id': session } })
    expect(await stream.text()).toBe('')
  })

  it('has one event stream at a time, and can open another after closing it', async () => {
    const session = await beginSession(service.origin)
    const open = () => sendMessage(service.origin, null, { method: 'GET', headers: { 'Mcp-Session-Id': session } })
    const first = await open()
    expect((await open()).status).toBe(409)
    await first.body?.cancel()
    await expect.poll(async () => (await open()).status).toBe(200)
  })

  it('is closed for the hundred and first of its IP address, and for no other’s', async () => {
    const [here, there] = [address(), address()]
    const elsewhere = await beginSession(service.origin, there)
    const sessions: string[] = []
    for (let count = 0; count < 100; count += 1) sessions.push(await beginSession(service.origin, here))
    const [first = '', second = ''] = sessions
    await pingStatus(service.origin, first, here)
    await beginSession(service.origin, here)
    const after = await Promise.all([first, second, elsewhere].map((session) => pingStatus(service.origin, session, here)))
    expect(after).toEqual([200, 404, 200])
  })

  it('is not closed for one that is refused', async () => {
    const here = address()
    const oldest = await beginSession(service.origin, here)
    for (let count = 1; count < 100; count += 1) await beginSession(service.origin, here)
    const refused = await sendMessage(service.origin, initialize, { headers: { ...here, Accept: 'application/json' } })
    expect([refused.status, refused.headers.get('mcp-session-id')]).toEqual([406, null])
    expect(await pingStatus(service.origin, oldest, here)).toBe(200)
  })

  it('that requested approval is closed after those that did not', async () => {
    const here = address()
    const asking = await beginSession(service.origin, here)
    const call = { jsonrpc: '2.0', id: 3, method: 'tools/call', params: { name: 'get_my_launches', arguments: {} } }
    await (await sendMessage(service.origin, call, { headers: { ...here, 'Mcp-Session-Id': asking } })).text()
    for (let count = 0; count < 110; count += 1) await beginSession(service.origin, here)
    expect(await pingStatus(service.origin, asking, here)).toBe(200)
  })
})

it('many messages, even at once, cause no leak warning from Node', async () => {
  const warnings: string[] = []
  const listen = ({ name }: Error) => void warnings.push(name)
  process.on('warning', listen)
  const session = await beginSession(service.origin)
  const search = (id: number) => ({
    jsonrpc: '2.0',
    id,
    method: 'tools/call',
    params: { name: 'search_products', arguments: { limit: 1 } },
  })
  const batch = Array.from({ length: 20 }, (_, id) => search(id))
  const answer = await sendMessage(service.origin, batch, { headers: { 'Mcp-Session-Id': session } })
  expect((await answer.text()).match(/"result"/g)).toHaveLength(20)
  await (await sendModern(service.origin, 'tools/call', search(1).params)).text()
  await new Promise((resolve) => setImmediate(resolve))
  process.off('warning', listen)
  expect(warnings).toEqual([])
})

describe('a body', () => {
  const capabilities = { experimental: { filler: { text: 'x'.repeat(229 * 1024) } } }
  const largeBeginning = JSON.stringify({ ...initialize, params: { ...initialize.params, capabilities } })
  it.each([
    ['that is not JSON', '{', 400, { jsonrpc: '2.0', id: null, error: { code: -32700 } }],
    ['that is an empty batch', '[]', 400, { jsonrpc: '2.0', id: null, error: { code: -32600 } }],
    ['that is no message', '"text"', 400, { jsonrpc: '2.0', id: null, error: { code: -32600 } }],
    ['that belongs to no session', JSON.stringify(ping), 400, { code: 'BAD_REQUEST', defined: true }],
    ['with two beginnings', JSON.stringify([initialize, initialize]), 400, { code: 'BAD_REQUEST', defined: true }],
    ['that begins a session with more than 8 KB', largeBeginning, 413, { code: 'PAYLOAD_TOO_LARGE', defined: true }],
    ['over 256 KB', `"${'x'.repeat(256 * 1024)}"`, 413, { code: 'PAYLOAD_TOO_LARGE', defined: true }],
  ])('%s is refused', async (_, body, status, expected) => {
    const answer = await sendMessage(service.origin, body)
    expect([answer.status, await answer.json()]).toMatchObject([status, expected])
  })

  it.each([
    ['initialize', undefined],
    ['initialize', {}],
    ['initialize', { ...initialize.params, protocolVersion: 3 }],
    ['prompts/get', {}],
    ['prompts/get', { name: 'prepare-launch' }],
    ['prompts/get', { name: 'prepare-launch', arguments: null }],
    ['prompts/get', { name: 'prepare-launch', arguments: 'x' }],
    ['prompts/get', { name: 'prepare-launch', arguments: { url: 3 } }],
    ['prompts/get', { name: 'prepare-launch', arguments: { url: '' } }],
    ['tools/list', { cursor: 3 }],
  ])('%s with the parameters %j is answered -32602 "invalid params", with and without a session', async (method, params) => {
    const message = { jsonrpc: '2.0', id: 4, method, params }
    const session = await beginSession(service.origin)
    const within = await (await sendMessage(service.origin, message, { headers: { 'Mcp-Session-Id': session } })).text()
    const without = method === 'initialize' ? sendMessage(service.origin, message) : sendModern(service.origin, method, params ?? {})
    for (const text of [within, await (await without).text()])
      expect(JSON.parse(text.slice(text.indexOf('{')))).toMatchObject({
        error: { code: -32602, message: expect.stringMatching(/^.{10,300}$/) },
      })
  })

  const invalid = { jsonrpc: '2.0', id: 4, method: 'prompts/get', params: {} }
  it.each([
    [invalid, { Accept: 'text/plain' }, 406],
    [invalid, { 'MCP-Protocol-Version': '1999-01-01' }, 400],
    [{ ...invalid, method: 'initialize' }, { Accept: 'text/plain' }, 406],
    [[invalid, invalid], { 'MCP-Protocol-Version': '1999-01-01' }, 400],
  ])('%j with %j is answered %i, whatever its parameters are', async (message, headers, status) => {
    const session = await beginSession(service.origin)
    expect((await sendMessage(service.origin, message, { headers: { 'Mcp-Session-Id': session, ...headers } })).status).toBe(status)
  })

  it('of an invalid initialize is still subject to content negotiation', async () => {
    const message = { ...initialize, params: {} }
    expect((await sendMessage(service.origin, message, { headers: { Accept: 'text/plain' } })).status).toBe(406)
  })

  it('of the newer revision has its headers and _meta checked before its parameters', async () => {
    const mismatch = await sendModern(service.origin, 'prompts/get', {}, { 'Mcp-Method': 'tools/list' })
    expect([mismatch.status, await mismatch.json()]).toMatchObject([400, { error: { code: -32020 } }])
    const bare = await sendMessage(service.origin, invalid, {
      headers: { 'MCP-Protocol-Version': '2026-07-28', 'Mcp-Method': 'prompts/get' },
    })
    expect([bare.status, await bare.json()]).toMatchObject([400, { error: { message: expect.stringContaining('_meta') } }])
    const beginning = await sendModern(service.origin, 'initialize', {})
    expect(await beginning.json()).toMatchObject({ error: { code: -32601 } })
  })

  it('with many messages has each one answered separately', async () => {
    const session = await beginSession(service.origin)
    const batch = [invalid, { ...ping, id: 5 }, { ...invalid, id: 6, method: 'tools/list', params: { cursor: 3 } }]
    const text = await (await sendMessage(service.origin, batch, { headers: { 'Mcp-Session-Id': session } })).text()
    const answers = [...text.matchAll(/^data: (\{.*)$/gm)].map(([, data]) => JSON.parse(data ?? ''))
    expect(answers.toSorted((a, b) => a.id - b.id)).toMatchObject([
      { id: 4, error: { code: -32602 } },
      { id: 5, result: {} },
      { id: 6, error: { code: -32602 } },
    ])
  })

  it.each([
    ['many', Object.fromEntries(Array.from({ length: 900 }, (_, index) => [`argument-${index}`, 3]))],
    ['long', { ['x'.repeat(50_000)]: 3 }],
  ])('with %s errors gets a short answer', async (_, args) => {
    const answer = await sendModern(service.origin, 'prompts/get', { name: 'prepare-launch', arguments: args })
    const { error } = await answer.json()
    expect([error.code, error.message.length < 1500]).toEqual([-32602, true])
  })

  it.each([
    [{ 'Content-Type': 'text/plain' }, 415],
    [{ 'Content-Encoding': 'gzip' }, 415],
    [{ Accept: 'application/json' }, 406],
    [{ 'MCP-Protocol-Version': '1999-01-01' }, 200],
  ])('initialize with %j is answered %i', async (headers, status) => {
    expect((await sendMessage(service.origin, initialize, { headers })).status).toBe(status)
  })

  it.each(['PUT', 'PATCH'])('%s is refused with the allowed methods', async (method) => {
    const answer = await sendMessage(service.origin, null, { method })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'DELETE, GET, HEAD, OPTIONS, POST'])
  })

  it('the URL without a trailing slash answers as well, because some clients follow no redirect', async () => {
    const answer = await sendMessage(service.origin, initialize, { path: '/mcp' })
    expect([answer.status, answer.headers.get('mcp-session-id')]).toEqual([200, expect.any(String)])
  })
})
