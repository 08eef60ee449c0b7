import type { Connection, Profile } from '../../domain/records.ts'
import { createToken, hashSecret } from './connection-token.ts'
import { findPairing, findRequest, type PairingLookup, type RequestLookup } from './find-pairing.ts'
import { createId } from '../random.ts'
import type { World } from '../../ports/world.ts'

export type Approval =
  | {
      approved: true
      code: string
      token: string
      /** Whether the client's MCP session is connected too, for as long as it lasts. */
      isSession: boolean
      connection: Connection
    }
  | { approved: false; lookup: PairingLookup }

/**
 * Connects a waiting client to the account, by the code of its request: nobody can approve a request by its id alone. A code works once: of two simultaneous approvals, the second finds it used. The token is only
 * ever returned here, also when an MCP session is connected; the connection holds both.
 */
export async function approvePairing(world: World, { code, ip }: { code: string; ip: string }, account: Profile): Promise<Approval> {
  const token = createToken(world)
  return world.store.transact(async (transaction): Promise<Approval> => {
    const lookup = await findPairing(world, code, transaction)
    if (lookup.state !== 'waiting') return { approved: false, lookup }
    const { code: read, pairing } = lookup
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
    return { approved: true, code: read, token, isSession: pairing.sessionId !== null && !pairing.forOneCall, connection }
  })
}

/** Declines a waiting request by its id, which needs no code. Returns the state that it had before. */
export async function declinePairing(world: World, id: string): Promise<RequestLookup> {
  return world.store.transact(async (transaction) => {
    const lookup = await findRequest(world, id, transaction)
    if (lookup.state === 'waiting') await transaction.put('pairings', { ...lookup.pairing, state: 'declined' })
    return lookup
  })
}
