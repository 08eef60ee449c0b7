import { createPairingCode, pairingLifetime } from '../domain/pairing-code.ts'
import { Failure } from '../domain/failure.ts'
import { hashSecret } from './connection-token.ts'
import { fairNumbers } from './random.ts'
import type { World } from './world.ts'

export type StartedPairing = { code: string; connectUrl: string; expiresAt: string }

/** Pairings that may wait at the same moment, wherever they were asked for. */
export const mostWaiting = 10_000

/**
 * Begins a pairing (interface section 5): the link for the account's owner, with a code that counts once and for ten minutes.
 * `sessionId` is the hash of the tool session that the approval will be bound to beside its token; a REST client has none.
 * Throws TOO_MANY_REQUESTS while too many wait.
 */
export async function startPairing(
  world: World,
  { client, ip, sessionId = null, forOneCall = false }: { client: string; ip: string; sessionId?: string | null; forOneCall?: boolean },
): Promise<StartedPairing> {
  const code = createPairingCode(fairNumbers(world))
  const now = world.clock()
  const expiresAt = new Date(now.getTime() + pairingLifetime).toISOString()
  const pairing = {
    id: hashSecret(code),
    client,
    ip,
    sessionId,
    createdAt: now.toISOString(),
    expiresAt,
    state: 'waiting',
    ...(forOneCall && { forOneCall }),
  } as const
  await world.store.transact(async (transaction) => {
    const waiting = (await transaction.list('pairings', 'state', 'waiting')).filter((other) => other.expiresAt > pairing.createdAt)
    if (waiting.length >= mostWaiting)
      throw new Failure('TOO_MANY_REQUESTS', 'Too many connections wait for their approval. Try again in a minute.', { retryAfter: 60 })
    await transaction.put('pairings', pairing)
  })
  return { code, connectUrl: `${world.siteUrl}/connect/?code=${code}`, expiresAt }
}
