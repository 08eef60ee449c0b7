import type { Launch } from '../../domain/launch/launch.ts'
import type { VoteExclusion } from '../../domain/moderation/records.ts'
import type { Upvote } from '../../domain/records.ts'
import type { VoteReview } from '../../domain/votes/vote-review.ts'
import { isCounted } from '../../domain/votes/counted-votes.ts'
import type { World } from '../../ports/world.ts'
import { requireAny } from '../access/launch-access.ts'

export type ReviewedVotes = { launch: Launch; review: VoteReview }

const shown = 50

/** Those that wait for a moderator, then those last decided. `more` counts the rest that waits. */
export async function listVoteReviews(world: World): Promise<{ waiting: ReviewedVotes[]; decided: ReviewedVotes[]; more: number }> {
  const read = async (state: VoteReview['state']) => {
    const reviews = (await world.store.list('voteReviews', 'state', state)).filter(({ clusters }) =>
      clusters.some(({ what }) => what !== 'mailbox'),
    )
    const newest = reviews.toSorted((a, b) => (a.at < b.at ? 1 : -1)).slice(0, shown)
    const named = await Promise.all(newest.map(async (review) => ({ review, launch: await world.store.get('launches', review.id) })))
    return { found: named.filter((each): each is ReviewedVotes => each.launch !== null), more: reviews.length - newest.length }
  }
  const [waiting, decided] = [await read('waiting'), await read('decided')]
  return { waiting: waiting.found, decided: decided.found, more: waiting.more }
}

export type VoteTally = {
  launch: Launch
  review: VoteReview | null
  counted: number
  exclusions: { exclusion: VoteExclusion; count: number }[]
  /** For each cluster of the review on one network, largest first, the keyed hash of that network; null if it isn’t certain. */
  networks: (string | null)[]
}

/** All votes for a launch: how many count, and why the others don’t. Throws NOT_FOUND. */
export async function readVoteTally(world: World, slug: string): Promise<VoteTally> {
  const launch = await requireAny(world.store, slug)
  const votes = await world.store.list('upvotes', 'launchId', launch.id)
  const counts = new Map<VoteExclusion, number>()
  for (const { exclusion } of votes) if (exclusion !== undefined) counts.set(exclusion, (counts.get(exclusion) ?? 0) + 1)
  const review = await world.store.get('voteReviews', launch.id)
  return {
    launch,
    review,
    networks: await networksOf(world, review, votes),
    counted: votes.filter(isCounted).length,
    exclusions: [...counts].map(([exclusion, count]) => ({ exclusion, count })).toSorted((a, b) => b.count - a.count),
  }
}

/** Reviews don’t store networks: the votes do, until their accounts are deleted. */
async function networksOf(
  { store }: Pick<World, 'store'>,
  review: VoteReview | null,
  votes: readonly Upvote[],
): Promise<(string | null)[]> {
  const held = Map.groupBy(
    votes.filter(({ exclusion }) => exclusion === 'unconfirmed' || exclusion === 'surge'),
    ({ network }) => network,
  )
  const largest = [...held].toSorted(([, a], [, b]) => b.length - a.length)
  const clusters = review?.clusters.filter(({ what }) => what === 'network') ?? []
  return Promise.all(
    clusters.map(async ({ voted }, at) => {
      const [network, found] = largest[at] ?? []
      if (network === undefined || found?.length !== voted) return null
      return (await store.countBy('profiles', 'joinedFrom', network)) > 0 ? network : null
    }),
  )
}
