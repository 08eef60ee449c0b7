import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../../../api/app.ts'
import { createLogger } from '../../../api/startup/logger.ts'
import { runService, type RunningService } from '../../support/service.ts'
import { literalLimiters } from '../../support/literal-limiters.ts'

let service: RunningService
beforeAll(async () => {
  service = await runService({ READS_PER_MINUTE: '8', AUDITS_PER_HOUR: '2', TRUST_PROXY: '1', CRAWL_ALLOW: '127.0.0.1:1' })
})
afterAll(() => service.close())

const from = (address: string) => ({ 'X-Forwarded-For': address })
const read = (address: string) => fetch(`${service.api}/products/?limit=1`, { headers: from(address) })
const audit = (address: string, url: string) =>
  fetch(`${service.api}/launch-readiness/`, {
    method: 'POST',
    headers: { ...from(address), 'Content-Type': 'application/json' },
    body: JSON.stringify({ url }),
  })

describe('rate limits', () => {
  it('the ninth read of a minute answers 429 with the wait twice', async () => {
    const answers = await Promise.all(Array.from({ length: 9 }, () => read('203.0.113.1')))
    const refused = answers.filter((answer) => answer.status === 429)
    expect(refused).toHaveLength(1)
    const [answer] = refused as [Response]
    const body = await answer.json()
    expect(body).toMatchObject({ code: 'TOO_MANY_REQUESTS', status: 429, defined: true })
    expect(Number(answer.headers.get('retry-after'))).toBe(body.data.retryAfter)
    expect(body.data.retryAfter).toBeGreaterThan(0)
    expect(body.data.retryAfter).toBeLessThanOrEqual(60)
  })

  it('tell the quota and what is left of it', async () => {
    const answer = await read('203.0.113.2')
    expect(answer.headers.get('ratelimit-policy')).toBe('"reads";q=8;w=60')
    expect(answer.headers.get('ratelimit')).toBe('"reads";r=7;t=60')
  })

  it('count the last proxy’s word for the address, not what the caller forged before it', async () => {
    await Promise.all(Array.from({ length: 8 }, (_, n) => read(`198.51.100.${n}, 203.0.113.3`)))
    expect((await read('203.0.113.3')).status).toBe(429)
    expect((await read('203.0.113.4')).status).toBe(200)
  })

  it('count an address, not the port it came from or the way it is written', async () => {
    const spellings = [
      '203.0.113.20',
      '203.0.113.20:51234',
      ' 203.0.113.20:443',
      '"203.0.113.20:1"',
      '::ffff:203.0.113.20',
      '[::ffff:203.0.113.20]:9',
    ]
    const answers = await Promise.all([...spellings, '203.0.113.20:2', '203.0.113.20:3', '203.0.113.20:4'].map(read))
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
  })

  it('count entries that are no address as one caller', async () => {
    const garbage = ['unknown', '_hidden', 'x'.repeat(8000), '127.0.0.1.1', '[', '<b>', '1:2', '"', 'for=203.0.113.21']
    const answers = await Promise.all(garbage.map(read))
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
  })

  it('give an IPv6 household one quota', async () => {
    await Promise.all(Array.from({ length: 8 }, (_, n) => read(`2001:db8:7:7::${n + 1}`)))
    expect((await read('2001:db8:7:7:ffff::1')).status).toBe(429)
    expect((await read('2001:db8:7:8::1')).status).toBe(200)
  })

  it('the audit has its own hourly quota, and a call that is not valid costs nothing of it', async () => {
    expect((await audit('203.0.113.5', '')).status).toBe(400)
    const first = await audit('203.0.113.5', 'http://127.0.0.1:1/')
    expect(first.status).toBe(400)
    expect(first.headers.get('ratelimit-policy')).toBe('"requests";q=8;w=60, "audits";q=2;w=3600')
    expect(first.headers.get('ratelimit')).toMatch(/"audits";r=1;t=3600$/)
    await audit('203.0.113.5', 'http://127.0.0.1:1/')
    const refused = await audit('203.0.113.5', 'http://127.0.0.1:1/')
    expect(refused.status).toBe(429)
    expect((await refused.json()).data.retryAfter).toBeGreaterThan(3500)
  })

  it('reads that are used up leave the audits and drafts', async () => {
    await Promise.all(Array.from({ length: 9 }, () => read('203.0.113.6')))
    expect((await read('203.0.113.6')).status).toBe(429)
    expect((await audit('203.0.113.6', 'http://127.0.0.1:1/')).status).toBe(400)
    const draft = await fetch(`${service.api}/submissions/`, { method: 'POST', headers: from('203.0.113.6') })
    expect(draft.status).toBe(401)
  })

  it('calls that are not valid are limited too', async () => {
    const answers = await Promise.all(Array.from({ length: 9 }, () => audit('203.0.113.7', '')))
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
    expect((await read('203.0.113.7')).status).toBe(200)
  })
})

describe('headers', () => {
  it('the API is open to other origins, without cookies', async () => {
    const preflight = await fetch(`${service.api}/launch-readiness`, {
      method: 'OPTIONS',
      headers: {
        ...from('203.0.113.9'),
        Origin: 'https://maker.example',
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'content-type',
      },
    })
    expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([204, '*'])
    const answer = await fetch(`${service.api}/products/`, { headers: { ...from('203.0.113.9'), Origin: 'https://maker.example' } })
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
    expect(answer.headers.get('access-control-expose-headers')).toContain('Retry-After')
  })

  it('the pages are not', async () => {
    const answer = await fetch(`${service.origin}/`, { headers: { ...from('203.0.113.9'), Origin: 'https://maker.example' } })
    expect(answer.headers.get('access-control-allow-origin')).toBeNull()
  })

  it('pages may run no inline code and may not be framed', async () => {
    const answer = await fetch(`${service.origin}/`, { headers: from('203.0.113.9') })
    const policy = answer.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'self'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe')
    expect(policy).not.toContain('upgrade-insecure-requests')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('strict-transport-security')).toBeNull()
  })

  it('every answer has an id of its own and says nothing of what serves it', async () => {
    const [one, two] = await Promise.all([read('203.0.113.10'), read('203.0.113.10')])
    expect(one.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    expect(one.headers.get('x-request-id')).not.toBe(two.headers.get('x-request-id'))
    expect(one.headers.get('x-powered-by')).toBeNull()
  })
})

describe('probes', () => {
  it('tell that the service lives and can serve', async () => {
    for (const path of ['/healthz/', '/readyz/', '/healthz', '/readyz']) {
      const answer = await fetch(service.origin + path, { redirect: 'manual' })
      expect([path, answer.status, await answer.json()]).toEqual([path, 200, { status: 'ok' }])
    }
  })

  it('a service that stops says so without a redirect, which some checkers take for good', async () => {
    const stopping = createApp({
      world: service.world,
      logger: createLogger('silent'),
      trustProxy: 0,
      limiters: literalLimiters(),
      artworkAt: () => null,
      isStopping: () => true,
    }).listen(0, '127.0.0.1')
    try {
      await once(stopping, 'listening')
      const { port } = stopping.address() as AddressInfo
      expect((await fetch(`http://127.0.0.1:${port}/readyz`, { redirect: 'manual' })).status).toBe(503)
    } finally {
      stopping.close()
    }
  })

  it('metrics are for the operator’s own network', async () => {
    const inside = await fetch(`${service.origin}/metrics/`, { headers: from('10.0.0.5') })
    expect(await inside.text()).toContain('http_requests_total{')
    expect((await fetch(`${service.origin}/metrics`, { headers: from('10.0.0.5'), redirect: 'manual' })).status).toBe(200)
    for (const address of ['203.0.113.10', '203.0.113.10:80', 'garbage', '127.1', '10.0.0.5, garbage', 'localhost'])
      expect([address, (await fetch(`${service.origin}/metrics/`, { headers: from(address) })).status]).toEqual([address, 404])
  })
})
