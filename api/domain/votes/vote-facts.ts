import { thresholds } from './thresholds.ts'

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
  /** Networks and an email domain that it may have in common with others. */
  links: readonly string[]
  isSettled: boolean
}

export const votersOf = (votes: readonly VoteFacts[]): Voter[] =>
  [...Map.groupBy(votes, ({ accountId }) => accountId)].map(([id, cast]) => {
    const { joinedAt, joinedFrom, mailbox, domain } = cast[0] as VoteFacts
    const networks = [joinedFrom, ...cast.map(({ network }) => network)].flatMap((network) =>
      network === undefined ? [] : `network ${network}`,
    )
    return {
      id,
      joinedAt,
      mailbox,
      votes: cast,
      makers: new Set(cast.map(({ maker }) => maker)),
      links: [...new Set([...networks, ...(domain === undefined ? [] : [`domain ${domain}`])])],
      isSettled: cast.some(({ partDays = thresholds.daysToSettle }) => partDays >= thresholds.daysToSettle),
    }
  })
