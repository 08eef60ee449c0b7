import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { linksSpent } from '../../support/approval.ts'
import { runService, type RunningService } from '../../support/service.ts'

let service: RunningService
let networks = 0
beforeAll(async () => {
  service = await runService({ TRUST_PROXY: '1' })
})
afterAll(() => service.close())

describe('a call that needs a connection and has none', () => {
  it.each([
    ['no token', undefined, false],
    ['another scheme', 'Basic YTpi', false],
    ['half a token', 'Bearer slipway_ct_abc', true],
    ['a token of the right form that nobody got', 'Bearer slipway_ct_0000000000000000000000000000000Xyzab', true],
  ])('with %s is told whether its token is the fault, links or none', async (_, authorization, isFault) => {
    networks += 1
    const headers = { ...(authorization && { Authorization: authorization }), 'X-Forwarded-For': `203.0.113.${networks}` }
    for (let turn = 0; turn <= 10; turn += 1) {
      const named = { ...headers, 'Slipway-Client': `Client ${turn}` }
      const { message } = await (await fetch(`${service.api}/me/launches/`, { headers: named })).json()
      expect(message.startsWith('Invalid or revoked token.')).toBe(isFault)
    }
  })

  it.each([
    ['no token', undefined],
    ['another scheme', 'Basic YTpi'],
    ['half a token', 'Bearer slipway_ct_abc'],
    ['a token of the right form that nobody got', 'Bearer slipway_ct_0000000000000000000000000000000Xyzab'],
    ['two words', 'Bearer a b'],
  ])('with %s is answered 401 with a link', async (_, authorization) => {
    networks += 1
    const headers = { ...(authorization && { Authorization: authorization }), 'X-Forwarded-For': `203.0.113.${networks}` }
    for (const [path, method] of [
      ['/me/launches/', 'GET'],
      ['/submissions/', 'POST'],
    ] as const) {
      const answer = await fetch(`${service.api}${path}`, { method, headers })
      const body = await answer.json()
      expect([answer.status, body.code, body.defined]).toEqual([401, 'UNAUTHORIZED', true])
      expect(body.data.connectUrl).toMatch(
        new RegExp(`^${service.world.siteUrl}/connect/\\?code=[BCDFGHJKLMNPQRSTVWXZ]{4}-[BCDFGHJKLMNPQRSTVWXZ]{4}$`),
      )
      expect(Date.parse(body.data.expiresAt) - Date.now()).toBeGreaterThan(9 * 60_000)
      expect(answer.headers.get('www-authenticate')).toMatch(/^Bearer/)
    }
  })

  it('gets the same link until half of its time is over, then another', async () => {
    const { clock } = service.world
    const started = clock().getTime()
    const linkAfter = async (minutes: number) => {
      service.world.clock = () => new Date(started + minutes * 60_000)
      const answer = await fetch(`${service.api}/me/launches/`, { headers: { 'X-Forwarded-For': '192.0.2.78' } })
      return ((await answer.json()) as { data: { connectUrl: string } }).data.connectUrl
    }
    const links = [await linkAfter(0), await linkAfter(4), await linkAfter(6)]
    service.world.clock = clock
    expect([links[1] === links[0], links[2] === links[0]]).toEqual([true, false])
  })

  it('gets no more links after ten in ten minutes, but still the 401', async () => {
    let clients = 0
    const ask = () => {
      clients += 1
      return fetch(`${service.api}/me/launches/`, { headers: { 'X-Forwarded-For': '192.0.2.77', 'Slipway-Client': `Client ${clients}` } })
    }
    for (let turn = 0; turn < 10; turn += 1) expect((await (await ask()).json()).data.connectUrl).toBeTypeOf('string')
    const answer = await ask()
    const { message, data } = await answer.json()
    expect([answer.status, data, Number(answer.headers.get('retry-after'))]).toEqual([
      401,
      { retryAfter: expect.any(Number), quota: { name: 'pairings', limit: 10, seconds: 600 } },
      data.retryAfter,
    ])
    expect(message).toMatch(linksSpent)
    expect(message).toContain('The last link you got still works until it expires.')
    expect(message).toMatch(/^Authentication required\. Your network has requested too many links to connect\. The limit is 10/)
  })
})

describe('a call without a token gets no link, and is told why,', () => {
  it.each([
    [
      'from a page on another site',
      { Origin: 'https://elsewhere.example' },
      /Pages on other sites don’t get a link to connect\. Get a token outside the browser/,
    ],
    [
      'from a page on another site, with a token',
      { Origin: 'https://elsewhere.example', Authorization: 'Bearer x' },
      /^Invalid or revoked token\. Pages on other sites don’t get a link/,
    ],
  ] as [string, Record<string, string>, RegExp][])('%s', async (_, headers, words) => {
    const answer = await fetch(`${service.api}/me/launches/`, { headers })
    const { message, data } = await answer.json()
    expect([answer.status, data]).toEqual([401, undefined])
    expect(message).toMatch(words)
  })

  it.each([
    [{}, /^Bearer realm="slipway", error_description="HEAD requests get no link to connect: send the same request with GET\."$/],
    [{ Authorization: 'Bearer x' }, /^Bearer realm="slipway", error="invalid_token", error_description="HEAD requests /],
  ] as [Record<string, string>, RegExp][])('in a header, as HEAD has no body: %j', async (headers, words) => {
    const answer = await fetch(`${service.api}/me/launches/`, { method: 'HEAD', headers })
    expect(answer.status).toBe(401)
    expect(answer.headers.get('www-authenticate')).toMatch(words)
  })
})
