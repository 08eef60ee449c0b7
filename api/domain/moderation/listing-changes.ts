import { listingFields, type Listing } from '../launch/launch.ts'

/** The listing part of a launch. */
export function listingOf(launch: Listing): Listing {
  const listing: Partial<Record<keyof Listing, unknown>> = Object.fromEntries(listingFields.map((field) => [field, launch[field]]))
  return listing as Listing
}

/** The fields in which two listings differ, in the order of a listing. */
export const changedFields = (before: Listing, after: Listing): (keyof Listing)[] =>
  listingFields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
