import type { OAuthError } from './oauth-failure.ts'
import type { Scope } from './records.ts'

/** What a client asks a person to approve, after it has been checked. */
export type AuthorizationRequest = {
  clientId: string
  /** What the client calls itself. */
  client: string
  /** The host of the client’s metadata document, which vouches for its name; null for a client that registered itself. */
  clientHost: string | null
  redirectUri: string
  state: string | null
  codeChallenge: string
  scopes: readonly Scope[]
  resource: string
  /** Whether the client gets a refresh token. */
  refreshes: boolean
}

/** A client as its registration or its metadata document describes it. */
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
