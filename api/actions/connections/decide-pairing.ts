import type { Connection, Profile } from '../../domain/records.ts'
import { createToken, hashSecret } from './connection-token.ts'
import { findPairing, type PairingLookup } from './find-pairing.ts'
import { createId } from '../random.ts'
import type { World } from '../../ports/world.ts'

type Decision = { code: string; ip: string }

export type Approval =
  | {
      approved: true
      token: string
      /** The client's tool session acts for the account already, as long as it lasts. */
      isSession: boolean
      connection: Connection
    }
  | { approved: false; lookup: PairingLookup }

/**
 * Connects a waiting client with the account, once: of two approvals at the same moment one finds the code used. The token is given back
 * here and nowhere else, also where a tool session is connected: one connection holds both.
 */
export async function approvePairing(world: World, { code, ip }: Decision, account: Profile): Promise<Approval> {
  const token = createToken(world)
  return world.store.transact(async (transaction): Promise<Approval> => {
    const lookup = await findPairing(world, code, transaction)
    if (lookup.state !== 'waiting') return { approved: false, lookup }
    const { pairing } = lookup
    const connection: Connection = {
      id: createId(world),
      accountId: account.id,
      label: pairing.client,
      tokenHash: hashSecret(token),
      sessionId: pairing.sessionId,
      createdAt: world.clock().toISOString(),
      createdFrom: ip,
      lastUsedAt: null,
      lastUsedFrom: null,
      ...(pairing.forOneCall && { forOneCall: true }),
    }
    await transaction.put('pairings', { ...pairing, state: 'approved' })
    await transaction.put('connections', connection)
    return { approved: true, token, isSession: pairing.sessionId !== null && !pairing.forOneCall, connection }
  })
}

/** Ends a waiting code without a connection. Answers how the code stood before. */
export async function declinePairing(world: World, { code }: Pick<Decision, 'code'>): Promise<PairingLookup> {
  return world.store.transact(async (transaction) => {
    const lookup = await findPairing(world, code, transaction)
    if (lookup.state === 'waiting') await transaction.put('pairings', { ...lookup.pairing, state: 'declined' })
    return lookup
  })
}
