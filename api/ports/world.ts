import type { AuditFacts, SiteFacts } from '../../shared/audit/facts.ts'
import type { LaunchPicture } from '../drawing/launch-picture/launch-picture.ts'
import type { Audit } from '../../shared/audit/run-audit.ts'
import type { Followed } from '../../shared/proof/listing.ts'
import type { SuggestedListing } from '../../shared/schemas/readiness.ts'
import type { SiteValues } from '../domain/settings/site-settings.ts'
import type { FittedPicture, PictureSize } from '../domain/elsewhere/fields/fitted-picture.ts'
import type { Accounts } from './accounts.ts'
import type { StorageSizes } from './backup.ts'
import type { Outbox } from './mail.ts'
import type { Site } from './site.ts'
import type { PageShot, Pictures } from './pictures.ts'
import type { WebhookClient } from './webhook-client.ts'
import type { Store } from './store.ts'
import type { Visits } from './visits.ts'

/** Everything an action may use: one plain object built in service.ts. */
export type World = {
  /** Public origin without a trailing slash; every generated link starts with it. */
  siteUrl: string
  /** What the owner has set. `weekCapacity` and `rules` are part of it. */
  site: Site
  store: Store
  accounts: Accounts
  outbox: Outbox
  /** Fans out events soon (api/notices/fan-out.ts), rather than at the next poll. */
  events: { wake: () => void }
  deliveries: { wake: () => void }
  crawler: Crawler
  /** The JSON at the URL by which an OAuth client names itself. Throws Failure BAD_REQUEST if it can't or may not be read. */
  readClientDocument: (url: string) => Promise<unknown>
  /** Whether such a document can be fetched from here. */
  readsClientDocuments: () => boolean
  drafter: Drafter
  pictures: Pictures
  /** Pictures of a page as visitors see it; fewer or none where that isn’t possible. Never rejects. Absent unless a browser is set up. */
  photograph?: (url: string) => Promise<PageShot[]>
  visits: Visits
  /** The backups that are kept where this service makes them every day; null if it makes none. */
  listBackups?: (() => Promise<{ name: string; bytes: number }[]>) | null
  measureStorage?: () => Promise<StorageSizes>
  countAudit?: (outcome: AuditOutcome) => void
  /** Runs the checks off the main thread. Throws Failure BAD_REQUEST for a page that can't be checked in time. */
  runChecks: (facts: AuditFacts, signal?: AbortSignal) => Promise<Audit>
  /** The social image of a launch, a PNG. Throws Failure SERVICE_UNAVAILABLE if too many are being drawn. */
  drawPicture: (picture: LaunchPicture) => Promise<Uint8Array>
  /** A maker’s picture in the size that a directory asks for. Throws Failure SERVICE_UNAVAILABLE like `drawPicture`. */
  fitPicture: (url: string, wanted: { size: PictureSize; ground: 'clear' | 'edge' }) => Promise<FittedPicture>
  clock: () => Date
  /** Cryptographically random bytes. */
  random: (bytes: number) => Uint8Array
  /** How many free launches fit into one ISO week. */
  weekCapacity: number
  /** Email addresses of the moderators' accounts, lower case. */
  moderators: ReadonlySet<string>
  /** Whether a moderator must first follow a link sent to that email address. Otherwise the first to register with it would moderate. */
  moderatorsProve: boolean
  rules: CommunityRules
  /** Why webhooks can’t have a URL, in a sentence; null if they can. */
  receiverError: WebhookClient['errorOf']
  /** The WebSub hub that feeds advertise and that is pinged when they change; null for none. */
  websubHub: string | null
  /** When a public form was opened, in the form itself. */
  formTimes: FormTimes
  /** Signs the one-click action that a signed-out visitor’s browser keeps until they sign in (domain/pending-action.ts). */
  pendingActions: SignedTexts
  /** A keyed hash of the network (a /48 or an IPv4 /24) of an IP address, to compare networks without storing addresses. */
  hashNetwork: (ip: string) => string
  /** A keyed hash of a text, to compare texts such as email domains without storing them. */
  hashText: (text: string) => string
  /** Has the votes recounted soon, and knows what the last recount found. Without it, they’re only recounted on schedule. */
  votes?: VoteWatch
  /** A keyed hash of an account’s id: all that is kept of a deleted account, so that no backup brings it back. */
  hashAccount: (id: string) => string
  /** A keyed hash of an email: all that is kept of a suspended account after it’s deleted. */
  hashEmail: (email: string) => string
}

/** Texts that pass through a visitor’s hands and can’t be forged. */
export type SignedTexts = {
  sign: (text: string) => string
  /** Null if it wasn’t made by this service. */
  read: (signed: string) => string | null
}

/** Times that pass through a visitor’s hands and can’t be forged. */
export type FormTimes = {
  stamp: (at: Date) => string
  /** Null if it wasn’t made by this service. */
  read: (stamp: string) => Date | null
}

export type VoteWatch = {
  /** Votes were cast, or an account’s votes now count differently. */
  changed: () => void
}

export type CommunityRules = {
  -readonly [
    K in
      | 'signUps'
      | 'signUpDomains'
      | 'invitesPerMember'
      | 'weekCapacityPerMaker'
      | 'moderatorsNeedSecondFactor'
      | 'publicSummary'
      | 'hasVotes'
      | 'hasComments'
      | 'readOnly'
  ]: SiteValues[K]
}

/** How an audit ended. unreachable: the site couldn’t be read; refused: its URL isn’t allowed; busy: too many audits at once; canceled: nobody waited for it. */
export type AuditOutcome = 'done' | 'unreachable' | 'refused' | 'busy' | 'canceled' | 'failed'

/** The part of a visit that covers only the page. */
export type PageFacts = Pick<SiteFacts, 'page' | 'response' | 'robots'>

/** A directory’s page, and where those of its links lead that may redirect to a product; or that the page no longer exists. */
export type ListingVisit = (PageFacts & { followed: Followed }) | { gone: number }

/** `ip` is who asks, so that their networks share the crawler; the service itself has none. `signal` ends a visit or its wait. */
export type Crawler = {
  /** Visits a product site. Throws Failure BAD_REQUEST with fieldErrors.url if it can't or may not be reached. */
  visit: (url: string, ip?: string, signal?: AbortSignal) => Promise<SiteFacts>
  /** Reads a page and its robots rules, nothing else. Throws like `visit`. */
  read: (url: string, ip?: string) => Promise<PageFacts>
  /** Reads a directory’s page for a link to a product. Throws like `visit`. */
  readListing: (url: string, productUrl: string, ip?: string) => Promise<ListingVisit>
  close: () => Promise<void>
}

export type Drafter = {
  /** Drafts a listing from a visit. Never rejects: it falls back to what the rules suggested (`site.listing`). */
  draft: (site: Pick<SiteFacts, 'page' | 'listing'>) => Promise<SuggestedListing>
  /** Other wordings of a text, unchecked; null if none are available now. Never rejects. Absent without a language model. */
  reword?: (wanted: Rewording) => Promise<string[] | null>
}

/** A text of a listing to put in other words. `digest` is all that the listing says, `what` the text’s name. */
export type Rewording = { digest: string; what: string; limit: number; current: string }
