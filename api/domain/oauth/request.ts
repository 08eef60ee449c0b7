import { Type, type Static } from 'typebox'
import { type OAuthError, OAuthFailure, type Parameters } from './oauth-failure.ts'
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

/** The challenge of RFC 7636: a SHA-256 in base64url. Only S256, because anyone who sees a plain challenge knows the verifier. Throws OAuthFailure. */
export function readChallenge({ code_challenge: challenge, code_challenge_method: method }: Parameters): string {
  if (challenge === undefined) throw new OAuthFailure('invalid_request', 'code_challenge is missing: PKCE is required.')
  if (method !== 'S256') throw new OAuthFailure('invalid_request', 'Send code_challenge_method=S256.')
  if (!/^[\w-]{43}$/.test(challenge)) throw new OAuthFailure('invalid_request', 'code_challenge must be a SHA-256 hash in base64url.')
  return challenge
}

/** RFC 7636 section 4.1. */
export const isVerifier = (text: string): boolean => /^[\w.~-]{43,128}$/.test(text)
