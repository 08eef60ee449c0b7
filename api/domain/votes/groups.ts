import { chanceOf, choicesOf, odds } from './everyday-odds.ts'
import { thresholds } from './thresholds.ts'
import { linksOf } from './links.ts'
import type { Voter } from './vote-facts.ts'

/** Accounts with a network or an email domain in common that voted for one maker. `size` counts those that didn’t, too. */
export type Group = { link: string; isNetwork: boolean; maker: string; size: number; voters: Voter[] }

/** However many accounts share a network, they count as at most this many people in the baseline. */
const heads = 4

/** The groups that act as one: nearly all of their accounts voted for the same maker, far more than other people’s choices explain. */
export function findGroups(voters: readonly Voter[]): Group[] {
  const { share, odds: extreme } = thresholds.group
  const { members, clusterSize, supporterCounts, isInformative } = linksOf(voters)
  const clusterSizes = new Map(voters.map((voter) => [voter, clusterSize(voter)]))
  const choices = choicesOf(voters, (voter) => Math.min(1, heads / (clusterSizes.get(voter) ?? 1)))
  const all = countVotes(voters)
  const groups: Group[] = []
  for (const [link, together] of members) {
    const attention = link.includes(' joined ') ? thresholds.group.attentionOfNewcomers : thresholds.group.attention
    if (together.length < attention) continue
    const isNetwork = link.startsWith('network')
    const what = together[0]?.links.find(({ key }) => key === link)?.what ?? link
    // A day’s newcomers with an email domain that very many have.
    if (!isNetwork && what !== link && !isInformative(what)) continue
    for (const [maker, count] of supporterCounts(link)) {
      if (count <= share * together.length) continue
      // A domain says little when there are no others to compare with.
      if (!isNetwork && all - countVotes(together) < thresholds.otherVotes) continue
      const supporters = together.filter(({ makers }) => makers.has(maker))
      if (attentionOf(supporters) < attention) continue
      const usual = choices.without(together)
      const expected = together.reduce((sum, voter) => sum + chanceOf(voter, maker, usual), 0)
      if (odds(supporters.length, together.length - supporters.length) < extreme * odds(expected, together.length - expected)) continue
      groups.push({ link, isNetwork, maker, size: together.length, voters: supporters })
    }
  }
  return groups
}

/** An account that voted for several makers pays each a part of its attention. */
const attentionOf = (supporters: readonly Voter[]): number => supporters.reduce((sum, { makers }) => sum + 1 / makers.size, 0)

const countVotes = (voters: readonly Voter[]): number => voters.reduce((sum, { votes }) => sum + votes.length, 0)
