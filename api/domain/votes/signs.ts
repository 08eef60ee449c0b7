import { thresholds } from './thresholds.ts'
import { neverBefore, type VoteFacts, type Voter } from './vote-facts.ts'

/** Voters for a maker who have something in common more often than others’ voters do. `surplus` is how many more of them there are than usual. */
export type Sign = { maker: string; what: string; voters: Voter[]; surplus: number }

/** The share of those who have it that is beyond the usual: the larger, the clearer the sign. */
export const shareOf = ({ surplus, voters }: Sign): number => surplus / voters.length

type Counts = Map<string, number>
/** Votes, and how many of them are by voters with a trait, or cast in the same two hours. */
type Count = { votes: number; alike: Counts }
type Tally = Count & { days: Map<string, Count & { makers: Counts }> }
type Filter = (vote: VoteFacts) => boolean

export const dayOf = ({ at }: VoteFacts): string => at.slice(0, 10)
const hoursOf = (vote: VoteFacts): string => `hours ${dayOf(vote)} ${Math.floor(Number(vote.at.slice(11, 13)) / 2)}`
const countOf = (counts: Counts | undefined, key: string): number => counts?.get(key) ?? 0
const add = (counts: Counts, key: string, count = 1) => counts.set(key, countOf(counts, key) + count)

function append(lists: Map<string, Voter[]>, key: string, voter: Voter): void {
  const list = lists.get(key)
  if (list === undefined) lists.set(key, [voter])
  else list.push(voter)
}

export function tallyOf(voters: readonly Voter[], isCounted: Filter): Tally {
  const tally: Tally = { votes: 0, alike: new Map(), days: new Map() }
  for (const { votes, traits } of voters) {
    const counted = votes.filter(isCounted)
    tally.votes += counted.length
    if (counted.length > 0) for (const trait of traits) add(tally.alike, trait, counted.length)
    for (const vote of counted) {
      const day = tally.days.get(dayOf(vote)) ?? { votes: 0, alike: new Map(), makers: new Map() }
      tally.days.set(dayOf(vote), day)
      day.votes += 1
      add(day.makers, vote.maker)
      add(day.alike, hoursOf(vote))
    }
  }
  return tally
}

/** Takes a vote by a voter with these traits out of a tally. */
export function leaveOut(tally: Tally, traits: readonly string[], vote: VoteFacts): void {
  tally.votes -= 1
  for (const trait of traits) add(tally.alike, trait, -1)
  const day = tally.days.get(dayOf(vote))
  if (day === undefined) return
  day.votes -= 1
  add(day.makers, vote.maker, -1)
  add(day.alike, hoursOf(vote), -1)
}

/** By maker, where there are enough. */
export function supportersOf(voters: readonly Voter[]): Map<string, Voter[]> {
  const supporters = new Map<string, Voter[]>()
  for (const voter of voters) for (const maker of voter.makers) append(supporters, maker, voter)
  return new Map([...supporters].filter(([, { length }]) => length >= thresholds.sign.more))
}

/**
 * What a maker’s voters have in common, compared with the usual votes of everybody in the tally. The clearest first. What these voters
 * did elsewhere is limited, or a ring could make itself usual on a small site.
 */
export function signsAt(maker: string, voters: readonly Voter[], tally: Tally, isUsual: Filter): Sign[] {
  const isHere: Filter = (vote) => vote.maker === maker
  const here = tallyOf(voters, isHere)
  const theirs = tallyOf(voters, isUsual)
  const theirFurther = tallyOf(voters, (vote) => !isHere(vote) && isUsual(vote))
  const byOthers = tally.votes - theirs.votes
  const isUsualKnown = byOthers + Math.min(thresholds.further * byOthers, theirFurther.votes) >= thresholds.elsewhere
  const alike = new Map<string, Voter[]>()
  const others = new Map<string, Voter[]>()
  for (const voter of voters) {
    for (const trait of voter.traits) append(alike, trait, voter)
    for (const vote of voter.votes) if (isHere(vote)) append(alike, hoursOf(vote), voter)
    for (const other of voter.makers) if (other !== maker) append(others, other, voter)
  }
  const signs: Sign[] = []
  const { more, times, deviations } = thresholds.sign
  /** `odds` of having it elsewhere: the higher, the less certain how many are expected, so some more are taken as usual. */
  const note = (what: string, found: Voter[], expected: number, odds: number) => {
    const usual = expected + Math.sqrt(expected * odds) / 2
    const surplus = found.length - usual
    const isFar = found.length >= times * usual && surplus >= deviations * Math.sqrt(usual + 0.25)
    if (surplus >= more && isFar) signs.push({ maker, what, voters: found, surplus })
  }
  for (const [what, found] of alike) {
    if (found.length < more || !(isUsualKnown || what === neverBefore)) continue
    const countsIn = (each: Tally) => {
      const count = what.startsWith('hours') ? each.days.get(what.slice(6, 16)) : each
      return { all: count?.votes ?? 0, alike: countOf(count?.alike, what) }
    }
    const [own, every, without, further] = [countsIn(here), countsIn(tally), countsIn(theirs), countsIn(theirFurther)]
    const weight = Math.min(1, (thresholds.further * (every.all - without.all)) / Math.max(1, further.all))
    const elsewhere = every.all - without.all + weight * further.all
    const alikeElsewhere = every.alike - without.alike + weight * further.alike
    const odds = (alikeElsewhere + 0.5) / (elsewhere - alikeElsewhere + 1)
    note(what, found, (own.all - found.length + 1) * odds, odds)
  }
  const further = tallyOf(voters, (vote) => !isHere(vote))
  /** How many would have voted for another, had they cast their further votes like everybody else on these days. */
  const usualFor = (other: string): number =>
    [...further.days].reduce((sum, [day, { votes }]) => {
      const [among, without] = [tally.days.get(day), theirs.days.get(day)]
      const rest = (among?.votes ?? 0) - (without?.votes ?? 0)
      const chosen = countOf(among?.makers, other) - countOf(without?.makers, other)
      return sum + (votes * (chosen + 0.25)) / (rest + 2)
    }, 0)
  for (const [other, found] of isUsualKnown ? others : []) if (found.length >= more) note('together', found, usualFor(other), 0)
  return signs.toSorted((one, another) => shareOf(another) - shareOf(one))
}
