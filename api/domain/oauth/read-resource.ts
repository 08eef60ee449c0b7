import { OAuthFailure } from './oauth-failure.ts'
import { paths } from '../../../shared/paths.ts'

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
