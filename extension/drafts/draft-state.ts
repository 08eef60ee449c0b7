import {
  emptyListing,
  fieldKeys,
  fieldOf,
  listingFields,
  type FieldKey,
  type KeysWith,
  type Listing,
} from '../../shared/fields/listing-fields.ts'
import type { SuggestedListing } from '../../shared/schemas/readiness.ts'
import type { SubmissionFields, SubmissionResult } from '../../shared/schemas/submission.ts'
import type { Submission } from './draft-storage.ts'
import type { AccountFailure } from '../account/account-response.ts'
import type { TabState } from '../audit/tab-state.ts'
import { countdownWords } from '../parts/countdown-words.ts'
import type { ProductSite } from '../service/product-site.ts'
import { minuteMs } from '../../shared/durations.ts'

type DraftKey = KeysWith<{ isInPopup: true }>
export const draftKeys = fieldKeys.filter((key): key is DraftKey => fieldOf(key).isInPopup)

/** The listing in the form. The server fills empty fields from the page. */
export type DraftFields = Pick<Listing, DraftKey>

export const noFields = Object.fromEntries(draftKeys.map((key) => [key, emptyListing[key]])) as DraftFields

export function toDraftFields(listing: SuggestedListing, categories: readonly string[]): DraftFields {
  const found = { ...listing, categories: categories.slice(0, listingFields.categories.max) }
  return { ...noFields, ...Object.fromEntries(Object.entries(found).filter(([, value]) => value !== null)) }
}

/** The initial values: suggested by the full report if there is one, otherwise by the quick check; null until the page has been read. */
export function suggestedFields({ last, page }: TabState): DraftFields | null {
  if (last !== null) return toDraftFields(last.report.suggestedListing, last.report.suggestedCategories)
  if (page.at === 'reading') return null
  return page.at === 'read' ? toDraftFields(page.local.listing, page.local.listing.categories) : noFields
}

type Measure = { length: number; limit: number; is: 'fine' | 'long' | 'refused'; words: string }

/** In characters as people count them; null without a limit. `long` reads badly in the catalog; `refused` isn’t accepted. */
export function measure(key: FieldKey, text: string): Measure | null {
  const field = fieldOf(key)
  if (!('maxLength' in field)) return null
  const { maxLength, advised: limit = maxLength } = field
  const length = Array.from(text).length
  if (length > maxLength) return { length, limit, is: 'refused', words: `${length}/${maxLength} characters. Shorten it.` }
  if (length > limit) return { length, limit, is: 'long', words: `${length}/${limit} characters. Shorter reads better.` }
  return { length, limit, is: 'fine', words: '' }
}

/** Adds or removes an option; ignores more than may be chosen. */
export function toggleChoice(chosen: readonly string[], option: string, max: number): string[] {
  if (chosen.includes(option)) return chosen.filter((other) => other !== option)
  return chosen.length < max ? [...chosen, option] : [...chosen]
}

/** What is sent to the server. Empty fields are left out, so that the crawl fills them. */
export function toSubmission(site: ProductSite, fields: DraftFields): SubmissionFields {
  const entries = draftKeys.map((key) => {
    const value = fields[key]
    return [key, typeof value === 'string' ? value.trim() : value]
  })
  const given = entries.filter(([, value]) => value !== null && value?.length !== 0)
  return { url: site.url.replace(/#.*$/s, ''), ...Object.fromEntries(given) }
}

/** The server crawls the site first, so this may take as long as an audit. */
export const submissionTimeoutMs = 90_000
const failureShownMs = 10 * minuteMs

export type Sending =
  | { at: 'idle' }
  | { at: 'sending' }
  | { at: 'sent'; result: SubmissionResult }
  | { at: 'failed'; failure: AccountFailure }

/** The state of sending. Failures are forgotten after a while; a request that ended with its background counts as interrupted. */
export function toSending(submission: Submission | null, now: number): Sending {
  if (submission === null) return { at: 'idle' }
  if (submission.at === 'sent') return submission
  if (submission.at === 'sending') {
    if (now - submission.startedAt <= submissionTimeoutMs + 5000) return { at: 'sending' }
    return { at: 'failed', failure: { kind: 'no-response', message: 'The request was interrupted. It’s safe to try again.' } }
  }
  const { failure, endedAt } = submission
  // The state of the connection shows this better.
  if (failure.kind === 'unconnected') return { at: 'idle' }
  const isExpired = failure.kind === 'rate-limited' ? failure.until <= now : now - endedAt > failureShownMs
  return isExpired ? { at: 'idle' } : { at: 'failed', failure }
}

export type DraftCommand = 'connect' | 'show-pairing' | 'send' | 'open'
export type DraftAction = { command: DraftCommand | null; label: string }

export function draftActionOf(
  {
    fields,
    sending,
    connection,
  }: { fields: DraftFields; sending: Sending; connection: 'disconnected' | 'starting' | 'waiting' | 'connected' },
  now: number,
): DraftAction {
  if (sending.at === 'sent') return { command: 'open', label: 'Open draft' }
  if (sending.at === 'sending') return { command: null, label: 'Creating draft…' }
  if (connection === 'starting') return { command: null, label: 'Connecting…' }
  if (connection === 'waiting') return { command: 'show-pairing', label: 'Approve in browser' }
  if (connection === 'disconnected') return { command: 'connect', label: 'Connect and create draft' }
  const failure = sending.at === 'failed' ? sending.failure : null
  if (failure?.kind === 'rate-limited' && failure.until > now)
    return { command: null, label: `Retry in ${countdownWords(failure.until - now)}` }
  const isTooLong = draftKeys.some((key) => {
    const text = fields[key]
    return typeof text === 'string' && measure(key, text)?.is === 'refused'
  })
  if (isTooLong) return { command: null, label: 'Shorten the highlighted fields' }
  return { command: 'send', label: failure === null ? 'Create draft' : 'Try again' }
}
