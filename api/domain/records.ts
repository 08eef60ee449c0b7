import type { PreviewFacts } from '../../shared/previews/preview-facts.ts'
import type { Check, SuggestedListing } from '../../shared/schemas/readiness.ts'
import type { Launch } from './launch.ts'

/** A person who has signed up. Passwords and sessions are stored separately, by accounts/. */
export type Profile = {
  id: string
  email: string
  name: string
  handle: string | null
  createdAt: string
  /** Set once the email is verified: by a link that was sent to it, or by a sign-in provider. */
  emailProven?: true
  /** When all sessions and connections were last ended. A request that one of them began before must not succeed afterwards. */
  accessEndedAt?: string
}

/** A client that can read its account's launches and create drafts (interface section 5). Revoking it deletes the record. */
export type Connection = {
  id: string
  accountId: string
  /** The name the client gave itself, until the owner renames it. */
  label: string
  /** SHA-256 of the bearer token, in hex; the token itself isn't stored. */
  tokenHash: string
  /** SHA-256 of the connected MCP session's id, in hex; null for REST clients, and once the session has ended. */
  sessionId: string | null
  /** Set when that session is a single call: it works for ten minutes after approval, then only the token does. */
  forOneCall?: true
  createdAt: string
  createdFrom: string
  lastUsedAt: string | null
  lastUsedFrom: string | null
}

/** A request for a connection. `id` is the SHA-256 of its code. The code works once, until `expiresAt`. */
export type Pairing = {
  id: string
  client: string
  /** The IP of the request, shown on the approval page. */
  ip: string
  sessionId: string | null
  createdAt: string
  expiresAt: string
  state: 'waiting' | 'approved' | 'declined'
  /** Set when the session is a single call, so every later call needs the token. */
  forOneCall?: true
}

/**
 * The suggested listing and findings of the last audit of a launch's page; there is none until its current URL has been audited. `id` is
 * the launch's id; `urls` are the page's URL and those that redirected to it. Stored apart from the launch because it's much larger,
 * and the launch is written with every vote. The badge fix holds a placeholder for the slug (shared/audit/badge.ts).
 */
export type Crawl = {
  id: string
  listing: SuggestedListing
  checks: Check[]
  score: number
  at: string
  urls?: string[]
  previews?: PreviewFacts
}
/**
 * An audit whose report can be opened at its own URL until `expiresAt`. Anyone with the id can read it. `accountId` is its maker's account;
 * for a maker without one, `network` is the narrowest address block it came from and `keyHash` the SHA-256 of the key that deletes it.
 * `asked` is the URL as entered, `url` the page it led to, `earlier` the reports it continues, oldest first.
 */
export type Report = {
  id: string
  via: 'web' | 'agent' | 'api'
  accountId: string | null
  network: string | null
  keyHash: string | null
  asked: string
  url: string
  score: number
  at: string
  expiresAt: string
  earlier: string[]
  /** The size of its body. */
  bytes: number
}
/** A report's content (domain/report.ts), packed. Stored separately because lists of reports don't need it. */
export type ReportBody = { id: string; packed: string }
/** `id` is the launch and account ids joined by a colon: one vote per account. */
export type Upvote = { id: string; launchId: string; accountId: string; at: string }
export type Comment = {
  id: string
  launchId: string
  accountId: string
  author: { name: string; handle: string | null }
  text: string
  at: string
}
export type ChangelogEntry = { id: string; launchId: string; title: string; text: string; at: string }
/** An entry in a launch's activity, for its owner and the moderators. `by` is an account id, or null for the service. */
export type HistoryEntry = { id: string; launchId: string; at: string; by: string | null; event: string; note: string | null }
export type MailKind = 'password-reset' | 'new-connection'
/**
 * A queued email. Its text is written when it is sent, so that no reset link is stored, and it is deleted once it is sent. Nothing is sent if
 * no account has the address `to`.
 */
export type OutgoingMail = {
  id: string
  kind: MailKind
  to: string
  state: 'waiting' | 'failed'
  /** An email about new connections lists those made since. */
  createdAt: string
  /** When it's no longer worth sending. */
  expiresAt: string
  /** When the next attempt is due. A process that is sending it moves this ahead. */
  dueAt: string
  attempts: number
  /** The last error, in the mail server's words but without the recipient. */
  fault: string | null
}
/** A row of the sign-in library, in its own format. */
export type AuthRow = { id: string; [field: string]: unknown }

export type Records = {
  launches: Launch
  crawls: Crawl
  reports: Report
  reportBodies: ReportBody
  profiles: Profile
  connections: Connection
  pairings: Pairing
  upvotes: Upvote
  comments: Comment
  changelog: ChangelogEntry
  history: HistoryEntry
  mails: OutgoingMail
  authUsers: AuthRow
  authSessions: AuthRow
  authAccounts: AuthRow
  authVerifications: AuthRow
}
export type Collection = keyof Records

/** The fields that records are looked up by; every store indexes them. */
export const indexes = {
  launches: ['ownerId', 'status'],
  crawls: [],
  reports: ['accountId', 'network', 'via'],
  reportBodies: [],
  profiles: ['email', 'handle'],
  connections: ['accountId', 'tokenHash', 'sessionId'],
  pairings: ['state'],
  upvotes: ['accountId'],
  comments: ['launchId'],
  changelog: ['launchId'],
  history: ['launchId'],
  mails: ['state'],
  authUsers: ['email'],
  authSessions: ['token', 'userId'],
  authAccounts: ['userId', 'accountId'],
  authVerifications: ['identifier', 'value'],
} as const satisfies { [C in Collection]: readonly (keyof Records[C] & string)[] }

export type IndexOf<C extends Collection> = (typeof indexes)[C][number]

/** Indexed fields that must be unique; stores refuse a second record. Null values aren't compared. */
export const uniqueFields: { readonly [C in Collection]?: readonly IndexOf<C>[] } = {
  profiles: ['email', 'handle'],
  connections: ['tokenHash'],
  authUsers: ['email'],
  authSessions: ['token'],
}
