import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runService, type RunningService } from '../../../support/service.ts'

/** The pages below /slow/ that are asked for and not answered yet. */
const held: ServerResponse[] = []
const site = createServer((request, response) => {
  if (request.url?.startsWith('/slow/') === true) held.push(response)
  else response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Lanterna</title>')
})
let service: RunningService
let origin: string
beforeAll(async () => {
  await once(site.listen(0, '127.0.0.1'), 'listening')
  origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
  service = await runService({ TRUST_PROXY: '1', AUDITS_PER_HOUR: '100', CRAWL_ALLOW: new URL(origin).host })
})
afterAll(async () => {
  await service.close()
  site.closeAllConnections()
  site.close()
})

const audit = async (path: string, ip: string): Promise<number> => {
  const answer = await fetch(`${service.api}/launch-readiness/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': ip },
    body: JSON.stringify({ url: `${origin}${path}` }),
  })
  await answer.text()
  return answer.status
}

it('an audit is answered while a network waits for ten slow ones, from whatever addresses of it', async () => {
  let answered = 0
  const slow = Array.from({ length: 10 }, async (_, nth) => {
    await audit(`/slow/${nth}/`, `2001:db8:1:${nth}::1`)
    answered += 1
  })
  await expect.poll(() => held.length).toBeGreaterThanOrEqual(4)
  expect(await audit('/', '203.0.113.9')).toBe(200)
  // One after all ten would have waited for seven of them; on a busy machine, some of the first four give up meanwhile.
  expect(answered).toBeLessThanOrEqual(4)
  site.closeAllConnections()
  const drain = setInterval(() => held.forEach((response) => response.destroy()), 100)
  await Promise.allSettled(slow)
  clearInterval(drain)
})
