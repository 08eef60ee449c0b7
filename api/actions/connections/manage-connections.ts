import { Type } from 'typebox'
import { Failure, invalidField } from '../../domain/failure.ts'
import { labelLength, tidyLabel } from '../../domain/names/client-name.ts'
import { isReservedName, reservedName } from '../../domain/names/reserved-names.ts'
import { lengthOf } from '../../domain/plain-text.ts'
import type { Connection, Profile } from '../../domain/records.ts'
import { defineAction } from '../define-action.ts'
import { endConnections } from './find-connection.ts'
import type { Transaction, Finders } from '../../ports/store.ts'
import type { World } from '../../ports/world.ts'
import { newMail } from '../../domain/outgoing-mail.ts'
import { createId } from '../../domain/random.ts'
import { blockSuspended } from '../../domain/moderation/suspension.ts'
import { rejectPendingDeletion } from '../access/deletion-access.ts'

/** The account's connections, newest first. */
export const listConnections = async ({ store }: World, account: Profile): Promise<Connection[]> =>
  (await store.list('connections', 'accountId', account.id)).toReversed()

/** The new name follows the rules for clients’ names, because moderators see it in a draft’s history. */
export const renameConnection = defineAction({
  access: 'member',
  quota: null,
  input: Type.Object({ id: Type.String(), label: Type.String() }),
  async run(world, { id, label }, account) {
    const text = tidyLabel(label)
    if (text === '') throw invalidField('label', 'Enter a name.', 'minLength')
    if (lengthOf(text) > labelLength) throw invalidField('label', `Use up to ${labelLength} characters.`, 'maxLength')
    if (isReservedName(text, world.siteUrl)) throw invalidField('label', reservedName(), 'invalid')
    await world.store.transact(async (transaction) => {
      const connection = await findOwn(transaction, id, account)
      await transaction.put('connections', { ...connection, label: text })
    })
  },
})

/** Revokes a connection; its token and its MCP session stop working immediately. */
export const revokeConnection = defineAction({
  access: 'member',
  quota: null,
  whileReadOnly: true,
  input: Type.Object({ id: Type.String() }),
  run: (world, { id }, account) =>
    world.store.transact(async (transaction) => {
      const { id: own } = await findOwn(transaction, id, account)
      await transaction.remove('connections', own)
    }),
})

export const revokeAllConnections = defineAction({
  access: 'member',
  quota: null,
  whileReadOnly: true,
  input: Type.Object({}),
  run: ({ store }, _input, { id }) => store.transact((transaction) => endConnections(transaction, id)),
})

/** Other people's connections are NOT_FOUND too. */
async function findOwn(transaction: Transaction, id: string, account: Profile): Promise<Connection> {
  const connection = await transaction.get('connections', id)
  if (connection?.accountId !== account.id) throw new Failure('NOT_FOUND', 'Connection not found.')
  return connection
}

type Made = Omit<Connection, 'accountId' | 'createdAt' | 'lastUsedAt' | 'lastUsedFrom'>

/** Together with the email about it, so that no crash leaves its owner unaware. Wake the outbox after the transaction. */
export async function addConnection(
  world: Pick<World, 'clock' | 'random' | 'outbox'>,
  transaction: Transaction,
  made: Made,
  { id, email }: Pick<Profile, 'id' | 'email'>,
): Promise<Connection> {
  const now = world.clock()
  const connection: Connection = { ...made, accountId: id, createdAt: now.toISOString(), lastUsedAt: null, lastUsedFrom: null }
  await transaction.put('connections', connection)
  await world.outbox.queue(transaction, newMail(createId(world), 'new-connection', email, now))
  return connection
}

/** Allows a connection of the account more from now on. Its owner is emailed as about a new one. Throws Failure NOT_FOUND. */
export async function extendConnection(
  world: Pick<World, 'clock' | 'random' | 'outbox'>,
  transaction: Transaction,
  id: string,
  { plans }: { plans: boolean },
  { id: accountId, email }: Pick<Profile, 'id' | 'email'>,
): Promise<Connection> {
  const found = await transaction.get('connections', id)
  if (found?.accountId !== accountId)
    throw new Failure(
      'NOT_FOUND',
      'This account doesn’t have the connection that sent this request. Sign in to the account that does, or connect again.',
    )
  const now = world.clock()
  const extended = { ...found, ...(plans && { plansSince: now.toISOString() }) }
  await transaction.put('connections', extended)
  // Of the same moment: the email is about what happened since it was queued.
  await world.outbox.queue(transaction, newMail(createId(world), 'new-connection', email, now))
  return extended
}

/** How many connections an account can have: each one is a credential. */
export const maxConnections = 20

type Account = Pick<Profile, 'id' | 'accessEndedAt'>

/** Throws UNAUTHORIZED for an ended session, FORBIDDEN while suspended, CONFLICT before deletion. */
export async function requireActive({ clock }: Pick<World, 'clock'>, finders: Pick<Finders, 'get'>, { id, accessEndedAt }: Account) {
  const profile = await finders.get('profiles', id)
  if (profile?.accessEndedAt !== accessEndedAt) throw new Failure('UNAUTHORIZED', 'You’re signed out.')
  blockSuspended(profile ?? {}, clock())
  await rejectPendingDeletion(finders, id)
}

/** As requireActive, and throws CONFLICT for too many connections, those `promised` included. */
export async function requireRoom(world: Pick<World, 'clock'>, finders: Pick<Finders, 'get' | 'countBy'>, account: Account, promised = 0) {
  await requireActive(world, finders, account)
  if ((await finders.countBy('connections', 'accountId', account.id)) + promised < maxConnections) return
  throw new Failure(
    'CONFLICT',
    `You’ve reached the limit of ${maxConnections} connections. Revoke one you no longer use, then open this link again.`,
  )
}
