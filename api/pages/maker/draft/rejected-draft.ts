import { isWishFull } from '../../../actions/launches/list-weeks.ts'
import { Failure } from '../../../domain/failure.ts'
import { isPlan } from '../../../domain/launch/launch-plan.ts'
import type { Launch } from '../../../domain/launch/launch.ts'
import { readListing } from '../../../domain/listing/listing-draft.ts'
import type { World } from '../../../ports/world.ts'
import type { FormErrors } from '../../forms/form-answer.ts'
import { openPoints } from '../next-step.tsx'
import { toListingInput, toWish, type DraftValues } from './draft-values.ts'

/** When a draft was saved whose submission then failed. */
export function savedAt(error: unknown): string | undefined {
  const at = error instanceof Failure ? error.data?.['savedAt'] : undefined
  return typeof at === 'string' ? at : undefined
}

/** Adds what's missing to the errors of a submission, so that everything is shown at once. */
export async function withMissing(world: World, { errors, message }: FormErrors, launch: Launch, values: DraftValues): Promise<FormErrors> {
  const { plan, launchDate } = toWish(values)
  const { listing } = readListing(toListingInput(values), launch)
  const typed = { ...launch, ...listing, plan: isPlan(plan) ? plan : null, requestedLaunchDate: launchDate || null }
  const ahead = { now: world.clock(), full: await isWishFull(world, typed) }
  const missing = Object.fromEntries(openPoints(typed, ahead).map((point) => [point.field, point.message]))
  return { errors: { ...missing, ...errors }, message }
}
