import { Type } from 'typebox'
import type { ComposedPlan } from '../../domain/elsewhere/compose-plan.ts'
import type { DirectorySubmission } from '../../domain/elsewhere/records.ts'
import { isAhead, newSubmission } from '../../domain/elsewhere/states.ts'
import { layOut, withinBudget } from '../../domain/elsewhere/week-plan.ts'
import { Failure } from '../../domain/failure.ts'
import type { Transaction } from '../../ports/store.ts'
import type { World } from '../../ports/world.ts'
import { defineAction } from '../define-action.ts'
import { changePlan, placeInput, noPlace, type OwnPlan } from './read-plan.ts'

type PlanningWorld = Pick<World, 'store' | 'clock'>

export const maxPlaces = 100
export const placeCounts = [5, 10, 15, 20] as const

/** Fills a plan up to a number of directories with the best that fit, and saves the settings. Resolves to how many were planned. */
export const planPlaces = defineAction({
  access: 'lead',
  quota: 'planChanges',
  input: Type.Object({ slug: Type.String(), count: Type.Integer() }),
  run: (world, { slug, count }, account) =>
    changePlan(world, { slug }, account, async (transaction, own) => {
      const taken = withinBudget(
        own.offers.map(({ entry }) => entry),
        own.plan.budget === null ? null : own.plan.budget - own.cost,
      )
      const wanted = taken.slice(0, Math.max(0, Math.min(count, placeCounts.at(-1) ?? 0) - own.places.length))
      await keepSettings(transaction, own)
      const slots = dated(
        own,
        wanted.map(({ id }) => id),
      )
      const placed = wanted.filter(({ id }) => slots.has(id))
      for (const { id } of placed) await put(world, transaction, own, id, slots.get(id) ?? null)
      return placed.length
    }),
})

/** Plans one directory, also one that the gates advise against. Throws NOT_FOUND, CONFLICT for a closed one and for a full plan. */
export const planPlace = defineAction({
  access: 'lead',
  quota: 'planChanges',
  input: placeInput,
  run: (world, { slug, directory }, account): Promise<void> =>
    changePlan(world, { slug }, account, async (transaction, own) => {
      const entry = await transaction.get('directoryEntries', directory)
      if (entry === null) throw new Failure('NOT_FOUND', 'Directory not found.')
      if (own.places.some((place) => place.entry.id === directory)) return
      if (entry.state === 'closed') throw new Failure('CONFLICT', `${entry.name} has closed.`)
      if (own.places.length >= maxPlaces) throw new Failure('CONFLICT', `A plan can have ${maxPlaces} directories. Remove one first.`)
      const day = dated(own, [directory]).get(directory)
      if (day === undefined)
        throw new Failure('CONFLICT', 'Every week of this plan is full. Plan more hours a week, or take something out.')
      await keepSettings(transaction, own)
      await put(world, transaction, own, directory, day)
    }),
})

/** Takes a directory out of the plan, with everything noted about it. Throws NOT_FOUND. */
export const unplanPlace = defineAction({
  access: 'lead',
  quota: 'planChanges',
  input: placeInput,
  run: (world, { slug, directory }, account): Promise<void> =>
    changePlan(world, { slug }, account, async (transaction, { launch, places }) => {
      if (!places.some(({ entry }) => entry.id === directory)) throw noPlace()
      await transaction.remove('directorySubmissions', `${launch.id}:${directory}`)
    }),
})

/**
 * Reschedules what is only planned or prepared as of today: after the launch day has changed, or days were missed. A day that its maker chose
 * stays, and so does that of what was opened, sent or is over.
 */
export const planAgain = defineAction({
  access: 'lead',
  quota: 'planChanges',
  input: Type.Object({ slug: Type.String() }),
  run: (world, { slug }, account): Promise<void> =>
    changePlan(world, { slug }, account, async (transaction, own) => {
      const places = own.places.toSorted((a, b) => a.rank - b.rank)
      const wanted = placesOf(places.map((place) => ({ ...place, day: isMovable(place.submission) ? null : place.submission.plannedFor })))
      const slots = new Map(layOut(wanted, optionsOf(own)).map(({ slug: id, day }) => [id, day]))
      for (const { entry, submission } of places.filter((place) => isMovable(place.submission)))
        await transaction.put('directorySubmissions', { ...submission, plannedFor: slots.get(entry.id) ?? null })
    }),
})

const isMovable = ({ state, isDayChosen }: DirectorySubmission): boolean =>
  (state === 'planned' || state === 'prepared') && isDayChosen !== true

const optionsOf = ({ calendar, plan }: OwnPlan) => ({ ...calendar, hours: plan.hours, releasedOn: plan.product.releasedOn })

/** The days of directories that come into the plan. Their place in it is counted from what is in it already. */
function dated(own: OwnPlan, slugs: readonly string[]): Map<string, string | null> {
  const chosen = [...own.offers, ...own.excluded].flatMap(({ entry }) => (slugs.includes(entry.id) ? [{ entry }] : []))
  const wanted = [...placesOf(own.places), ...chosen]
  return new Map(layOut(wanted, optionsOf(own)).map(({ slug, day }) => [slug, day]))
}

const placesOf = (places: ComposedPlan['places']) =>
  places.map(({ entry, day, submission }) => ({
    entry,
    day,
    accountSince: submission.accountSince,
    isPlanned: true,
    isDone: !isAhead(submission),
  }))

const keepSettings = async (transaction: Transaction, { plan, isSaved }: OwnPlan): Promise<void> => {
  if (!isSaved) await transaction.put('elsewherePlans', plan)
}

const put = async ({ clock }: PlanningWorld, transaction: Transaction, { launch, plan }: OwnPlan, slug: string, day: string | null) =>
  transaction.put('directorySubmissions', newSubmission({ id: launch.id, ownerId: plan.ownerId }, slug, day, clock().toISOString()))
