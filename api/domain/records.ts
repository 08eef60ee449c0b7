import type { Check, SuggestedListing } from '../../shared/schemas/readiness.ts'
import type { Launch } from './launch.ts'

/** A person who has signed up. Passwords and sign-ins are kept apart from it, by accounts/. */
export type Profile = {
  id: string
  email: string
  name: string
  handle: string | null
  createdAt: string
  /** There once its owner has followed a link that was sent to the address. */
  emailProven?: true
}

/** A client that may read its account's launches and open drafts (interface section 5). Revoking it deletes the record. */
export type Connection = {
  id: string
  accountId: string
  /** What the client calls itself, until the owner renames it. */
  label: string
  /** SHA-256 of the bearer token, hexadecimal; the token itself is nowhere. */
  tokenHash: string
  /** SHA-256 of the tool session's id that acts beside the token, hexadecimal; null for REST clients, and once the session has ended. */
  sessionId: string | null
  createdAt: string
  createdFrom: string
  lastUsedAt: string | null
  lastUsedFrom: string | null
}

/** A request for a connection. `id` is the SHA-256 of its code. It counts until `expiresAt`, and once. */
export type Pairing = {
  id: string
  client: string
  /** Where it was asked from, as the approval page tells it. */
  ip: string
  sessionId: string | null
  createdAt: string
  expiresAt: string
  state: 'waiting' | 'approved' | 'declined'
  /** There where the session is a single call, so that only the token helps with every later one. */
  forOneCall?: true
}

/**
 * What the last visit to a launch's page suggested and found, shown beside what the owner wrote; there is none until somebody has looked
 * at its present address. `id` is the launch's; `urls` are the addresses that led to the page, and the page's own. It is many times as
 * long as a launch, which is written with every vote: so it stands apart.
 */
export type Crawl = { id: string; listing: SuggestedListing; checks: Check[]; score: number; at: string; urls?: string[] }
/** `id` is launch and account joined by a colon: one vote each. */
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
/** What happened to a launch, for its owner and the moderators. `by` is an account, or null for the service itself. */
export type HistoryEntry = { id: string; launchId: string; at: string; by: string | null; event: string; note: string | null }
/** Rows of the sign-in library, as it wants them. */
export type AuthRow = { id: string; [field: string]: unknown }

export type Records = {
  launches: Launch
  crawls: Crawl
  profiles: Profile
  connections: Connection
  pairings: Pairing
  upvotes: Upvote
  comments: Comment
  changelog: ChangelogEntry
  history: HistoryEntry
  authUsers: AuthRow
  authSessions: AuthRow
  authAccounts: AuthRow
  authVerifications: AuthRow
}
export type Collection = keyof Records

/** Fields that records are looked up by; every store keeps an index of each. */
export const indexes = {
  launches: ['ownerId', 'status'],
  crawls: [],
  profiles: ['email', 'handle'],
  connections: ['accountId', 'tokenHash', 'sessionId'],
  pairings: ['state'],
  upvotes: ['accountId'],
  comments: ['launchId'],
  changelog: ['launchId'],
  history: ['launchId'],
  authUsers: ['email'],
  authSessions: ['token', 'userId'],
  authAccounts: ['userId', 'accountId'],
  authVerifications: ['identifier', 'value'],
} as const satisfies { [C in Collection]: readonly (keyof Records[C] & string)[] }

export type IndexOf<C extends Collection> = (typeof indexes)[C][number]

/** Indexed fields no two records may share; every store refuses the second. Null is shared freely. */
export const uniqueFields: { readonly [C in Collection]?: readonly IndexOf<C>[] } = {
  profiles: ['email', 'handle'],
  connections: ['tokenHash'],
  authUsers: ['email'],
  authSessions: ['token'],
}
