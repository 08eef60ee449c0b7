import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { agentKinds, openAgent } from '../../support/agents.ts'
import { beginSession, sendMessage, sendModern } from '../../support/mcp-request.ts'
import { runService } from '../../support/service.ts'

let asked = 0
/** A site that takes its time. */
const site = createServer((_, response) => {
  asked += 1
  setTimeout(() => response.writeHead(200, { 'Content-Type': 'text/html' }).end('<title>Slow</title><h1>Slow</h1>'), 300)
})
let host: string
beforeAll(async () => {
  await once(site.listen(0, '127.0.0.1'), 'listening')
  host = `127.0.0.1:${(site.address() as AddressInfo).port}`
})
afterAll(() => void site.close())

/** Resolves when `begin` has brought a visitor to the site. */
async function underWay<T>(begin: () => T): Promise<T> {
  asked = 0
  const work = begin()
  await expect.poll(() => asked).toBeGreaterThan(0)
  return work
}
const audit = (id = 7) => ({
  jsonrpc: '2.0',
  id,
  method: 'tools/call',
  params: { name: 'check_launch_readiness', arguments: { url: `http://${host}/` } },
})
const eventsIn = (body: string) => body.split('\n').flatMap((line) => (line.startsWith('data: {') ? JSON.parse(line.slice(6)) : []))

describe('a service that stops', () => {
  it('closes its event streams instead of waiting for them', async () => {
    const stopping = await runService()
    const session = await beginSession(stopping.origin)
    const stream = await sendMessage(stopping.origin, null, { method: 'GET', headers: { 'Mcp-Session-Id': session } })
    const listening = await sendModern(stopping.origin, 'subscriptions/listen', { notifications: { toolsListChanged: true } })
    expect([listening.status, listening.headers.get('content-type')]).toEqual([200, 'text/event-stream'])
    const [body, events] = await Promise.all([stream.text(), listening.text(), stopping.close()])
    expect([body, events]).toEqual(['', expect.stringContaining('subscriptions')])
  })

  it.each(agentKinds)('first answers the calls in progress of a client %s', async (kind) => {
    const stopping = await runService({ CRAWL_ALLOW: host })
    const agent = await openAgent(kind, stopping.origin)
    const reply = underWay(() => ({ answer: agent.call('check_launch_readiness', { url: `http://${host}/` }) }))
    const { answer } = await reply
    const [{ isError, structured }] = await Promise.all([answer, stopping.close()])
    expect([isError, structured]).toMatchObject([false, { url: expect.stringContaining(host) }])
  })

  it('starts nothing more for a client that is still connected: 503, in the contract’s form', async () => {
    const stopping = await runService({ CRAWL_ALLOW: host })
    const client = connect(stopping.port, '127.0.0.1')
    const send = (message: unknown) => {
      const body = JSON.stringify(message)
      const head = ['Content-Type: application/json', 'Accept: application/json, text/event-stream', `Content-Length: ${body.length}`]
      client.write(['POST /mcp/ HTTP/1.1', 'Host: localhost', ...head, `Mcp-Session-Id: ${session}`, '', body].join('\r\n'))
    }
    const session = await beginSession(stopping.origin)
    const answers = text(client)
    await underWay(() => send(audit()))
    const closed = stopping.close()
    client.write(['GET /mcp/ HTTP/1.1', 'Host: localhost', 'Accept: text/event-stream', `Mcp-Session-Id: ${session}`, '', ''].join('\r\n'))
    await closed
    const [, first = '', second = ''] = (await answers).split('HTTP/1.1 ')
    expect(eventsIn(first)).toMatchObject([{ id: 7, result: { structuredContent: { ok: true } } }])
    expect(second).toMatch(/^503 [\s\S]*"code":"SERVICE_UNAVAILABLE","status":503,"message":"The service is stopping\."/)
  })

  it('waits for a REST answer in progress, and no longer', async () => {
    const stopping = await runService({ CRAWL_ALLOW: host })
    const { answer } = await underWay(() => ({
      answer: fetch(`${stopping.api}/launch-readiness/`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ url: `http://${host}/` }),
      }),
    }))
    const stopped = stopping.close().then(() => 'stopped')
    expect(await (await answer).json()).toMatchObject({ ok: true })
    // Far below the cut of the connections that are left.
    const tooLate = new Promise((resolve) => setTimeout(resolve, 4000, 'too late'))
    expect(await Promise.race([stopped, tooLate])).toBe('stopped')
  })
})

it('deleting a session fails its calls in progress with the reason', async () => {
  const service = await runService({ CRAWL_ALLOW: host })
  const session = await beginSession(service.origin)
  const headers = { 'Mcp-Session-Id': session }
  const { answer } = await underWay(() => ({ answer: sendMessage(service.origin, audit(), { headers }) }))
  expect((await sendMessage(service.origin, null, { method: 'DELETE', headers })).status).toBe(200)
  const events = eventsIn(await (await answer).text())
  expect(events).toEqual([
    { jsonrpc: '2.0', id: 7, error: { code: -32000, message: expect.stringContaining('The session ended before this call returned') } },
  ])
  await service.close()
})

it('deleting a session says nothing more about calls that were answered or cancelled', async () => {
  const service = await runService({ CRAWL_ALLOW: host })
  const session = await beginSession(service.origin)
  const headers = { 'Mcp-Session-Id': session }
  const batch = [{ jsonrpc: '2.0', id: 1, method: 'ping' }, audit(2), audit(3)]
  const { answer } = await underWay(() => ({ answer: sendMessage(service.origin, batch, { headers }) }))
  await sendMessage(service.origin, { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 3 } }, { headers })
  await sendMessage(service.origin, null, { method: 'DELETE', headers })
  expect(eventsIn(await (await answer).text())).toEqual([
    { jsonrpc: '2.0', id: 1, result: {} },
    { jsonrpc: '2.0', id: 2, error: expect.objectContaining({ code: -32000 }) },
  ])
  await service.close()
})
