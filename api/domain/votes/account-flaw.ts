import { isSuspended } from '../moderation/suspension.ts'
import type { CommentFlaw, VoteFlaw } from '../moderation/records.ts'
import type { Profile } from '../records.ts'

type Standing = Pick<Profile, 'emailProven' | 'suspension' | 'everythingRemoved'>
type Flawed<Flaw> = { flaw?: Flaw; ownFlaw?: Flaw }

/** Why an account’s votes don’t count and its comments aren’t shown, as of now; undefined if votes count and comments are shown. */
export function flawOf(account: Standing, now: Date): CommentFlaw | undefined {
  return accessFlaw(account, now) ?? (account.emailProven ? undefined : 'unproven')
}

/** A moderator’s decision about the account outranks a flaw of the vote or comment itself. */
function accessFlaw(account: Standing, now: Date): 'removed' | 'suspended' | undefined {
  if (account.everythingRemoved) return 'removed'
  return isSuspended(account, now) ? 'suspended' : undefined
}

/**
 * A vote or comment with the flaws that follow from its account as it is now. Verifying the email clears 'unproven'; nothing ever adds it.
 */
export function recount<Kind extends Flawed<VoteFlaw> | Flawed<CommentFlaw>>(record: Kind, account: Standing, now: Date): Kind {
  const over = accessFlaw(account, now)
  const before = record.flaw === 'suspended' || record.flaw === 'removed' ? record.ownFlaw : record.flaw
  const own = before === 'unproven' && account.emailProven ? undefined : before
  const { flaw: _, ownFlaw: __, ...rest } = record
  const flaws = over === undefined ? { flaw: own } : { flaw: over, ownFlaw: own }
  return { ...rest, ...Object.fromEntries(Object.entries(flaws).filter(([, flaw]) => flaw !== undefined)) } as Kind
}

/** How the public count changes when a record is replaced. */
export const countChange = (before: Flawed<unknown> | null, after: Flawed<unknown> | null): number => counts(after) - counts(before)

const counts = (record: Flawed<unknown> | null): number => (record !== null && record.flaw === undefined ? 1 : 0)
