import { accountResource } from './read-resource.ts'
import { scopes } from './records.ts'
import { paths } from '../../../shared/paths.ts'
import { siteName } from '../settings/current-site.ts'

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
