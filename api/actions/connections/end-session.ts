import type { World } from '../../ports/world.ts'

/**
 * Frees what was approved for a tool session that is over: the person may have put the token of that approval to use, so it goes on until it
 * is revoked. A link that still waits for approval leads to a token alone. `sessionHash` as in the connection.
 */
export async function endSession(
  { store }: World,
  { sessionHash, pairingId }: { sessionHash: string; pairingId: string | null },
): Promise<void> {
  await store.transact(async (transaction) => {
    for (const connection of await transaction.list('connections', 'sessionId', sessionHash))
      await transaction.put('connections', { ...connection, sessionId: null })
    const pairing = pairingId === null ? null : await transaction.get('pairings', pairingId)
    if (pairing?.state === 'waiting') await transaction.put('pairings', { ...pairing, sessionId: null })
  })
}
