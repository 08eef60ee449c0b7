import { addDays } from '../launch/launch.ts'
import { thresholds } from './thresholds.ts'
import type { Voter } from './vote-facts.ts'

type Day = { voters: number; votes: number; makers: Map<string, number> }
type Tally = Map<string, Day>

/** Who voted by day: settled accounts, and the others, by whether they voted for one maker or for more. */
export type Choices = { settled: Tally; only: Tally; others: Tally; makers: number }

const dayOf = (time: string): string => time.slice(0, 10)

export function choicesOf(voters: readonly Voter[]): Choices {
  const makers = new Set(voters.flatMap((voter) => [...voter.makers]))
  return { ...talliesOf(voters), makers: makers.size }
}

const talliesOf = (voters: readonly Voter[]) => ({
  settled: tally(voters.filter(({ isSettled }) => isSettled)),
  only: tally(voters.filter((voter) => !voter.isSettled && voter.makers.size === 1)),
  others: tally(voters.filter((voter) => !voter.isSettled && voter.makers.size > 1)),
})

function tally(voters: readonly Voter[]): Tally {
  const days: Tally = new Map()
  for (const { votes } of voters) {
    const seen = new Set<string>()
    for (const { at, maker } of votes) {
      const day = dayOf(at)
      const found = days.get(day) ?? { voters: 0, votes: 0, makers: new Map<string, number>() }
      days.set(day, found)
      if (!seen.has(day)) found.voters += 1
      seen.add(day)
      found.votes += 1
      found.makers.set(maker, (found.makers.get(maker) ?? 0) + 1)
    }
  }
  return days
}

export type Expected = { among: number; voters: number }

/**
 * How many accounts of each kind that voted on the crowd’s days would have voted for the maker if they chose like everybody but the crowd; and whether
 * there is enough to compare with.
 */
export function expectedVoters(choices: Choices, maker: string, crowd: readonly Voter[]) {
  const cast = crowd.flatMap(({ votes }) => votes).filter((vote) => vote.maker === maker)
  const voted = cast.map(({ at }) => dayOf(at)).toSorted()
  const days: string[] = []
  for (let day = voted[0] ?? ''; day <= (voted.at(-1) ?? ''); day = addDays(day, 1)) days.push(day)
  const own = talliesOf(crowd)
  const some = sum(choices.settled, days, maker, own.settled)
  const isComparable = some.votes >= thresholds.crowd.settledVotes
  const compared = isComparable
    ? [some]
    : (['settled', 'only', 'others'] as const).map((kind) => sum(choices[kind], null, maker, own[kind]))
  const total = (field: 'votes' | 'forMaker') => compared.reduce((all, each) => all + each[field], 0)
  const chance = (total('forMaker') + 0.5) / (total('votes') + Math.max(choices.makers, thresholds.crowd.makers) / 2)
  const expect = (tallied: Tally, alike: readonly Voter[]): Expected => {
    const there = sum(tallied, days, maker, new Map())
    const among = Math.max(there.voters, alike.length)
    const votes = Math.max(
      there.votes,
      alike.reduce((all, each) => all + each.votes.length, 0),
    )
    return { among, voters: among === 0 ? 0 : among * (1 - Math.exp((-chance * votes) / among)) }
  }
  const only = crowd.filter(({ makers }) => makers.size === 1)
  const others = crowd.filter(({ makers }) => makers.size > 1)
  return { isComparable, chance, only: expect(choices.only, only), others: expect(choices.others, others) }
}

function sum(tallied: Tally, days: readonly string[] | null, maker: string, without: Tally) {
  const total = { voters: 0, votes: 0, forMaker: 0 }
  for (const day of days ?? tallied.keys()) {
    const [all, some] = [tallied.get(day), without.get(day)]
    total.voters += (all?.voters ?? 0) - (some?.voters ?? 0)
    total.votes += (all?.votes ?? 0) - (some?.votes ?? 0)
    total.forMaker += (all?.makers.get(maker) ?? 0) - (some?.makers.get(maker) ?? 0)
  }
  return total
}

/** Smoothed, so that few people never make extreme odds. */
export const odds = (count: number, rest: number): number => (count + 0.5) / (rest + 0.5)
