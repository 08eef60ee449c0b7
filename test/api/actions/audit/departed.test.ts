import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { sendModern } from '../../../support/mcp-request.ts'
import { runService, type RunningService } from '../../../support/service.ts'

/** The pages that are asked for and neither answered nor given up yet. */
const held = new Map<string, ServerResponse>()
const site = createServer(({ url = '' }, response) => {
  if (!url.startsWith('/slow/')) return void response.writeHead(404).end()
  held.set(url, response)
  response.on('close', () => held.delete(url))
})
let service: RunningService
let origin: string
beforeAll(async () => {
  await once(site.listen(0, '127.0.0.1'), 'listening')
  origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
  service = await runService({ TRUST_PROXY: '1', AUDITS_PER_HOUR: '20', CRAWL_ALLOW: new URL(origin).host })
})
beforeEach(() => held.clear())
afterAll(async () => {
  site.closeAllConnections()
  await service.close()
  site.close()
})

const post = (type: string, body: string, ip: string, signal: AbortSignal) => ({
  method: 'POST',
  headers: { 'Content-Type': type, 'X-Forwarded-For': ip, Accept: 'application/json, text/html' },
  body,
  signal,
})
const callers: [string, (path: string, signal: AbortSignal, ip?: string) => Promise<unknown>][] = [
  [
    'the API',
    (path, signal, ip = '198.51.100.1') =>
      fetch(`${service.api}/launch-readiness/`, post('application/json', JSON.stringify({ url: origin + path }), ip, signal)),
  ],
  [
    'a tool without a session',
    (path, signal) => {
      const call = { name: 'check_launch_readiness', arguments: { url: origin + path } }
      return sendModern(service.origin, 'tools/call', call, {}, '/mcp/', signal)
    },
  ],
  [
    'the page',
    (path, signal) =>
      fetch(
        `${service.origin}/audit/`,
        post('application/x-www-form-urlencoded', `url=${encodeURIComponent(origin + path)}`, '203.0.113.1', signal),
      ),
  ],
]

it.each(callers)('a visit for %s ends when nobody waits for it any more', async (_name, audit) => {
  const leaving = new AbortController()
  const answer = audit('/slow/', leaving.signal).catch(() => 'gone')
  await expect.poll(() => [...held.keys()]).toEqual(['/slow/'])
  leaving.abort()
  expect(await answer).toBe('gone')
  await expect.poll(() => held.size).toBe(0)
})

it('a caller who leaves gives up the place in the queue, and isn’t counted', async () => {
  const [, audit] = callers[0] as (typeof callers)[number]
  const busy = new AbortController()
  const ip = '192.0.2.1'
  const running = [1, 2, 3, 4].map((nth) => audit(`/slow/${nth}`, busy.signal, ip).catch(() => 'gone'))
  await expect.poll(() => held.size).toBe(4)
  const waiting = new AbortController()
  // The 16 that are left of twenty audits an hour, again and again.
  for (let round = 0; round < 2; round += 1) {
    const left = Array.from({ length: 8 }, (_, nth) => {
      const leaving = AbortSignal.any([waiting.signal, AbortSignal.timeout(300)])
      return audit(`/slow/left-${nth}`, leaving, ip).catch(() => 'gone')
    })
    expect(new Set(await Promise.all(left))).toEqual(new Set(['gone']))
  }
  const last = audit('/slow/last', waiting.signal, ip).catch(() => 'gone')
  busy.abort()
  await Promise.all(running)
  await expect.poll(() => [...held.keys()]).toEqual(['/slow/last'])
  waiting.abort()
  await last
})
