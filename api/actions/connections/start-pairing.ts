import { createPairingCode, pairingLifetime, readPairingCode } from '../../domain/access/pairing-code.ts'
import { chooseCrowded } from '../../domain/crowd.ts'
import type { Pairing, Connection } from '../../domain/records.ts'
import { crowdBlocks } from '../../net/caller-network.ts'
import { hashSecret, createToken, findRequest, guessPairing, isCodeOf, type RequestLookup } from './find-connection.ts'
import { rejectReadOnly } from '../access/what-is-open.ts'
import { fairNumbers, createId } from '../../domain/random.ts'
import type { Transaction } from '../../ports/store.ts'
import type { World } from '../../ports/world.ts'
import { paths } from '../../../shared/paths.ts'
import { Type } from 'typebox'
import { defineAction } from '../define-action.ts'
import { addConnection, extendConnection, requireActive, requireRoom } from './manage-connections.ts'
import { invalidField, Mistake } from '../../domain/failure.ts'

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

type Approval =
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
