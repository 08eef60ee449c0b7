import { accountResource } from './account-resource.ts'
import { OAuthFailure } from './oauth-failure.ts'

/**
 * RFC 8707: the address a client wants its token for, with or without the last slash. Some clients (Codex) sign in for /mcp/ too, once they have
 * found out that the site can. Throws OAuthFailure for any but ours.
 */
export function readResource(asked: string | undefined, siteUrl: string): string {
  const own = accountResource(siteUrl)
  if (asked === undefined) return own
  const href = asked.includes('#') ? undefined : URL.parse(asked)?.href
  if (![own, `${siteUrl}/mcp/`].some((address) => href === address || `${href}/` === address))
    throw new OAuthFailure('invalid_target', `Tokens of this server work at ${own} only.`)
  return own
}
