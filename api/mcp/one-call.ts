import { setTimeout } from 'node:timers/promises'
import { inputRequired, type InputRequiredResult } from '@modelcontextprotocol/server'
import { hashSecret } from '../actions/connections/connection-token.ts'
import { declinePairing } from '../actions/connections/decide-pairing.ts'
import { findSessionConnection } from '../actions/connections/find-connection.ts'
import { findPairing, type PairingLookup } from '../actions/connections/find-pairing.ts'
import { connectUrlOf, type StartedPairing } from '../actions/connections/start-pairing.ts'
import type { World } from '../ports/world.ts'
import { Failure } from '../domain/failure.ts'
import { pairingLifetime } from '../domain/pairing-code.ts'
import type { Connection } from '../domain/records.ts'

/**
 * A call by a client without sessions that opens links for its person. It is sent again with `state` once the person was asked: the code
 * of the pairing, a secret, of which the store has the hash, together with the tool, and how often the person was asked. So the approval
 * counts for calls of this tool by whoever has the state, whatever their arguments, and no longer than the link did.
 */
export type OneCall = {
  tool: string
  state: string | undefined
  /** The person was asked and said no, or only closed the question. */
  refusal: 'decline' | 'cancel' | null
}

/** Clients give up on a call that asks for long, mostly after a minute or ten rounds, and then their agent would hold neither link nor advice. */
const mostRounds = 2

const form = /^([A-Z]{4}-[A-Z]{4})\.([\w-]{32})\.(\d)$/
const read = ({ state = '' }: OneCall): { code: string; secret: string; round: number } => {
  const [, code = '', secret = '', round = '0'] = form.exec(state) ?? []
  return { code, secret, round: Number(round) }
}
const write = ({ code, secret, round }: ReturnType<typeof read>): string => `${code}.${secret}.${round}`
const hash = (tool: string, secret: string): string => hashSecret(`${tool} ${secret}`)

/** What was approved for the call that `state` belongs to. It counts as long as the link did, so that it never becomes a token. */
export async function findApprovedCall(world: World, call: OneCall, ip: string): Promise<Connection | null> {
  const { secret } = read(call)
  const connection = secret === '' ? null : await findSessionConnection(world, hash(call.tool, secret), ip)
  const isFresh = connection !== null && world.clock().getTime() - Date.parse(connection.createdAt) < pairingLifetime
  return isFresh ? connection : null
}

/** How the pairing of the state stands; unknown where its secret is another's. */
async function findOwnPairing(world: World, call: OneCall): Promise<PairingLookup> {
  const { code, secret } = read(call)
  const lookup = await findPairing(world, code)
  return lookup.state !== 'unknown' && lookup.pairing.sessionId === hash(call.tool, secret) ? lookup : { state: 'unknown' }
}

/**
 * Waits for the person, as a client may call again the moment the link is open, and only so many times: until they decide, for `patience`
 * milliseconds, or until the caller leaves. Their no in the client declines the link, unless they have approved it on the page. Throws
 * Failure UNAUTHORIZED where it did, and where they declined the call itself; the connection that they approved stays.
 */
export async function settle(world: World, call: OneCall, signal: AbortSignal, patience = 20_000): Promise<void> {
  if (call.refusal !== null) {
    const lookup = await findOwnPairing(world, call)
    const { state } = lookup.state === 'waiting' ? await declinePairing(world, lookup) : lookup
    if (state !== 'approved') throw new Failure('UNAUTHORIZED', 'The person did not go on with the approval, so nothing was done.')
    if (call.refusal === 'decline') throw new Failure('UNAUTHORIZED', approvedButDeclined)
    return
  }
  const until = performance.now() + patience
  while (!signal.aborted && performance.now() < until && (await findOwnPairing(world, call)).state === 'waiting')
    await setTimeout(500, undefined, { signal }).catch(() => undefined)
}

const approvedButDeclined =
  'The person approved the connection on the page, but this call was declined in the client, so nothing was done. The connection stays: call ' +
  'again to run it. Without its token in this server’s settings they are asked once more.'

/** The link of a call whose person was asked often enough, while it still waits: for the agent to pass on in words. */
export async function linkGivenUp(world: World, call: OneCall): Promise<StartedPairing | null> {
  const lookup = await findOwnPairing(world, call)
  if (lookup.state !== 'waiting' || read(call).round < mostRounds) return null
  return { code: lookup.code, connectUrl: connectUrlOf(world, lookup.code), expiresAt: lookup.pairing.expiresAt }
}

type Start = (binding: { sessionId: string; forOneCall: true }) => Promise<StartedPairing>

/**
 * Asks the client to open the link for its person and to call again; with the link it has while that counts. Throws Failure UNAUTHORIZED
 * once the person declined on the page, or let the link expire.
 */
export async function askWithinCall(world: World, call: OneCall, start: Start, sendsToken: boolean): Promise<InputRequiredResult> {
  const lookup = await findOwnPairing(world, call)
  if (lookup.state === 'declined') throw new Failure('UNAUTHORIZED', 'The person declined; nothing was done.')
  if (lookup.state === 'expired') throw new Failure('UNAUTHORIZED', 'The link has expired without approval; nothing was done.')
  if (lookup.state === 'waiting')
    return ask({
      state: write({ ...read(call), round: read(call).round + 1 }),
      url: connectUrlOf(world, lookup.code),
      message: `Approve the code ${lookup.code} on the page first, then go on here.`,
    })

  const fresh = Buffer.from(world.random(24)).toString('base64url')
  const pairing = await start({ sessionId: hash(call.tool, fresh), forOneCall: true })
  return ask({
    state: write({ code: pairing.code, secret: fresh, round: 1 }),
    url: pairing.connectUrl,
    message: `${sendsToken ? 'The token in this server’s settings is not valid: it is misspelt, or its connection was ended. ' : ''}This opens a page where you approve the connection, once. Compare the code there with ${pairing.code}, then go on here. The page also shows a token: with it in this server's settings, as the header "Authorization: Bearer <token>", you are not asked again.`,
  })
}

const ask = ({ state, url, message }: { state: string; url: string; message: string }): InputRequiredResult =>
  inputRequired({ inputRequests: { approval: inputRequired.elicitUrl({ message, url }) }, requestState: state })
