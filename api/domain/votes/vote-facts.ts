/** What the rule knows of a vote. Times are ISO 8601 in UTC. Networks, mailboxes and domains are compared, so hashes of them will do. */
export type VoteFacts = {
  id: string
  accountId: string
  launchId: string
  /** Whose launch it is: all launches of a maker are one. */
  maker: string
  at: string
  network?: string
  /** When the account was created, and from which network. */
  joinedAt: string
  joinedFrom?: string
  mailbox: string
  /** The email’s domain, unless it’s that of a public provider. */
  domain?: string
}

/** `key` is a network or a domain, with or without a day; `what` is the network or domain alone. */
export type Link = { key: string; what: string }

export type Voter = {
  id: string
  joinedAt: string
  mailbox: string
  votes: VoteFacts[]
  makers: ReadonlySet<string>
  /** What it has in common with others: networks and an email domain, each by itself and on a day. */
  links: readonly Link[]
}

const dayOf = (time: string): string => time.slice(0, 10)

export function votersOf(votes: readonly VoteFacts[]): Voter[] {
  return [...Map.groupBy(votes, ({ accountId }) => accountId)].map(([id, cast]) => {
    const { joinedAt, joinedFrom, mailbox, domain } = cast[0] as VoteFacts
    const links = new Map<string, Link>()
    const link = (kind: string, value: string | undefined, day: string) => {
      if (value === undefined) return
      const what = `${kind} ${value}`
      for (const key of [what, `${what} ${day}`]) links.set(key, { key, what })
    }
    link('network', joinedFrom, `joined ${dayOf(joinedAt)}`)
    link('domain', domain, `joined ${dayOf(joinedAt)}`)
    for (const { network, at } of cast) link('network', network, `voted ${dayOf(at)}`)
    return { id, joinedAt, mailbox, votes: cast, makers: new Set(cast.map(({ maker }) => maker)), links: [...links.values()] }
  })
}
