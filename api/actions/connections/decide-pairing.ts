import { Type } from 'typebox'
import type { Connection, Pairing } from '../../domain/records.ts'
import { defineAction } from '../define-action.ts'
import { addConnection, extendConnection } from './add-connection.ts'
import { createToken, hashSecret } from './find-connection.ts'
import { findRequest, guessPairing, isCodeOf, type RequestLookup } from './find-pairing.ts'
import { requireActive, requireRoom } from './may-connect.ts'
import { readPairingCode } from '../../domain/access/pairing-code.ts'
import { invalidField, Mistake } from '../../domain/failure.ts'
import { createId } from '../../domain/random.ts'
import type { World } from '../../ports/world.ts'

export type Approval =
  | {
      approved: true
      code: string
      /** Null if a connection that its client already has was extended. */
      token: string | null
      /** Whether the client's MCP session is connected too, for as long as it lasts. */
      isSession: boolean
      connection: Connection
      request: Pairing
    }
  | { approved: false; state: Exclude<RequestLookup['state'], 'waiting' | 'unknown'> }

const input = Type.Object({ code: Type.Optional(Type.String()), request: Type.Optional(Type.String()) })

/**
 * Connects a waiting client to the account. Takes the request's code; its id alone isn't enough, but says which request a wrong code is for. A code
 * works once: of two simultaneous approvals, the second finds it used. The token is only ever returned here, also when an MCP session is connected; the connection holds both. Throws
 * Mistake for an unknown or a wrong code, CONFLICT if the account has too many connections (the code still works after one is revoked), NOT_FOUND if it doesn’t have
 * the connection that asks for plans.
 */
export const approvePairing = defineAction({
  access: 'member',
  quota: 'codes',
  input,
  async run(world, asked, account, { ip }) {
    const token = createToken(world)
    const approval = await world.store.transact(async (transaction): Promise<Approval> => {
      const lookup = await guessPairing(world, asked, transaction)
      if (lookup.state !== 'waiting') return { approved: false, state: lookup.state }
      const { pairing } = lookup
      const code = readPairingCode(asked.code ?? '')
      if (code === null || !isCodeOf(pairing, code)) throw wrongCode(asked.code ?? '')
      const plans = pairing.plans === true
      if (pairing.connectionId !== undefined) {
        await requireActive(world, transaction, account)
        const connection = await extendConnection(world, transaction, pairing.connectionId, { plans }, account)
        await transaction.put('pairings', { ...pairing, state: 'approved' })
        return { approved: true, code, token: null, isSession: false, connection, request: pairing }
      }
      await requireRoom(world, transaction, account)
      await transaction.put('pairings', { ...pairing, state: 'approved' })
      const connectsSession = pairing.sessionId !== null && !pairing.forOneCall && !pairing.replacesToken
      const made = {
        id: createId(world),
        label: pairing.client,
        tokenHash: hashSecret(token),
        sessionId: connectsSession || pairing.forOneCall ? pairing.sessionId : null,
        createdFrom: ip,
        ...(pairing.forOneCall && { forOneCall: true as const }),
        ...(plans && { plansSince: world.clock().toISOString() }),
      }
      const connection = await addConnection(world, transaction, made, account)
      return { approved: true, code, token, isSession: connectsSession, connection, request: pairing }
    })
    world.outbox.wake()
    return approval
  },
})

function wrongCode(typed: string): Mistake {
  const { message, data } =
    typed.trim() === ''
      ? invalidField('code', 'Enter the code from your tool.', 'minLength')
      : invalidField('code', 'Wrong code. Check it in your tool: 8 letters, no digits.', 'pattern')
  return new Mistake('BAD_REQUEST', message, data)
}

/** Declines a waiting request; its id is enough. Returns the state that it had before. Throws Mistake for an unknown one. */
export const declinePairing = defineAction({
  access: 'member',
  quota: 'codes',
  input,
  async run(world, asked) {
    const lookup = await guessPairing(world, asked)
    return lookup.state === 'waiting' ? closePairing(world, lookup.pairing.id) : lookup
  },
})

/** Declines a waiting request for whoever knows its id. Returns the state that it had before. */
export const closePairing = async (world: World, id: string): Promise<RequestLookup> =>
  world.store.transact(async (transaction) => {
    const lookup = await findRequest(world, id, transaction)
    if (lookup.state === 'waiting') await transaction.put('pairings', { ...lookup.pairing, state: 'declined' })
    return lookup
  })
