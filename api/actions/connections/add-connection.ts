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
