import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { revokeAllConnections } from '../../../api/actions/connections/manage-connections.ts'
import type { Scope } from '../../../api/domain/oauth/records.ts'
import { grantTo } from '../../support/granted.ts'
import { ada, bob } from '../../support/launch-world.ts'
import { initialize, ping, sendMessage, sendModern } from '../../support/mcp-request.ts'
import { openPages, type OpenPages } from '../../support/pages.ts'

const path = '/mcp/account/'
const site = 'https://slipway.example'
const bearer = (token: string) => ({ Authorization: `Bearer ${token}` })
const challenge = (error = '') =>
  `Bearer ${error}resource_metadata="${site}/.well-known/oauth-protected-resource/mcp/account/", scope="read drafts"`

let pages: OpenPages
beforeAll(async () => {
  pages = await openPages([])
})
afterAll(() => pages.close())
afterEach(() => {
  pages.world.clock = () => new Date('2026-03-04T12:00:00Z')
})

const send = (message: unknown, headers: Record<string, string> = {}, method = 'POST') =>
  sendMessage(pages.origin, message, { headers, method, path })
const ownLaunches = (token: string, at = path) =>
  sendModern(pages.origin, 'tools/call', { name: 'get_my_launches', arguments: {} }, bearer(token), at)
const call = (name: string) => ({ jsonrpc: '2.0', id: 3, method: 'tools/call', params: { name, arguments: {} } })

async function begin(token: string, at = path): Promise<string> {
  const answer = await sendMessage(pages.origin, initialize, { headers: bearer(token), path: at })
  await answer.text()
  return answer.headers.get('mcp-session-id') ?? ''
}

describe('every request without a token that works is refused with a pointer to the metadata', () => {
  it.each([
    ['initialize', 'POST', initialize],
    ['a ping', 'POST', ping],
    ['tools/list', 'POST', { jsonrpc: '2.0', id: 1, method: 'tools/list' }],
    ['an open tool', 'POST', call('search_products')],
    ['no JSON', 'POST', '{'],
    ['an event stream', 'GET', null],
    ['the end of a session', 'DELETE', null],
  ])('%s', async (_, method, message) => {
    const answer = await send(message, {}, method)
    expect([answer.status, answer.headers.get('www-authenticate'), answer.headers.get('cache-control')]).toEqual([
      401,
      challenge(),
      'no-store',
    ])
    const body = await answer.json()
    expect(body).toMatchObject({ code: 'UNAUTHORIZED', status: 401, defined: true })
    expect(JSON.stringify(body)).not.toContain('connect/')
  })

  it.each([
    ['a token that nobody got', 'Bearer slipway_ct_0000000000000000000000000000000Xyzab'],
    ['half a token', 'Bearer slipway_ct_abc'],
    ['no token after the scheme', 'Bearer'],
  ])('%s is an invalid one', async (_, authorization) => {
    const answer = await send(initialize, { Authorization: authorization })
    expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, challenge('error="invalid_token", ')])
  })

  it('without the slash it answers all the same, and points to the metadata with that spelling', async () => {
    const answer = await sendMessage(pages.origin, initialize, { path: '/mcp/account' })
    const url = /resource_metadata="https:\/\/slipway\.example([^"]+)"/.exec(answer.headers.get('www-authenticate') ?? '')?.[1] ?? ''
    const metadata = await (await fetch(pages.origin + url)).json()
    expect([answer.status, metadata]).toEqual([401, expect.objectContaining({ resource: `${site}/mcp/account` })])
    const { token } = await grantTo(pages.world, ada)
    expect((await ownLaunches(token, '/mcp/account')).status).toBe(200)
  })

  it('a token in the URL or the body doesn’t count', async () => {
    const { token } = await grantTo(pages.world, ada)
    const inQuery = await sendMessage(pages.origin, initialize, { path: `${path}?access_token=${token}` })
    const inBody = await send(`access_token=${token}`, { 'Content-Type': 'application/x-www-form-urlencoded' })
    expect([inQuery.status, inBody.status, inQuery.headers.get('www-authenticate')]).toEqual([401, 401, challenge()])
  })

  it('a session opened with a token doesn’t replace the token', async () => {
    const { token } = await grantTo(pages.world, ada)
    const session = await begin(token)
    expect((await send(ping, { 'Mcp-Session-Id': session })).status).toBe(401)
  })
})

describe('a token made by OAuth', () => {
  it('works here only, one made by pairing everywhere', async () => {
    const statuses = async (token: string) => {
      const rest = await fetch(`${pages.origin}/api/v1/me/launches/`, { headers: bearer(token) })
      return [(await ownLaunches(token)).status, rest.status, rest.headers.get('www-authenticate')]
    }
    expect(await statuses((await grantTo(pages.world, ada)).token)).toEqual([200, 401, 'Bearer realm="slipway", error="invalid_token"'])
    expect(await statuses((await grantTo(pages.world, ada, null)).token)).toEqual([200, 200, null])
  })

  it('connects a call at /mcp/ too, for clients that sign in there, with no more than its scopes', async () => {
    const { token } = await grantTo(pages.world, ada)
    expect(await (await ownLaunches(token, '/mcp/')).text()).not.toMatch(/elicitation|connectUrl/)
    const narrow = await grantTo(pages.world, ada, { scopes: ['drafts'] })
    expect((await ownLaunches(narrow.token, '/mcp/')).status).toBe(403)
  })

  it.each([
    ['for another address', { resource: `${site}/mcp/` }],
    ['for another site', { resource: 'https://other.example/mcp/account/' }],
    ['that has expired', { tokenExpiresAt: '2026-03-04T12:00:00.000Z' }],
  ])('%s is refused', async (_, given) => {
    const { token } = await grantTo(pages.world, ada, given)
    const answer = await ownLaunches(token)
    expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, challenge('error="invalid_token", ')])
  })

  it('works until it expires or is revoked, in its session too', async () => {
    const { token } = await grantTo(pages.world, ada)
    const headers = { ...bearer(token), 'Mcp-Session-Id': await begin(token) }
    expect((await send(ping, headers)).status).toBe(200)
    pages.world.clock = () => new Date('2026-03-04T13:00:00Z')
    expect((await send(ping, headers)).status).toBe(401)
    pages.world.clock = () => new Date('2026-03-04T12:01:00Z')
    expect((await send(ping, headers)).status).toBe(200)
    await revokeAllConnections(pages.world, {}, ada)
    expect((await send(ping, headers)).status).toBe(401)
  })
})

describe('a session', () => {
  it('belongs to the account that opened it, whichever of its tokens is sent', async () => {
    const [own, second, other] = [await grantTo(pages.world, ada), await grantTo(pages.world, ada, null), await grantTo(pages.world, bob)]
    const session = await begin(own.token)
    const statusOf = async (token: string, method = 'POST') =>
      (await send(method === 'POST' ? ping : null, { ...bearer(token), 'Mcp-Session-Id': session }, method)).status
    expect(await statusOf(second.token)).toBe(200)
    for (const method of ['POST', 'GET', 'DELETE']) expect(await statusOf(other.token, method)).toBe(404)
    expect(await statusOf(own.token)).toBe(200)
  })

  it('of one path is unknown at the other', async () => {
    const { token } = await grantTo(pages.world, ada, null)
    const statusOf = async (session: string, at: string) =>
      (await sendMessage(pages.origin, ping, { headers: { ...bearer(token), 'Mcp-Session-Id': session }, path: at })).status
    const [here, there] = [await begin(token), await begin(token, '/mcp/')]
    expect([
      await statusOf(here, path),
      await statusOf(here, '/mcp/'),
      await statusOf(there, path),
      await statusOf(there, '/mcp/'),
    ]).toEqual([200, 404, 404, 200])
  })
})

describe('a tool beyond the scopes is refused with the scopes to ask for', () => {
  const cases: [Scope[], string, number][] = [
    [['read'], 'get_my_launches', 200],
    [['read'], 'submit_product', 403],
    [['drafts'], 'get_my_launches', 403],
    [['drafts'], 'submit_product', 200],
    [['read'], 'search_products', 200],
    [['read', 'drafts'], 'submit_product', 200],
  ]
  it.each(cases)('%j: %s answers %i, in both protocol versions', async (scopes, name, status) => {
    const { token } = await grantTo(pages.world, ada, { scopes })
    const older = await send(call(name), { ...bearer(token), 'Mcp-Session-Id': await begin(token) })
    const newer = await sendModern(pages.origin, 'tools/call', { name, arguments: {} }, bearer(token), path)
    expect([older.status, newer.status]).toEqual([status, status])
    for (const answer of [older, newer]) {
      const text = await answer.text()
      if (status === 200) continue
      expect(answer.headers.get('www-authenticate')).toBe(challenge('error="insufficient_scope", '))
      expect(JSON.parse(text)).toMatchObject({ code: 'FORBIDDEN', status: 403, message: expect.stringContaining(name) })
    }
  })

  it('among other messages, nothing is run', async () => {
    const { token } = await grantTo(pages.world, ada, { scopes: ['read'] })
    const answer = await send([ping, call('submit_product')], { ...bearer(token), 'Mcp-Session-Id': await begin(token) })
    expect(answer.status).toBe(403)
  })
})

it('pages of other sites are refused before their token is looked at', async () => {
  expect((await send(initialize, { Origin: 'https://evil.example' })).status).toBe(403)
})

it('a page on any site can read why the API refused its token', async () => {
  const answer = await fetch(`${pages.origin}/api/v1/me/launches/`, { headers: { Origin: 'https://app.example' } })
  expect(answer.headers.get('www-authenticate')).toBe('Bearer realm="slipway"')
  expect(answer.headers.get('access-control-expose-headers')).toContain('WWW-Authenticate')
})
