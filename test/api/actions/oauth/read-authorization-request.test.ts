import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { approveAuthorization, declineAuthorization } from '../../../../api/actions/oauth/decide-authorization.ts'
import { readAuthorizationRequest } from '../../../../api/actions/oauth/read-authorization-request.ts'
import { Failure } from '../../../../api/domain/failure.ts'
import { ada, openLaunchWorld, type LaunchWorld } from '../../../support/launch-world.ts'
import { askParams, callback, changed, newClient, newVerifier } from '../../../support/oauth.ts'

const { challenge } = newVerifier()
const document = 'https://agent.example/client.json'
let catalog: LaunchWorld
let clientId: string
beforeAll(async () => {
  catalog = await openLaunchWorld()
  catalog.world.readClientDocument = async (url) => {
    if (url === document) return { client_id: document, client_name: 'Hosted agent', redirect_uris: ['https://agent.example/cb?a=1'] }
    throw new Failure('BAD_REQUEST', 'We couldn’t read it.')
  }
  clientId = await newClient(catalog.world)
})
afterAll(() => catalog.close())

const read = (changes: Record<string, string | null> = {}, more = '') =>
  readAuthorizationRequest(catalog.world, new URLSearchParams(changed(askParams(clientId, challenge), changes).toString() + more))

it('a registered client asks for what it may get', async () => {
  expect(await read()).toEqual({
    kind: 'ask',
    request: {
      clientId,
      client: 'Test agent',
      clientHost: null,
      redirectUri: callback,
      state: 'a state',
      codeChallenge: challenge,
      scopes: ['read', 'drafts'],
      resource: 'https://slipway.example/mcp/account/',
      refreshes: true,
    },
  })
})

it('a client with a metadata document is known by its host', async () => {
  const reading = await read({ client_id: document, redirect_uri: 'https://agent.example/cb?a=1', scope: 'drafts', state: null })
  expect(reading).toMatchObject({
    kind: 'ask',
    request: { client: 'Hosted agent', clientHost: 'agent.example', scopes: ['drafts'], state: null, refreshes: false },
  })
  const { request } = reading as Extract<typeof reading, { kind: 'ask' }>
  expect((await approveAuthorization(catalog.world, { request }, ada)).url).toMatch(
    /^https:\/\/agent\.example\/cb\?a=1&code=slipway_ac_\w{40}&iss=https%3A%2F%2Fslipway\.example$/,
  )
  expect((await declineAuthorization(catalog.world, { request: { ...request, state: 'a&b=c' } }, ada)).url).toBe(
    'https://agent.example/cb?a=1&error=access_denied&error_description=The+request+was+declined.&state=a%26b%3Dc&iss=https%3A%2F%2Fslipway.example',
  )
})

describe('nobody is sent anywhere', () => {
  it.each<[string, Record<string, string | null>, string]>([
    ['without a client', { client_id: null }, ''],
    ['for an unknown client', { client_id: 'slipway_client_00000000000000000000000000000000' }, ''],
    ['for a made-up client', { client_id: '__proto__' }, ''],
    ['for a document that can’t be read', { client_id: 'https://elsewhere.example/client.json' }, ''],
    ['for a document spelled differently', { client_id: 'https://agent.example/a/../client.json' }, ''],
    ['for a client named twice', {}, '&client_id=x'],
    ['for an oversized client', { client_id: 'x'.repeat(5000) }, ''],
    ['without a redirect URI', { redirect_uri: null }, ''],
    ['to a URI that isn’t registered', { redirect_uri: 'https://elsewhere.example/' }, ''],
    ['to a URI of another client', { redirect_uri: 'https://agent.example/cb?a=1' }, ''],
    ['to one of two URIs', {}, '&redirect_uri=https%3A%2F%2Felsewhere.example%2F'],
    ['to a script', { redirect_uri: 'javascript:alert(1)' }, ''],
  ])('%s', async (_, changes, more) => {
    expect(await read(changes, more)).toEqual({ kind: 'dead-end', message: expect.stringMatching(/\.$/) })
  })
})

describe('the client is told', () => {
  it.each<[string, Record<string, string | null>, string, string]>([
    ['that PKCE is required', { code_challenge: null }, '', 'invalid_request'],
    ['that plain isn’t PKCE', { code_challenge_method: 'plain' }, '', 'invalid_request'],
    ['that no method means plain', { code_challenge_method: null }, '', 'invalid_request'],
    ['that s256 isn’t S256', { code_challenge_method: 's256' }, '', 'invalid_request'],
    ['that a verifier is no challenge', { code_challenge: 'x'.repeat(128) }, '', 'invalid_request'],
    ['that a second challenge is refused', {}, '&code_challenge=y', 'invalid_request'],
    ['that tokens aren’t sent in URLs', { response_type: 'token' }, '', 'unsupported_response_type'],
    ['that a code comes alone', { response_type: 'code id_token' }, '', 'unsupported_response_type'],
    ['that response_type is required', { response_type: null }, '', 'invalid_request'],
    ['that answers come in the query', { response_mode: 'fragment' }, '', 'invalid_request'],
    ['that a scope is unknown', { scope: 'read publish' }, '', 'invalid_scope'],
    ['that scopes are spelled exactly', { scope: 'READ' }, '', 'invalid_scope'],
    ['that a scope isn’t a word of the language', { scope: 'constructor' }, '', 'invalid_scope'],
    ['that the resource isn’t here', { resource: 'https://elsewhere.example/mcp/account/' }, '', 'invalid_target'],
    ['that the API takes no such tokens', { resource: 'https://slipway.example/api/v1/' }, '', 'invalid_target'],
    ['that a resource isn’t a look-alike', { resource: 'https://slipway.example.elsewhere.example/mcp/account/' }, '', 'invalid_target'],
    ['that a resource has no fragment', { resource: 'https://slipway.example/mcp/account/#' }, '', 'invalid_target'],
    [
      'that there’s only one resource',
      { resource: 'https://slipway.example/mcp/account/' },
      '&resource=https://a.example',
      'invalid_target',
    ],
    ['that requests aren’t objects', { request: 'eyJ' }, '', 'request_not_supported'],
    ['that requests aren’t fetched', { request_uri: 'http://169.254.169.254/' }, '', 'request_uri_not_supported'],
  ])('%s', async (_, changes, more, error) => {
    const reading = await read(changes, more)
    const url = new URL(reading.kind === 'return' ? reading.url : 'about:blank')
    expect(url.origin + url.pathname).toBe(callback)
    expect(Object.fromEntries(url.searchParams)).toEqual({
      error,
      error_description: expect.stringMatching(/^[ !#-[\]-~]+$/),
      state: 'a state',
      iss: 'https://slipway.example',
    })
  })

  it.each([
    ['repeated', '&state=other'],
    ['oversized', `&state=${'x'.repeat(5000)}`],
  ])('without a state that is %s', async (_, more) => {
    const reading = await read({ state: more.includes('other') ? 'a' : null }, more)
    expect(new URL(reading.kind === 'return' ? reading.url : '').search).toMatch(
      /^\?error=invalid_request&error_description=[^&]+&iss=[^&]+$/,
    )
  })
})

it('an approved client that was deleted meanwhile has to start again', async () => {
  const id = await newClient(catalog.world)
  const reading = await read({ client_id: id })
  await catalog.world.store.transact((t) => t.remove('oauthClients', id))
  if (reading.kind !== 'ask') throw new Error('Nothing to approve.')
  await expect(approveAuthorization(catalog.world, { request: reading.request }, ada)).rejects.toMatchObject({ code: 'CONFLICT' })
})
