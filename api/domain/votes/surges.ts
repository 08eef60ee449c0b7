import { chanceOf, choicesOf, odds, type EverydayOdds } from './everyday-odds.ts'
import { figures } from './figures.ts'
import { append, fansOf, linksOf, type Links } from './links.ts'
import type { Voter } from './vote-facts.ts'
import { dayMs } from '../../../shared/durations.ts'

/**
 * What the voters of a surge have in common: each is alone or shares a network or an email domain with other voters of the maker; how old the
 * account was at its vote; how many other makers it voted for.
 */
export type Kind = { isAlone: boolean; age: 'new' | 'recent' | 'older'; others: 'none' | 'some' | 'many' }
/** Voters of one kind for a maker, far more of them than other makers have. */
export type Surge = { maker: string; kind: Kind; voters: Voter[] }

const month = 30 * dayMs
const dayOf = (time: number): number => Math.floor(time / dayMs)

/**
 * Surges of accounts that are alike without being one group: many small groups that vote for the same maker, or new accounts, each on its own,
 * that have hardly done anything but vote for that maker. Fewer are enough for `ringMakers`, whose votes have been found to come from a ring.
 */
export function findSurges(voters: readonly Voter[], ringMakers: ReadonlySet<string> = new Set()): Surge[] {
  const links = linksOf(voters)
  const usual = choicesOf(voters, (voter) => (links.company(voter) === 1 ? 1 : 0)).without([])
  const everyFan = fansOf(voters)
  const fanships = [...everyFan.values()].reduce((sum, { length }) => sum + length, 0)
  const surges: Surge[] = []
  const kinds = [...fansByKind(everyFan, links)]
  for (const { kind, fans: byMaker } of kinds) {
    if (!isSuspect(kind)) continue
    const total = [...byMaker.values()].reduce((sum, { length }) => sum + length, 0)
    for (const [maker, alike] of byMaker) {
      const least = ringMakers.has(maker) ? figures.surge.stragglers : figures.surge
      if (alike.length < (kind.isAlone ? least.alone : least.linked)) continue
      const all = everyFan.get(maker)?.length ?? 0
      // Too little to compare with.
      if (fanships - all < figures.elsewhere || everyFan.size <= figures.surge.makers) continue
      const elsewhere = total - alike.length
      if (odds(alike.length, all - alike.length) < figures.surge.odds * odds(elsewhere, fanships - all - elsewhere)) continue
      if (!kind.isAlone && alike.length < figures.surge.odds * byChance(maker, voters, links, usual)) continue
      const found = kind.isAlone ? atBusyTimes(alike, maker) : inSeveralGroups(alike, maker, links, least.groups)
      if (found.length > 0) surges.push({ maker, kind, voters: found })
    }
  }
  return surges.length > 0 ? surges : findCrowds(voters, kinds, links)
}

/**
 * New accounts, each on its own, nearly all of which voted for one maker, however many others they voted for as well: votes for others are no disguise.
 * They are compared with how older accounts chose on the same days.
 */
function findCrowds(voters: readonly Voter[], kinds: readonly FansOfKind[], links: Links): Surge[] {
  const isNew = ({ votes, joinedAt }: Voter) => votes.some(({ at }) => Date.parse(at) - Date.parse(joinedAt) < month)
  const [newcomers, settled] = [voters.filter(isNew), voters.filter((voter) => !isNew(voter))]
  // Too little to compare with.
  if (settled.reduce((sum, { votes }) => sum + votes.length, 0) < figures.elsewhere) return []
  const usual = choicesOf(settled, (voter) => 1 / links.company(voter)).without([])
  const parts = new Map<string, Surge[]>()
  for (const { kind, fans } of kinds)
    if (kind.isAlone && kind.age !== 'older') for (const [maker, alike] of fans) append(parts, maker, { maker, kind, voters: alike })
  const surges: Surge[] = []
  for (const [maker, all] of parts) {
    const alone = all.flatMap((part) => part.voters)
    if (alone.length < figures.surge.alone) continue
    const crowd = new Set(atBusyTimes(alone, maker))
    const days = new Set([...crowd].map((fan) => dayOf(firstVote(fan, maker))))
    const there = newcomers.filter(({ votes }) => votes.some(({ at }) => days.has(dayOf(Date.parse(at)))))
    const expected = there.reduce((sum, voter) => sum + chanceOf(voter, maker, usual), 0)
    if (odds(crowd.size, there.length - crowd.size) < figures.surge.odds * odds(expected, there.length - expected)) continue
    for (const part of all) {
      const found = part.voters.filter((voter) => crowd.has(voter))
      // The few of a kind that the crowd isn’t made of are people.
      if (found.length >= figures.surge.stragglers.alone && found.length * figures.surge.odds >= crowd.size)
        surges.push({ ...part, voters: found })
    }
  }
  return surges
}

type FansOfKind = { kind: Kind; fans: Map<string, Voter[]> }

function fansByKind(everyFan: ReadonlyMap<string, Voter[]>, links: Links): Iterable<FansOfKind> {
  const kinds = new Map<string, FansOfKind>()
  for (const [maker, fans] of everyFan)
    for (const fan of fans) {
      const kind = kindOf(fan, maker, links)
      const key = Object.values(kind).join(' ')
      const found = kinds.get(key) ?? { kind, fans: new Map<string, Voter[]>() }
      kinds.set(key, found)
      append(found.fans, maker, fan)
    }
  return kinds.values()
}

/** The votes of a surge come together; people of the same kind who voted at quieter times have nothing to do with it. */
function atBusyTimes(fans: Voter[], maker: string): Voter[] {
  const times = fans.map((fan) => firstVote(fan, maker)).toSorted((one, other) => one - other)
  const quarter = Math.floor(times.length / 4)
  const width = ((times.at(-1 - quarter) ?? 0) - (times[quarter] ?? 0)) / 10 + 1000
  const found = [...Map.groupBy(fans, (fan) => Math.floor(firstVote(fan, maker) / width)).values()]
  const busiest = found.reduce((most, { length }) => Math.max(most, length), 0)
  return found.filter(({ length }) => length * figures.surge.odds >= busiest).flat()
}

/** Friends from one place are one group of their size; a ring has many. */
function inSeveralGroups(fans: readonly Voter[], maker: string, links: Links, least: number): Voter[] {
  const sizes = Map.groupBy(fans, (fan) => Math.min(figures.group.attentionOfNewcomers, companyOf(fan, maker, links)))
  return [...sizes].flatMap(([size, alike]) => (alike.length >= least * size ? alike : []))
}

/** People who are on their own are only suspect if they’re new and have done little else. */
const isSuspect = ({ isAlone, age, others }: Kind): boolean => !isAlone || (age !== 'older' && others !== 'many')

/** How many people would vote for a maker together with everybody they share a network with, if each chose like other people. */
function byChance(maker: string, voters: readonly Voter[], { members, telling }: Links, usual: EverydayOdds): number {
  const keys = new Set(voters.flatMap((voter) => telling(voter).map(({ key }) => key)))
  let expected = 0
  for (const key of keys) {
    const together = members.get(key) ?? []
    if (together.length < figures.group.attention)
      expected += together.length * together.reduce((all, voter) => all * chanceOf(voter, maker, usual), 1)
  }
  return expected
}

const firstVote = (fan: Voter, maker: string): number =>
  fan.votes.reduce((first, vote) => (vote.maker === maker ? Math.min(first, Date.parse(vote.at)) : first), Number.POSITIVE_INFINITY)

/** How many voters for the maker a voter shares a network or an email domain with, if nearly all who share it voted for the maker; else 1. */
function companyOf(fan: Voter, maker: string, { telling, fanCounts }: Links): number {
  return telling(fan).reduce((most, { key, size }) => {
    const alike = size <= most ? 0 : (fanCounts(key).get(maker) ?? 0)
    return alike > figures.group.share * size ? Math.max(most, alike) : most
  }, 1)
}

function kindOf(fan: Voter, maker: string, links: Links): Kind {
  const age = firstVote(fan, maker) - Date.parse(fan.joinedAt)
  return {
    isAlone: companyOf(fan, maker, links) === 1,
    age: age < dayMs ? 'new' : age < month ? 'recent' : 'older',
    others: fan.makers.size === 1 ? 'none' : fan.makers.size <= 4 ? 'some' : 'many',
  }
}
