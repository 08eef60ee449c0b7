import { Type } from 'typebox'
import { Failure, textErrors, throwFieldErrors } from '../../domain/failure.ts'
import { maxSuspensionReasonLength } from '../../domain/moderation/suspension.ts'
import type { Decision } from '../../domain/moderation/records.ts'
import type { Profile } from '../../domain/records.ts'
import type { World } from '../../ports/world.ts'
import { plainText } from '../../domain/plain-text.ts'
import { isModerator } from '../../domain/moderation/moderator-rule.ts'
import { decide } from '../decisions/decide.ts'
import { defineAction } from '../define-action.ts'
import { putPicture } from '../makers/put-maker.ts'
import { requirePerson } from './suspend-person.ts'

const told = { id: Type.String(), reason: Type.String() }

/** For moderators only. As warnPerson. */
export const notePerson = defineAction({
  access: 'moderator',
  quota: null,
  input: Type.Object(told),
  run: (world, { id, reason }, account) => tell(world, 'note', { id, reason }, account),
})

/** Sent to the person. Throws BAD_REQUEST about `reason`, NOT_FOUND, and FORBIDDEN about oneself or a moderator’s picture. */
export const warnPerson = defineAction({
  access: 'moderator',
  quota: null,
  /** `picture`: their picture is deleted, too, and comes back if the decision is undone. */
  input: Type.Object({ ...told, picture: Type.Optional(Type.String()) }),
  run: (world, input, account) => tell(world, 'warn', input, account),
})

type Told = { id: string; reason: string; picture?: string }

async function tell(world: World, action: 'note' | 'warn', { id, reason: typed, picture = '' }: Told, account: Profile): Promise<Decision> {
  const reason = plainText(typed)
  throwFieldErrors(textErrors('reason', reason, maxSuspensionReasonLength))
  if (id === account.id) throw new Failure('FORBIDDEN', 'This is you.')
  const decision = await world.store.transact(async (transaction) => {
    const person = await requirePerson(transaction, id)
    if (picture !== '' && (person.role !== undefined || isModerator(world, person)))
      throw new Failure('FORBIDDEN', 'You can’t delete the picture of an owner or a moderator.')
    return decide(world, transaction, { action, by: account.id, accountId: id, reason }, async (recorded) => {
      if (picture !== '') await putPicture(recorded, person, undefined)
    })
  })
  world.events.wake()
  return decision
}
