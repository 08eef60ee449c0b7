import type { Cluster } from './vote-review.ts'
import type { VoteFacts } from './vote-facts.ts'
import type { Weighed } from './weigh-votes.ts'

/** What votes for a launch that don’t move its place have in common, most votes first; each account is in one. `here` are those for the launch. */
export function clustersFor(here: readonly VoteFacts[], { exclusions, signs }: Weighed): Cluster[] {
  const sharing = here.filter(({ id }) => exclusions.get(id) === 'same-person')
  const clusters: Cluster[] = sharing.length === 0 ? [] : [cluster('mailbox', sharing, sharing.length)]
  const left = new Map(here.filter(({ id }) => exclusions.get(id) === 'unconfirmed').map((vote) => [vote.accountId, vote]))
  for (const { maker, what, voters } of left.size === 0 ? [] : signs) {
    if (maker !== [...left.values()][0]?.maker) continue
    const mine = voters.flatMap(({ id }) => left.get(id) ?? [])
    for (const { accountId } of mine) left.delete(accountId)
    if (mine.length > 0) clusters.push(cluster(whatOf(what), mine, Math.max(voters.length, mine.length)))
  }
  return clusters.toSorted((a, b) => b.voted - a.voted)
}

const named = ['network', 'domain', 'hours', 'together'] as const

const whatOf = (sign: string): Cluster['what'] =>
  sign === 'days 0' || sign === 'days up to 0' ? 'newcomers' : (named.find((what) => sign.startsWith(what)) ?? 'alike')

function cluster(what: Cluster['what'], votes: readonly VoteFacts[], accounts: number): Cluster {
  const joined = votes.map(({ joinedAt }) => joinedAt.slice(0, 10)).toSorted()
  return { what, accounts, voted: votes.length, from: joined[0] ?? '', until: joined.at(-1) ?? '' }
}
