import { fieldKeys, fieldOf, type FieldKey, type Listing } from '../../../shared/fields/listing-fields.ts'
import type { Issue } from '../../../shared/schemas/error-body.ts'
import { fieldError } from '../failure.ts'
import type { ListingInput } from './listing-input.ts'
import { readField } from './read-field.ts'

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
