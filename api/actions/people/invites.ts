import { Type } from 'typebox'
import { Failure, invalidField } from '../../domain/failure.ts'
import { countInvited, createInviteCode, isInviteOpen, maxInviteUses, newInvite } from '../../domain/access/invite-code.ts'
import { blockSuspended } from '../../domain/moderation/suspension.ts'
import type { Invite } from '../../domain/moderation/records.ts'
import type { Profile } from '../../domain/records.ts'
import type { World } from '../../ports/world.ts'
import { isModerator } from '../../domain/moderation/moderator-rule.ts'
import { defineAction } from '../define-action.ts'
import { fairNumbers } from '../../domain/random.ts'

/** An account’s invitations, newest first, and how many more people it can invite; null for any number. */
export type OwnInvites = { invites: Invite[]; left: number | null }

export async function listInvites(world: World, account: Profile): Promise<OwnInvites> {
  const invites = await world.store.list('invites', 'createdBy', account.id)
  return { invites: invites.toSorted((one, other) => (one.createdAt < other.createdAt ? 1 : -1)), left: leftOf(world, account, invites) }
}

/** Expired and revoked codes count only those who came. Throws BAD_REQUEST about `uses`, FORBIDDEN, CONFLICT if none is left. */
export const createInvite = defineAction({
  access: 'member',
  quota: null,
  input: Type.Object({ uses: Type.String() }),
  run: (world, { uses }, account) =>
    world.store.transact(async (transaction) => {
      const own = (await transaction.get('profiles', account.id)) ?? account
      blockSuspended(own, world.clock())
      if (own.emailProven !== true) throw new Failure('FORBIDDEN', 'Verify your email before you invite people.')
      const invites = await transaction.list('invites', 'createdBy', own.id)
      const left = leftOf(world, own, invites)
      if (left === 0) throw new Failure('CONFLICT', 'You have no invitations left.')
      const max = Math.min(left ?? maxInviteUses, maxInviteUses)
      const maxUses = Number(uses)
      if (!/^\d{1,3}$/.test(uses.trim()) || maxUses < 1 || maxUses > max)
        throw invalidField('uses', `Enter a number from 1 to ${max}.`, 'range')
      const invite = newInvite(createInviteCode(fairNumbers(world)), own.id, maxUses, world.clock())
      await transaction.put('invites', invite)
      return invite
    }),
})

/** Nobody can use the code from now on. Those whom it let in stay. Throws NOT_FOUND for somebody else’s. */
export const revokeInvite = defineAction({
  access: 'member',
  quota: null,
  input: Type.Object({ id: Type.String() }),
  run: (world, { id }, account) =>
    world.store.transact(async (transaction) => {
      const invite = await transaction.get('invites', id)
      if (invite === null || invite.createdBy !== account.id) throw new Failure('NOT_FOUND', 'Invitation not found.')
      if (!isInviteOpen(invite, world.clock())) return
      if (invite.uses === 0) await transaction.remove('invites', id)
      else await transaction.put('invites', { ...invite, expiresAt: world.clock().toISOString() })
    }),
})

function leftOf(world: World, account: Profile, invites: readonly Invite[]): number | null {
  if (isModerator(world, account)) return null
  return Math.max(0, world.rules.invitesPerMember - countInvited(invites, world.clock()))
}
