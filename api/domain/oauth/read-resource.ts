import { accountResource } from './account-resource.ts'
import { OAuthFailure } from './oauth-failure.ts'

/** RFC 8707: the address a client wants its token for, with or without the last slash. Throws OAuthFailure for any but ours. */
export function readResource(asked: string | undefined, siteUrl: string): string {
  const own = accountResource(siteUrl)
  if (asked === undefined) return own
  const href = asked.includes('#') ? undefined : URL.parse(asked)?.href
  if (href !== own && `${href}/` !== own) throw new OAuthFailure('invalid_target', `Tokens of this server work at ${own} only.`)
  return own
}
