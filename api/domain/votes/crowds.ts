import { expectedVoters, odds, type Choices, type Expected } from './choices.ts'
import { minuteMs } from '../../../shared/durations.ts'
import { thresholds } from './thresholds.ts'
import type { Voter } from './vote-facts.ts'

/** Voters for a maker that others’ choices don’t explain and that are all alike. `link` is the network or domain that most of them share. */
export type Crowd = { maker: string; kind: Kind; voters: Voter[]; excess: number; link?: string }
/** They voted for this maker only; for others, too; or they’re makers who vote for each other. */
type Kind = 'only' | 'others' | 'circle'

/** The largest first. */
export function findCrowds(voters: readonly Voter[], choices: Choices): Crowd[] {
  const supporters = new Map<string, Voter[]>()
  for (const voter of voters) for (const maker of voter.makers) append(supporters, maker, voter)
  const byId = new Map(voters.map((voter) => [voter.id, voter]))
  const linked = new Map<string, Voter[]>()
  for (const voter of voters) for (const link of voter.links) append(linked, link, voter)
  const crowds: Crowd[] = []
  for (const [maker, all] of supporters) {
    const circle = all.filter(({ id }) => byId.get(maker)?.makers.has(id))
    const untested = all.filter((voter) => !voter.isSettled || isTogether(voter, maker, linked))
    for (const found of [circleOf(maker, circle, byId, choices), alikeOf(maker, atBusyTimes(untested, maker), choices)])
      if (found !== null) crowds.push(found)
  }
  return crowds.toSorted((one, other) => other.excess - one.excess)
}

function append(lists: Map<string, Voter[]>, key: string, voter: Voter): void {
  const list = lists.get(key)
  if (list === undefined) lists.set(key, [voter])
  else list.push(voter)
}

const isTogether = ({ links }: Voter, maker: string, linked: ReadonlyMap<string, Voter[]>): boolean =>
  links.some((link) => {
    const sharing = linked.get(link) ?? []
    if (sharing.length < thresholds.together.voters) return false
    const alike = sharing.filter(({ makers }) => makers.has(maker)).length
    return alike >= thresholds.together.voters && alike >= thresholds.together.share * sharing.length
  })

const isExplained = (count: number, { among, voters }: Expected): boolean =>
  count - voters < thresholds.crowd.deviations * Math.sqrt(voters) ||
  odds(count, among - count) < thresholds.crowd.odds * odds(voters, among - voters)

/** People are mixed: some look around and vote for others, some don’t. Accounts that somebody runs do either the one or the other. */
function alikeOf(maker: string, crowd: readonly Voter[], choices: Choices): Crowd | null {
  if (crowd.length < thresholds.linked) return null
  const { isComparable, only, others } = expectedVoters(choices, maker, crowd)
  const kinds = [
    { kind: 'only' as const, voters: crowd.filter(({ makers }) => makers.size === 1), usual: only },
    { kind: 'others' as const, voters: crowd.filter(({ makers }) => makers.size > 1), usual: others },
  ].map((found) => ({ ...found, excess: found.voters.length - found.usual.voters }))
  const [more, fewer] = kinds.toSorted((one, other) => other.excess - one.excess)
  if (more === undefined || fewer === undefined || isExplained(more.voters.length, more.usual)) return null
  if (!isComparable && more.voters.length < thresholds.crowd.share * more.usual.among) return null
  const link = commonLink(more.voters)
  if (more.excess < (link === undefined ? thresholds.crowd.excess : thresholds.linked)) return null
  if (fewer.excess - 2 * Math.sqrt(fewer.usual.voters) >= thresholds.crowd.mixed * more.excess) return null
  const voters = link === undefined ? more.voters : more.voters.filter(({ links }) => links.includes(link))
  return { maker, kind: more.kind, voters, excess: more.excess, ...(link !== undefined && { link }) }
}

/** Makers vote for each other by chance, too. */
function circleOf(maker: string, circle: Voter[], byId: ReadonlyMap<string, Voter>, choices: Choices): Crowd | null {
  if (circle.length < thresholds.crowd.circle) return null
  const asked = [...(byId.get(maker)?.makers ?? [])].flatMap((id) => byId.get(id) ?? [])
  const { chance } = expectedVoters(choices, maker, circle)
  const voters = asked.reduce((sum, { votes }) => sum + 1 - Math.exp(-chance * votes.length), 0)
  if (isExplained(circle.length, { among: asked.length, voters })) return null
  return { maker, kind: 'circle', voters: circle, excess: circle.length - voters }
}

function commonLink(voters: readonly Voter[]): string | undefined {
  const counts = new Map<string, number>()
  for (const { links } of voters) for (const link of links) counts.set(link, (counts.get(link) ?? 0) + 1)
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one)
  return most !== undefined && most[1] >= thresholds.together.share * voters.length ? most[0] : undefined
}

/** The votes of a ring come together; people of the same kind who voted at other times have nothing to do with it. */
function atBusyTimes(voters: Voter[], maker: string): Voter[] {
  const timeOf = ({ votes }: Voter) => Math.min(...votes.flatMap((vote) => (vote.maker === maker ? Date.parse(vote.at) : [])))
  const times = voters.map(timeOf).toSorted((one, other) => one - other)
  const quarter = Math.floor(times.length / 4)
  const [from = 0, to = 0] = [times[quarter], times.at(-1 - quarter)]
  const margin = 1.5 * (to - from) + minuteMs
  return voters.filter((voter) => timeOf(voter) >= from - margin && timeOf(voter) <= to + margin)
}
