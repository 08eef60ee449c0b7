import { elsewhereStates, type ElsewhereState } from '../../../shared/schemas/elsewhere.ts'

/** What a maker wants of a plan of directories for a launch; `id` is the launch’s. */
export type ElsewherePlan = {
  id: string
  ownerId: string
  /** US$ for all listings together; 0: only free ones; null: not told. */
  budget: number | null
  followedOnly: boolean
  /** Hours a week. */
  hours: number
  /** What directories ask for and the listing doesn’t say, by field (elsewhere/fields). Asked once. */
  answers: Record<string, string>
  /** Own wordings, by directory slug and field. */
  wordings: Record<string, Record<string, string>>
  drafted?: DraftedWordings
  /** Whether each week’s submissions are emailed; null if not. */
  reminders: 'weekly' | null
  /** The Monday of the last week that the maker was reminded of, YYYY-MM-DD. */
  remindedOf?: string
  /** Whether places that demand their badge on the product’s site are welcome; not if absent. */
  acceptsBadges?: boolean
  /** What may be missing about the product. */
  product: {
    platforms: string[]
    languages: string[]
    /** Codes of the countries where it’s offered, such as FR; any if empty or absent. */
    countries?: string[]
    isReleased: boolean
    releasedOn: string | null
    isOpenSource: boolean
  }
  at: string
}

/** `unsupported`: what the model wrote said more than the listing does, or didn’t fit; `unavailable`: it didn’t answer. */
export type DraftedWordings = {
  directory: string
  field: string
  texts: string[]
  outcome: 'drafted' | 'unsupported' | 'unavailable'
}

export const submissionStates = elsewhereStates
export type SubmissionState = ElsewhereState

/** What was found on a listing’s page, when (shared/proof). */
export type Proof = {
  at: string
  page: string
  verdict: 'followed' | 'nofollow' | 'hidden' | 'absent' | 'error'
  /** Words of `rel` at the link. */
  rel: string[]
  noindex: boolean
  /** Seen by the popup in the maker’s tab, since the served HTML didn’t have it. */
  inBrowser?: true
  /** The page is gone (404, 410). */
  gone?: true
  note?: string
}

/** A launch at a directory. `id` is the launch’s id and the slug joined by a colon. Only a proof makes it live. */
export type DirectorySubmission = {
  id: string
  launchId: string
  ownerId: string
  slug: string
  state: SubmissionState
  /** The planned day, YYYY-MM-DD. */
  plannedFor: string | null
  /** Its maker chose that day themselves. */
  isDayChosen?: true
  /** When it came into each state, RFC 3339. */
  since: Partial<Record<SubmissionState, string>>
  listingUrl: string | null
  /** Since when the maker has an account there, YYYY-MM-DD; absent or null if they have noted none. */
  accountSince?: string | null
  /** Newest last, at most 10. */
  proofs: Proof[]
  /** The day of the next check of its listing (YYYY-MM-DD), null if there is none. */
  checkOn: string | null
  note: string
}
