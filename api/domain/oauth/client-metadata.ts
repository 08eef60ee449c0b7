import { clientName } from '../names/client-name.ts'
import { OAuthFailure } from './oauth-failure.ts'
import { redirectError } from './redirect-uri.ts'
import type { ClientMetadata } from './request.ts'

const maxRedirectUris = 20

/** RFC 7591 section 2, in a registration or a metadata document. Other fields are ignored. Throws OAuthFailure. */
export function readClientMetadata(body: unknown, siteUrl: string): ClientMetadata {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw invalidMetadata('Send a JSON object.')
  const fields = new Map(Object.entries(body))
  const redirectUris = readTexts(fields, 'redirect_uris')
  if (redirectUris === null || redirectUris.length === 0) throw new OAuthFailure('invalid_redirect_uri', 'redirect_uris is missing.')
  if (redirectUris.length > maxRedirectUris)
    throw new OAuthFailure('invalid_redirect_uri', `redirect_uris has more than ${maxRedirectUris} entries.`)
  for (const uri of redirectUris) {
    const error = redirectError(uri)
    if (error !== null) throw new OAuthFailure('invalid_redirect_uri', error)
  }
  const grantTypes = readTexts(fields, 'grant_types') ?? ['authorization_code']
  if (!grantTypes.includes('authorization_code')) throw invalidMetadata('grant_types must include authorization_code.')
  const responseTypes = readTexts(fields, 'response_types') ?? ['code']
  if (!responseTypes.includes('code')) throw invalidMetadata('response_types must include code.')
  const name = fields.get('client_name') ?? ''
  if (typeof name !== 'string') throw invalidMetadata('client_name must be a string.')
  return { name: clientName(name, '', siteUrl), redirectUris: [...new Set(redirectUris)], refreshes: grantTypes.includes('refresh_token') }
}

/** Reads the document at a URL that is a client_id. It must name that URL, or anybody’s file could be used as a client. Throws OAuthFailure. */
export function readMetadataDocument(body: unknown, clientId: string, siteUrl: string): ClientMetadata {
  const metadata = readClientMetadata(body, siteUrl)
  const fields = new Map(Object.entries(body as object))
  if (fields.get('client_id') !== clientId) throw invalidMetadata('The document’s client_id must be its own URL.')
  if (fields.has('client_secret')) throw invalidMetadata('A metadata document can’t have a client_secret.')
  if ((fields.get('token_endpoint_auth_method') ?? 'none') !== 'none') throw invalidMetadata('token_endpoint_auth_method must be none.')
  return metadata
}

/** Whether a client_id is the URL of a metadata document, in normalized form. Whether it may be fetched is up to the crawler. */
export function isMetadataUrl(clientId: string): boolean {
  const url = URL.parse(clientId)
  return (
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    url.href === clientId &&
    url.pathname !== '/' &&
    url.username === '' &&
    url.password === '' &&
    !clientId.includes('#') &&
    clientId.length <= 512
  )
}

function readTexts(fields: ReadonlyMap<string, unknown>, name: string): string[] | null {
  const value = fields.get(name)
  if (value === undefined || value === null) return null
  if (!Array.isArray(value) || !value.every((entry) => typeof entry === 'string'))
    throw invalidMetadata(`${name} must be a list of strings.`)
  return value
}

const invalidMetadata = (message: string) => new OAuthFailure('invalid_client_metadata', message)
