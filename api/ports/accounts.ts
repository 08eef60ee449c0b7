import type { Profile } from '../domain/records.ts'
import type { Transaction } from './store.ts'

/** Where an attempt comes from; attempts are limited by it. */
export type Visitor = { ip: string }

/** A completed sign-in. `cookies` are the Set-Cookie values that make the browser remember it. */
export type SignedIn = { account: Profile; cookies: string[] }

export type SocialProvider = { id: string; label: string }

/**
 * The sign-in port. Passwords and sessions never leave it. `cookieHeader` is the request's unchanged Cookie header. All functions throw
 * Failure: BAD_REQUEST and CONFLICT with `data.fieldErrors`, UNAUTHORIZED for a wrong email or password (never saying which), and
 * TOO_MANY_REQUESTS with `data.retryAfter`.
 */
export type Accounts = {
  /** The account signed in by the cookies; null if there is none or the session has ended. `cookies` extend the session or remove stale cookies. */
  currentAccount: (cookieHeader: string) => Promise<{ account: Profile | null; cookies: string[] }>
  signUp: (fields: { name: string; email: string; password: string }, visitor: Visitor) => Promise<SignedIn>
  signIn: (fields: { email: string; password: string }, visitor: Visitor) => Promise<SignedIn>
  /** Ends this session, or every session and connection of its account. Returns the cookies that clear it. */
  signOut: (cookieHeader: string, options: { everywhere: boolean }) => Promise<string[]>
  /** Queues an email with a reset link. Does the same, and takes as long, if the address has no account. */
  requestReset: (email: string, visitor: Visitor) => Promise<void>
  /** Whether the token of such a link is still valid. */
  isResetOpen: (token: string) => Promise<boolean>
  /** Sets a new password with the token of such a link, which works once, and removes every other way to sign in: sessions, connections, providers. */
  resetPassword: (fields: { token: string; password: string }, visitor: Visitor) => Promise<void>
  /** Ends every connection and every other session of the account. Returns the cookies of the session that continues. */
  changePassword: (fields: { current: string; password: string }, cookieHeader: string, visitor: Visitor) => Promise<string[]>
  /** Deletes all sessions and connections of an account, in the transaction that takes its access away. */
  endAccess: (transaction: Transaction, accountId: string) => Promise<void>
  /** The configured providers. */
  socialProviders: SocialProvider[]
  /** Where to send the browser to sign in; `returnTo` is a path on this site. */
  startSocial: (provider: string, returnTo: string) => Promise<{ location: string; cookies: string[] }>
  /** Handles the provider's callback. `location` is `returnTo`, or the sign-in page with `?error=`. */
  finishSocial: (provider: string, query: string, cookieHeader: string) => Promise<{ location: string; cookies: string[] }>
}
