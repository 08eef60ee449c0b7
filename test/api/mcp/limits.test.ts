import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSampleSite, type SampleSite } from '../../../api/sample/sample-site.ts'
import { agentKinds, errorIn, openAgent, type ToolReply } from '../../support/agents.ts'
import { connectAccount } from '../../support/connect-account.ts'
import { beginSession, ping, sendMessage } from '../../support/mcp-request.ts'
import { freePort, runService, type RunningService } from '../../support/service.ts'

let service: RunningService
let site: SampleSite
beforeAll(async () => {
  site = await startSampleSite(await freePort(), '127.0.0.1')
  service = await runService({
    TRUST_PROXY: '1',
    CRAWL_ALLOW: new URL(site.url).host,
    READS_PER_MINUTE: '4',
    AUDITS_PER_HOUR: '2',
    DRAFTS_PER_HOUR: '2',
  })
})
afterAll(async () => {
  await service.close()
  await site.close()
})

let turn = 0
const address = () => ({ 'X-Forwarded-For': `192.0.2.${(turn += 1)}` })
const get = (path: string, headers: Record<string, string>) => fetch(`${service.api}${path}`, { headers })
const expectWait = (reply: ToolReply) => {
  expect(errorIn(reply)).toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    status: 429,
    message: expect.stringContaining('Try again in'),
    data: { retryAfter: expect.any(Number) },
  })
}

describe.each(agentKinds)('a client %s', (kind) => {
  it('shares its IP address’s read limit with REST, both ways', async () => {
    const headers = address()
    const agent = await openAgent(kind, service.origin, { headers })
    for (let read = 0; read < 2; read += 1) expect((await get('/products/', headers)).status).toBe(200)
    for (let read = 0; read < 2; read += 1) expect((await agent.call('search_products')).isError).toBe(false)
    expectWait(await agent.call('list_launch_directories'))
    expect((await get('/products/', headers)).status).toBe(429)
  })

  it('shares its IP address’s audit limit with REST, and an invalid URL doesn’t count', async () => {
    const headers = address()
    const agent = await openAgent(kind, service.origin, { headers })
    const audit = (url: string) => agent.call('check_launch_readiness', { url })
    const answer = await fetch(`${service.api}/launch-readiness/`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify({ url: site.url }),
    })
    expect(answer.status).toBe(200)
    expect(await audit('')).toMatchObject({ isError: true, text: expect.stringContaining('BAD_REQUEST') })
    expect((await audit(site.url)).isError).toBe(false)
    expectWait(await audit(site.url))
  })

  it('shares its account’s draft limit with REST', async () => {
    const headers = { ...address(), Authorization: `Bearer ${await connectAccount(service.world)}` }
    const agent = await openAgent(kind, service.origin, { headers })
    const draft = await fetch(`${service.api}/submissions/`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify({ url: site.url }),
    })
    expect(draft.status).toBe(200)
    expect((await agent.call('submit_product', { url: site.url })).structured).toMatchObject({ existing: true })
    expectWait(await agent.call('submit_product', { url: site.url }))
  })
})

it('reading a report again is no audit', async () => {
  const agent = await openAgent('2.x with a session', service.origin, { headers: address() })
  const audit = (more = {}) => agent.call('check_launch_readiness', { url: site.url, ...more })
  const [, report] = /^Report for the user: (\S+) \(until/m.exec((await audit()).text) ?? []
  await audit()
  expect((await audit({ report, detail: 'title' })).structured).toMatchObject({ checks: [{ id: 'title' }] })
  expectWait(await audit())
})

it('messages that aren’t calls are limited too, in the contract’s form', async () => {
  const headers = address()
  const statuses: number[] = []
  for (let count = 0; count < 21; count += 1) statuses.push((await sendMessage(service.origin, ping, { headers })).status)
  expect(statuses.slice(-2)).toEqual([400, 429])
  const answer = await sendMessage(service.origin, ping, { headers })
  expect(await answer.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS', data: { retryAfter: Number(answer.headers.get('retry-after')) } })
})

describe('a batch', () => {
  const send = (headers: Record<string, string>, messages: object[]) =>
    sendMessage(
      service.origin,
      messages.map((message, id) => ({ jsonrpc: '2.0', id, ...message })),
      { headers },
    )

  it('counts as many messages as it has', async () => {
    const headers = address()
    const session = { ...headers, 'Mcp-Session-Id': await beginSession(service.origin, headers) }
    const answer = await send(
      session,
      Array.from({ length: 18 }, () => ({ method: 'ping' })),
    )
    expect([answer.status, answer.headers.get('ratelimit')]).toEqual([200, expect.stringMatching(/^"messages";r=1;t=\d+$/)])
    await answer.text()
    expect(
      (
        await send(
          session,
          Array.from({ length: 2 }, () => ({ method: 'ping' })),
        )
      ).status,
    ).toBe(429)
  })

  it('counts a read for each of its tool calls', async () => {
    const headers = address()
    const session = { ...headers, 'Mcp-Session-Id': await beginSession(service.origin, headers) }
    const call = { method: 'tools/call', params: { name: 'search_products', arguments: { limit: 1 } } }
    const text = await (
      await send(
        session,
        Array.from({ length: 6 }, () => call),
      )
    ).text()
    expect(text.match(/"isError":true/g)).toHaveLength(2)
    expect(text.match(/The limit is 4 API reads per minute/g)?.length).toBeGreaterThanOrEqual(2)
    expect((await get('/products/', headers)).status).toBe(429)
  })
})

it('a limit of one is stated in the singular', async () => {
  const strict = await runService({ AUDITS_PER_HOUR: '1', DRAFTS_PER_HOUR: '1' })
  const agent = await openAgent('2.x without sessions', strict.origin)
  const told = (await agent.listTools()).map(({ description }) => String(description)).join()
  expect(told).toMatch(/Limit: 1 audit per hour and account, or.*Limit: 1 draft per hour and account\./s)
  await agent.close()
  await strict.close()
})
