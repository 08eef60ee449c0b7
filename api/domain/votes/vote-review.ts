/** By the launch’s id. `seen`: how many were held when decided. Votes until `countedUntil` count, whatever the rule finds. */
export type VoteReview = {
  id: string
  state: 'waiting' | 'decided'
  at: string
  held: number
  clusters: Cluster[]
  seen?: number
  countedUntil?: string
}

/**
 * Accounts that belong together, and how many of them voted for the launch’s maker, from the first day to the last. They share a mailbox; or nearly all
 * a network or an email domain; have hardly taken part, and voted for this maker only, or all for others, too; or are makers who vote for each other.
 * `small-groups` is found no more. `elsewhere` says that they were found by their votes for another maker.
 */
export type Cluster = {
  what: 'network' | 'domain' | 'mailbox' | 'small-groups' | 'newcomers' | 'decoys' | 'circle'
  accounts: number
  voted: number
  from: string
  until: string
  elsewhere?: true
}
