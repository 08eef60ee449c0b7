import type { RoleInvitation } from '../domain/moderation/moderator-rule.ts'
import type { Profile } from '../domain/records.ts'
import type { Transaction } from './store.ts'

/** Where an attempt comes from; attempts are limited by its IP. */
export type Visitor = { ip: string; userAgent?: string }

/** A completed sign-in. `cookies` are the Set-Cookie values that make the browser remember it. */
export type SignedIn = { account: Profile; cookies: string[] }

/** A sign-in by password. It opens nothing while `account` is null: the code of a second factor is still missing. */
export type SignInStep = { account: Profile | null; cookies: string[] }

export type EmailLink = { accountId: string; email: string }

export type SocialSignIn = { location: string; cookies: string[]; awaitsCode: boolean }

export type SocialProvider = { id: string; label: string }

/**
 * The sign-in port. Passwords and sessions never leave it. `cookieHeader` is the request's unchanged Cookie header. All functions throw
 * Failure: BAD_REQUEST and CONFLICT with `data.fieldErrors`, UNAUTHORIZED for a wrong email or password (never saying which), and
 * TOO_MANY_REQUESTS with `data.retryAfter`.
 */
export type Accounts = AccountSecurity & {
  /**
   * The account signed in by the cookies; null if there is none or the session has ended. `cookies` extend the session or remove stale cookies.
   * `onSession` gets the account id early, so that what else is needed can be read at the same time.
   */
  currentAccount: (cookieHeader: string, onSession?: (accountId: string) => void) => Promise<{ account: Profile | null; cookies: string[] }>
  /** Creates an account and queues an email with a link that verifies its address. `invite` is the code of an invitation, as entered. With the token of the owner’s link, the account owns the site, its email counts as verified, and nobody has to let it in. */
  signUp: (
    fields: { name: string; email: string; password: string; invite?: string | null; ownerToken?: string },
    visitor: Visitor,
  ) => Promise<SignedIn>
  /** The link in the output of the start, by which somebody becomes the first owner: once, within a day, and only while there is none. */
  ownerLink: {
    /** Its token; the one before stops working. Null if there is an owner. */
    create: () => Promise<string | null>
    isOpen: (token: string) => Promise<boolean>
    /** For an account that exists. Throws FORBIDDEN. */
    claim: (token: string, accountId: string) => Promise<void>
    /** The invitation to moderate that a token is for, which lets its holder sign up, too; null if it was revoked or has expired. */
    findInvitation: (token: string) => Promise<RoleInvitation | null>
    invitationToken: (invitation: RoleInvitation) => string
  }
  /** The session’s cookies by the names that they have at the site’s present address, if it was changed since they were set. */
  adoptCookies: (cookieHeader: string) => string[]
  /** Queues another email with a verification link, unless the account’s email is verified. */
  sendVerification: (accountId: string, visitor: Visitor) => Promise<void>
  /** What a verification link is for; null if it has expired or was used. */
  findVerification: (token: string) => Promise<EmailLink | null>
  /** Verifies the email that a link was sent to. `accountId` is who is signed in: nobody else can use the link. */
  verifyEmail: (token: string, accountId: string) => Promise<void>
  /** By the password, or without one, by a sign-in within the last ten minutes. Throws BAD_REQUEST about `current`. */
  confirmOwner: (password: string, cookieHeader: string, visitor: Visitor) => Promise<{ accountId: string; sessionId: string }>
  /** Sends a link to the new address, and tells the old one. Does the same if somebody else has the new address. Confirms the owner. */
  requestEmailChange: (fields: { email: string; password: string }, cookieHeader: string, visitor: Visitor) => Promise<void>
  /** The new address that waits for its link to be followed. */
  findPendingEmail: (accountId: string) => Promise<string | null>
  cancelEmailChange: (accountId: string) => Promise<void>
  /** What the link in the email to a new address is for; null if it has expired or was used. */
  findEmailChange: (token: string) => Promise<EmailLink | null>
  /** Replaces the email with the new one, verified, and ends every other session and every link sent for the account. */
  changeEmail: (token: string, cookieHeader: string) => Promise<void>
  signIn: (fields: { email: string; password: string }, visitor: Visitor) => Promise<SignInStep>
  /** Ends this session, or every session and connection of its account. Returns the cookies that clear it. */
  signOut: (cookieHeader: string, options: { everywhere: boolean }) => Promise<string[]>
  /** Queues an email with a reset link. Does the same, and takes as long, if the address has no account. */
  requestReset: (email: string, visitor: Visitor) => Promise<void>
  isResetOpen: (token: string) => Promise<boolean>
  /** Sets a new password with the token of such a link, which works once, and removes every other way to sign in: sessions, connections, providers. */
  resetPassword: (fields: { token: string; password: string }, visitor: Visitor) => Promise<void>
  /** Ends every connection and every other session of the account. Returns the cookies of the session that continues. */
  changePassword: (fields: { current: string; password: string }, cookieHeader: string, visitor: Visitor) => Promise<string[]>
  /** Deletes all sessions and connections of an account, in the transaction that takes its access away. */
  endAccess: (transaction: Transaction, accountId: string) => Promise<void>
  socialProviders: SocialProvider[]
  /** Where to send the browser to sign in; `returnTo` is a path on this site, `invite` the invitation of somebody who has no account yet. */
  startSocial: (provider: string, returnTo: string, invite?: string | null) => Promise<{ location: string; cookies: string[] }>
  /** Handles the provider's callback. `location` is `returnTo`, or the sign-in page with `?error=`. */
  finishSocial: (provider: string, query: string, cookieHeader: string, visitor: Visitor) => Promise<SocialSignIn>
}

/** The codes of an authenticator app (TOTP), asked for after the password, and recovery codes for when it’s lost. */
export type SecondFactor = {
  /** Whether somebody has given the password in this browser, and the code is still missing. */
  isAwaited: (cookieHeader: string) => Promise<boolean>
  /** Finishes a sign-in with a code of the app or a recovery code. Throws BAD_REQUEST about `code`; UNAUTHORIZED if it took too long. */
  prove: (code: string, cookieHeader: string, visitor: Visitor) => Promise<SignedIn>
  /** Confirms the owner and returns the otpauth: URI to set up an app with. It takes effect once a code has confirmed it. */
  start: (password: string, cookieHeader: string, visitor: Visitor) => Promise<string>
  /** Turns it on, and ends every other session. */
  confirm: (code: string, cookieHeader: string, visitor: Visitor) => Promise<{ recoveryCodes: string[]; cookies: string[] }>
  /** Replaces the recovery codes. Confirms the owner. */
  renewRecoveryCodes: (password: string, cookieHeader: string, visitor: Visitor) => Promise<string[]>
  /** Turns it off, and ends every other session. Confirms the owner, and takes a code. Returns the cookies of the session that continues. */
  turnOff: (fields: { password: string; code: string }, cookieHeader: string, visitor: Visitor) => Promise<string[]>
}

export type Passkey = { id: string; name: string; createdAt: string; lastUsedAt: string | null }

/** Passkeys (WebAuthn). `options` and `credential` are JSON for and from the browser. */
export type Passkeys = {
  signInOptions: () => Promise<string>
  /** Signs in with a passkey that has verified its user, which needs no further factor. Throws UNAUTHORIZED. */
  signIn: (credential: string, visitor: Visitor) => Promise<SignedIn>
  /** Confirms the owner and returns options for a new passkey. */
  addOptions: (fields: { name: string; password: string }, cookieHeader: string, visitor: Visitor) => Promise<string>
  add: (fields: { name: string; credential: string }, cookieHeader: string) => Promise<void>
  rename: (id: string, name: string, cookieHeader: string) => Promise<void>
  /** Deletes a passkey, and ends every other session. */
  remove: (id: string, cookieHeader: string) => Promise<void>
}

export type Session = { id: string; isThis: boolean; browser: string; signedInAt: string; usedAt: string }

export type Sessions = {
  /** This one first, then the last used. */
  list: (cookieHeader: string) => Promise<Session[]>
  revoke: (id: string, cookieHeader: string) => Promise<void>
  revokeOthers: (cookieHeader: string) => Promise<void>
}

type Security = {
  hasPassword: boolean
  /** Null while two-factor authentication is off. */
  recoveryCodesLeft: number | null
  passkeys: Passkey[]
  sessions: Session[]
}

export type AccountSecurity = {
  secondFactor: SecondFactor
  passkeys: Passkeys
  sessions: Sessions
  /** Throws UNAUTHORIZED if nobody is signed in. */
  readSecurity: (cookieHeader: string) => Promise<Security>
}
