import { categoryLabel } from '../../../shared/listing/taxonomy.ts'
import type { Pricing } from '../../../shared/vocabulary.ts'
import { dayWords } from '../../../shared/ui/day-words.ts'
import { pricingWords } from '../../../shared/ui/launch-words.ts'
import { Failure } from '../../domain/failure.ts'
import type { Launch } from '../../domain/launch/launch.ts'
import { isPlan } from '../../domain/launch/launch-plan.ts'
import { readListing } from '../../domain/listing/listing-draft.ts'
import { toListingInput, toWish, valuesOf, type DraftValues } from './draft/draft-values.ts'
import { planWords } from './plan-words.ts'

/** Whether a save was refused because another tab or device saved first. */
export const changedElsewhere = (error: unknown): boolean => error instanceof Failure && error.data?.['changed'] === true

/** The stored value, in words, of every field that differs from the form. */
export function differences(typed: DraftValues, launch: Launch): Record<string, string> {
  // Compared as it would be stored: "acme.dev" and "https://acme.dev/" are the same URL.
  const { plan, launchDate } = toWish(typed)
  const { listing } = readListing(toListingInput(typed), launch)
  const ours = inWords(valuesOf({ ...launch, ...listing, plan: isPlan(plan) ? plan : null, requestedLaunchDate: launchDate || null }))
  const theirs = inWords(valuesOf(launch))
  return Object.fromEntries(Object.entries(theirs).filter(([field, words]) => words !== ours[field]))
}

function inWords(values: DraftValues): Record<string, string> {
  const { categories, screenshots, openSource, badgeTitle, code, percentOff, validUntil, week, day, plan, pricing, ...texts } = values
  return {
    ...texts,
    categories: categories.map(categoryLabel).join(', '),
    pricing: pricingWords[pricing as Pricing] ?? '',
    openSource: openSource ? 'Open source' : 'Not open source',
    screenshots: screenshots.join('\n'),
    discount: [badgeTitle, code, percentOff && `${percentOff}%`, validUntil && dayWords(validUntil)].filter(Boolean).join(', '),
    plan: isPlan(plan) ? planWords[plan].label : '',
    launchDate: dayWords(week || day),
  }
}
