import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { initialize, sendMessage } from '../../support/mcp-request.ts'
import { rawRequest } from '../../support/raw-request.ts'
import { runService, type RunningService } from '../../support/service.ts'

let service: RunningService
let abroad: RunningService
beforeAll(async () => {
  service = await runService()
  abroad = await runService({ SITE_URL: 'https://launches.example.org' })
})
afterAll(() => Promise.all([service.close(), abroad.close()]))

const begin = async (origin: string) => sendMessage(service.origin, initialize, { headers: { Origin: origin } })
const beginAs = (port: number, head: string[]) => {
  const body = JSON.stringify(initialize)
  const lines = ['Content-Type: application/json', 'Accept: application/json, text/event-stream', `Content-Length: ${body.length}`]
  return rawRequest(port, ['POST /mcp/ HTTP/1.1', ...head, ...lines, 'Connection: close', '', body].join('\r\n'))
}

describe('an Origin', () => {
  it.each([
    'https://evil.example',
    'http://localhost.evil.example',
    'http://127.0.0.1:1',
    'http://localhost',
    'null',
    'nonsense',
    'file://',
    'https://chrome-extension.example',
  ])('%s is refused', async (origin) => {
    const answer = await begin(origin)
    expect([answer.status, await answer.json()]).toMatchObject([403, { code: 'FORBIDDEN', status: 403, defined: true }])
  })

  it.each([
    ['of the service itself', () => service.origin],
    ['of the site’s own pages', () => service.world.siteUrl],
    ['of an extension of Chrome', () => 'chrome-extension://abcdefghijklmnopabcdefghijklmnop'],
    ['of an extension of Firefox', () => 'moz-extension://2c127fa4-62c7-7e4f-90e5-472b45eecfdc'],
  ])('%s is welcome', async (_, origin) => {
    expect((await begin(origin())).status).toBe(200)
  })
})

describe('a Host', () => {
  it.each(['evil.example', 'localhost.evil.example', '192.168.0.7', '[::2]'])('%s can’t reach a service on loopback', async (host) => {
    expect(await beginAs(service.port, [`Host: ${host}:${service.port}`])).toMatchObject({ status: 403 })
  })

  it.each(['localhost', '127.0.0.1', '[::1]'])('%s can', async (host) => {
    expect(await beginAs(service.port, [`Host: ${host}:${service.port}`])).toMatchObject({ status: 200 })
  })

  it('is not checked when the site is public, because a proxy may change it; the Origin is', async () => {
    expect(await beginAs(abroad.port, ['Host: upstream'])).toMatchObject({ status: 200 })
    expect(await beginAs(abroad.port, ['Host: upstream', 'Origin: https://launches.example.org'])).toMatchObject({ status: 200 })
    expect(await beginAs(abroad.port, ['Host: upstream', 'Origin: http://upstream'])).toMatchObject({ status: 403 })
  })
})
