import type { Profile } from '../domain/records.ts'

/** Where a try comes from; tries are limited by it. */
export type Visitor = { ip: string }

/** Somebody has signed in. `cookies` are the values of Set-Cookie that make the browser remember it. */
export type SignedIn = { account: Profile; cookies: string[] }

export type SocialProvider = { id: string; label: string }

/**
 * The port of sign-in. Passwords and sessions never leave it. `cookieHeader` is the request's Cookie header as it came. All of it throws
 * Failure: BAD_REQUEST and CONFLICT with `data.fieldErrors`, UNAUTHORIZED for a wrong e-mail or password (never which of the two), and
 * TOO_MANY_REQUESTS with `data.retryAfter`.
 */
export type Accounts = {
  /** The account whose session the cookies name; null for none or an ended one. `cookies` prolong it, or remove what names nothing. */
  currentAccount: (cookieHeader: string) => Promise<{ account: Profile | null; cookies: string[] }>
  signUp: (fields: { name: string; email: string; password: string }, visitor: Visitor) => Promise<SignedIn>
  signIn: (fields: { email: string; password: string }, visitor: Visitor) => Promise<SignedIn>
  /** Ends this session, or every session and connection of its account. Answers the cookies that forget it. */
  signOut: (cookieHeader: string, options: { everywhere: boolean }) => Promise<string[]>
  /** Sends a link to the address if it has an account. Answers the same, and as fast, if it has none. */
  requestReset: (email: string, visitor: Visitor) => Promise<void>
  /** Whether the token of such a link still counts. */
  isResetOpen: (token: string) => Promise<boolean>
  /** Sets a new password by the token of such a link, which counts once, and ends every session and connection. */
  resetPassword: (fields: { token: string; password: string }, visitor: Visitor) => Promise<void>
  /** Ends every connection and every other session of the account. Answers the cookies of the one that goes on. */
  changePassword: (fields: { current: string; password: string }, cookieHeader: string, visitor: Visitor) => Promise<string[]>
  /** Those that are configured. */
  socialProviders: SocialProvider[]
  /** Where to send the browser to sign in there; `returnTo` is a path of this site. */
  startSocial: (provider: string, returnTo: string) => Promise<{ location: string; cookies: string[] }>
  /** What the provider sent back. `location` is `returnTo`, or the sign-in page with `?error=`. */
  finishSocial: (provider: string, query: string, cookieHeader: string) => Promise<{ location: string; cookies: string[] }>
  /** Waits for what goes on behind the answers. */
  close: () => Promise<void>
}
