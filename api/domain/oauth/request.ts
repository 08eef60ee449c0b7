import { Type, type Static } from 'typebox'
import type { OAuthError } from './oauth-failure.ts'
import { scopes, type Scope } from './records.ts'

export const AuthorizationRequest = Type.Object({
  clientId: Type.String(),
  /** What the client calls itself. */
  client: Type.String(),
  /** The host of the client’s metadata document, which vouches for its name; null for a client that registered itself. */
  clientHost: Type.Union([Type.String(), Type.Null()]),
  redirectUri: Type.String(),
  state: Type.Union([Type.String(), Type.Null()]),
  codeChallenge: Type.String(),
  scopes: Type.Unsafe<readonly Scope[]>(Type.Array(Type.Enum([...scopes]))),
  resource: Type.String(),
  /** Whether the client gets a refresh token. */
  refreshes: Type.Boolean(),
})
export type AuthorizationRequest = Static<typeof AuthorizationRequest>

export type ClientMetadata = { name: string; redirectUris: readonly string[]; refreshes: boolean }

/** The URL that answers a client, with the issuer against mix-ups (RFC 9207). */
export function answerUrl(
  { siteUrl }: { siteUrl: string },
  { redirectUri, state }: Pick<AuthorizationRequest, 'redirectUri' | 'state'>,
  answer: { code: string } | { error: OAuthError; error_description: string },
): string {
  const all = new URLSearchParams({ ...answer, ...(state !== null && { state }), iss: siteUrl })
  return `${redirectUri}${redirectUri.includes('?') ? '&' : '?'}${all}`
}
