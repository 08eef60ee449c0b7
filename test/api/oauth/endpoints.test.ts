import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Profile } from '../../../api/domain/records.ts'
import { ada } from '../../support/launch-world.ts'
import { approveNew, callback, newClient } from '../../support/oauth.ts'
import { openPages, type OpenPages } from '../../support/pages.ts'
import { putAll } from '../../support/put-all.ts'

let pages: OpenPages
const bea: Profile = { ...ada, id: 'bea', email: 'bea@example.com', handle: 'bea' }
beforeAll(async () => {
  pages = await openPages([])
  await putAll(pages.world.store, 'profiles', [ada, bea])
})
afterAll(() => pages.close())

const site = 'https://slipway.example'
const foreign = { Origin: 'https://elsewhere.example', 'Sec-Fetch-Site': 'cross-site' }

async function send(path: string, body: string | URLSearchParams, headers: Record<string, string> = {}) {
  const answer = await fetch(pages.origin + path, { method: 'POST', body, redirect: 'manual', headers })
  const text = await answer.text()
  const json: Record<string, unknown> = text === '' ? {} : JSON.parse(text)
  return { status: answer.status, headers: answer.headers, json }
}
const token = (params: Record<string, string>, headers = {}) => send('/oauth/token/', new URLSearchParams(params), headers)
/** How many more failed token requests the network may send. */
const leftOf = ({ headers }: { headers: Headers }) => Number(/^"tokenTries";r=(\d+);/.exec(headers.get('ratelimit') ?? '')?.[1])
const register = (body: unknown, headers = {}) =>
  send('/oauth/register/', JSON.stringify(body), { 'Content-Type': 'application/json', ...headers })

describe('the metadata', () => {
  it.each([
    ['/.well-known/oauth-authorization-server', { issuer: site, code_challenge_methods_supported: ['S256'] }],
    ['/.well-known/oauth-authorization-server/', { issuer: site, authorization_endpoint: `${site}/connect/` }],
    ['/.well-known/oauth-protected-resource/mcp/account/', { resource: `${site}/mcp/account/`, authorization_servers: [site] }],
    ['/.well-known/oauth-protected-resource/mcp/account', { resource: `${site}/mcp/account`, authorization_servers: [site] }],
  ])('%s is open to pages of any origin and never redirected', async (path, facts) => {
    const answer = await fetch(pages.origin + path, { redirect: 'manual', headers: foreign })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(answer.headers.get('content-type')).toMatch('application/json')
    expect(await answer.json()).toMatchObject(facts)
  })

  it('names endpoints that exist', async () => {
    const metadata: Record<string, string> = await (await fetch(`${pages.origin}/.well-known/oauth-authorization-server`)).json()
    for (const name of ['token_endpoint', 'registration_endpoint', 'revocation_endpoint']) {
      const { status } = await send(new URL(metadata[name] ?? '').pathname, '')
      expect([400, 415]).toContain(status)
    }
  })

  it('says nothing about resources that take no OAuth tokens', async () => {
    expect((await fetch(`${pages.origin}/.well-known/oauth-protected-resource/mcp/`)).status).toBe(404)
  })
})

it('a page on any origin can register, get tokens and revoke them', async () => {
  const preflight = await fetch(`${pages.origin}/oauth/token/`, {
    method: 'OPTIONS',
    headers: { ...foreign, 'Access-Control-Request-Method': 'POST' },
  })
  expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([204, '*'])
  const registration = await register({ client_name: 'Page', redirect_uris: [callback], grant_types: ['authorization_code'] }, foreign)
  expect(registration.status).toBe(201)
  expect(registration.json).toEqual({
    client_id: expect.stringMatching(/^slipway_client_[\da-f]{32}$/),
    client_id_issued_at: Date.parse('2026-03-04T12:00:00Z') / 1000,
    client_name: 'Page',
    redirect_uris: [callback],
    grant_types: ['authorization_code'],
    response_types: ['code'],
    token_endpoint_auth_method: 'none',
  })
  const { params } = await approveNew(pages.world, ada)
  const answer = await token(params, foreign)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  const { client_id } = params
  const revoke = (value: unknown, id = client_id) =>
    send('/oauth/revoke/', new URLSearchParams({ token: String(value), client_id: id }), foreign)
  expect((await revoke(answer.json['access_token'], 'another')).json['error']).toBe('invalid_client')
  expect(await pages.world.store.countBy('connections', 'accountId', ada.id)).toBe(1)
  const revoked = await revoke(answer.json['refresh_token'])
  expect(revoked.status).toBe(200)
  expect(await pages.world.store.countBy('connections', 'accountId', ada.id)).toBe(0)
  const again = await revoke(answer.json['refresh_token'])
  expect([again.status, leftOf(again)]).toEqual([200, leftOf(revoked) - 1])
  const refreshed = await token({ grant_type: 'refresh_token', client_id, refresh_token: String(answer.json['refresh_token']) })
  expect([refreshed.status, refreshed.json['error']]).toEqual([400, 'invalid_grant'])
})

const form = { 'Content-Type': 'application/x-www-form-urlencoded' }
const json = { 'Content-Type': 'application/json' }
it.each<[what: string, path: string, body: string, headers: Record<string, string>, status: number, error: string]>([
  ['no body', 'token', '', form, 400, 'invalid_request'],
  ['JSON for tokens', 'token', '{}', json, 415, 'invalid_request'],
  ['a repeated parameter', 'token', 'grant_type=refresh_token&grant_type=authorization_code', form, 400, 'invalid_request'],
  ['a repeated resource', 'token', 'grant_type=refresh_token&resource=a&resource=a', form, 400, 'invalid_target'],
  ['an oversized parameter', 'token', `grant_type=${'x'.repeat(3000)}`, form, 400, 'invalid_request'],
  ['an oversized form', 'token', `grant_type=${'x'.repeat(9000)}`, form, 413, 'invalid_request'],
  ['too many fields', 'token', 'a=1&'.repeat(200), form, 400, 'invalid_request'],
  ['bytes that aren’t text', 'token', 'code=%ff%00%', form, 400, 'invalid_request'],
  ['a control character', 'token', 'grant_type=a%0d%0ab', form, 400, 'invalid_request'],
  ['an unknown grant type', 'token', 'grant_type=password&client_id=x', form, 400, 'unsupported_grant_type'],
  ['a prototype’s name', 'token', 'grant_type=__proto__&client_id=constructor', form, 400, 'unsupported_grant_type'],
  [
    'a made-up code',
    'token',
    `grant_type=authorization_code&client_id=x&code=y&code_verifier=${'v'.repeat(43)}`,
    form,
    400,
    'invalid_grant',
  ],
  ['a revocation without a token', 'revoke', 'client_id=x', form, 400, 'invalid_request'],
  ['a form for registration', 'register', 'redirect_uris=x', form, 415, 'invalid_request'],
  ['broken JSON', 'register', '{"a":', json, 400, 'invalid_request'],
  ['deep JSON', 'register', '['.repeat(4000), json, 400, 'invalid_request'],
  ['a list', 'register', '[]', json, 400, 'invalid_client_metadata'],
  ['null', 'register', 'null', json, 400, 'invalid_client_metadata'],
  ['no redirect URI', 'register', '{"redirect_uris":[]}', json, 400, 'invalid_redirect_uri'],
  ['an oversized registration', 'register', `{"client_name":"${'x'.repeat(9000)}"}`, json, 413, 'invalid_request'],
  ['another method', 'token', 'PUT', form, 405, 'invalid_request'],
])('%s is refused in OAuth’s words', async (_, path, body, headers, status, error) => {
  const method = body === 'PUT' ? body : 'POST'
  const answer = await fetch(`${pages.origin}/oauth/${path}/`, { method, body, headers: { ...headers, Accept: 'text/html' } })
  expect(answer.status).toBe(status)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(await answer.json()).toEqual({ error, error_description: expect.stringMatching(/^[ !#-[\]-~]+$/) })
})

it('twenty exchanges of one code at once make one connection at most, and then none', async () => {
  const { params } = await approveNew(pages.world, bea)
  const answers = await Promise.all(Array.from({ length: 20 }, () => token(params)))
  const made = answers.filter(({ status }) => status === 200)
  expect(made).toHaveLength(1)
  expect(answers.filter(({ json: { error } }) => error === 'invalid_grant')).toHaveLength(19)
  expect(await pages.world.store.countBy('connections', 'accountId', bea.id)).toBe(0)
})

it('a code that one account approved for one client is worthless to any other client', async () => {
  const other = await newClient(pages.world)
  const { params } = await approveNew(pages.world, bea)
  expect((await token({ ...params, client_id: other })).json['error']).toBe('invalid_grant')
  expect((await pages.world.store.list('connections', 'accountId', bea.id)).map(({ grant }) => grant?.clientId)).not.toContain(other)
})

it('a network that floods the registration is told when to come back, and still exchanges codes', async () => {
  const body = { redirect_uris: [callback] }
  const answers = await Promise.all(Array.from({ length: 70 }, () => register(body)))
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused.length).toBeGreaterThan(5)
  expect(refused[0]?.json).toMatchObject({
    error: 'temporarily_unavailable',
    error_description: expect.stringMatching('60 tool registrations per hour'),
  })
  expect(refused[0]?.headers.get('retry-after')).toMatch(/^\d+$/)
  const { params } = await approveNew(pages.world, bea)
  expect((await token(params)).status).toBe(200)
})
