import { createPairingCode, pairingLifetime } from '../../domain/pairing-code.ts'
import { Failure } from '../../domain/failure.ts'
import { hashSecret } from './connection-token.ts'
import { fairNumbers } from '../random.ts'
import type { Finders } from '../../ports/store.ts'
import type { World } from '../../ports/world.ts'

export type StartedPairing = { code: string; connectUrl: string; expiresAt: string }

/** The page where a code is approved. */
export const connectUrlOf = ({ siteUrl }: Pick<World, 'siteUrl'>, code: string): string => `${siteUrl}/connect/?code=${code}`

/** How many requests can be pending at the same time. */
export const mostWaiting = 10_000
/** Including expired ones that haven't been deleted yet. */
const mostKept = 2 * mostWaiting

/**
 * Starts a pairing (interface section 5): the link for the account's owner, with a code that works once and expires after ten minutes.
 * `sessionId` is the hash of the MCP session to connect besides the token; REST clients have none.
 * Throws TOO_MANY_REQUESTS while too many are pending.
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
      throw new Failure('TOO_MANY_REQUESTS', 'Too many pending connection requests. Try again in a minute.', { retryAfter: 60 })
    await transaction.put('pairings', pairing)
  })
  return { code, connectUrl: connectUrlOf(world, code), expiresAt }
}

/** Transactions run one at a time, so this only counts; it lists the requests when expired ones could make the difference. */
async function isCrowded({ countBy, list }: Pick<Finders, 'countBy' | 'list'>, now: string): Promise<boolean> {
  const kept = await countBy('pairings', 'state', 'waiting')
  if (kept < mostWaiting) return false
  if (kept >= mostKept) return true
  return (await list('pairings', 'state', 'waiting')).filter(({ expiresAt }) => expiresAt > now).length >= mostWaiting
}

/** Deletes a pairing whose link wasn't handed out. */
export const withdrawPairing = ({ store }: World, pairingId: string): Promise<void> =>
  store.transact((transaction) => transaction.remove('pairings', pairingId))
