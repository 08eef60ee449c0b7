import { fieldKeys } from '../../../shared/fields/listing-fields.ts'
import { dayWords } from '../../../shared/ui/day-words.ts'
import { Failure } from '../../domain/failure.ts'
import { type Launch, isPlan } from '../../domain/launch/launch.ts'
import { readListing } from '../../domain/listing/listing-draft.ts'
import { toListingInput, toWish, type DraftValues } from './draft/draft-values.ts'
import { fieldWords } from '../../domain/listing/field-words.ts'
import { planWords } from '../parts/plan-words.ts'

/** Whether a save was refused because another tab or device saved first. */
export const changedElsewhere = (error: unknown): boolean => error instanceof Failure && error.data?.['changed'] === true

/** The stored value, in words, of every field that differs from the form. */
export function differences(typed: DraftValues, launch: Launch): Record<string, string> {
  // Compared as it would be stored: "acme.dev" and "https://acme.dev/" are the same URL.
  const { plan, launchDate } = toWish(typed)
  const { listing } = readListing(toListingInput(typed), launch)
  const ours = inWords({ ...launch, ...listing, plan: isPlan(plan) ? plan : null, requestedLaunchDate: launchDate || null })
  return Object.fromEntries(Object.entries(inWords(launch)).filter(([field, words]) => words !== ours[field]))
}

const inWords = (launch: Launch): Record<string, string> => ({
  ...Object.fromEntries(fieldKeys.map((key) => [key, fieldWords(key, launch[key])])),
  plan: launch.plan === null ? '' : planWords[launch.plan].label,
  launchDate: launch.requestedLaunchDate === null ? '' : dayWords(launch.requestedLaunchDate),
})
