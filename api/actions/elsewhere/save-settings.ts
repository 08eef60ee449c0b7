import { Type } from 'typebox'
import { readSettings } from '../../domain/elsewhere/read-settings.ts'
import { throwFieldErrors } from '../../domain/field-errors.ts'
import { dayOf } from '../../domain/launch/launch-plan.ts'
import { defineAction } from '../define-action.ts'
import { changePlan } from './change-plan.ts'

/** Saves what the owner of a launch wants of its plan. Throws NOT_FOUND, BAD_REQUEST with every error. */
export const saveSettings = defineAction({
  access: 'maker',
  quota: 'planChanges',
  input: Type.Object({
    slug: Type.String(),
    budget: Type.String(),
    hours: Type.String(),
    languages: Type.String(),
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
