import { Type } from 'typebox'
import { missingFields, prepareTexts, tooLongFields } from '../../domain/elsewhere/fields/prepare-texts.ts'
import { readAnswers } from '../../domain/elsewhere/fields/read-answers.ts'
import { moved } from '../../domain/elsewhere/states.ts'
import { throwFieldErrors } from '../../domain/failure.ts'
import { defineAction } from '../define-action.ts'
import { changePlan } from './read-plan.ts'
import { answersInput } from './save-plan.ts'

/**
 * Keeps answers to what the directories of a week ask for, and notes those that were planned as prepared if all their texts are ready. Resolves to how
 * many that were and how many are left. Throws NOT_FOUND and BAD_REQUEST.
 */
export const prepareWeek = defineAction({
  access: 'lead',
  quota: 'planChanges',
  input: Type.Object({ slug: Type.String(), week: Type.Integer({ minimum: -999, maximum: 999 }), answers: answersInput }),
  async run(world, { slug, week, answers: input }, account): Promise<{ prepared: number; left: number }> {
    const { answers, errors } = readAnswers(input)
    throwFieldErrors(errors)
    return changePlan(world, { slug }, account, async (transaction, own) => {
      const plan = { ...own.plan, answers: { ...own.plan.answers, ...answers } }
      if (Object.keys(answers).length > 0) await transaction.put('elsewherePlans', plan)
      const known = { launch: own.launch, plan, maker: own.maker }
      const planned = own.places.filter((place) => place.week === week && place.submission.state === 'planned')
      const ready = planned.filter(({ entry }) => {
        const preparing = { ...known, directory: entry }
        return missingFields(preparing).length === 0 && tooLongFields(prepareTexts(preparing)).length === 0
      })
      for (const { submission } of ready)
        await transaction.put('directorySubmissions', moved(submission, 'prepared', world.clock().toISOString()))
      return { prepared: ready.length, left: planned.length - ready.length }
    })
  },
})
