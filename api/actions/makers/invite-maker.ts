import { Type } from 'typebox'
import { dayMs } from '../../../shared/durations.ts'
import { mutingId } from '../../domain/community/muting.ts'
import { Failure, invalidField } from '../../domain/failure.ts'
import { coMakerId, isMakerOf, maxCoMakers, type CoMaker } from '../../domain/launch/makers.ts'
import { createId } from '../../domain/random.ts'
import { emailError, foldEmail } from '../../domain/names/person.ts'
import { requireLead, requireOwn } from '../access/launch-access.ts'
import { rejectPendingDeletion } from '../access/deletion-access.ts'
import { defineAction } from '../define-action.ts'
import { noteEvent } from '../history/note-event.ts'
import { requireProven } from '../launches/move-launch.ts'
import { emit } from '../../notices/fan-out.ts'
import { dropMaker, tell } from './drop-maker.ts'
import { closeInvitation, findInvited, findUnreviewedWord } from './read-makers.ts'

/**
 * Invites somebody to make a launch together, or offers it to them. It doesn’t reveal whether an email belongs to a member: whoever verifies it can accept.
 * One that is open already stays as it is. Throws BAD_REQUEST about `whom`, also for who declined lately, CONFLICT for too many, without a verified email, or for a name with a watched word that nobody has reviewed, FORBIDDEN while suspended.
 */
export const inviteMaker = defineAction({
  access: 'lead',
  quota: 'changes',
  /** `whom`: a handle or an email. */
  input: Type.Object({ slug: Type.String(), whom: Type.String(), as: Type.Union([Type.Literal('co-maker'), Type.Literal('lead')]) }),
  async run(world, { slug, whom, as }, account): Promise<CoMaker> {
    const typed = readWhom(whom)
    const invited = await world.store.transact(async (transaction) => {
      const launch = await requireLead(transaction, slug, account)
      await requireProven(world, transaction, account)
      await rejectPendingDeletion(transaction, account.id)
      const word = await findUnreviewedWord(transaction, launch)
      if (word !== null)
        throw new Failure(
          'CONFLICT',
          `You can’t invite people to a launch with “${word.replaceAll('*', '')}” in its name or tagline before it’s approved.`,
        )
      const person = await findInvited(transaction, typed)
      if (person === null && 'handle' in typed)
        throw invalidField('whom', 'No member has this handle. Check it, or enter an email.', 'unknown')
      if (person?.id === account.id) throw invalidField('whom', 'That’s you. Enter somebody else’s handle or email.', 'own')
      if (as === 'co-maker' && isMakerOf(launch, person)) throw invalidField('whom', 'They’re already a maker of this launch.', 'known')
      const muting = person && (await transaction.get('mutings', mutingId(person.id, account.id)))
      if (muting?.isBlock === true && 'handle' in typed) throw invalidField('whom', 'You can’t invite this person.', 'blocked')
      const emailHash = 'email' in typed ? world.hashEmail(typed.email) : null
      const id = coMakerId(launch.id, as === 'lead' ? 'lead' : (emailHash ?? person?.id ?? ''))
      const open = await transaction.get('coMakers', id)
      if (open !== null && (emailHash === null ? open.accountId === person?.id : open.emailHash === emailHash)) return open
      const since = new Date(world.clock().getTime() - daysPaused * dayMs).toISOString()
      const ended = (await transaction.list('sentInvitations', 'accountId', person?.id ?? '')).filter(
        (sent) => sent.by === account.id && sent.launchId === launch.id && sent.at >= since && /declined|revoked/.test(sent.answer),
      )
      if ('handle' in typed && ended.some(({ answer }) => answer === 'declined'))
        throw invalidField('whom', `They declined. You can invite them again ${daysPaused} days after your last invitation.`, 'declined')
      const others = (await transaction.list('coMakers', 'launchId', launch.id)).filter((each) => each.as === 'co-maker' && each.id !== id)
      if (as === 'co-maker' && others.length >= maxCoMakers)
        throw new Failure('CONFLICT', `A launch can have up to ${maxCoMakers} co-makers. Remove one or revoke an invitation first.`)
      if (open !== null) await closeInvitation(transaction, open, 'revoked', null)
      const sentId = createId(world)
      const at = world.clock().toISOString()
      const whom = { launchId: launch.id, accountId: person?.id ?? null, at }
      await transaction.put('sentInvitations', { id: sentId, by: account.id, name: launch.name, answer: 'none', ...whom })
      const record: CoMaker = {
        id,
        ...whom,
        emailHash,
        invited: 'handle' in typed ? `@${typed.handle}` : typed.email.replace(/^(.)[^@]*/, '$1…'),
        as,
        state: 'invited',
        sentId,
      }
      await transaction.put('coMakers', record)
      const event = as === 'lead' ? 'offer' : 'invite'
      await noteEvent(world, transaction, { launchId: launch.id, by: account.id, event, note: null })
      if (person !== null && muting === null && ended.length === 0)
        await emit(world, transaction, {
          kind: 'maker',
          launchId: null,
          by: account.id,
          facts: { what: event, of: launch.id, to: person.id, name: launch.name },
        })
      return record
    })
    world.events.wake()
    return invited
  },
})

/** How long somebody isn’t told of another invitation to a launch after one that they declined, or that was revoked. */
const daysPaused = 7

/** Throws BAD_REQUEST about `whom`. */
function readWhom(typed: string): { handle: string } | { email: string } {
  const text = foldEmail(typed)
  if (text.replace(/^@/, '') === '') throw invalidField('whom', 'Enter a handle or an email.', 'required')
  if (!text.includes('@', 1)) return { handle: text.replace(/^@/, '') }
  const error = emailError(text)
  if (error !== null) throw invalidField('whom', error, 'invalid')
  return { email: text }
}

/** Revokes an invitation or offer, or removes a co-maker. Throws NOT_FOUND. */
export const removeMaker = defineAction({
  access: 'lead',
  quota: 'changes',
  input: Type.Object({ slug: Type.String(), id: Type.String() }),
  async run(world, { slug, id }, account): Promise<void> {
    await world.store.transact(async (transaction) => {
      const launch = await requireLead(transaction, slug, account)
      const record = await transaction.get('coMakers', id)
      if (record === null || record.launchId !== launch.id) throw new Failure('NOT_FOUND', 'Maker not found.')
      const isOut = record.state === 'joined'
      if (isOut) await dropMaker(transaction, record)
      else await closeInvitation(transaction, record, 'revoked', null)
      const event = isOut ? 'remove_maker' : 'revoke_invite'
      await noteEvent(world, transaction, { launchId: launch.id, by: account.id, event, note: null })
      if (isOut && record.accountId !== null)
        await tell(world, transaction, { what: 'removed', of: launch.id, to: record.accountId, by: account.id })
    })
    world.events.wake()
  },
})

/** A co-maker stops making a launch. Throws CONFLICT for its lead maker. */
export const leaveLaunch = defineAction({
  access: 'maker',
  quota: 'changes',
  whileSuspended: true,
  input: Type.Object({ slug: Type.String() }),
  async run(world, { slug }, account): Promise<void> {
    await world.store.transact(async (transaction) => {
      const launch = await requireOwn(transaction, slug, account)
      if (launch.ownerId === account.id) throw new Failure('CONFLICT', 'You lead this launch. Transfer it first.')
      const record = await transaction.get('coMakers', coMakerId(launch.id, account.id))
      if (record !== null) await dropMaker(transaction, record)
      await noteEvent(world, transaction, { launchId: launch.id, by: account.id, event: 'leave', note: null })
      if (launch.ownerId !== null) await tell(world, transaction, { what: 'left', of: launch.id, to: launch.ownerId, by: account.id })
    })
    world.events.wake()
  },
})
