import type { VoteFlaw } from '../moderation/records.ts'
import type { Upvote } from '../records.ts'
import type { VoteFacts } from './vote-facts.ts'

export type RuleFlaw = Extract<VoteFlaw, 'same-person' | 'group' | 'surge'>

/** What the rule compares of a stored vote. Null for one that can’t weigh anything anyway. */
export function factsOf({ id, accountId, launchId, at, network, voter, flaw }: Upvote): VoteFacts | null {
  if (flaw === 'unproven' || flaw === 'suspended' || flaw === 'removed') return null
  return { id, accountId, launchId, at, ...(network !== undefined && { network }), ...voter }
}

/** A stored vote with the flaw that the rule gives it, if any. */
export function withRuleFlaw(vote: Upvote, flaw: RuleFlaw | undefined): Upvote {
  const { flaw: _, ...rest } = vote
  return flaw === undefined ? rest : { ...rest, flaw }
}
