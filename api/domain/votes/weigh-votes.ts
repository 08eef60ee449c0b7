import type { RuleExclusion } from './rule-exclusion.ts'
import { findSigns, type Sign } from './signs.ts'
import { votersOf, type VoteFacts, type Voter } from './vote-facts.ts'

export type Weighed = { exclusions: Map<string, RuleExclusion>; signs: Sign[] }

/**
 * Which votes don’t count, or count without moving a place, and why; in steps, so that something else can be done in between. The rule is pure: the
 * same votes always weigh the same (README.md).
 */
export function* weighStepwise(votes: readonly VoteFacts[]): Generator<undefined, Weighed> {
  const exclusions = new Map<string, RuleExclusion>()
  for (const { id, accountId, maker } of votes) if (accountId === maker) exclusions.set(id, 'own')
  for (const { id } of samePersonVotes(votersOf(votes))) if (!exclusions.has(id)) exclusions.set(id, 'same-person')
  const voters = votersOf(votes.filter(({ id }) => !exclusions.has(id)))
  const weighed: Weighed = { exclusions, signs: [] }
  yield
  for (const signs of findSigns(voters)) {
    for (const sign of signs) for (const { id } of surplusOf(sign, exclusions)) exclusions.set(id, 'unconfirmed')
    weighed.signs.push(...signs)
    yield
  }
  return weighed
}

/** The latest votes of those who have something in common: as many as there are more of than usual, with those that are unconfirmed already. */
function surplusOf({ maker, voters, surplus }: Sign, exclusions: ReadonlyMap<string, RuleExclusion>): VoteFacts[] {
  const votes = voters.flatMap(({ votes: cast }) => cast.filter((vote) => vote.maker === maker && !exclusions.has(vote.id)))
  const found = voters.filter(({ votes: cast }) => cast.some((vote) => vote.maker === maker && exclusions.has(vote.id)))
  const latest = votes.toSorted((a, b) => (a.at === b.at ? (a.id < b.id ? -1 : 1) : a.at < b.at ? 1 : -1))
  return latest.slice(0, Math.max(0, Math.round(surplus) - found.length))
}

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
