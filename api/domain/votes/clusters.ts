import type { Cluster } from './vote-review.ts'
import type { VoteFacts } from './vote-facts.ts'
import type { Weighed } from './weigh-votes.ts'

/** Why votes for a launch don’t count, largest cluster first; each account is in one. `here` are those for the launch. */
export function clustersFor(here: readonly VoteFacts[], { exclusions, crowds }: Weighed): Cluster[] {
  const held = new Map(here.filter(({ id }) => exclusions.has(id)).map((vote) => [vote.accountId, vote]))
  if (held.size === 0) return []
  const sharing = here.filter(({ id }) => exclusions.get(id) === 'same-person')
  const clusters: Cluster[] = sharing.length === 0 ? [] : [cluster('mailbox', sharing, sharing.length)]
  for (const { accountId } of sharing) held.delete(accountId)
  for (const { maker, kind, link, voters } of crowds) {
    const mine = voters.flatMap(({ id }) => held.get(id) ?? [])
    if (mine.length === 0) continue
    for (const { accountId } of mine) held.delete(accountId)
    const what =
      kind === 'circle'
        ? 'circle'
        : link === undefined
          ? kind === 'only'
            ? 'newcomers'
            : 'decoys'
          : link.startsWith('network')
            ? 'network'
            : 'domain'
    clusters.push({
      ...cluster(what, mine, Math.max(voters.length, mine.length)),
      ...(mine[0]?.maker !== maker && { elsewhere: true as const }),
    })
  }
  return clusters.toSorted((a, b) => b.voted - a.voted)
}

function cluster(what: Cluster['what'], votes: readonly VoteFacts[], accounts: number): Cluster {
  const joined = votes.map(({ joinedAt }) => joinedAt.slice(0, 10)).toSorted()
  return { what, accounts, voted: votes.length, from: joined[0] ?? '', until: joined.at(-1) ?? '' }
}
