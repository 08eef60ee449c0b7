/** What the rule knows of a vote. Times are ISO 8601 in UTC. Networks, mailboxes and domains are compared, so hashes of them will do. */
export type VoteFacts = {
  id: string
  accountId: string
  launchId: string
  /** Whose launch it is, an account’s id: all launches of a maker are one. */
  maker: string
  at: string
  network?: string
  /** When the account was created, and from which network. */
  joinedAt: string
  joinedFrom?: string
  mailbox: string
  /** The email’s domain, unless it’s that of a public provider. */
  domain?: string
  /** On how many earlier days the account had voted for other makers or commented elsewhere. Votes from before this was noted have none. */
  partDays?: number
}

export type Voter = {
  id: string
  joinedAt: string
  mailbox: string
  votes: VoteFacts[]
  makers: ReadonlySet<string>
  /** What it may have in common with others, besides whom it votes for and when. */
  traits: readonly string[]
}

export const votersOf = (votes: readonly VoteFacts[]): Voter[] =>
  [...Map.groupBy(votes, ({ accountId }) => accountId)].map(([id, cast]) => {
    const { joinedAt, mailbox } = cast[0] as VoteFacts
    return { id, joinedAt, mailbox, votes: cast, makers: new Set(cast.map(({ maker }) => maker)), traits: traitsOf(cast) }
  })

function traitsOf(cast: readonly VoteFacts[]): string[] {
  const { joinedAt, joinedFrom, domain } = cast[0] as VoteFacts
  const networks = [joinedFrom, ...cast.map(({ network }) => network)].filter((network) => network !== undefined)
  const partDays = Math.max(...cast.map((vote) => vote.partDays ?? 0))
  return [
    ...new Set(networks.map((network) => `network ${network}`)),
    ...(domain === undefined ? [] : [`domain ${domain}`]),
    ...(cast.length === 1 ? ['once'] : []),
    `joined ${joinedAt.slice(0, 7)}`,
    `days ${Math.ceil(Math.log2(partDays + 1))}`,
  ]
}
