import type { Transaction } from '../../ports/store.ts'
import type { World } from '../../ports/world.ts'

export async function endConnections(transaction: Transaction, accountId: string): Promise<void> {
  for (const collection of ['connections', 'authorizations'] as const)
    for (const { id } of await transaction.list(collection, 'accountId', accountId)) await transaction.remove(collection, id)
}

/** The token works until it is revoked, a waiting link yields only a token, a declined one is forgotten. `sessionHash` is `sessionId`. */
export async function endSession(
  { store }: World,
  { sessionHash, pairingId }: { sessionHash: string; pairingId: string | null },
): Promise<void> {
  await store.transact(async (transaction) => {
    for (const connection of await transaction.list('connections', 'sessionId', sessionHash))
      await transaction.put('connections', { ...connection, sessionId: null })
    const pairing = pairingId === null ? null : await transaction.get('pairings', pairingId)
    if (pairing?.state === 'waiting' || pairing?.state === 'declined') await transaction.put('pairings', { ...pairing, sessionId: null })
  })
}
