import { thresholds } from './thresholds.ts'
import type { VoteFacts, Voter } from './vote-facts.ts'

/** Voters for a maker who have something in common more often than others’ voters do. `surplus` is how many more of them there are than usual. */
export type Sign = { maker: string; what: string; voters: Voter[]; surplus: number }

type Counts = Map<string, number>
type Day = { votes: number; makers: Counts; hours: Counts }
type Tally = { votes: number; days: Map<string, Day>; traits: Counts }

const dayOf = ({ at }: VoteFacts): string => at.slice(0, 10)
const hoursOf = (vote: VoteFacts): string => `hours ${dayOf(vote)} ${Math.floor(Number(vote.at.slice(11, 13)) / 2)}`
const add = (counts: Counts, key: string, count = 1) => counts.set(key, (counts.get(key) ?? 0) + count)

function append(lists: Map<string, Voter[]>, key: string, voter: Voter): void {
  const list = lists.get(key)
  if (list === undefined) lists.set(key, [voter])
  else list.push(voter)
}

/** Votes by day, and by what their voters may have in common. */
function tallyOf(voters: readonly Voter[]): Tally {
  const tally: Tally = { votes: 0, days: new Map(), traits: new Map() }
  for (const { votes, traits } of voters) {
    tally.votes += votes.length
    for (const trait of traits) add(tally.traits, trait, votes.length)
    for (const vote of votes) {
      const day = tally.days.get(dayOf(vote)) ?? { votes: 0, makers: new Map(), hours: new Map() }
      tally.days.set(dayOf(vote), day)
      day.votes += 1
      add(day.makers, vote.maker)
      add(day.hours, hoursOf(vote))
    }
  }
  return tally
}

/** Step by step, one for each maker with enough voters. */
export function* findSigns(voters: readonly Voter[]): Generator<Sign[]> {
  const tally = tallyOf(voters)
  const supporters = new Map<string, Voter[]>()
  for (const voter of voters) for (const maker of voter.makers) append(supporters, maker, voter)
  for (const [maker, all] of supporters)
    if (all.length >= thresholds.sign.more && tally.votes - all.length >= thresholds.elsewhere) yield signsAt(maker, all, tally)
}

const isMore = (count: number, surplus: number): boolean =>
  surplus >= thresholds.sign.more &&
  count >= thresholds.sign.times * (count - surplus) &&
  surplus >= thresholds.sign.deviations * Math.sqrt(count - surplus + 0.25)

function signsAt(maker: string, all: Voter[], tally: Tally): Sign[] {
  const alike = new Map<string, Voter[]>()
  const others = new Map<string, Voter[]>()
  const own = tallyOf(all)
  const votes = [...own.days.values()].reduce((sum, { makers }) => sum + (makers.get(maker) ?? 0), 0)
  for (const voter of all) {
    for (const trait of voter.traits) append(alike, trait, voter)
    for (const vote of voter.votes) if (vote.maker === maker) append(alike, hoursOf(vote), voter)
    for (const other of voter.makers) if (other !== maker) append(others, other, voter)
  }
  const signs: Sign[] = []
  const note = (what: string, found: Voter[], usual: number) => {
    const surplus = found.length - usual
    if (isMore(found.length, surplus)) signs.push({ maker, what, voters: found, surplus })
  }
  for (const [what, found] of alike) {
    if (found.length < thresholds.sign.more) continue
    const day = what.startsWith('hours') ? what.slice(6, 16) : undefined
    const [here, elsewhere, alikeElsewhere] =
      day === undefined
        ? [votes, tally.votes - votes, (tally.traits.get(what) ?? 0) - found.length]
        : [
            own.days.get(day)?.makers.get(maker) ?? 0,
            votesElsewhere(tally, day, maker),
            (tally.days.get(day)?.hours.get(what) ?? 0) - found.length,
          ]
    note(what, found, ((here - found.length + 1) * (alikeElsewhere + 0.5)) / (elsewhere - alikeElsewhere + 1))
  }
  for (const [other, found] of others)
    if (found.length >= thresholds.sign.more) note('together', found, usualTogether(tally, own, maker, other))
  return signs.toSorted((one, another) => another.surplus - one.surplus)
}

const votesElsewhere = ({ days }: Tally, day: string, maker: string): number =>
  (days.get(day)?.votes ?? 0) - (days.get(day)?.makers.get(maker) ?? 0)

/** How many of a maker’s voters would have voted for another, had they cast their further votes like everybody else on these days. */
function usualTogether(tally: Tally, own: Tally, maker: string, other: string): number {
  let usual = 0
  for (const [day, { votes, makers }] of own.days) {
    const further = votes - (makers.get(maker) ?? 0)
    const rest = votesElsewhere(tally, day, maker) - further
    const chosen = (tally.days.get(day)?.makers.get(other) ?? 0) - (makers.get(other) ?? 0)
    usual += (further * (chosen + 0.25)) / (rest + 2)
  }
  return usual
}
