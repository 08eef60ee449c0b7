import type { VoteExclusion } from '../moderation/records.ts'
import type { Upvote } from '../records.ts'
import type { VoteFacts } from './vote-facts.ts'

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
