import { OAuthFailure, type Parameters } from './oauth-failure.ts'

/** The challenge of RFC 7636: a SHA-256 in base64url. Only S256, because anyone who sees a plain challenge knows the verifier. Throws OAuthFailure. */
export function readChallenge({ code_challenge: challenge, code_challenge_method: method }: Parameters): string {
  if (challenge === undefined) throw new OAuthFailure('invalid_request', 'code_challenge is missing: PKCE is required.')
  if (method !== 'S256') throw new OAuthFailure('invalid_request', 'Send code_challenge_method=S256.')
  if (!/^[\w-]{43}$/.test(challenge)) throw new OAuthFailure('invalid_request', 'code_challenge must be a SHA-256 hash in base64url.')
  return challenge
}

/** RFC 7636 section 4.1. */
export const isVerifier = (text: string): boolean => /^[\w.~-]{43,128}$/.test(text)
