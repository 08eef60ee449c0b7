import { categories } from './categories.ts'
import { demoVideoUrl } from './demo-video-url.ts'
import { description } from './description.ts'
import { discount } from './discount.ts'
import type { FieldOfKind, Kind, KindValues, ListingField } from './field.ts'
import { firstComment } from './first-comment.ts'
import { language } from './language.ts'
import { logo } from './logo.ts'
import { name } from './name.ts'
import { openSource } from './open-source.ts'
import { pricing } from './pricing.ts'
import { repository } from './repository.ts'
import { screenshots } from './screenshots.ts'
import { tagline } from './tagline.ts'
import { targetKeyword } from './target-keyword.ts'
import { twitterUsername } from './twitter-username.ts'
import { url } from './url.ts'

/** Every field of a listing, in the order in which people read and edit them. */
export const listingFields = {
  name,
  tagline,
  description,
  url,
  categories,
  pricing,
  openSource,
  firstComment,
  discount,
  twitterUsername,
  repository,
  targetKeyword,
  language,
  logo,
  screenshots,
  demoVideoUrl,
} as const satisfies Record<string, ListingField>

type Fields = typeof listingFields
export type FieldKey = keyof Fields
type ValueOf<F extends ListingField> =
  | (F extends { kind: 'choice' } ? Extract<keyof F['options'], string> : KindValues[F['kind']])
  | (F['empty'] extends null ? null : never)

/** The part of a launch that the catalog shows and its owner can edit. */
export type Listing = { -readonly [F in FieldKey]: ValueOf<Fields[F]> }

export type KindOf<F extends FieldKey> = Fields[F]['kind']

/** The keys of the fields whose definitions have these properties. */
export type KeysWith<Properties> = { [F in FieldKey]: Fields[F] extends Properties ? F : never }[FieldKey]

export const fieldKeys = Object.keys(listingFields) as FieldKey[]

/** Its definition, with all that any field may have. */
export const fieldOf = (key: FieldKey): ListingField => listingFields[key]

/** The fields in one part of a public product. */
export const productKeys = <P extends 'summary' | 'full'>(part: P) =>
  fieldKeys.filter((key): key is KeysWith<{ product: { in: P } }> => fieldOf(key).product?.in === part)

const emptyValue = ({ empty }: ListingField): Listing[FieldKey] => (typeof empty === 'object' && empty !== null ? [] : empty)

/** A listing of which nothing is known. */
export const emptyListing = Object.fromEntries(fieldKeys.map((key) => [key, emptyValue(fieldOf(key))])) as Listing

/** A listing in which every field has its example. */
export const exampleListing = Object.fromEntries(fieldKeys.map((key) => [key, fieldOf(key).example])) as Listing

/** A listing from before some fields existed, with their defaults. */
export const withEveryField = <L extends Partial<Listing>>(listing: L): L & Listing => ({ ...emptyListing, ...listing })

/** The values that a listing can hold. */
export type Held = { [K in Kind]: KindValues[K] | null }

type Table<Values extends Record<Kind, unknown>, Rest extends unknown[], Result> = {
  [K in Kind]: (value: Values[K], field: FieldOfKind<K>, ...rest: Rest) => Result
}

/** One function for any field, from one for each kind. */
export const byKind =
  <Values extends Record<Kind, unknown>, Result, Rest extends unknown[] = []>(table: Table<Values, Rest, Result>) =>
  (key: FieldKey, value: Values[Kind], ...rest: Rest): Result => {
    const field = fieldOf(key)
    // The table pairs each kind with its values, which the compiler can’t follow through a union.
    const run = table[field.kind] as (value: Values[Kind], field: ListingField, ...rest: Rest) => Result
    return run(value, field, ...rest)
  }
