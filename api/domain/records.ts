import type { PreviewFacts } from '../../shared/previews/preview-facts.ts'
import type { Check, SuggestedListing } from '../../shared/schemas/readiness.ts'
import type { CommentExclusion, Suspension, VoteExclusion } from './moderation/records.ts'
import type { MailChoice, Topic } from './notices/topics.ts'
import type { Grant } from './oauth/records.ts'
import type { VoteFacts } from './votes/vote-facts.ts'

/** A person who has signed up. Passwords and sessions are stored separately, by accounts/. */
export type Profile = {
  id: string
  email: string
  name: string
  handle: string | null
  /** The path of a kept picture of themselves. */
  picture?: string
  createdAt: string
  /** Set once the email is verified: by a link that was sent to it, or by a sign-in provider. */
  emailProven?: true
  /** When all sessions and connections were last ended. A request that one of them began before must not succeed afterwards. */
  accessEndedAt?: string
  /** A keyed hash of the network that the account was created from. */
  joinedFrom?: string
  /** Signing in takes a code of an authenticator app, or a passkey. Kept in step with the sign-in library’s own note. */
  hasSecondFactor?: true
  suspension?: Suspension
  /** A moderator has removed everything it wrote, and its votes. */
  everythingRemoved?: true
  /** The owner has asked to delete the account. `keepsLaunches`: live launches stay, without the name. */
  deletion?: { askedAt: string; dueAt: string; keepsLaunches: boolean }
  /** Its comments of the last hour that were deleted, by itself or a moderator. They still count toward the rate limit. */
  deletedComments?: { id?: string; launchId: string; at: string }[]
  /** It has muted or blocked somebody. */
  hasMuted?: true
  /** What it may do for the whole site, besides what the environment’s list of moderators says. */
  role?: 'owner' | 'moderator'
  /** An owner has offered to make it one, too. */
  ownerOffer?: { by: string; at: string }
  /** Which emails it wants; all, unless it has chosen. */
  mailChoices?: { readonly [T in Topic]?: MailChoice }
}

export type MakerTexts = { name: string; handle: string | null; about: string; links: string[] }
/** What a maker’s page says about them. `unseen` keeps what it said `before` changes that no moderator has seen. `id` is the account’s; stored apart from the profile, because it’s public. */
export type Maker = MakerTexts & { id: string; unseen?: { before: MakerTexts; at: string } }

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
  /** Set when it was made by OAuth rather than by pairing. */
  grant?: Grant
  /** When its owner allowed it to read and mark the submission plans, too. */
  plansSince?: string
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
  /** Whether the last call sent an invalid token: then its session isn't connected, because the client would still send that token. */
  replacesToken?: boolean
  /** Set when the API was called rather than a tool. */
  fromApi?: true
  /** Set when it asks for the submission plans, too. */
  plans?: true
  /** The connection that asks for them: it’s extended instead of a new one being made. */
  connectionId?: string
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
  /** The page’s pictures, by their addresses, and those that we have fetched, by their paths. */
  pictures?: string[]
  offered?: string[]
}
/** How many visits a launch page had from a site; `host` is null for all but fifty. Nothing about the visitors. */
export type Referral = { id: string; launchId: string; host: string | null; visits: number }

/**
 * `id` is the launch and account ids joined by a colon: one vote per account. `network` is a keyed hash of the network it came from. One with a
 * `exclusion` isn’t part of the public count. `ownExclusion` is the one it keeps once its account is no longer suspended or removed. `day` is when it was
 * cast (YYYY-MM-DD), and `voter` what the rule about votes compares (votes/README.md).
 */
export type Upvote = {
  id: string
  launchId: string
  accountId: string
  at: string
  network?: string
  day: string
  voter: Pick<VoteFacts, 'maker' | 'joinedAt' | 'joinedFrom' | 'mailbox' | 'domain' | 'partDays'>
  exclusion?: VoteExclusion
  ownExclusion?: VoteExclusion
}
export type Comment = {
  id: string
  launchId: string
  accountId: string
  author: { name: string; handle: string | null }
  text: string
  at: string
  /** The day of `at` (YYYY-MM-DD), by which moderators list recent ones; older comments have none. */
  day?: string
  /** The comment it replies to, which replies to none. */
  replyTo?: string
  editedAt?: string
  /** The language that its author chose; detected if absent. */
  language?: string
  /** Set if it isn’t shown, or part of the public count. */
  exclusion?: CommentExclusion
  /** The one it keeps once its author is no longer suspended or removed. */
  ownExclusion?: CommentExclusion
  /** Whether people have been told of it, which happens once. */
  isAnnounced?: true
  /** Moderators have been told that it waits, and none has approved it since. */
  isWaitTold?: true
  /** When a moderator let it be shown, so that reports don’t hide that version again. */
  reviewedAt?: string
}
/** `by` is the account that posted it; older ones have none. One with an `exclusion` isn’t public: as for comments. */
export type ChangelogEntry = {
  id: string
  launchId: string
  by?: string
  title: string
  text: string
  at: string
  exclusion?: 'held' | 'reported'
}
/** An entry in a launch's activity, for its owner and the moderators. `by` is an account id, or null for the service. */
export type HistoryEntry = { id: string; launchId: string; at: string; by: string | null; event: string; note: string | null }
/** A row of the sign-in library, in its own format. */
export type AuthRow = { id: string; [field: string]: unknown }
