import type { Upvote } from '../../domain/records.ts'
import { withVote } from '../../domain/votes/account-exclusion.ts'
import { factsOf, withRuleExclusion, type RuleExclusion } from '../../domain/votes/rule-exclusion.ts'
import { putCounted } from '../notices/announce-votes.ts'
import type { World } from '../../ports/world.ts'

/** Votes per transaction, during which nobody else can write. */
const batch = 50

/** Applies the rule about votes to the votes for a launch, and adds the difference to the launch’s public count. */
export async function weighLaunch(
  world: Pick<World, 'store' | 'clock' | 'random'>,
  launchId: string,
  votes: readonly Upvote[],
  exclusionOf: (vote: Upvote) => RuleExclusion | undefined,
): Promise<void> {
  const changed = votes.filter((vote) => factsOf(vote) !== null && vote.exclusion !== exclusionOf(vote))
  for (let from = 0; from < changed.length; from += batch)
    await world.store.transact(async (transaction) => {
      const launch = await transaction.get('launches', launchId)
      let counted = launch
      for (const seen of changed.slice(from, from + batch)) {
        const vote = await transaction.get('upvotes', seen.id)
        // Withdrawn meanwhile, or its account has been suspended.
        if (vote === null || factsOf(vote) === null) continue
        const weighed = withRuleExclusion(vote, exclusionOf(vote))
        if (weighed.exclusion === vote.exclusion) continue
        await transaction.put('upvotes', weighed)
        counted &&= withVote(counted, vote, weighed)
      }
      if (launch !== null && counted !== null && counted !== launch) await putCounted(world, transaction, launch, counted)
    })
}
