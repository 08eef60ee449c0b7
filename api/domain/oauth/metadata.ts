import { scopes, type Scope } from './records.ts'
import { paths } from '../../../shared/paths.ts'
import { siteName } from '../settings/current-site.ts'
import { OAuthFailure } from './oauth-failure.ts'

/**
 * What OAuth clients need to know about this server (RFC 8414). Clients that may use a document don’t register, so `readsDocuments` is only true
 * where this server can fetch one.
 */
export const serverMetadata = (siteUrl: string, readsDocuments: boolean) => ({
  issuer: siteUrl,
  authorization_endpoint: `${siteUrl}${paths.connect()}`,
  token_endpoint: `${siteUrl}${paths.oauthToken()}`,
  registration_endpoint: `${siteUrl}${paths.oauthRegister()}`,
  revocation_endpoint: `${siteUrl}${paths.oauthRevoke()}`,
  scopes_supported: scopes,
  response_types_supported: ['code'],
  response_modes_supported: ['query'],
  grant_types_supported: ['authorization_code', 'refresh_token'],
  token_endpoint_auth_methods_supported: ['none'],
  revocation_endpoint_auth_methods_supported: ['none'],
  code_challenge_methods_supported: ['S256'],
  authorization_response_iss_parameter_supported: true,
  client_id_metadata_document_supported: readsDocuments,
  protected_resources: [accountResource(siteUrl)],
  service_documentation: `${siteUrl}${paths.agents()}`,
})

/** What they need to know about the tools they want a token for (RFC 9728). `resource` is spelled the way the client spells it. */
export const resourceMetadata = (siteUrl: string, resource = accountResource(siteUrl)) => ({
  resource,
  authorization_servers: [siteUrl],
  scopes_supported: scopes,
  bearer_methods_supported: ['header'],
  resource_name: siteName(),
  resource_documentation: `${siteUrl}${paths.agents()}`,
})

/** RFC 8707, with or without the trailing slash. Some clients (Codex) also ask for /mcp/. Throws OAuthFailure for any other. */
export function readResource(asked: string | undefined, siteUrl: string): string {
  const own = accountResource(siteUrl)
  if (asked === undefined) return own
  const href = asked.includes('#') ? undefined : URL.parse(asked)?.href
  if (![own, `${siteUrl}${paths.mcp()}`].some((address) => href === address || `${href}/` === address))
    throw new OAuthFailure('invalid_target', `This server only issues tokens for ${own}.`)
  return own
}

/** The OAuth resource: the tools. Its tokens also work at /mcp/, which leads to the same tools, and nowhere else. */
export const accountResource = (siteUrl: string): string => siteUrl + paths.mcpAccount()

/** Keeps the client’s trailing slash, or lack of one, because it compares the two URLs (RFC 9728 section 3.3). */
export const resourceMetadataUrl = (siteUrl: string, path: string): string =>
  siteUrl + (path.endsWith('/') ? paths.oauthResourceMetadata() : paths.oauthResourceMetadata().slice(0, -1))

/** The scopes a client asks for, out of `granted`; all of them if it names none. Throws OAuthFailure. */
export function readScopes(text: string | undefined, granted: readonly Scope[] = scopes): readonly Scope[] {
  const asked = new Set((text ?? '').split(' ').filter((word) => word !== ''))
  const found = granted.filter((scope) => asked.delete(scope))
  if (asked.size > 0) throw new OAuthFailure('invalid_scope', `Unknown scope, or one that isn’t granted. Use: ${granted.join(' ')}.`)
  return found.length === 0 ? granted : found
}
