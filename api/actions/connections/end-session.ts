import type { World } from '../../ports/world.ts'

/**
 * Detaches an MCP session that has ended from its connection and its pending pairing. The connection's token works until it is revoked,
 * and a link that is still waiting for approval yields only a token. A declined one is forgotten. `sessionHash` is the connection's `sessionId`.
 */
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
