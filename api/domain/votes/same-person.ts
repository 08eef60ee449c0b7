import type { VoteFacts, Voter } from './vote-facts.ts'

/** Votes for a launch by further accounts with the same mailbox. The oldest account’s counts. */
export function samePersonVotes(voters: readonly Voter[]): VoteFacts[] {
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
