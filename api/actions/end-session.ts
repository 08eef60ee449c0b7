import { hashSecret } from './connection-token.ts'
import type { World } from './world.ts'

/**
 * Takes back what was approved for a tool session that is over, as nobody can use it any more, and the link that still waits for approval.
 * `sessionHash` as in the connection.
 */
export async function endSession({ store }: World, { sessionHash, code }: { sessionHash: string; code: string | null }): Promise<void> {
  const pairingId = code === null ? null : hashSecret(code)
  await store.transact(async (transaction) => {
    for (const { id } of await transaction.list('connections', 'sessionId', sessionHash)) await transaction.remove('connections', id)
    const pairing = pairingId === null ? null : await transaction.get('pairings', pairingId)
    if (pairing?.state === 'waiting') await transaction.remove('pairings', pairing.id)
  })
}
