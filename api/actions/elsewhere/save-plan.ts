import { Type } from 'typebox'
import { readSettings } from '../../domain/elsewhere/read-settings.ts'
import { throwFieldErrors, invalidRequest } from '../../domain/failure.ts'
import { dayOf } from '../../domain/launch/launch.ts'
import { defineAction } from '../define-action.ts'
import { changePlan, noPlace } from './read-plan.ts'
import { isFieldName } from '../../../shared/fill/fields.ts'
import { readAnswers, withWording } from '../../domain/elsewhere/fields/read-answers.ts'

/** Saves what the owner of a launch wants of its plan. Throws NOT_FOUND, BAD_REQUEST with every error. */
export const saveSettings = defineAction({
  access: 'lead',
  quota: 'planChanges',
  input: Type.Object({
    slug: Type.String(),
    budget: Type.String(),
    hours: Type.String(),
    languages: Type.String(),
    countries: Type.String(),
    releasedOn: Type.String(),
    platforms: Type.Array(Type.String()),
    followedOnly: Type.Boolean(),
    acceptsBadges: Type.Boolean(),
    reminders: Type.Boolean(),
    isReleased: Type.Boolean(),
    isOpenSource: Type.Boolean(),
  }),
  async run(world, { slug, ...input }, account) {
    const { settings, errors } = readSettings(input, dayOf(world.clock()))
    throwFieldErrors(errors)
    await changePlan(world, { slug }, account, async (transaction, { plan }) => {
      await transaction.put('elsewherePlans', { ...plan, ...settings, at: world.clock().toISOString() })
    })
  },
})

/** By the name of the field that a directory asks for. */
export const answersInput = Type.Record(Type.String(), Type.String())

/** Keeps answers to what directories ask for and the listing doesn’t say; they’re asked once. Throws NOT_FOUND and BAD_REQUEST. */
export const saveAnswers = defineAction({
  access: 'lead',
  quota: 'planChanges',
  input: Type.Object({ slug: Type.String(), answers: answersInput }),
  async run(world, { slug, answers: input }, account) {
    const { answers, errors } = readAnswers(input)
    throwFieldErrors(errors)
    await changePlan(world, { slug }, account, async (transaction, { plan }) => {
      await transaction.put('elsewherePlans', { ...plan, answers: { ...plan.answers, ...answers } })
    })
  },
})

/** Keeps the maker’s own wording of a field for one directory; an empty one removes it. Throws NOT_FOUND and BAD_REQUEST. */
export const saveWording = defineAction({
  access: 'lead',
  quota: 'planChanges',
  input: Type.Object({ slug: Type.String(), directory: Type.String(), field: Type.String(), wording: Type.String() }),
  async run(world, { slug, directory, field, wording: text }, account) {
    if (!isFieldName(field)) throw unknownField()
    await changePlan(world, { slug }, account, async (transaction, { plan, places }) => {
      const place = places.find(({ entry }) => entry.id === directory)
      if (place === undefined) throw noPlace()
      const limit = place.entry.facts.limits?.value[field] ?? null
      const { wordings, errors } = withWording(plan.wordings, { directory, field, text, limit })
      throwFieldErrors(errors)
      await transaction.put('elsewherePlans', { ...plan, wordings })
    })
  },
})

const unknownField = () => invalidRequest('This text isn’t part of the page anymore. Reload it and try again.', 'field')
