import { setImmediate } from 'node:timers/promises'
import { clustersFor } from '../../domain/votes/clusters.ts'
import { thresholds } from '../../domain/votes/thresholds.ts'
import { factsOf, type RuleExclusion, withRuleExclusion, withVote } from '../../domain/votes/counted-votes.ts'
import type { VoteFacts } from '../../domain/votes/vote-facts.ts'
import { weighStepwise, type Weighed } from '../../domain/votes/weigh-votes.ts'
import { addDays, dayOf } from '../../domain/launch/launch.ts'
import { makersOf } from '../../domain/launch/makers.ts'
import type { Upvote } from '../../domain/records.ts'
import type { World } from '../../ports/world.ts'
import { emit } from '../../notices/fan-out.ts'
import type { VoteReview, Cluster } from '../../domain/votes/vote-review.ts'
import { isDeepStrictEqual } from 'node:util'
import { putCounted } from '../notices/announce-votes.ts'

/** Safe to run at any time, even in several processes: a vote is only changed if it’s still as it was read. */
export async function recountVotes(world: Pick<World, 'store' | 'clock' | 'random'>): Promise<void> {
  const votes: Upvote[] = []
  const today = dayOf(world.clock())
  for (let ago = thresholds.days; ago >= -1; ago -= 1) {
    votes.push(...(await world.store.list('upvotes', 'day', addDays(today, -ago))))
    await setImmediate() // let requests be answered in between
  }
  const facts = votes.map(factsOf).filter((found) => found !== null)
  const weighed = await weighWithPauses(facts)
  const found = weighed.signs.flatMap(({ maker, voters }) => voters.flatMap((voter) => voter.votes.filter((vote) => vote.maker === maker)))
  const isFound = new Set(found.map(({ id }) => id))
  const known = new Map<string, VoteReview>()
  for (const state of ['waiting', 'decided'] as const)
    for (const review of await world.store.list('voteReviews', 'state', state)) known.set(review.id, review)
  const factsByLaunch = Map.groupBy(facts, ({ launchId }) => launchId)
  for (const [launchId, here] of Map.groupBy(votes, (vote) => vote.launchId)) {
    const clusters = clustersFor(factsByLaunch.get(launchId) ?? [], weighed)
    const review = await noteReview(world, launchId, known.get(launchId) ?? null, clusters)
    const launch = await world.store.get('launches', launchId)
    const makers = launch === null ? [] : makersOf(launch)
    const exclusionOf = ({ id, at, accountId, exclusion: before }: Upvote): RuleExclusion | undefined => {
      if (makers.includes(accountId)) return 'own'
      const exclusion = weighed.exclusions.get(id)
      if (exclusion !== 'unconfirmed' || review === null) return exclusion
      if (review.countedUntil !== undefined && at <= review.countedUntil) return undefined
      const isLeftOut = review.leftOutUntil !== undefined && at <= review.leftOutUntil && (before === 'surge' || isFound.has(id))
      return isLeftOut ? 'surge' : exclusion
    }
    await weighLaunch(world, launchId, here, exclusionOf)
  }
}

/** Lets requests be answered in between. */
async function weighWithPauses(facts: readonly VoteFacts[]): Promise<Weighed> {
  const steps = weighStepwise(facts)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
    await setImmediate()
  }
}

/** Moderators are asked again once there are 50% more than they last saw. */
const more = 1.5

/** `known` is what moderators were last asked about. Returns what they are asked about now, or null if all votes have always counted. */
async function noteReview(
  world: Pick<World, 'store' | 'clock' | 'random'>,
  launchId: string,
  known: VoteReview | null,
  clusters: Cluster[],
): Promise<VoteReview | null> {
  if (isDeepStrictEqual(known?.clusters ?? [], clusters)) return known
  return world.store.transact(async (transaction) => {
    const before = await transaction.get('voteReviews', launchId)
    const held = clusters.reduce((sum, { voted }) => sum + voted, 0)
    // Several accounts of one person need no decision.
    const isNews = clusters.some(({ what }) => what !== 'mailbox') && held > more * (before?.seen ?? 0)
    const review: VoteReview = {
      ...before,
      id: launchId,
      state: isNews ? 'waiting' : 'decided',
      at: world.clock().toISOString(),
      held,
      clusters,
    }
    await transaction.put('voteReviews', review)
    if (isNews && before?.state !== 'waiting') await emit(world, transaction, { kind: 'votes-waiting', launchId, by: null, facts: {} })
    return review
  })
}

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
