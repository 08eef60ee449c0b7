import { weighStepwise, type Weighed } from '../../api/domain/votes/weigh-votes.ts'
import type { VoteFacts } from '../../api/domain/votes/vote-facts.ts'

/** All steps of weighing at once. */
export function weighVotes(votes: readonly VoteFacts[]): Weighed {
  const steps = weighStepwise(votes)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}
