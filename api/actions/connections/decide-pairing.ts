import { Type } from 'typebox'
import type { Connection, Pairing } from '../../domain/records.ts'
import { defineAction } from '../define-action.ts'
import { addConnection } from './add-connection.ts'
import { createToken, hashSecret } from './connection-token.ts'
import { findPairing, findRequest, type PairingLookup, type RequestLookup } from './find-pairing.ts'
import { requireRoom } from './may-connect.ts'
import { createId } from '../../domain/random.ts'
import type { World } from '../../ports/world.ts'

export type Approval =
  | {
      approved: true
      code: string
      token: string
      /** Whether the client's MCP session is connected too, for as long as it lasts. */
      isSession: boolean
      connection: Connection
      request: Pairing
    }
  | { approved: false; lookup: PairingLookup }

/**
 * Connects a waiting client to the account. Takes the request's code; its id isn't enough. A code works once: of two simultaneous approvals,
 * the second finds it used. The token is only ever returned here, also when an MCP session is connected; the connection holds both. Throws
 * CONFLICT if the account has too many connections; the code still works after one is revoked.
 */
export const approvePairing = defineAction({
  access: 'member',
  quota: null,
  input: Type.Object({ code: Type.String() }),
  async run(world, { code }, account, { ip }) {
    const token = createToken(world)
    const approval = await world.store.transact(async (transaction): Promise<Approval> => {
      const lookup = await findPairing(world, code, transaction)
      if (lookup.state !== 'waiting') return { approved: false, lookup }
      await requireRoom(world, transaction, account)
      const { code: read, pairing } = lookup
      await transaction.put('pairings', { ...pairing, state: 'approved' })
      const connectsSession = pairing.sessionId !== null && !pairing.forOneCall && !pairing.replacesToken
      const made = {
        id: createId(world),
        label: pairing.client,
        tokenHash: hashSecret(token),
        sessionId: connectsSession || pairing.forOneCall ? pairing.sessionId : null,
        createdFrom: ip,
        ...(pairing.forOneCall && { forOneCall: true as const }),
      }
      const connection = await addConnection(world, transaction, made, account)
      return { approved: true, code: read, token, isSession: connectsSession, connection, request: pairing }
    })
    world.outbox.wake()
    return approval
  },
})

/** Declines a waiting request by its id, which needs no code. Returns the state that it had before. */
export async function declinePairing(world: World, id: string): Promise<RequestLookup> {
  return world.store.transact(async (transaction) => {
    const lookup = await findRequest(world, id, transaction)
    if (lookup.state === 'waiting') await transaction.put('pairings', { ...lookup.pairing, state: 'declined' })
    return lookup
  })
}
