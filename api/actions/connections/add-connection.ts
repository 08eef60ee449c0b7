import { Failure } from '../../domain/failure.ts'
import { newMail } from '../../domain/outgoing-mail.ts'
import type { Connection, Profile } from '../../domain/records.ts'
import { createId } from '../../domain/random.ts'
import type { Transaction } from '../../ports/store.ts'
import type { World } from '../../ports/world.ts'

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
