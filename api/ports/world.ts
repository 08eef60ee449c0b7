import type { AuditFacts, SiteFacts } from '../../shared/audit/facts.ts'
import type { Audit } from '../../shared/audit/run-audit.ts'
import type { SuggestedListing } from '../../shared/schemas/readiness.ts'
import type { Accounts } from './accounts.ts'
import type { Store } from './store.ts'
import type { Visits } from './visits.ts'

/** Everything an action may touch; one plain object built in service.ts. */
export type World = {
  /** Public origin without a trailing slash; every generated link starts with it. */
  siteUrl: string
  store: Store
  accounts: Accounts
  crawler: Crawler
  drafter: Drafter
  visits: Visits
  /** Runs the checks where they hold up nobody. Throws Failure BAD_REQUEST for a page that cannot be judged in time. */
  judge: (facts: AuditFacts) => Promise<Audit>
  clock: () => Date
  /** Fresh unguessable bytes. */
  random: (bytes: number) => Uint8Array
  /** Free launches one ISO week has room for. */
  weekCapacity: number
  /** E-mail addresses of the accounts that moderate, lower case. */
  moderators: ReadonlySet<string>
  /** Whether such an account moderates only after a link sent to its address was followed: otherwise the first to type the address would. */
  moderatorsProve: boolean
}

/** Of a visit, the page alone. */
export type PageFacts = Pick<SiteFacts, 'page' | 'response' | 'robots'>

export type Crawler = {
  /** Visits a product site. Throws Failure BAD_REQUEST with fieldErrors.url when it cannot be reached or may not be. */
  visit: (url: string) => Promise<SiteFacts>
  /** Reads a page and whether robots may, and nothing around it. Throws like `visit`. */
  read: (url: string) => Promise<PageFacts>
  close: () => Promise<void>
}

export type Drafter = {
  /** A listing from what a visit brought home. Never rejects: where nothing better is known, it is what the rules suggested (`site.listing`). */
  draft: (site: Pick<SiteFacts, 'page' | 'listing'>) => Promise<SuggestedListing>
}
