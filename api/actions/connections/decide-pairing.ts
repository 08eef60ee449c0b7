import type { Connection, Profile } from '../../domain/records.ts'
import { addConnection } from './add-connection.ts'
import { createToken, hashSecret } from './connection-token.ts'
import { findPairing, findRequest, type PairingLookup, type RequestLookup } from './find-pairing.ts'
import { requireRoom } from './may-connect.ts'
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

type Request = { code: string; ip: string }

/**
 * Connects a waiting client to the account. Takes the request's code; its id isn't enough. A code works once: of two simultaneous approvals,
 * the second finds it used. The token is only ever returned here, also when an MCP session is connected; the connection holds both. Throws
 * CONFLICT if the account has too many connections; the code still works after one is revoked.
 */
export async function approvePairing(world: World, { code, ip }: Request, account: Profile): Promise<Approval> {
  const token = createToken(world)
  const approval = await world.store.transact(async (transaction): Promise<Approval> => {
    const lookup = await findPairing(world, code, transaction)
    if (lookup.state !== 'waiting') return { approved: false, lookup }
    await requireRoom(world, transaction, account)
    const { code: read, pairing } = lookup
    await transaction.put('pairings', { ...pairing, state: 'approved' })
    const made = {
      id: createId(world),
      label: pairing.client,
      tokenHash: hashSecret(token),
      sessionId: pairing.sessionId,
      createdFrom: ip,
      ...(pairing.forOneCall && { forOneCall: true as const }),
    }
    const connection = await addConnection(world, transaction, made, account)
    return { approved: true, code: read, token, isSession: pairing.sessionId !== null && !pairing.forOneCall, connection }
  })
  world.outbox.wake()
  return approval
}

/** Declines a waiting request by its id, which needs no code. Returns the state that it had before. */
export async function declinePairing(world: World, id: string): Promise<RequestLookup> {
  return world.store.transact(async (transaction) => {
    const lookup = await findRequest(world, id, transaction)
    if (lookup.state === 'waiting') await transaction.put('pairings', { ...lookup.pairing, state: 'declined' })
    return lookup
  })
}
