import { Type } from 'typebox'
import { isFieldName } from '../../../shared/fill/fields.ts'
import { readAnswers, withWording } from '../../domain/elsewhere/fields/read-answers.ts'
import { invalidRequest } from '../../domain/failure.ts'
import { throwFieldErrors } from '../../domain/field-errors.ts'
import { defineAction } from '../define-action.ts'
import { changePlan } from './change-plan.ts'
import { noPlace } from './read-plan.ts'

/** By the name of the field that a directory asks for. */
export const answersInput = Type.Record(Type.String(), Type.String())

/** Keeps answers to what directories ask for and the listing doesn’t say; they’re asked once. Throws NOT_FOUND and BAD_REQUEST. */
export const saveAnswers = defineAction({
  access: 'maker',
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
  access: 'maker',
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
