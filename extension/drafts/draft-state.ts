import type { SuggestedListing } from '../../shared/schemas/readiness.ts'
import type { SubmissionFields, SubmissionResult } from '../../shared/schemas/submission.ts'
import { limits, type Pricing } from '../../shared/vocabulary.ts'
import type { Submission } from './draft-storage.ts'
import type { OwnFailure } from '../account/own-answer.ts'
import { waitWords, type PopupState } from '../popup/popup-state.ts'
import type { ProductSite } from '../browser/product-site.ts'

/** The listing as it stands in the form; an empty text leaves the field to what the service finds on the page. */
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

/** What the form begins with: the service's suggestion where there is a full report, else that of the page; null while it is read. */
export function suggestedFields({ last, page }: PopupState): DraftFields | null {
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

/** How long a text is: `long` is taken but reads badly in the catalog, `refused` is not taken. Characters as people count them. */
export function measure(field: TextField, text: string): { length: number; limit: number; is: 'fine' | 'long' | 'refused'; words: string } {
  const length = Array.from(text).length
  const limit = limits.listing[field]
  if (length > longest[field]) {
    return { length, limit, is: 'refused', words: `At most ${longest[field]} characters are taken; it has ${length}.` }
  }
  if (length > limit) return { length, limit, is: 'long', words: `Up to ${limit} characters read well; it has ${length}.` }
  return { length, limit, is: 'fine', words: '' }
}

/** Adds or takes off a category; a fourth changes nothing. */
export function toggleCategory(chosen: readonly string[], slug: string): string[] {
  if (chosen.includes(slug)) return chosen.filter((other) => other !== slug)
  return chosen.length < limits.listing.categories ? [...chosen, slug] : [...chosen]
}

/** What goes to the service. Empty fields stay out, so that the crawl fills them. */
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

/** The service visits the site first, so this may take as long as an audit. */
export const submissionTimeoutMs = 90_000
const failureShownMs = 10 * 60_000

export type Sending = { at: 'idle' } | { at: 'sending' } | { at: 'sent'; result: SubmissionResult } | { at: 'failed'; failure: OwnFailure }

/** How sending stands. What died with its background or is long over is told as such. */
export function toSending(submission: Submission | null, now: number): Sending {
  if (submission === null) return { at: 'idle' }
  if (submission.at === 'sent') return submission
  if (submission.at === 'sending') {
    if (now - submission.startedAt <= submissionTimeoutMs + 5000) return { at: 'sending' }
    return { at: 'failed', failure: { kind: 'service', message: 'The browser stopped before the answer came. Sending again is safe.' } }
  }
  const { failure, endedAt } = submission
  // The state of the connection tells that better.
  if (failure.kind === 'unconnected') return { at: 'idle' }
  const isOver = failure.kind === 'rate-limited' ? failure.until <= now : now - endedAt > failureShownMs
  return isOver ? { at: 'idle' } : { at: 'failed', failure }
}

export type DraftPress = 'connect' | 'show-pairing' | 'send' | 'open'
export type DraftAction = { press: DraftPress | null; label: string }

/** The draft's one button. */
export function draftActionOf(
  { fields, sending, connection }: { fields: DraftFields; sending: Sending; connection: 'apart' | 'starting' | 'waiting' | 'connected' },
  now: number,
): DraftAction {
  if (sending.at === 'sent') return { press: 'open', label: 'Open the draft' }
  if (sending.at === 'sending') return { press: null, label: 'Creating the draft …' }
  if (connection === 'starting') return { press: null, label: 'Asking the service …' }
  if (connection === 'waiting') return { press: 'show-pairing', label: 'Open the approval page' }
  if (connection === 'apart') return { press: 'connect', label: 'Connect to create the draft' }
  const failure = sending.at === 'failed' ? sending.failure : null
  if (failure?.kind === 'rate-limited' && failure.until > now) return { press: null, label: `Again in ${waitWords(failure.until - now)}` }
  const isTooLong = (['name', 'tagline', 'description'] as const).some((field) => measure(field, fields[field]).is === 'refused')
  if (isTooLong) return { press: null, label: 'Shorten what is too long' }
  return { press: 'send', label: failure === null ? 'Create the draft' : 'Try again' }
}
