import { isSuspended } from '../moderation/suspension.ts'
import type { AccountExclusion, CommentExclusion, VoteExclusion } from '../moderation/records.ts'
import type { Launch } from '../launch/launch.ts'
import type { Profile, Upvote } from '../records.ts'
import type { VoteFacts } from './vote-facts.ts'

type AccountFacts = Pick<Profile, 'emailProven' | 'suspension' | 'everythingRemoved'>
type Excludable<Exclusion> = { exclusion?: Exclusion; ownExclusion?: Exclusion }

/** Why an account’s votes don’t count and its comments aren’t shown, as of now; undefined if votes count and comments are shown. */
export const exclusionOf = (account: AccountFacts, now: Date): AccountExclusion | undefined =>
  accessExclusion(account, now) ?? (account.emailProven ? undefined : 'unproven')

/** A moderator’s decision about the account outranks the vote’s or comment’s own exclusion reason. */
function accessExclusion(account: AccountFacts, now: Date): 'removed' | 'suspended' | undefined {
  if (account.everythingRemoved) return 'removed'
  return isSuspended(account, now) ? 'suspended' : undefined
}

/** The reasons follow from the account’s current state. Verifying the email clears 'unproven'; nothing ever adds it. */
export function recount<Kind extends Excludable<VoteExclusion> | Excludable<CommentExclusion>>(
  record: Kind,
  account: AccountFacts,
  now: Date,
): Kind {
  const over = accessExclusion(account, now)
  const before = record.exclusion === 'suspended' || record.exclusion === 'removed' ? record.ownExclusion : record.exclusion
  const own = before === 'unproven' && account.emailProven ? undefined : before
  const { exclusion: _, ownExclusion: __, ...rest } = record
  const exclusions = over === undefined ? { exclusion: own } : { exclusion: over, ownExclusion: own }
  return { ...rest, ...Object.fromEntries(Object.entries(exclusions).filter(([, exclusion]) => exclusion !== undefined)) } as Kind
}

export const countChange = (before: Excludable<unknown> | null, after: Excludable<unknown> | null): number => counts(after) - counts(before)

/** An unconfirmed vote counts, but doesn’t move a place yet. */
export const isCounted = ({ exclusion }: Excludable<unknown>): boolean => exclusion === undefined || exclusion === 'unconfirmed'

const counts = (record: Excludable<unknown> | null): number => (record !== null && isCounted(record) ? 1 : 0)

/** The launch once a vote for it has been cast, withdrawn or weighed again. */
export function withVote({ unconfirmed = 0, ...launch }: Launch, before: Upvote | null, after: Upvote | null): Launch {
  const isUnconfirmed = (vote: Upvote | null) => (vote?.exclusion === 'unconfirmed' ? 1 : 0)
  const upvotes = Math.max(0, launch.upvotes + countChange(before, after))
  const left = Math.min(upvotes, unconfirmed + isUnconfirmed(after) - isUnconfirmed(before))
  return { ...launch, upvotes, ...(left > 0 && { unconfirmed: left }) }
}

export type RuleExclusion = Extract<VoteExclusion, 'own' | 'same-person' | 'unconfirmed' | 'group' | 'surge'>

/** What the rule compares of a stored vote. Null for one that can’t weigh anything anyway. */
export function factsOf({ id, accountId, launchId, at, network, voter, exclusion }: Upvote): VoteFacts | null {
  if (exclusion === 'unproven' || exclusion === 'suspended' || exclusion === 'removed') return null
  return { id, accountId, launchId, at, ...(network !== undefined && { network }), ...voter }
}

export function withRuleExclusion(vote: Upvote, exclusion: RuleExclusion | undefined): Upvote {
  const { exclusion: _, ...rest } = vote
  return exclusion === undefined ? rest : { ...rest, exclusion }
}
