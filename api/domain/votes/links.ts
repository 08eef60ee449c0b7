import type { Voter } from './vote-facts.ts'

export type Links = {
  /** Voters by what they have in common. */
  members: ReadonlyMap<string, Voter[]>
  /** How many voters have the most common of a voter’s links; 1 if nobody shares any. */
  company: (voter: Voter) => number
}

export function linksOf(voters: readonly Voter[]): Links {
  const members = new Map<string, Voter[]>()
  for (const voter of voters) for (const link of voter.links) append(members, link, voter)
  return { members, company: ({ links }) => Math.max(1, ...links.map((link) => members.get(link)?.length ?? 1)) }
}

/** Voters by the makers they voted for. */
export function fansOf(voters: readonly Voter[]): Map<string, Voter[]> {
  const fans = new Map<string, Voter[]>()
  for (const voter of voters) for (const maker of voter.makers) append(fans, maker, voter)
  return fans
}

export function append<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key)
  if (list === undefined) lists.set(key, [value])
  else list.push(value)
}
