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
import { putPicture } from '../makers/read-maker.ts'
import { requirePerson, requireSeen, Seen, type SeenPerson } from './suspend-person.ts'

const told = { id: Type.String(), reason: Type.String() }

/** For moderators only. As warnPerson. */
export const notePerson = defineAction({
  access: 'moderator',
  quota: null,
  input: Type.Object(told),
  run: (world, { id, reason }, account) => tell(world, 'note', { id, reason }, account),
})

/** Sent to the person; settles the flags about them that were made until `seenUntil`. Throws BAD_REQUEST about `reason`, NOT_FOUND, FORBIDDEN about oneself or what a moderator shows of themselves, and CONFLICT as suspensions do, and if another warning was sent after `seenUntil`. */
export const warnPerson = defineAction({
  access: 'moderator',
  quota: null,
  /** `picture` and `page`: their picture, and what their maker page says, is deleted, too, and comes back if the decision is undone. `seen` as for suspensions. */
  input: Type.Object({
    ...told,
    picture: Type.Optional(Type.String()),
    page: Type.Optional(Type.String()),
    seen: Type.Optional(Type.String()),
    seenUntil: Seen.seenUntil,
  }),
  run: (world, input, account) => tell(world, 'warn', input, account),
})

type Told = SeenPerson & { reason: string; picture?: string; page?: string }

async function tell(
  world: World,
  action: 'note' | 'warn',
  { id, reason: typed, picture = '', page = '', seen, seenUntil }: Told,
  account: Profile,
): Promise<Decision> {
  const reason = plainText(typed)
  throwFieldErrors(textErrors('reason', reason, maxSuspensionReasonLength))
  if (id === account.id) throw new Failure('FORBIDDEN', 'This is you.')
  const decision = await world.store.transact(async (transaction) => {
    const person = await requirePerson(transaction, id)
    requireSeen(person, seen)
    const sent = action === 'warn' && seenUntil !== undefined ? await transaction.list('decisions', 'accountId', id) : []
    if (sent.some((other) => other.action === 'warn' && other.undone === undefined && other.at > (seenUntil ?? '')))
      throw new Failure('CONFLICT', `${person.name} was warned since you opened this page. Review that, then decide.`)
    if (picture + page !== '' && (person.role !== undefined || isModerator(world, person)))
      throw new Failure('FORBIDDEN', 'You can’t delete the picture or page of an owner or a moderator.')
    const settles = action === 'warn' && { settles: { subjectId: id, until: seenUntil } }
    return decide(world, transaction, { action, by: account.id, accountId: id, reason, ...settles }, async (recorded) => {
      if (picture !== '') await putPicture(recorded, person, undefined)
      // Nothing of it is left to review.
      if (page !== '') await recorded.put('makers', { id, name: person.name, handle: person.handle, about: '', links: [] })
    })
  })
  world.events.wake()
  return decision
}
