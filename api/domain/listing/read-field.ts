import { byKind, type FieldKey, type Listing, fieldKeys, fieldOf, type Held } from '../../../shared/fields/listing-fields.ts'
import type { Issue } from '../../../shared/schemas/error-body.ts'
import { limits } from '../../../shared/vocabulary.ts'
import { fieldError, lengthErrors } from '../failure.ts'
import { plainLine, plainText, lengthOf } from '../plain-text.ts'
import { imageErrors, twitterHandle, webAddress } from './listing-address.ts'
import type { FieldInputs, DiscountInput, ListingInput } from './listing-input.ts'
import type { Discount } from '../../../shared/schemas/discount.ts'
import { isDay } from '../launch/launch.ts'
import { currentCategory } from '../../../shared/listing/taxonomy.ts'
import { discountWords } from './discount-words.ts'

type Texts = readonly string[]

type Read = { value: Listing[FieldKey]; errors: Issue[] }

/** Cleans a given value and collects its errors. Pictures that the `current` listing has aren’t checked again. */
export const readField = byKind<FieldInputs, Read, [key: FieldKey, current: Partial<Listing>]>({
  line: (given, field, key) => readText(plainLine(given ?? ''), field, key),
  text: (given, field, key) => readText(plainText(given ?? ''), field, key),
  site(given, _, key) {
    const text = plainLine(given ?? '')
    const value = text === '' ? '' : (webAddress(text, { assumeHttps: true }) ?? text)
    const isBad = text !== '' && webAddress(value) === null
    return { value, errors: isBad ? [fieldError(key, 'Enter a URL like https://example.com.', 'url')] : [] }
  },
  link(given, { empty }, key) {
    const text = plainLine(given ?? '')
    const isBad = text !== '' && webAddress(text) === null
    return { value: text || empty, errors: isBad ? [fieldError(key, 'Enter a URL starting with https://.', 'url')] : [] }
  },
  handle(given, { empty }, key) {
    const text = plainLine(given ?? '')
    const handle = twitterHandle(text)
    const isBad = text !== '' && handle === null
    return {
      value: handle ?? (text || empty),
      errors: isBad ? [fieldError(key, 'Enter a handle like @acme or a profile URL.', 'invalid')] : [],
    }
  },
  choice(given, { empty, options }, key) {
    const value = Object.keys(options).find((option) => option === given) ?? empty
    const isBad = value === empty && Boolean(given)
    return {
      value,
      errors: isBad ? [fieldError(key, `Must be one of ${Object.keys(options).join(', ')}.`, 'enum')] : [],
    }
  },
  choices(given, { options, one, max }, key) {
    const value = [...new Set(distinct(given).map((slug) => currentCategory(slug) ?? slug))]
    const unknown = value.filter((slug) => !options.some((option) => option.slug === slug))
    const errors = unknown.length > 0 ? [fieldError(key, `Unknown ${one}: ${someOf(unknown, max)}.`, 'enum')] : []
    if (value.length > max) errors.push(fieldError(key, `Choose up to ${max}.`, 'maxItems'))
    return { value, errors }
  },
  flag: (value) => ({ value, errors: [] }),
  picture(given, _, key, current) {
    const value = plainLine(given ?? '')
    return { value, errors: imageErrors(key, value, ...picturesOf(current[key])) }
  },
  pictures(given, { max }, key, current) {
    const value = distinct(given)
    const errors = value.length > max ? [fieldError(key, `Up to ${max}.`, 'maxItems')] : []
    return { value, errors: [...errors, ...value.flatMap((image) => imageErrors(key, image, ...picturesOf(current[key])))] }
  },
  discount: (given, _, key) => readDiscount(given, key),
})

function readText(text: string, { empty, maxLength }: { empty: '' | null; maxLength: number }, key: FieldKey): Read {
  return { value: text || empty, errors: lengthErrors(key, text, maxLength) }
}

const distinct = (given: Texts): string[] => [...new Set(given.map(plainLine).filter(Boolean))]

const picturesOf = (value: Listing[FieldKey] | undefined): string[] =>
  Array.isArray(value) ? value : typeof value === 'string' ? [value] : []

/** Quotes no more slugs than a listing can have. */
function someOf(slugs: readonly string[], max: number): string {
  const named = slugs.slice(0, max).map((slug) => slug.slice(0, limits.categoryLength))
  const more = slugs.length - named.length
  return more > 0 ? `${named.join(', ')} and ${more} more` : named.join(', ')
}

/** A discount with only empty fields is null. All its errors are about the same field. */
function readDiscount(input: DiscountInput | null, field: string): { value: Discount | null; errors: Issue[] } {
  const text = (value: string | null | undefined) => plainLine(value ?? '') || null
  const badgeTitle = text(input?.badgeTitle)
  const code = text(input?.code)
  const validUntil = text(input?.validUntil)
  const percent = plainLine(String(input?.percentOff ?? '')).replace(/\s*%$/, '')
  const percentOff = percent === '' ? null : Number(percent)
  if (badgeTitle === null && code === null && percentOff === null && validUntil === null) return { value: null, errors: [] }

  const errors: Issue[] = []
  if (lengthOf(badgeTitle ?? '') > 40) errors.push(fieldError(field, 'Offer text: 40 characters max.', 'maxLength'))
  if (lengthOf(code ?? '') > 60) errors.push(fieldError(field, 'Code: 60 characters max.', 'maxLength'))
  if (percentOff !== null && !(percentOff > 0 && percentOff <= 100))
    errors.push(fieldError(field, 'Discount %: enter a number above 0 and up to 100.', 'range'))
  if (validUntil !== null && !isDay(validUntil)) errors.push(fieldError(field, 'Choose an expiry date.', 'invalid'))
  return { value: { badgeTitle, code, percentOff, validUntil }, errors }
}

/** Collects every error. The listing may be incomplete; images that are already in `current` aren't checked again. */
export function readListing(input: ListingInput, current: Partial<Listing> = {}): { listing: Partial<Listing>; errors: Issue[] } {
  const read = fieldKeys.flatMap((key) => {
    const given = input[key]
    return given === undefined ? [] : [{ key, ...readField(key, given, key, current) }]
  })
  return {
    listing: Object.fromEntries(read.map(({ key, value }) => [key, value])),
    errors: read.flatMap(({ errors }) => errors),
  }
}

export const isEmpty = (value: Listing[FieldKey]): boolean =>
  value === null || ((typeof value === 'string' || Array.isArray(value)) && value.length === 0)

export const missingErrors = (listing: Listing): Issue[] =>
  fieldKeys.flatMap((key) => {
    const { required } = fieldOf(key)
    return required !== undefined && isEmpty(listing[key]) ? [fieldError(key, required, 'required')] : []
  })

const text = (value: string | null) => value ?? ''

/** What a field holds, as people read it; '' if it is empty. */
export const fieldWords = byKind<Held, string>({
  line: text,
  text,
  site: text,
  link: text,
  handle: (value) => (value ? `@${value.replace(/^@/, '')}` : ''),
  choice: (value, { options }) => (value === null ? '' : (options[value] ?? value)),
  choices: (value, { options }) => (value ?? []).map((slug) => options.find((option) => option.slug === slug)?.label ?? slug).join(', '),
  flag: (value, { yes, no }) => (value ? yes : no),
  picture: text,
  pictures: (value) => (value ?? []).join('\n'),
  discount: (value) => (value === null ? '' : discountWords(value)),
})
