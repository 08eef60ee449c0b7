import { Type } from 'typebox'
import { Failure } from '../../domain/failure.ts'
import type { Launch } from '../../domain/launch/launch.ts'
import { coMakerId, withCoMaker } from '../../domain/launch/makers.ts'
import { blockSuspended, isSuspended } from '../../domain/moderation/suspension.ts'
import type { Profile } from '../../domain/records.ts'
import { withVote } from '../../domain/votes/counted-votes.ts'
import type { Transaction } from '../../ports/store.ts'
import type { World } from '../../ports/world.ts'
import { currentProfile, rejectPendingDeletion } from '../access/deletion-access.ts'
import { defineAction } from '../define-action.ts'
import { noteEvent } from '../history/note-event.ts'
import { makersError } from '../launches/list-weeks.ts'
import { adoptPictures } from '../pictures/add-picture.ts'
import { tell } from './drop-maker.ts'
import { passLaunch } from './pass-launch.ts'
import { refreshMaker } from './read-maker.ts'
import { closeInvitation, isFor } from './read-makers.ts'

/**
 * Accepts or declines to make a launch with others, or to take it over. Throws NOT_FOUND for others’ invitations, CONFLICT for a launch that was
 * renamed since it was seen, without a verified email, or without a place for the launch in its week, FORBIDDEN while suspended.
 */
export const answerInvitation = defineAction({
  access: 'member',
  quota: 'changes',
  /** `seen` is the launch’s name, as it was read. */
  input: Type.Object({ id: Type.String(), answer: Type.Union([Type.Literal('accept'), Type.Literal('decline')]), seen: Type.String() }),
  async run(world, { id, answer, seen }, account): Promise<Launch> {
    const answered = await world.store.transact(async (transaction) => {
      const person = await currentProfile(transaction, account)
      const invitation = await transaction.get('coMakers', id)
      const launch = invitation === null ? null : await transaction.get('launches', invitation.launchId)
      if (
        invitation === null ||
        !isFor(world, invitation, person) ||
        launch === null ||
        launch.ownerId === null ||
        launch.ownerId === person.id
      )
        throw new Failure('NOT_FOUND', 'Invitation not found. It may have been revoked.')
      const isOffer = invitation.as === 'lead'
      await closeInvitation(transaction, invitation, answer === 'accept' ? 'accepted' : 'declined', person.id)
      const by = person.id
      const told = { of: launch.id, to: launch.ownerId, by }
      if (answer === 'decline') {
        await noteEvent(world, transaction, { launchId: launch.id, by, event: 'decline', note: null })
        await tell(world, transaction, { what: 'declined', ...told })
        return launch
      }
      if (launch.name !== seen)
        throw new Failure('CONFLICT', `“${seen}” is now called “${launch.name}”. Accept again if you still want to.`)
      blockSuspended(person, world.clock())
      if (person.emailProven !== true) throw new Failure('CONFLICT', 'Verify your email first: open the link we sent you.')
      await rejectPendingDeletion(transaction, by)
      // They may have been invited in more than one way.
      for (const each of await transaction.list('coMakers', 'launchId', launch.id))
        if (each.as === 'co-maker' && isFor(world, each, person)) await closeInvitation(transaction, each, 'accepted', by)
      const made = isOffer ? await takeOver(world, transaction, launch, person) : await join(world, transaction, launch, person)
      const full = await makersError(world, transaction, launch, made)
      if (full !== null) throw new Failure('CONFLICT', `${full} Ask the lead maker to choose another week, or accept once it’s over.`)
      const counted = await discountVote(transaction, made, by)
      await transaction.put('launches', counted)
      await refreshMaker(transaction, person)
      await noteEvent(world, transaction, { launchId: launch.id, by, event: isOffer ? 'transfer' : 'join', note: null })
      await tell(world, transaction, { what: isOffer ? 'transferred' : 'joined', ...told })
      return counted
    })
    world.events.wake()
    return answered
  },
})

async function join({ clock }: Pick<World, 'clock'>, { put }: Transaction, launch: Launch, person: Profile): Promise<Launch> {
  const id = coMakerId(launch.id, person.id)
  const at = clock().toISOString()
  await put('coMakers', {
    id,
    launchId: launch.id,
    accountId: person.id,
    emailHash: null,
    invited: '',
    as: 'co-maker',
    state: 'joined',
    at,
  })
  return withCoMaker(launch, person)
}

/** The launch has a new lead maker; who led it stays as a co-maker. Pictures go along. */
async function takeOver(world: World, transaction: Transaction, launch: Launch, person: Profile): Promise<Launch> {
  const before = await transaction.get('profiles', launch.ownerId ?? '')
  if (before === null || isSuspended(before, world.clock()))
    throw new Failure('CONFLICT', 'This launch can’t be transferred while its lead maker’s account is suspended.')
  const taken = await passLaunch(world, transaction, launch, person)
  const revision = await transaction.get('revisions', launch.id)
  for (const listing of [taken, revision?.approved, revision?.proposed])
    if (listing != null) await adoptPictures(transaction, { ...listing, id: launch.id, ownerId: person.id }, before.id)
  return join(world, transaction, taken, before)
}

/** A maker’s own vote doesn’t count. */
async function discountVote({ get, put }: Transaction, launch: Launch, accountId: string): Promise<Launch> {
  const vote = await get('upvotes', `${launch.id}:${accountId}`)
  if (vote === null) return launch
  const isBarred = vote.exclusion === 'suspended' || vote.exclusion === 'removed'
  const after = isBarred ? { ...vote, ownExclusion: 'own' as const } : { ...vote, exclusion: 'own' as const }
  await put('upvotes', after)
  return withVote(launch, vote, after)
}
