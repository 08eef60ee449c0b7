import { taxonomy } from '../../../shared/listing/taxonomy.ts'
import type { Issue } from '../../../shared/schemas/error-body.ts'
import { limits, pricings } from '../../../shared/vocabulary.ts'
import { fault, lengthFaults } from '../field-faults.ts'
import type { Listing } from '../launch/launch.ts'
import { imageFaults, twitterHandle, webAddress } from './listing-address.ts'
import { lengthOf, plainLine, plainText } from '../plain-text.ts'
import type { Discount } from '../../../shared/schemas/product.ts'
import { isDay } from '../launch/launch-plan.ts'

/** Unvalidated listing fields from a form or a client; all are optional. An empty text clears a field. */
export type ListingInput = {
  name?: string
  tagline?: string
  description?: string
  url?: string
  categories?: readonly string[]
  pricing?: string | null
  openSource?: boolean
  logo?: string
  screenshots?: readonly string[]
  twitterUsername?: string | null
  demoVideoUrl?: string | null
  discount?: DiscountInput | null
  firstComment?: string | null
  targetKeyword?: string | null
}

const longest = {
  name: limits.listing.nameLength,
  tagline: limits.listing.taglineLength,
  description: limits.listing.descriptionLength,
  firstComment: 5000,
  targetKeyword: 100,
} as const

const categories = new Set<string>(taxonomy.map(({ slug }) => slug))
const isCategory = (slug: string): boolean => categories.has(slug)

/**
 * Cleans the given fields and collects every error. The listing may be incomplete, unknown fields are ignored, and images that are already
 * in the `current` listing aren't checked again.
 */
export function readListing(input: ListingInput, current: Partial<Listing> = {}): { listing: Partial<Listing>; faults: Issue[] } {
  const listing: Partial<Listing> = {}
  const faults: Issue[] = []

  for (const field of ['name', 'tagline', 'description', 'firstComment', 'targetKeyword'] as const) {
    const given = input[field]
    if (given === undefined) continue
    const text = (field === 'description' || field === 'firstComment' ? plainText : plainLine)(given ?? '')
    faults.push(...lengthFaults(field, text, longest[field]))
    if (field === 'firstComment' || field === 'targetKeyword') listing[field] = text || null
    else listing[field] = text
  }

  if (input.url !== undefined) {
    const text = plainLine(input.url)
    listing.url = text === '' ? '' : (webAddress(text, { assumeHttps: true }) ?? text)
    if (text !== '' && webAddress(listing.url) === null) faults.push(fault('url', 'Enter a URL like https://example.com.', 'url'))
  }
  if (input.categories !== undefined) {
    listing.categories = [...new Set(input.categories.map(plainLine).filter(Boolean))]
    const unknown = listing.categories.filter((slug) => !isCategory(slug))
    if (unknown.length > 0) faults.push(fault('categories', `Unknown category: ${someOf(unknown)}.`, 'enum'))
    if (listing.categories.length > limits.listing.categories)
      faults.push(fault('categories', `Choose up to ${limits.listing.categories}.`, 'maxItems'))
  }
  if (input.pricing !== undefined) {
    const pricing = pricings.find((value) => value === input.pricing) ?? null
    if (pricing === null && input.pricing) faults.push(fault('pricing', `Must be one of ${pricings.join(', ')}.`, 'enum'))
    listing.pricing = pricing
  }
  if (input.openSource !== undefined) listing.openSource = input.openSource

  if (input.logo !== undefined) {
    listing.logo = plainLine(input.logo)
    faults.push(...imageFaults('logo', listing.logo, current.logo))
  }
  if (input.screenshots !== undefined) {
    listing.screenshots = [...new Set(input.screenshots.map(plainLine).filter(Boolean))]
    if (listing.screenshots.length > limits.listing.screenshots)
      faults.push(fault('screenshots', `Up to ${limits.listing.screenshots}.`, 'maxItems'))
    faults.push(...listing.screenshots.flatMap((image) => imageFaults('screenshots', image, ...(current.screenshots ?? []))))
  }
  if (input.demoVideoUrl !== undefined) {
    listing.demoVideoUrl = plainLine(input.demoVideoUrl ?? '') || null
    if (listing.demoVideoUrl !== null && webAddress(listing.demoVideoUrl) === null)
      faults.push(fault('demoVideoUrl', 'Enter a URL starting with https://.', 'url'))
  }
  if (input.twitterUsername !== undefined) {
    const text = plainLine(input.twitterUsername ?? '')
    listing.twitterUsername = text === '' ? null : (twitterHandle(text) ?? text)
    if (text !== '' && twitterHandle(text) === null)
      faults.push(fault('twitterUsername', 'Enter a handle like @acme or a profile URL.', 'invalid'))
  }
  if (input.discount !== undefined) {
    const { discount, faults: found } = readDiscount(input.discount)
    listing.discount = discount
    faults.push(...found)
  }
  return { listing, faults }
}

/** Quotes no more slugs than a listing can have. */
function someOf(slugs: readonly string[]): string {
  const named = slugs.slice(0, limits.listing.categories).map((slug) => slug.slice(0, limits.categoryLength))
  const more = slugs.length - named.length
  return more > 0 ? `${named.join(', ')} and ${more} more` : named.join(', ')
}

/** Every field that a listing still needs before its review. */
export function missingFaults(listing: Listing): Issue[] {
  const missing = (field: keyof Listing, message: string, is: boolean) => (is ? [fault(field, message, 'required')] : [])
  return [
    ...missing('name', 'Enter a name.', listing.name === ''),
    ...missing('tagline', 'Enter a tagline.', listing.tagline === ''),
    ...missing('description', 'Enter a description.', listing.description === ''),
    ...missing('url', 'Enter the product URL.', listing.url === ''),
    ...missing('categories', 'Choose at least one category.', listing.categories.length === 0),
    ...missing('logo', 'Enter a logo URL.', listing.logo === ''),
  ]
}

/** A discount from a form; numbers may still be text. */
type DiscountInput = {
  badgeTitle?: string | null
  code?: string | null
  percentOff?: string | number | null
  validUntil?: string | null
}

/** A discount with only empty fields is null. All its errors are about the field `discount`. */
function readDiscount(input: DiscountInput | null): { discount: Discount | null; faults: Issue[] } {
  const text = (value: string | null | undefined) => plainLine(value ?? '') || null
  const badgeTitle = text(input?.badgeTitle)
  const code = text(input?.code)
  const validUntil = text(input?.validUntil)
  const percent = plainLine(String(input?.percentOff ?? '')).replace(/\s*%$/, '')
  const percentOff = percent === '' ? null : Number(percent)
  if (badgeTitle === null && code === null && percentOff === null && validUntil === null) return { discount: null, faults: [] }

  const faults: Issue[] = []
  if (lengthOf(badgeTitle ?? '') > 40) faults.push(fault('discount', 'Offer text: 40 characters max.', 'maxLength'))
  if (lengthOf(code ?? '') > 60) faults.push(fault('discount', 'Code: 60 characters max.', 'maxLength'))
  if (percentOff !== null && !(percentOff > 0 && percentOff <= 100))
    faults.push(fault('discount', 'Discount %: enter a number above 0 and up to 100.', 'range'))
  if (validUntil !== null && !isDay(validUntil)) faults.push(fault('discount', 'Choose an expiry date.', 'invalid'))
  return { discount: { badgeTitle, code, percentOff, validUntil }, faults }
}
