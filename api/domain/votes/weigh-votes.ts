import type { RuleExclusion } from './counted-votes.ts'
import { dayOf, leaveOut, shareOf, signsAt, supportersOf, tallyOf, type Sign } from './signs.ts'
import { votersOf, type VoteFacts } from './vote-facts.ts'

export type Weighed = { exclusions: Map<string, RuleExclusion>; signs: Sign[] }

/**
 * Which votes don’t count, or count without moving a place, and why; in steps, so that something else can be done in between. The rule is pure: the
 * same votes always weigh the same (README.md).
 */
export function* weighStepwise(votes: readonly VoteFacts[]): Generator<undefined, Weighed> {
  const exclusions = new Map<string, RuleExclusion>()
  for (const { id, accountId, maker } of votes) if (accountId === maker) exclusions.set(id, 'own')
  for (const { id } of samePersonVotes(votes)) if (!exclusions.has(id)) exclusions.set(id, 'same-person')
  // A person’s further accounts don’t count, but they show what there is in common.
  const voters = votersOf(votes.filter(({ id }) => exclusions.get(id) !== 'own'))
  yield
  const supporters = supportersOf(voters)
  const traits = new Map(voters.map((voter) => [voter.id, voter.traits]))
  const isUsual = ({ id }: VoteFacts) => !exclusions.has(id)
  const tally = tallyOf(voters, isUsual)
  const suspects: Sign[] = []
  for (const [maker, own] of supporters) {
    suspects.push(...signsAt(maker, own, tally, isUsual).slice(0, 1))
    yield
  }
  // Next to a ring’s votes, those for others can look unusual. So the clearest signs are found first, and the next without their votes.
  const weighed: Weighed = { exclusions, signs: [] }
  for (const { maker } of suspects.toSorted((a, b) => shareOf(b) - shareOf(a) || (a.maker < b.maker ? -1 : 1))) {
    const signs = signsAt(maker, supporters.get(maker) ?? [], tally, isUsual)
    const signsOf = Map.groupBy(
      signs.flatMap((sign) => sign.voters),
      ({ id }) => id,
    )
    for (const sign of signs)
      for (const vote of surplusOf(sign, signsOf, exclusions)) {
        exclusions.set(vote.id, 'unconfirmed')
        leaveOut(tally, traits.get(vote.accountId) ?? [], vote)
      }
    weighed.signs.push(...signs)
    yield
  }
  return weighed
}

/**
 * The votes of those who have most in common (`signsOf` has all signs of each): as many as there are more of than usual, with those that have no effect
 * already. Among equals, first those of the days on which most of them voted: who came before a ring or after it doesn’t stand in for it.
 */
function surplusOf(
  { maker, voters, surplus }: Sign,
  signsOf: ReadonlyMap<string, unknown[]>,
  exclusions: ReadonlyMap<string, RuleExclusion>,
): VoteFacts[] {
  const votes = voters.flatMap(({ votes: cast }) => cast.filter((vote) => vote.maker === maker))
  const found = voters.filter(({ votes: cast }) => cast.some((vote) => vote.maker === maker && exclusions.has(vote.id)))
  const days = Map.groupBy(votes, dayOf)
  const common = ({ accountId }: VoteFacts) => signsOf.get(accountId)?.length ?? 0
  const thatDay = (vote: VoteFacts) => days.get(dayOf(vote))?.length ?? 0
  return votes
    .filter(({ id }) => !exclusions.has(id))
    .toSorted((a, b) => common(b) - common(a) || thatDay(b) - thatDay(a) || (`${b.at} ${b.id}` < `${a.at} ${a.id}` ? -1 : 1))
    .slice(0, Math.max(0, Math.round(surplus) - found.length))
}

/** Votes for a launch by further accounts with the same mailbox. The oldest account’s counts. */
function samePersonVotes(votes: readonly VoteFacts[]): VoteFacts[] {
  const idOf = ({ joinedAt, accountId }: VoteFacts) => `${joinedAt} ${accountId}`
  const people = Map.groupBy(votes, ({ launchId, mailbox }) => `${launchId} ${mailbox}`)
  return [...people.values()].flatMap((cast) => cast.toSorted((a, b) => (idOf(a) < idOf(b) ? -1 : 1)).slice(1))
}
