import { createPairingCode, pairingLifetime } from '../../domain/pairing-code.ts'
import { Failure } from '../../domain/failure.ts'
import { hashSecret } from './connection-token.ts'
import { fairNumbers } from '../random.ts'
import type { Finders } from '../../ports/store.ts'
import type { World } from '../../ports/world.ts'

export type StartedPairing = { code: string; connectUrl: string; expiresAt: string }

/** Where a person approves a code. */
export const connectUrlOf = ({ siteUrl }: Pick<World, 'siteUrl'>, code: string): string => `${siteUrl}/connect/?code=${code}`

/** Pairings that may wait at the same moment, wherever they were asked for. */
export const mostWaiting = 10_000
/** With those that have expired. */
const mostKept = 2 * mostWaiting

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
    if (await isCrowded(transaction, pairing.createdAt))
      throw new Failure('TOO_MANY_REQUESTS', 'Too many connections wait for their approval. Try again in a minute.', { retryAfter: 60 })
    await transaction.put('pairings', pairing)
  })
  return { code, connectUrl: connectUrlOf(world, code), expiresAt }
}

/** All others wait for a transaction, so what waits is counted, and read only where the expired ones among it, kept for a while, make the difference. */
async function isCrowded({ countBy, list }: Pick<Finders, 'countBy' | 'list'>, now: string): Promise<boolean> {
  const kept = await countBy('pairings', 'state', 'waiting')
  if (kept < mostWaiting) return false
  if (kept >= mostKept) return true
  return (await list('pairings', 'state', 'waiting')).filter(({ expiresAt }) => expiresAt > now).length >= mostWaiting
}

/** Takes back a pairing whose link nobody has been given. */
export const withdrawPairing = ({ store }: World, pairingId: string): Promise<void> =>
  store.transact((transaction) => transaction.remove('pairings', pairingId))
