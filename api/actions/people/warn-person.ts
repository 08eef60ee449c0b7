import { Type } from 'typebox'
import { Failure, textErrors, throwFieldErrors } from '../../domain/failure.ts'
import { maxSuspensionReasonLength } from '../../domain/moderation/suspension.ts'
import { plainText } from '../../domain/plain-text.ts'
import { decide } from '../decisions/decide.ts'
import { defineAction } from '../define-action.ts'
import { putPicture } from '../makers/put-maker.ts'
import { requirePerson } from './suspend-person.ts'

/** `note` is for moderators only, `warn` is sent to the person. Both throw BAD_REQUEST about `reason`, NOT_FOUND, and FORBIDDEN about oneself. */
const telling = (action: 'note' | 'warn') =>
  defineAction({
    access: 'moderator',
    quota: null,
    /** `picture`: their picture is deleted, too, and comes back if the decision is undone. */
    input: Type.Object({ id: Type.String(), reason: Type.String(), picture: Type.Optional(Type.String()) }),
    async run(world, { id, reason: typed, picture = '' }, account) {
      const reason = plainText(typed)
      throwFieldErrors(textErrors('reason', reason, maxSuspensionReasonLength))
      if (id === account.id) throw new Failure('FORBIDDEN', 'This is you.')
      const decision = await world.store.transact(async (transaction) => {
        const person = await requirePerson(transaction, id)
        return decide(world, transaction, { action, by: account.id, accountId: id, reason }, async (recorded) => {
          if (picture !== '') await putPicture(recorded, person, undefined)
        })
      })
      world.events.wake()
      return decision
    },
  })

export const notePerson = telling('note')
export const warnPerson = telling('warn')
