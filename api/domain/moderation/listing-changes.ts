import { listingFields, type Listing } from '../launch.ts'

/** The listing part of a launch. */
export const listingOf = (launch: Listing): Listing =>
  Object.fromEntries(listingFields.map((field) => [field, launch[field]])) as unknown as Listing

/** The fields in which two listings differ, in the order of a listing. */
export const changedFields = (before: Listing, after: Listing): (keyof Listing)[] =>
  listingFields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
