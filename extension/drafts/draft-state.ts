import type { SuggestedListing } from '../../shared/schemas/readiness.ts'
import type { SubmissionFields, SubmissionResult } from '../../shared/schemas/submission.ts'
import { limits, type Pricing } from '../../shared/vocabulary.ts'
import type { Submission } from './draft-storage.ts'
import type { AccountFailure } from '../account/account-response.ts'
import type { TabState } from '../audit/tab-state.ts'
import { countdownWords } from '../parts/countdown-words.ts'
import type { ProductSite } from '../service/product-site.ts'

/** The listing in the form. The server fills empty fields from the page. */
export type DraftFields = { name: string; tagline: string; description: string; categories: string[]; pricing: Pricing | null }

export function toDraftFields({ name, tagline, description, pricing }: SuggestedListing, categories: readonly string[]): DraftFields {
  return {
    name: name ?? '',
    tagline: tagline ?? '',
    description: description ?? '',
    categories: categories.slice(0, limits.listing.categories),
    pricing,
  }
}

export const noFields: DraftFields = { name: '', tagline: '', description: '', categories: [], pricing: null }

/** The initial values: suggested by the full report if there is one, otherwise by the quick check; null until the page has been read. */
export function suggestedFields({ last, page }: TabState): DraftFields | null {
  if (last !== null) return toDraftFields(last.report.suggestedListing, last.report.suggestedCategories)
  if (page.at === 'reading') return null
  return page.at === 'read' ? toDraftFields(page.local.listing, page.local.listing.categories) : noFields
}

const longest = {
  name: limits.listing.nameLength,
  tagline: limits.listing.taglineLength,
  description: limits.listing.descriptionLength,
}
export type TextField = keyof typeof longest

/** Measures a text in characters as people count them. `long` is accepted but reads badly in the catalog; `refused` isn’t accepted. */
export function measure(field: TextField, text: string): { length: number; limit: number; is: 'fine' | 'long' | 'refused'; words: string } {
  const length = Array.from(text).length
  const limit = limits.listing[field]
  if (length > longest[field]) {
    return { length, limit, is: 'refused', words: `${length}/${longest[field]} characters. Shorten it.` }
  }
  if (length > limit) return { length, limit, is: 'long', words: `${length}/${limit} characters. Shorter reads better.` }
  return { length, limit, is: 'fine', words: '' }
}

/** Adds or removes a category; ignores a fourth. */
export function toggleCategory(chosen: readonly string[], slug: string): string[] {
  if (chosen.includes(slug)) return chosen.filter((other) => other !== slug)
  return chosen.length < limits.listing.categories ? [...chosen, slug] : [...chosen]
}

/** What is sent to the server. Empty fields are left out, so that the crawl fills them. */
export function toSubmission(site: ProductSite, { name, tagline, description, categories, pricing }: DraftFields): SubmissionFields {
  const texts = Object.entries({ name, tagline, description })
    .map(([field, text]) => [field, text.trim()])
    .filter(([, text]) => text !== '')
  return {
    url: site.url.replace(/#.*$/s, ''),
    ...Object.fromEntries(texts),
    ...(categories.length > 0 && { categories }),
    ...(pricing !== null && { pricing }),
  }
}

/** The server crawls the site first, so this may take as long as an audit. */
export const submissionTimeoutMs = 90_000
const failureShownMs = 10 * 60_000

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
  const isOver = failure.kind === 'rate-limited' ? failure.until <= now : now - endedAt > failureShownMs
  return isOver ? { at: 'idle' } : { at: 'failed', failure }
}

export type DraftPress = 'connect' | 'show-pairing' | 'send' | 'open'
export type DraftAction = { press: DraftPress | null; label: string }

/** The button below the draft form. */
export function draftActionOf(
  {
    fields,
    sending,
    connection,
  }: { fields: DraftFields; sending: Sending; connection: 'disconnected' | 'starting' | 'waiting' | 'connected' },
  now: number,
): DraftAction {
  if (sending.at === 'sent') return { press: 'open', label: 'Open draft' }
  if (sending.at === 'sending') return { press: null, label: 'Creating draft…' }
  if (connection === 'starting') return { press: null, label: 'Connecting…' }
  if (connection === 'waiting') return { press: 'show-pairing', label: 'Approve in browser' }
  if (connection === 'disconnected') return { press: 'connect', label: 'Connect and create draft' }
  const failure = sending.at === 'failed' ? sending.failure : null
  if (failure?.kind === 'rate-limited' && failure.until > now)
    return { press: null, label: `Retry in ${countdownWords(failure.until - now)}` }
  const isTooLong = (['name', 'tagline', 'description'] as const).some((field) => measure(field, fields[field]).is === 'refused')
  if (isTooLong) return { press: null, label: 'Shorten the highlighted fields' }
  return { press: 'send', label: failure === null ? 'Create draft' : 'Try again' }
}
