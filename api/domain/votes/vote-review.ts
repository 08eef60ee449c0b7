/**
 * By the launch’s id. `seen`: how many were unconfirmed when decided. Of these, votes until `countedUntil` move its place, whatever the rule finds; votes
 * until `leftOutUntil` are no part of the count.
 */
export type VoteReview = {
  id: string
  state: 'waiting' | 'decided'
  at: string
  held: number
  clusters: Cluster[]
  seen?: number
  countedUntil?: string
  leftOutUntil?: string
}

/**
 * Accounts that have something in common, and how many of them voted for the launch, from the first day to the last. They share a mailbox; or nearly all
 * a network or an email domain; had never taken part; vote in the same hours, or for the same other maker; or are alike in what they did before. `elsewhere`,
 * `small-groups`, `decoys` and `circle` are found no more.
 */
export type Cluster = {
  what: 'network' | 'domain' | 'mailbox' | 'newcomers' | 'hours' | 'together' | 'alike' | 'small-groups' | 'decoys' | 'circle'
  accounts: number
  voted: number
  from: string
  until: string
  elsewhere?: true
}
