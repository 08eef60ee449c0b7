/** What people can be notified of. */
export type HappeningKind =
  | 'submitted'
  | 'approved'
  | 'rejected'
  | 'stopped'
  | 'taken-down'
  | 'tomorrow'
  | 'live'
  | 'votes'
  | 'comment'
  | 'update'
  | 'badge-lost'
  | 'week-won'
  | 'elsewhere-week'
  | 'listing-lost'
  | 'edit-waiting'
  | 'reported'

/** The kinds of notices. One happening can mean different things to different people: a comment on your launch, a reply to you, a mention. */
export type NoticeKind = HappeningKind | 'reply' | 'mention' | 'waiting'

/**
 * Something that has happened to a launch, until everyone concerned has been notified (actions/notices). Stored in the transaction that made it
 * happen, so that none is lost.
 */
export type Happening = {
  id: string
  state: 'waiting'
  kind: HappeningKind
  launchId: string
  /** The account that did it; null for the service. Nobody is notified of their own actions, except that it arrived. */
  by: string | null
  at: string
  /** The comment, update, report or directory that it is about. */
  subjectId: string | null
  /** A figure or a reason: the number of votes, why a launch was rejected. */
  note: string | null
  /** Until then a moderator can undo it, and nobody is notified. */
  notBefore?: string
  /** Set while only some have been notified: the last of the audience that was. */
  toldUntil?: string
}

/** A notification of one person: listed on the site, and emailed if they want it. `id` is the happening and account ids joined by a colon. */
export type Notice = {
  id: string
  accountId: string
  kind: NoticeKind
  launchId: string
  by: string | null
  at: string
  /** The day of `at` (YYYY-MM-DD). */
  day: string
  subjectId: string | null
  note: string | null
  /** The account’s id until it has read the notice, then null. */
  unreadBy: string | null
  /** The email that tells of it; null if there is none. */
  mailId: string | null
}

/** A launch that a person has saved; they are notified of its updates. `id` is the launch and account ids joined by a colon. */
export type Bookmark = { id: string; launchId: string; accountId: string; at: string; isMuted?: true }
