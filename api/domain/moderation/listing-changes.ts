import { fieldKeys, withEveryField, type FieldKey, type Listing } from '../../../shared/fields/listing-fields.ts'

/** The listing part of a launch. */
export const listingOf = (launch: Listing): Listing => Object.fromEntries(fieldKeys.map((field) => [field, launch[field]])) as Listing

/** The fields in which two listings differ, in the order of a listing. Either may be from before some fields existed. */
export function changedFields(before: Listing, after: Listing): FieldKey[] {
  const [was, is] = [withEveryField(before), withEveryField(after)]
  return fieldKeys.filter((field) => JSON.stringify(was[field]) !== JSON.stringify(is[field]))
}
