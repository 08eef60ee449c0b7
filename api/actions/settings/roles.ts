import { Type } from 'typebox'
import { Failure, invalidField } from '../../domain/failure.ts'
import {
  isNamedModerator,
  isOwner,
  listNamedModerators,
  type ModeratorRule,
  listRoleInvitations,
  maxInvited,
  putRoleInvitation,
  type RoleInvitation,
} from '../../domain/moderation/moderator-rule.ts'
import type { DecisionAction } from '../../domain/moderation/records.ts'
import { blockSuspended, isSuspended } from '../../domain/moderation/suspension.ts'
import { newMail } from '../../domain/outgoing-mail.ts'
import { createId } from '../../domain/random.ts'
import { emailError, foldEmail } from '../../domain/names/person.ts'
import type { Profile } from '../../domain/records.ts'
import type { Transaction } from '../../ports/store.ts'
import type { World } from '../../ports/world.ts'
import { rejectLastOwner } from '../access/deletion-access.ts'
import { decide } from '../decisions/decide.ts'
import { defineAction } from '../define-action.ts'
import { areMailsStuck } from '../mails/mail-trouble.ts'

type RolesWorld = Pick<World, 'clock' | 'random'>

/** Puts a profile with another role. It’s logged, but can’t be undone there: its opposite is as near. */
async function putRole(
  world: RolesWorld,
  transaction: Transaction,
  { role: _role, ownerOffer: _offer, ...profile }: Profile,
  { action, by, ...next }: { action: DecisionAction; by: string | null; role?: 'owner' | 'moderator' },
): Promise<void> {
  await decide(world, transaction, { action, by, accountId: profile.id, undoFor: 0 }, async () => {})
  await transaction.put('profiles', { ...profile, ...next })
}

/** For the shell: `by` is null. Throws NOT_FOUND. */
export async function makeOwner(world: RolesWorld, transaction: Transaction, id: string, by: string | null): Promise<void> {
  const profile = await find(transaction, id)
  if (profile.role !== 'owner') await putRole(world, transaction, profile, { action: 'name_owner', by, role: 'owner' })
}

const nobody = () => new Failure('NOT_FOUND', 'Account not found.')

const byId = Type.Object({ id: Type.String() })

const find = async (transaction: Transaction, id: string): Promise<Profile> => {
  const profile = await transaction.get('profiles', id)
  if (profile === null) throw nobody()
  return profile
}

/** An invited person; `token` is for their link, while emails can’t be sent or are stuck. */
type Invited = RoleInvitation & { token: string | null }

/** Everybody who owns or moderates the site, by name, and who was invited to. */
export async function readRoles(world: World): Promise<{ owners: Profile[]; moderators: Profile[]; invited: Invited[] }> {
  const invitations = await listRoleInvitations(world.store, world.clock())
  const isMailed = world.site.canSend && !(await areMailsStuck(world))
  const tokenOf = (each: RoleInvitation) => (isMailed ? null : world.accounts.ownerLink.invitationToken(each))
  const people = (await listNamedModerators(world, world.store)).toSorted((a, b) => (a.name < b.name ? -1 : 1))
  return {
    owners: people.filter(({ role }) => role === 'owner'),
    moderators: people.filter(({ role }) => role !== 'owner'),
    invited: invitations.map((each) => ({ ...each, token: tokenOf(each) })),
  }
}

/** By email or @handle. Without an account that has verified this email, it gets an invitation: then returns true. Throws BAD_REQUEST about `person`. */
export const nameModerator = defineAction({
  access: 'owner',
  quota: null,
  input: Type.Object({ person: Type.String({ maxLength: 320 }) }),
  async run(world, { person }, account): Promise<boolean> {
    const isInvited = await world.store.transact(async (transaction) => {
      const typed = person.trim()
      const field = typed.startsWith('@') ? 'handle' : 'email'
      const [found] = await transaction.list('profiles', field, field === 'handle' ? typed.slice(1).toLowerCase() : foldEmail(typed))
      if (found === undefined && field === 'handle') throw invalidField('person', 'No member has this handle.', 'unknown')
      if (found !== undefined && isNamedModerator(world, found)) throw invalidField('person', `${found.name} already moderates.`, 'already')
      if (found?.emailProven !== true) return inviteModerator(world, transaction, found?.email ?? foldEmail(typed), account.id)
      if (isSuspended(found, world.clock())) throw invalidField('person', `${found.name} is suspended.`, 'suspended')
      await putRole(world, transaction, found, { action: 'name_moderator', by: account.id, role: 'moderator' })
      return false
    })
    if (isInvited) world.outbox.wake()
    return isInvited
  },
})

async function inviteModerator(
  world: RolesWorld & Pick<World, 'outbox'>,
  transaction: Transaction,
  email: string,
  by: string,
): Promise<true> {
  const error = emailError(email)
  if (error !== null) throw invalidField('person', error, 'email')
  const now = world.clock()
  const known = await listRoleInvitations(transaction, now)
  if (known.length >= maxInvited) throw invalidField('person', `${maxInvited} invitations are pending. Revoke some first.`, 'many')
  await putRoleInvitation(transaction, email, { email, by, at: now.toISOString() }, now)
  await world.outbox.queue(transaction, newMail(createId(world), 'moderator-invitation', email, now))
  return true
}

export const revokeModerator = defineAction({
  access: 'owner',
  quota: null,
  input: Type.Object({ email: Type.String() }),
  run: (world, { email }) => world.store.transact((transaction) => putRoleInvitation(transaction, email, null, world.clock())),
})

/** Throws FORBIDDEN if the inviter no longer owns the site. */
export async function requireInviter(rule: ModeratorRule, { get }: Pick<Transaction, 'get'>, by: string): Promise<void> {
  const inviter = await get('profiles', by)
  if (inviter === null || !isOwner(rule, inviter))
    throw new Failure('FORBIDDEN', 'Whoever invited you no longer owns this site. Ask an owner for a new invitation.')
}

/** Makes whoever has accepted an invitation a moderator. Throws FORBIDDEN if it was revoked meanwhile. */
export const acceptModeration = (
  world: RolesWorld & Pick<World, 'store'> & ModeratorRule,
  { email, at, by }: RoleInvitation,
  accountId: string,
): Promise<void> =>
  world.store.transact(async (transaction) => {
    const now = world.clock()
    const found = (await listRoleInvitations(transaction, now)).find((each) => each.email === email && each.at === at)
    if (found === undefined || (found.takenBy ?? accountId) !== accountId)
      throw new Failure('FORBIDDEN', 'This invitation was revoked or used.')
    await requireInviter(world, transaction, by)
    const person = await find(transaction, accountId)
    blockSuspended(person, now)
    await putRoleInvitation(transaction, email, null, now)
    if (!isNamedModerator(world, person)) await putRole(world, transaction, person, { action: 'name_moderator', by, role: 'moderator' })
  })

export const endModerator = defineAction({
  access: 'owner',
  quota: null,
  input: byId,
  run: (world, { id }, account) =>
    world.store.transact(async (transaction) => {
      const found = await find(transaction, id)
      if (found.role === 'moderator') await putRole(world, transaction, found, { action: 'end_moderator', by: account.id })
    }),
})

/** Offers a moderator to own the site, too, or withdraws that; they have to accept it. Returns whether it’s offered now. */
export const offerOwnership = defineAction({
  access: 'owner',
  quota: null,
  input: Type.Object({ id: Type.String(), withdraws: Type.Optional(Type.Literal('yes')) }),
  run: (world, { id, withdraws }, account): Promise<boolean> =>
    world.store.transact(async (transaction) => {
      const { ownerOffer: _, ...found } = await find(transaction, id)
      if (!isNamedModerator(world, found)) throw new Failure('CONFLICT', 'Make this person a moderator first.')
      if (found.role === 'owner') return true
      const ownerOffer = { by: account.id, at: world.clock().toISOString() }
      await transaction.put('profiles', withdraws === 'yes' ? found : { ...found, ownerOffer })
      return withdraws === undefined
    }),
})

/** Accepts or declines what an owner has offered. Throws CONFLICT if it was withdrawn, or if whoever offered it is no owner any more. */
export const answerOffer = defineAction({
  access: 'member',
  quota: null,
  input: Type.Object({ accepts: Type.Boolean() }),
  run: (world, { accepts }, account) =>
    world.store.transact(async (transaction) => {
      const own = await find(transaction, account.id)
      if (own.ownerOffer === undefined) throw new Failure('CONFLICT', 'This offer was withdrawn.')
      const { ownerOffer, ...declined } = own
      if (!accepts) return transaction.put('profiles', declined)
      await requireInviter(world, transaction, ownerOffer.by)
      await makeOwner(world, transaction, own.id, ownerOffer.by)
    }),
})

/** An owner goes on as a moderator. Throws CONFLICT for the only one. */
export const resignAsOwner = defineAction({
  access: 'owner',
  quota: null,
  input: Type.Object({}),
  run: (world, _input, account) =>
    world.store.transact(async (transaction) => {
      const own = await find(transaction, account.id)
      await rejectLastOwner(transaction, own)
      await putRole(world, transaction, own, { action: 'end_owner', by: account.id, role: 'moderator' })
    }),
})
