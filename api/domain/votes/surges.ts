import { chanceOf, choicesOf, odds, type EverydayOdds } from './everyday-odds.ts'
import { thresholds } from './thresholds.ts'
import { append, supportersByMaker, linksOf, type Links } from './links.ts'
import type { Voter } from './vote-facts.ts'
import { dayMs } from '../../../shared/durations.ts'

/** Alone or sharing a network or domain with other voters; how old the account was at its vote; how many other makers it voted for. */
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
  const usual = choicesOf(voters, (voter) => (links.clusterSize(voter) === 1 ? 1 : 0)).without([])
  const everySupporter = supportersByMaker(voters)
  const supportCount = [...everySupporter.values()].reduce((sum, { length }) => sum + length, 0)
  const surges: Surge[] = []
  const kinds = [...supportersByKind(everySupporter, links)]
  for (const { kind, supporters: byMaker } of kinds) {
    if (!isSuspect(kind)) continue
    const total = [...byMaker.values()].reduce((sum, { length }) => sum + length, 0)
    for (const [maker, alike] of byMaker) {
      const min = ringMakers.has(maker) ? thresholds.surge.stragglers : thresholds.surge
      if (alike.length < (kind.isAlone ? min.alone : min.linked)) continue
      const all = everySupporter.get(maker)?.length ?? 0
      // Too little to compare with.
      if (supportCount - all < thresholds.otherVotes || everySupporter.size <= thresholds.surge.makers) continue
      const elsewhere = total - alike.length
      if (odds(alike.length, all - alike.length) < thresholds.surge.odds * odds(elsewhere, supportCount - all - elsewhere)) continue
      if (!kind.isAlone && alike.length < thresholds.surge.odds * byChance(maker, voters, links, usual)) continue
      const found = kind.isAlone ? atBusyTimes(alike, maker) : inSeveralGroups(alike, maker, links, min.groups)
      if (found.length > 0) surges.push({ maker, kind, voters: found })
    }
  }
  return surges.length > 0 ? surges : findCrowds(voters, kinds, links)
}

/** However many others they voted for: votes for others are no disguise. Compared with older accounts’ choices on the same days. */
function findCrowds(voters: readonly Voter[], kinds: readonly SupportersOfKind[], links: Links): Surge[] {
  const isNew = ({ votes, joinedAt }: Voter) => votes.some(({ at }) => Date.parse(at) - Date.parse(joinedAt) < month)
  const [newcomers, settled] = [voters.filter(isNew), voters.filter((voter) => !isNew(voter))]
  // Too little to compare with.
  if (settled.reduce((sum, { votes }) => sum + votes.length, 0) < thresholds.otherVotes) return []
  const usual = choicesOf(settled, (voter) => 1 / links.clusterSize(voter)).without([])
  const parts = new Map<string, Surge[]>()
  for (const { kind, supporters } of kinds)
    if (kind.isAlone && kind.age !== 'older') for (const [maker, alike] of supporters) append(parts, maker, { maker, kind, voters: alike })
  const surges: Surge[] = []
  for (const [maker, all] of parts) {
    const alone = all.flatMap((part) => part.voters)
    if (alone.length < thresholds.surge.alone) continue
    const crowd = new Set(atBusyTimes(alone, maker))
    const days = new Set([...crowd].map((supporter) => dayOf(firstVote(supporter, maker))))
    const there = newcomers.filter(({ votes }) => votes.some(({ at }) => days.has(dayOf(Date.parse(at)))))
    const expected = there.reduce((sum, voter) => sum + chanceOf(voter, maker, usual), 0)
    if (odds(crowd.size, there.length - crowd.size) < thresholds.surge.odds * odds(expected, there.length - expected)) continue
    for (const part of all) {
      const found = part.voters.filter((voter) => crowd.has(voter))
      // The few of a kind that the crowd isn’t made of are people.
      if (found.length >= thresholds.surge.stragglers.alone && found.length * thresholds.surge.odds >= crowd.size)
        surges.push({ ...part, voters: found })
    }
  }
  return surges
}

type SupportersOfKind = { kind: Kind; supporters: Map<string, Voter[]> }

function supportersByKind(everySupporter: ReadonlyMap<string, Voter[]>, links: Links): Iterable<SupportersOfKind> {
  const kinds = new Map<string, SupportersOfKind>()
  for (const [maker, supporters] of everySupporter)
    for (const supporter of supporters) {
      const kind = kindOf(supporter, maker, links)
      const key = Object.values(kind).join(' ')
      const found = kinds.get(key) ?? { kind, supporters: new Map<string, Voter[]>() }
      kinds.set(key, found)
      append(found.supporters, maker, supporter)
    }
  return kinds.values()
}

/** The votes of a surge come together; people of the same kind who voted at quieter times have nothing to do with it. */
function atBusyTimes(supporters: Voter[], maker: string): Voter[] {
  const times = supporters.map((supporter) => firstVote(supporter, maker)).toSorted((one, other) => one - other)
  const quarter = Math.floor(times.length / 4)
  const width = ((times.at(-1 - quarter) ?? 0) - (times[quarter] ?? 0)) / 10 + 1000
  const found = [...Map.groupBy(supporters, (supporter) => Math.floor(firstVote(supporter, maker) / width)).values()]
  const busiest = found.reduce((most, { length }) => Math.max(most, length), 0)
  return found.filter(({ length }) => length * thresholds.surge.odds >= busiest).flat()
}

/** Friends from one place are one group of their size; a ring has many. */
function inSeveralGroups(supporters: readonly Voter[], maker: string, links: Links, min: number): Voter[] {
  const sizes = Map.groupBy(supporters, (supporter) =>
    Math.min(thresholds.group.attentionOfNewcomers, clusterSizeOf(supporter, maker, links)),
  )
  return [...sizes].flatMap(([size, alike]) => (alike.length >= min * size ? alike : []))
}

/** People who are on their own are only suspect if they’re new and have done little else. */
const isSuspect = ({ isAlone, age, others }: Kind): boolean => !isAlone || (age !== 'older' && others !== 'many')

/** How many people would vote for a maker together with everybody they share a network with, if each chose like other people. */
function byChance(maker: string, voters: readonly Voter[], { members, informativeLinks }: Links, usual: EverydayOdds): number {
  const keys = new Set(voters.flatMap((voter) => informativeLinks(voter).map(({ key }) => key)))
  let expected = 0
  for (const key of keys) {
    const together = members.get(key) ?? []
    if (together.length < thresholds.group.attention)
      expected += together.length * together.reduce((all, voter) => all * chanceOf(voter, maker, usual), 1)
  }
  return expected
}

const firstVote = (supporter: Voter, maker: string): number =>
  supporter.votes.reduce((first, vote) => (vote.maker === maker ? Math.min(first, Date.parse(vote.at)) : first), Number.POSITIVE_INFINITY)

/** How many voters for the maker a voter shares a network or an email domain with, if nearly all who share it voted for the maker; else 1. */
function clusterSizeOf(supporter: Voter, maker: string, { informativeLinks, supporterCounts }: Links): number {
  return informativeLinks(supporter).reduce((most, { key, size }) => {
    const alike = size <= most ? 0 : (supporterCounts(key).get(maker) ?? 0)
    return alike > thresholds.group.share * size ? Math.max(most, alike) : most
  }, 1)
}

function kindOf(supporter: Voter, maker: string, links: Links): Kind {
  const age = firstVote(supporter, maker) - Date.parse(supporter.joinedAt)
  return {
    isAlone: clusterSizeOf(supporter, maker, links) === 1,
    age: age < dayMs ? 'new' : age < month ? 'recent' : 'older',
    others: supporter.makers.size === 1 ? 'none' : supporter.makers.size <= 4 ? 'some' : 'many',
  }
}
