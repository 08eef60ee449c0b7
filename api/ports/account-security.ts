import type { Visitor, SignedIn } from './accounts.ts'

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

export type Security = {
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
