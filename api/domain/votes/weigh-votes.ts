import { findGroups, type Group } from './groups.ts'
import type { RuleExclusion } from './rule-exclusion.ts'
import { samePersonVotes } from './same-person.ts'
import { findSurges, type Surge } from './surges.ts'
import { votersOf, type VoteFacts, type Voter } from './vote-facts.ts'

export type Weighed = { exclusions: Map<string, RuleExclusion>; groups: Group[]; surges: Surge[] }

/** How many rounds look for rings. What a round has found is left out of the baseline, so that one ring can’t hide another. */
const rounds = 12

/** Which votes don’t count, and why. The rule is pure: the same votes always weigh the same (README.md). */
export function weighVotes(votes: readonly VoteFacts[]): Weighed {
  const steps = weighStepwise(votes)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** The same in steps, so that something else can be done in between. */
export function* weighStepwise(votes: readonly VoteFacts[]): Generator<undefined, Weighed> {
  const exclusions = new Map<string, RuleExclusion>()
  for (const { id } of samePersonVotes(votersOf(votes))) exclusions.set(id, 'same-person')
  const weighed: Weighed = { exclusions, groups: [], surges: [] }
  const ringMakers = new Set<string>()
  for (let round = 0; round < rounds; round += 1) {
    yield
    const found = yield* findSurest(votersOf(votes.filter(({ id }) => !exclusions.has(id))), ringMakers)
    if (found.groups.length + found.surges.length === 0) break
    for (const { voters } of found.groups) leaveOut(voters, 'group')
    for (const { voters } of found.surges) leaveOut(voters, 'surge')
    for (const { maker } of [...found.groups, ...found.surges]) ringMakers.add(maker)
    weighed.groups.push(...found.groups)
    weighed.surges.push(...found.surges)
  }
  return weighed

  /** All votes of these accounts, so that those for others aren’t a way to move other launches. */
  function leaveOut(voters: readonly Voter[], exclusion: RuleExclusion) {
    for (const voter of voters) for (const { id } of voter.votes) if (!exclusions.has(id)) exclusions.set(id, exclusion)
  }
}

type Found = Pick<Weighed, 'groups' | 'surges'>

/** The surest findings come first, and the rest is judged without them: a network, an email domain, many small groups, accounts that stand alone. */
function* findSurest(voters: readonly Voter[], ringMakers: ReadonlySet<string>): Generator<undefined, Found> {
  yield
  const groups = findGroups(voters)
  const networks = groups.filter(({ isNetwork }) => isNetwork)
  if (groups.length > 0) return { groups: networks.length > 0 ? networks : groups, surges: [] }
  yield
  const surges = findSurges(voters, ringMakers)
  const linked = surges.filter(({ kind }) => !kind.isAlone)
  return { groups: [], surges: linked.length > 0 ? linked : surges }
}
