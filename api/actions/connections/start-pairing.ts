import { createPairingCode, pairingLifetime } from '../../domain/access/pairing-code.ts'
import { chooseCrowded } from '../../domain/crowd.ts'
import type { Pairing } from '../../domain/records.ts'
import { crowdBlocks } from '../../net/caller-network.ts'
import { hashSecret } from './find-connection.ts'
import { rejectReadOnly } from '../access/what-is-open.ts'
import { fairNumbers } from '../../domain/random.ts'
import type { Transaction } from '../../ports/store.ts'
import type { World } from '../../ports/world.ts'
import { paths } from '../../../shared/paths.ts'

export type StartedPairing = { code: string; connectUrl: string; expiresAt: string }

export const connectUrlOf = ({ siteUrl }: Pick<World, 'siteUrl'>, code: string): string => `${siteUrl}${paths.connect({ code })}`

/** How many requests can be pending at the same time, including expired ones that haven't been deleted yet. */
export const maxWaiting = 5000
/** How many are deleted at once when the queue is full: choosing them reads the whole queue. */
export const madeRoom = 32

/**
 * Starts a pairing (interface section 5): the link for the account's owner, with a code that works once and expires after ten minutes.
 * `sessionId` is the hash of the MCP session to connect besides the token; REST clients have none. The rest is as in Pairing.
 * Throws SERVICE_UNAVAILABLE while the site is read-only. Else no request is rejected: when the queue is full, expired requests are deleted, then those of the most crowded networks.
 */
export async function startPairing(
  world: World,
  {
    client,
    ip,
    sessionId = null,
    ...rest
  }: Pick<Pairing, 'client' | 'ip' | 'forOneCall' | 'replacesToken' | 'fromApi' | 'plans' | 'connectionId'> & { sessionId?: string | null },
): Promise<StartedPairing> {
  rejectReadOnly(world)
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
    ...rest,
  } as const
  await world.store.transact(async (transaction) => {
    await makeRoom(transaction, pairing.createdAt)
    await transaction.put('pairings', pairing)
  })
  return { code, connectUrl: connectUrlOf(world, code), expiresAt }
}

/** Transactions run one at a time, so this only counts; it reads the requests when it has to choose. */
async function makeRoom({ countBy, list, remove }: Transaction, now: string): Promise<void> {
  if ((await countBy('pairings', 'state', 'waiting')) < maxWaiting) return
  const waiting = await list('pairings', 'state', 'waiting')
  const expired = waiting.filter(({ expiresAt }) => expiresAt <= now).map(({ id }) => id)
  for (const id of expired.length > 0 ? expired.slice(0, madeRoom) : choose(waiting)) await remove('pairings', id)
}

const choose = (waiting: readonly Pairing[]): string[] =>
  chooseCrowded(
    waiting.toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1)).map(({ id, ip }) => ({ id, blocks: crowdBlocks(ip) })),
    madeRoom,
  )

/** Notes whether the last call that was given this link sent an invalid token, unless the link was already used. */
export const noteTokenSent = ({ store }: World, pairingId: string, replacesToken: boolean): Promise<void> =>
  store.transact(async ({ get, put }) => {
    const pairing = await get('pairings', pairingId)
    if (pairing?.state === 'waiting') await put('pairings', { ...pairing, replacesToken })
  })

/** Deletes a pairing whose link wasn't handed out. */
export const withdrawPairing = ({ store }: World, pairingId: string): Promise<void> =>
  store.transact((transaction) => transaction.remove('pairings', pairingId))
