import { dayMs } from '../../../shared/durations.ts'

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
  votes: VoteFacts[]
  makers: ReadonlySet<string>
  /** What it may have in common with others, besides whom it votes for and when. */
  traits: readonly string[]
}

export const votersOf = (votes: readonly VoteFacts[]): Voter[] =>
  [...Map.groupBy(votes, ({ accountId }) => accountId)].map(([id, cast]) => {
    return { id, votes: cast, makers: new Set(cast.map(({ maker }) => maker)), traits: traitsOf(cast) }
  })

/** The trait of voters who had never taken part. */
export const neverBefore = 'days 0'

function traitsOf(cast: readonly VoteFacts[]): string[] {
  const { joinedAt, joinedFrom, domain } = cast[0] as VoteFacts
  const networks = [joinedFrom, ...cast.map(({ network }) => network)].filter((network) => network !== undefined)
  const first = Math.min(...cast.map(({ at }) => Date.parse(at)))
  return [
    ...new Set(networks.map((network) => `network ${network}`)),
    ...(domain === undefined ? [] : [`domain ${domain}`]),
    ...(cast.length === 1 ? ['once'] : []),
    `joined ${joinedAt.slice(0, 7)}`,
    ...levelsOf('days', Math.max(...cast.map(({ partDays = 0 }) => partDays)), 6),
    ...levelsOf('age', Math.max(0, Math.floor((first - Date.parse(joinedAt)) / dayMs)), 11),
  ]
}

/** A number of days by its level (0, 1, 2–3, 4–7, …), and as up to this and each higher one: the accounts of a ring differ, but few are above a certain level. */
function levelsOf(what: string, days: number, highest: number): string[] {
  const level = Math.ceil(Math.log2(days + 1))
  return [`${what} ${level}`, ...Array.from({ length: Math.max(0, highest - level) }, (_, more) => `${what} up to ${level + more}`)]
}
