import type { Voter } from './vote-facts.ts'

export type Links = {
  /** Voters by what they have in common, if at least two do. */
  members: ReadonlyMap<string, Voter[]>
  /** Of the voters with a link, how many voted for each maker. */
  supporterCounts: (key: string) => ReadonlyMap<string, number>
  /** Whether a network or a domain says something of whoever has it: what very many have in common doesn’t. */
  isInformative: (what: string) => boolean
  /** A voter’s links that say something, and how many have each. */
  informativeLinks: (voter: Voter) => { key: string; size: number }[]
  /** How many voters have the most common of these; 1 if nobody shares any. */
  clusterSize: (voter: Voter) => number
}

/** What more than this share of all voters has in common says nothing about any of them. */
const common = 0.25

export function linksOf(voters: readonly Voter[]): Links {
  const members = new Map<string, Voter[]>()
  for (const voter of voters) for (const { key } of voter.links) append(members, key, voter)
  for (const [key, found] of members) if (found.length === 1) members.delete(key)
  const counted = new Map<string, Map<string, number>>()
  const isInformative = (what: string) => (members.get(what)?.length ?? 1) <= common * voters.length
  const informativeLinks = ({ links }: Voter) =>
    links.flatMap(({ key, what }) => (members.has(key) && isInformative(what) ? [{ key, size: members.get(key)?.length ?? 1 }] : []))
  return {
    members,
    isInformative,
    supporterCounts(key) {
      const known = counted.get(key)
      if (known !== undefined) return known
      const counts = new Map<string, number>()
      for (const { makers } of members.get(key) ?? []) for (const maker of makers) counts.set(maker, (counts.get(maker) ?? 0) + 1)
      counted.set(key, counts)
      return counts
    },
    informativeLinks,
    clusterSize: (voter) => informativeLinks(voter).reduce((most, { size }) => Math.max(most, size), 1),
  }
}

export function supportersByMaker(voters: readonly Voter[]): Map<string, Voter[]> {
  const supporters = new Map<string, Voter[]>()
  for (const voter of voters) for (const maker of voter.makers) append(supporters, maker, voter)
  return supporters
}

export function append<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key)
  if (list === undefined) lists.set(key, [value])
  else list.push(value)
}
