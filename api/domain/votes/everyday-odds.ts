import type { Voter } from './vote-facts.ts'

type Tally = { total: number; makers: Map<string, number> }
/** The chance that a vote on a given day was one for a given maker. */
export type EverydayOdds = (day: string, maker: string) => number

export type Choices = {
  /** How everybody except these voters chose. */
  without: (voters: readonly Voter[]) => EverydayOdds
}

/** `weightOf`: a large group that acts as one mustn’t make its own choice look usual. */
export function choicesOf(voters: readonly Voter[], weightOf: (voter: Voter) => number): Choices {
  const all = tally(voters, weightOf)
  return {
    without(some) {
      const theirs = tally(some, weightOf)
      return (day, maker) => {
        const [everybody, these] = [all.get(day), theirs.get(day)]
        const total = (everybody?.total ?? 0) - (these?.total ?? 0)
        const count = (everybody?.makers.get(maker) ?? 0) - (these?.makers.get(maker) ?? 0)
        return (count + 0.5) / (total + 2)
      }
    },
  }
}

function tally(voters: readonly Voter[], weightOf: (voter: Voter) => number): Map<string, Tally> {
  const days = new Map<string, Tally>()
  for (const voter of voters) {
    const weight = weightOf(voter)
    if (weight === 0) continue
    for (const { at, maker } of voter.votes) {
      const day = at.slice(0, 10)
      const found = days.get(day) ?? { total: 0, makers: new Map<string, number>() }
      days.set(day, found)
      found.total += weight
      found.makers.set(maker, (found.makers.get(maker) ?? 0) + weight)
    }
  }
  return days
}

/** The chance that a voter, with as many votes as they cast, votes for a maker. */
export const chanceOf = ({ votes }: Voter, maker: string, usual: EverydayOdds): number =>
  1 - votes.reduce((none, { at }) => none * (1 - usual(at.slice(0, 10), maker)), 1)

/** Smoothed, so that few people never make extreme odds. */
export const odds = (count: number, rest: number): number => (count + 0.5) / (rest + 0.5)
