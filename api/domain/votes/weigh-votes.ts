import { choicesOf } from './choices.ts'
import { findCrowds, type Crowd } from './crowds.ts'
import type { RuleExclusion } from './rule-exclusion.ts'
import { votersOf, type VoteFacts, type Voter } from './vote-facts.ts'

export type Weighed = { exclusions: Map<string, RuleExclusion>; crowds: Crowd[] }

/** How many rounds look for rings. What a round has found is left out of the comparison, so that one ring can’t hide another. */
const rounds = 12

/** Which votes don’t count, and why, in steps, so that something else can be done in between. The rule is pure: the same votes always weigh the same (README.md). */
export function* weighStepwise(votes: readonly VoteFacts[]): Generator<undefined, Weighed> {
  const exclusions = new Map<string, RuleExclusion>()
  for (const { id, accountId, maker } of votes) if (accountId === maker) exclusions.set(id, 'own')
  for (const { id } of samePersonVotes(votersOf(votes))) if (!exclusions.has(id)) exclusions.set(id, 'same-person')
  const weighed: Weighed = { exclusions, crowds: [] }
  let left = votersOf(votes.filter(({ id }) => !exclusions.has(id)))
  for (let round = 0; round < rounds; round += 1) {
    yield
    const choices = choicesOf(left)
    yield
    const touched = new Set<Voter>()
    for (const crowd of findCrowds(left, choices)) {
      // Somebody’s decoys look like crowds until their accounts have been left out.
      if (crowd.kind !== 'circle' && crowd.voters.filter((voter) => touched.has(voter)).length * 3 > crowd.voters.length) continue
      weighed.crowds.push(crowd)
      for (const voter of crowd.voters) touched.add(voter)
      for (const { id } of crowd.voters.flatMap((voter) => heldVotes(voter, crowd.maker)))
        if (!exclusions.has(id)) exclusions.set(id, crowd.link === undefined ? 'surge' : 'group')
    }
    const circle = new Set(
      weighed.crowds.flatMap(({ kind, maker, voters }) => (kind === 'circle' ? [maker, ...voters.map(({ id }) => id)] : [])),
    )
    for (const voter of left)
      for (const { id, maker } of circle.has(voter.id) ? voter.votes : [])
        if (circle.has(maker) && !exclusions.has(id)) exclusions.set(id, 'surge')
    if (touched.size === 0) break
    const changed = votersOf([...touched].flatMap(({ votes: cast }) => cast).filter(({ id }) => !exclusions.has(id)))
    left = [...left.filter((voter) => !touched.has(voter)), ...changed]
  }
  return weighed
}

/** All votes of an account that has done nothing else, so that those for others aren’t a way to move other launches. */
const heldVotes = ({ votes, isSettled }: Voter, maker: string): VoteFacts[] =>
  isSettled ? votes.filter((vote) => vote.maker === maker) : votes

/** Votes for a launch by further accounts with the same mailbox. The oldest account’s counts. */
function samePersonVotes(voters: readonly Voter[]): VoteFacts[] {
  const isOlder = (a: Voter, b: Voter) => (a.joinedAt === b.joinedAt ? a.id < b.id : a.joinedAt < b.joinedAt)
  const kept = new Map<string, Voter>()
  const keyOf = (voter: Voter, vote: VoteFacts) => `${vote.launchId} ${voter.mailbox}`
  for (const voter of voters)
    for (const vote of voter.votes) {
      const key = keyOf(voter, vote)
      const other = kept.get(key)
      if (other === undefined || isOlder(voter, other)) kept.set(key, voter)
    }
  return voters.flatMap((voter) => voter.votes.filter((vote) => kept.get(keyOf(voter, vote)) !== voter))
}
