import { describe, expect, it } from 'vitest'
import { isMetadataUrl, readClientMetadata, readMetadataDocument } from '../../../../api/domain/oauth/client-metadata.ts'

const site = 'https://slipway.example'
const url = 'https://agent.example/client.json'
const plain = { client_id: url, client_name: 'Agent', redirect_uris: ['https://agent.example/callback'] }
const read = (changes: object) => readClientMetadata({ ...plain, ...changes }, site)
const readDocument = (changes: object) => readMetadataDocument({ ...plain, ...changes }, url, site)

describe('a client’s description', () => {
  it('needs only a redirect URI', () => {
    expect(readClientMetadata({ redirect_uris: ['http://localhost/'] }, site)).toEqual({
      name: 'An unnamed tool',
      redirectUris: ['http://localhost/'],
      refreshes: false,
    })
  })

  it('says whether the client refreshes, and may have more than we know', () => {
    const more = {
      grant_types: ['authorization_code', 'refresh_token', 'urn:x'],
      scope: 'a b',
      token_endpoint_auth_method: 'client_secret_post',
    }
    expect(read({ ...more, logo_uri: 'javascript:alert(1)', jwks: {} })).toMatchObject({ name: 'Agent', refreshes: true })
  })

  it.each([
    ['Slipway support', 'An unnamed tool'],
    ['slipway.example', 'An unnamed tool'],
    ['Agent\u202eevil\nname', 'Agent evil name'],
    ['x'.repeat(200), 'x'.repeat(80)],
  ])('can’t use the name %j as it is', (client_name, name) => {
    expect(read({ client_name }).name).toBe(name)
  })

  it.each<[object, string]>([
    [{ redirect_uris: undefined }, 'invalid_redirect_uri'],
    [{ redirect_uris: [] }, 'invalid_redirect_uri'],
    [{ redirect_uris: ['javascript:alert(1)'] }, 'invalid_redirect_uri'],
    [{ redirect_uris: ['https://agent.example/', 'http://agent.example/'] }, 'invalid_redirect_uri'],
    [{ redirect_uris: Array.from({ length: 21 }, (_, at) => `https://agent.example/${at}`) }, 'invalid_redirect_uri'],
    [{ redirect_uris: 'https://agent.example/' }, 'invalid_client_metadata'],
    [{ redirect_uris: [1] }, 'invalid_client_metadata'],
    [{ redirect_uris: { length: 1 } }, 'invalid_client_metadata'],
    [{ client_name: { toString: 'x' } }, 'invalid_client_metadata'],
    [{ grant_types: ['client_credentials'] }, 'invalid_client_metadata'],
    [{ grant_types: 'authorization_code' }, 'invalid_client_metadata'],
    [{ response_types: ['token'] }, 'invalid_client_metadata'],
  ])('is refused with %j', (changes, error) => {
    expect(() => read(changes)).toThrow(expect.objectContaining({ error }))
  })
})

describe('a metadata document', () => {
  it('describes the client whose id is its own URL', () => {
    expect(readDocument({ token_endpoint_auth_method: 'none' })).toMatchObject({ name: 'Agent' })
  })
  it.each([
    { client_id: undefined },
    { client_id: `${url}/` },
    { client_id: 'https://elsewhere.example/client.json' },
    { client_id: [url] },
    { client_secret: 'x' },
    { token_endpoint_auth_method: 'private_key_jwt' },
    { token_endpoint_auth_method: 'client_secret_basic' },
  ])('is refused with %j', (changes) => {
    expect(() => readDocument(changes)).toThrow(expect.objectContaining({ error: 'invalid_client_metadata' }))
  })
  it.each([null, [], 'x', 1, true])('is refused if it’s %j', (body) => {
    expect(() => readMetadataDocument(body, url, site)).toThrow(expect.objectContaining({ error: 'invalid_client_metadata' }))
  })
})

describe('a client_id', () => {
  it.each([url, 'https://agent.example/a?b=1', 'https://agent.example:8443/a', 'http://127.0.0.1:3000/client.json'])(
    'is a URL: %s',
    (id) => {
      expect(isMetadataUrl(id)).toBe(true)
    },
  )
  it.each([
    'https://agent.example',
    'https://agent.example/',
    'https://agent.example/a/../client.json',
    'https://agent.example/client.json#a',
    'https://agent.example/client.json#',
    'https://user@agent.example/client.json',
    'https://@agent.example/client.json',
    'https://AGENT.example/client.json',
    'https:\\\\agent.example\\client.json',
    'https://agent.example/client.json ',
    'HTTPS://agent.example/client.json',
    'ftp://agent.example/client.json',
    'file:///etc/passwd',
    'slipway_client_0123',
    `https://agent.example/${'x'.repeat(600)}`,
  ])('isn’t a URL that could be compared: %s', (id) => {
    expect(isMetadataUrl(id)).toBe(false)
  })
})
