import { createToken, hashSecret } from '../../api/actions/connections/find-connection.ts'
import { createId } from '../../api/domain/random.ts'
import type { World } from '../../api/ports/world.ts'

/** A new account with a connection, as an approval leaves it; answers the bearer token. */
export async function connectAccount(world: World, name = 'Ada'): Promise<string> {
  const token = createToken(world)
  const [accountId, id] = [createId(world), createId(world)]
  const createdAt = world.clock().toISOString()
  await world.store.transact(async (transaction) => {
    await transaction.put('profiles', { id: accountId, email: `${accountId}@example.org`, name, handle: null, createdAt })
    await transaction.put('connections', {
      id,
      accountId,
      label: 'A test client',
      tokenHash: hashSecret(token),
      sessionId: null,
      createdAt,
      createdFrom: '192.0.2.1',
      lastUsedAt: null,
      lastUsedFrom: null,
    })
  })
  return token
}
