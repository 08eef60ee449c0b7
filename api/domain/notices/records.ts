/** What an event says beside its launch, as JSON. Each kind has its own, defined in api/notices/kinds/. */
export type Facts = Readonly<Record<string, unknown>>

/** Kept until everyone concerned has been notified. Stored in the transaction that made it happen, so that none is lost. */
export type LaunchEvent = {
  id: string
  state: 'waiting'
  kind: string
  /** Null for what happened to a person. */
  launchId: string | null
  /** The account that did it; null for the service. */
  by: string | null
  at: string
  facts: Facts
  /** Until then a moderator can undo it, and nobody is notified. */
  notBefore?: string
  /** Set while only some have been notified: the last of the audience that was. */
  notifiedUntil?: string
}

/** A notification of one person: listed on the site, and emailed if they want it. `id` is the event and account ids joined by a colon. */
export type Notice = {
  id: string
  accountId: string
  kind: string
  launchId: string | null
  by: string | null
  at: string
  /** The day of `at` (YYYY-MM-DD). */
  day: string
  facts: Facts
  /** The account’s id until it has read the notice, then null. */
  unreadBy: string | null
  mailId: string | null
}

/** A launch that a person has saved; they are notified of its updates. `id` is the launch and account ids joined by a colon. */
export type Bookmark = { id: string; launchId: string; accountId: string; at: string; isMuted?: true }
