import { chanceOf, choicesOf, odds } from './everyday-odds.ts'
import { figures } from './figures.ts'
import { linksOf } from './links.ts'
import type { Voter } from './vote-facts.ts'

/** Accounts with a network or an email domain in common that voted for one maker. `size` counts those that didn’t, too. */
export type Group = { link: string; isNetwork: boolean; maker: string; size: number; voters: Voter[] }

/** However many accounts share a network, they say no more about what is usual than this many people. */
const heads = 4

/** The groups that act as one: nearly all of their accounts voted for the same maker, far more than other people’s choices explain. */
export function findGroups(voters: readonly Voter[]): Group[] {
  const { share, odds: extreme } = figures.group
  const { members, company, fanCounts, isTelling } = linksOf(voters)
  const companies = new Map(voters.map((voter) => [voter, company(voter)]))
  const choices = choicesOf(voters, (voter) => Math.min(1, heads / (companies.get(voter) ?? 1)))
  const all = countVotes(voters)
  const groups: Group[] = []
  for (const [link, together] of members) {
    const attention = link.includes(' joined ') ? figures.group.attentionOfNewcomers : figures.group.attention
    if (together.length < attention) continue
    const isNetwork = link.startsWith('network')
    const what = together[0]?.links.find(({ key }) => key === link)?.what ?? link
    // A day’s newcomers with an email domain that very many have.
    if (!isNetwork && what !== link && !isTelling(what)) continue
    for (const [maker, count] of fanCounts(link)) {
      if (count <= share * together.length) continue
      // A domain says little when there are no others to compare with.
      if (!isNetwork && all - countVotes(together) < figures.elsewhere) continue
      const fans = together.filter(({ makers }) => makers.has(maker))
      if (attentionOf(fans) < attention) continue
      const usual = choices.without(together)
      const expected = together.reduce((sum, voter) => sum + chanceOf(voter, maker, usual), 0)
      if (odds(fans.length, together.length - fans.length) < extreme * odds(expected, together.length - expected)) continue
      groups.push({ link, isNetwork, maker, size: together.length, voters: fans })
    }
  }
  return groups
}

/** An account that voted for several makers pays each a part of its attention. */
const attentionOf = (fans: readonly Voter[]): number => fans.reduce((sum, { makers }) => sum + 1 / makers.size, 0)

const countVotes = (voters: readonly Voter[]): number => voters.reduce((sum, { votes }) => sum + votes.length, 0)
