import type { FieldKey, Listing } from '../../../shared/fields/listing-fields.ts'
import type { LaunchStatus } from '../../../shared/vocabulary.ts'
import actions from './actions.json' with { type: 'json' }
import { dayMs } from '../../../shared/durations.ts'
import type { Profile } from '../records.ts'

/** `until` is when it expires; null if only a moderator can lift it. `by` is an account id, or null for the shell. */
export type Suspension = { at: string; until: string | null; reason: string; by: string | null }

export type VoteExclusion = 'unproven' | 'suspended' | 'removed' | 'own' | 'same-person' | 'unconfirmed' | 'group' | 'surge'

export type AccountExclusion = 'unproven' | 'suspended' | 'removed'

/** `held` until a moderator approves it, `reported` until one has seen its reports. */
export type CommentExclusion = AccountExclusion | 'held' | 'reported'

/** A code that lets people sign up while sign-up is by invitation. `id` is the code. */
export type Invite = { id: string; createdBy: string; createdAt: string; expiresAt: string; uses: number; maxUses: number }

/** An email domain or a network (CIDR) from which nobody can sign up. */
export type Block = { id: string; kind: 'domain' | 'network'; value: string; reason: string; by: string | null; at: string }

export const flagReasons = ['spam', 'scam', 'abuse', 'private-data', 'not-theirs', 'other'] as const
export type FlagReason = (typeof flagReasons)[number]

/** A person’s report of a launch, a comment, an update, a launch’s maker, or an audit report (`audit`), which is of no launch. `id` is the subject’s and the account’s ids joined by a colon: one report per account. */
export type Flag = {
  id: string
  subject: 'launch' | 'comment' | 'update' | 'person' | 'audit'
  subjectId: string
  launchId: string | null
  accountId: string
  reason: FlagReason
  text: string
  /** The comment that it’s about, as it was then; until it’s resolved. */
  comment?: { by: string; text: string }
  at: string
  state: 'open' | 'resolved'
  /** Set if a moderator found nothing wrong with the subject. */
  dismissed?: true
  /** When it was resolved. */
  settledAt?: string
}

/** What pictures are said to show, by their path: as it was last approved, and as it was edited since. */
export type EditedAlts = Record<string, { approved: string; edited: string }>

/** What an edit changes: fields of the listing, or the launch’s URL. */
export type Part = FieldKey | 'slug'

/**
 * By the launch’s id. A `changed` edit is public already; the `proposed` listing of a `waiting` one isn’t. `address` is the approved URL, if
 * it has changed since: a new URL is public at once. `by` is the last editor, `editors` says who changed each part.
 */
export type Revision = {
  id: string
  state: 'changed' | 'waiting'
  approved: Listing
  proposed: Listing | null
  alts?: EditedAlts
  address?: { slug: string; aliases: string[] }
  editors?: Partial<Record<Part, string>>
  by: string
  at: string
}

/** The id is its slug or an alias; `week` is `2026-48`, with the slug only. Shown as long as no live launch has that slug. */
export type Tombstone = { id: string; by: 'maker' | 'moderator'; at: string; week: string | null }

/** What moderators and owners can decide, in the order of the log’s filter. `isCounted` in the public summary. */
export type DecisionAction = keyof typeof actions
export const decisionActions = Object.keys(actions) as DecisionAction[]

/** `by` is an account id, or null for the shell. `about` names the launch or what was blocked, never a person. `month` is YYYY-MM. */
export type Decision = {
  id: string
  at: string
  month: string
  by: string | null
  action: DecisionAction
  accountId: string | null
  launchId: string | null
  commentId: string | null
  about: string | null
  reason: string | null
  /** When what was decided on began to wait: a launch since its submission, content since its first open report. */
  since?: string
  /** When a suspension expires; null if only a moderator can lift it. */
  until?: string | null
  /** Of a suspension that was lifted as a mistake: when it began. */
  mistakenSince?: string
  /** How many reports it settled. */
  reports?: number
  /** `left` names what couldn’t be restored, as it had been changed since. */
  undone?: { at: string; by: string | null; left?: string[] }
  /** What it reversed, if the person knew of that; with launches that are back, and what isn’t. Then `until` is of a suspension that goes on. */
  reverses?: DecisionAction
  restored?: { name: string; status: LaunchStatus }[]
  left?: string[]
}

/** Whether it took back another decision, which it repeats. */
export const isReversal = ({ action }: Pick<Decision, 'action'>): boolean => action === 'undo' || action === 'grant_appeal'

/** A record as it was before and after a decision; of one that existed before and after, only the fields that differ. Null if there was none. */
export type Change = { collection: string; id: string; before: Record<string, unknown> | null; after: Record<string, unknown> | null }

/** How to undo a decision, by its id, `until` it’s too late. An appeal can reverse it until `day` (YYYY-MM-DD), the last day that this is kept. */
export type Undo = { id: string; accountId: string | null; until: string; day: string; changes: Change[] }

/** What the operator or moderators set while the service runs, such as texts. */
export type Setting = { id: string; value: unknown }
export type SettingReader = { get: (collection: 'settings', id: string) => Promise<Setting | null> }

export const maxFlagTextLength = 500

/** How many days a report is kept after it was made, unless it’s still open. */
export const daysFlagKept = 180

/** One report per account and subject. */
export const flagId = ({ subjectId, accountId }: Pick<Flag, 'subjectId' | 'accountId'>): string => `${subjectId}:${accountId}`

const enough = 3

/** Whether moderators have dismissed most of what an account reported: at least three reports, and more than they acted on. */
export function isOftenDismissed(flags: readonly Pick<Flag, 'state' | 'dismissed'>[]): boolean {
  const settled = flags.filter(({ state }) => state === 'resolved')
  const dismissed = settled.filter((flag) => flag.dismissed === true).length
  return dismissed >= enough && dismissed > settled.length - dismissed
}

/** What somebody says against a decision about them, by the decision’s id: once. */
export type Appeal = { id: string; accountId: string; text: string; at: string; state: 'open' | 'rejected' | 'granted' }

export const maxAppealLength = 2000

/** For how many days a decision can be appealed, and for how many what it changed is kept, so that an appeal can reverse it. */
export const appealDays = 14
export const reversibleDays = 30

export const isAppealable = ({ action, accountId, by }: Pick<Decision, 'action' | 'accountId' | 'by'>): boolean =>
  accountId !== null && accountId !== by && 'isAppealable' in actions[action]

/** Whether the person whom a decision concerns can still appeal it, if they haven’t. A suspension that is over leaves nothing to reverse. */
export const mayAppeal = (decision: Decision, person: Pick<Profile, 'suspension'> | null, now: Date): boolean =>
  isAppealable(decision) &&
  (decision.action !== 'suspend' || (person?.suspension !== undefined && person.suspension.at <= decision.at)) &&
  decision.undone === undefined &&
  now.getTime() < Date.parse(decision.at) + appealDays * dayMs
