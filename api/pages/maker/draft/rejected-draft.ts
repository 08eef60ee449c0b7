import { wishError } from '../../../actions/launches/list-weeks.ts'
import { isPlan, type Launch } from '../../../domain/launch/launch.ts'
import { readListing } from '../../../domain/listing/read-field.ts'
import type { World } from '../../../ports/world.ts'
import type { FormErrors } from '../../forms/page-request.ts'
import { differences } from '../launch-status.tsx'
import { openPoints } from '../next-step.tsx'
import { toListingInput, toWish, type DraftValues } from './draft-values.ts'

/** Whether the rejected form is what’s stored: a draft is saved before its submission is rejected. */
export const isStored = (values: DraftValues, launch: Launch): boolean =>
  readListing(toListingInput(values), launch).errors.length === 0 &&
  toWish(values).launchDate === (launch.requestedLaunchDate ?? '') &&
  Object.keys(differences(values, launch)).length === 0

/** Adds what's missing to the errors of a submission, so that everything is shown at once. */
export async function withMissing(world: World, { errors, message }: FormErrors, launch: Launch, values: DraftValues): Promise<FormErrors> {
  const { plan, launchDate } = toWish(values)
  const { listing } = readListing(toListingInput(values), launch)
  const typed = { ...launch, ...listing, plan: isPlan(plan) ? plan : null, requestedLaunchDate: launchDate || null }
  const ahead = { now: world.clock(), full: await wishError(world, typed) }
  const missing = Object.fromEntries(openPoints(typed, ahead).map((point) => [point.field, point.message]))
  return { errors: { ...missing, ...errors }, message }
}
