import type { RuleExclusion } from './rule-exclusion.ts'
import { findSurges, type Surge } from './surges.ts'
import { votersOf, type VoteFacts, type Voter } from './vote-facts.ts'
import { chanceOf, choicesOf, odds } from './everyday-odds.ts'
import { thresholds } from './thresholds.ts'
import { linksOf } from './links.ts'

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
  for (const { id, accountId, maker } of votes) if (accountId === maker) exclusions.set(id, 'own')
  for (const { id } of samePersonVotes(votersOf(votes))) if (!exclusions.has(id)) exclusions.set(id, 'same-person')
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

/** Accounts with a network or an email domain in common that voted for one maker. `size` counts those that didn’t, too. */
type Group = { link: string; isNetwork: boolean; maker: string; size: number; voters: Voter[] }

/** However many accounts share a network, they count as at most this many people in the baseline. */
const heads = 4

/** The groups that act as one: nearly all of their accounts voted for the same maker, far more than other people’s choices explain. */
function findGroups(voters: readonly Voter[]): Group[] {
  const { share, odds: extreme } = thresholds.group
  const { members, clusterSize, supporterCounts, isInformative } = linksOf(voters)
  const clusterSizes = new Map(voters.map((voter) => [voter, clusterSize(voter)]))
  const choices = choicesOf(voters, (voter) => Math.min(1, heads / (clusterSizes.get(voter) ?? 1)))
  const all = countVotes(voters)
  const groups: Group[] = []
  for (const [link, together] of members) {
    const attention = link.includes(' joined ') ? thresholds.group.attentionOfNewcomers : thresholds.group.attention
    if (together.length < attention) continue
    const isNetwork = link.startsWith('network')
    const what = together[0]?.links.find(({ key }) => key === link)?.what ?? link
    // A day’s newcomers with an email domain that very many have.
    if (!isNetwork && what !== link && !isInformative(what)) continue
    for (const [maker, count] of supporterCounts(link)) {
      if (count <= share * together.length) continue
      // A domain says little when there are no others to compare with.
      if (!isNetwork && all - countVotes(together) < thresholds.otherVotes) continue
      const supporters = together.filter(({ makers }) => makers.has(maker))
      if (attentionOf(supporters) < attention) continue
      const usual = choices.without(together)
      const expected = together.reduce((sum, voter) => sum + chanceOf(voter, maker, usual), 0)
      if (odds(supporters.length, together.length - supporters.length) < extreme * odds(expected, together.length - expected)) continue
      groups.push({ link, isNetwork, maker, size: together.length, voters: supporters })
    }
  }
  return groups
}

/** An account that voted for several makers pays each a part of its attention. */
const attentionOf = (supporters: readonly Voter[]): number => supporters.reduce((sum, { makers }) => sum + 1 / makers.size, 0)

const countVotes = (voters: readonly Voter[]): number => voters.reduce((sum, { votes }) => sum + votes.length, 0)
