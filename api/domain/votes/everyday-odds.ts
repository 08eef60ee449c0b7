import type { Voter } from './vote-facts.ts'

type Tally = { total: number; makers: Map<string, number> }
/** The chance that a vote on a given day was one for a given maker. */
export type EverydayOdds = (day: string, maker: string) => number

/**
 * How people chose on each day. `weightOf` says how much a voter says about that: a large group that acts as one mustn’t make its own choice
 * look usual.
 */
export function everydayOdds(voters: readonly Voter[], weightOf: (voter: Voter) => number): EverydayOdds {
  const days = new Map<string, Tally>()
  for (const voter of voters) {
    const weight = weightOf(voter)
    if (weight === 0) continue
    for (const { at, maker } of voter.votes) {
      const day = at.slice(0, 10)
      const tally = days.get(day) ?? { total: 0, makers: new Map<string, number>() }
      days.set(day, tally)
      tally.total += weight
      tally.makers.set(maker, (tally.makers.get(maker) ?? 0) + weight)
    }
  }
  return (day, maker) => {
    const tally = days.get(day)
    return ((tally?.makers.get(maker) ?? 0) + 0.5) / ((tally?.total ?? 0) + 2)
  }
}

/** The chance that a voter, with as many votes as they cast, votes for a maker. */
export const chanceOf = ({ votes }: Voter, maker: string, usual: EverydayOdds): number =>
  1 - votes.reduce((none, { at }) => none * (1 - usual(at.slice(0, 10), maker)), 1)

/** Smoothed, so that few people never make extreme odds. */
export const odds = (count: number, rest: number): number => (count + 0.5) / (rest + 0.5)
