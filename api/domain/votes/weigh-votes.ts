import { findGroups, type Group } from './groups.ts'
import type { RuleFlaw } from './rule-flaw.ts'
import { samePersonVotes } from './same-person.ts'
import { findSurges, type Surge } from './surges.ts'
import { votersOf, type VoteFacts } from './vote-facts.ts'

export type Weighed = { flaws: Map<string, RuleFlaw>; groups: Group[]; surges: Surge[] }

/** The rounds in which rings are looked for: what has been found no longer says what is usual, so that one ring can’t hide another. */
const rounds = 6

/** Which votes don’t count, and why. The rule is pure: the same votes always weigh the same (README.md). */
export function weighVotes(votes: readonly VoteFacts[]): Weighed {
  const flaws = new Map<string, RuleFlaw>()
  for (const { id } of samePersonVotes(votersOf(votes))) flaws.set(id, 'same-person')
  const ringMakers = new Set<string>()
  const weighed: Weighed = { flaws, groups: [], surges: [] }
  for (let round = 0; round < rounds; round += 1) {
    const voters = votersOf(votes.filter(({ id }) => !flaws.has(id)))
    const groups = findGroups(voters)
    const surges = groups.length > 0 ? [] : findSurges(voters, ringMakers)
    if (groups.length + surges.length === 0) break
    for (const found of groups) leaveOut(found.voters, 'group')
    for (const found of surges) leaveOut(found.voters, 'surge')
    for (const { maker } of [...groups, ...surges]) ringMakers.add(maker)
    weighed.groups.push(...groups)
    weighed.surges.push(...surges)
  }
  return weighed

  /** All votes of these accounts, so that those for others aren’t a way to move other launches. */
  function leaveOut(voters: readonly { votes: VoteFacts[] }[], flaw: RuleFlaw) {
    for (const voter of voters) for (const { id } of voter.votes) if (!flaws.has(id)) flaws.set(id, flaw)
  }
}
