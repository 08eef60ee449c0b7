import type { Directory } from '../../../shared/schemas/directory.ts'
import type { DirectoryFacts, FactName } from '../../../shared/schemas/directory-facts.ts'

/**
 * A directory with its evidence; `id` is its slug. What the API says about it (interface section 2.4) is derived from its texts and facts
 * (describe-directory.ts). A closed one is kept with the reason, and listed nowhere.
 */
export type DirectoryEntry = {
  id: string
  state: 'open' | 'closed'
  name: string
  url: string
  tagline: string
  focus: string
  /** Judgements that no single source states. */
  traffic: string
  backlinkQuality: string
  submissionFriction: string
  /** The day an editor last reviewed the whole entry, in case no fact was measured or read on its own pages. */
  checkedOn: string
  facts: DirectoryFacts
  closed?: { reason: string; source: string; day: string }
  /** What the operator has edited: a newer shipped list leaves it as it is. */
  edited?: (FactName | keyof Directory | 'state')[]
}

/** An edit of an entry, for its history. `by` is an account id, or null for the service (a shipped list, a measurement). */
export type DirectoryEdit = {
  id: string
  slug: string
  at: string
  by: string | null
  field: string
  before: unknown
  after: unknown
  source: string | null
}

/**
 * Lines of a directory’s page that have changed and may concern its price, until the operator has reviewed it. `about`: it doesn’t answer, or its links
 * contradict what the operator wrote.
 */
export type DirectoryQuestion = {
  id: string
  about?: 'answer' | 'link'
  state: 'open' | 'done'
  slug: string
  at: string
  page: string
  before: string[]
  after: string[]
}

/** What one visit of the measuring job, or one proof of a maker, found on a directory’s page. `id` starts with the slug. */
export type DirectorySample = {
  id: string
  slug: string
  /** YYYY-MM-DD */
  day: string
  kind: 'home' | 'submit' | 'pricing' | 'listing' | 'proof'
  page: string
  /** How a visit ended. `kept out`: by robots.txt. `begun`: it was interrupted. */
  outcome?: 'answered' | 'failed' | 'kept out' | 'begun'
  /** How many requests it took, redirects and robots.txt included. */
  requests?: number
  /** null: not answered, with the reason in `note`. */
  status: number | null
  /** Of a listing: how it links to the product. */
  link?: 'followed' | 'nofollow' | 'none' | 'undetermined'
  note?: string
  /** Lines that name prices. */
  prices?: string[]
}
