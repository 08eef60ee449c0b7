import { setTimeout } from 'node:timers/promises'
import { inputRequired, type InputRequiredResult } from '@modelcontextprotocol/server'
import { hashSecret, findSessionConnection, findPairing, type PairingLookup } from '../actions/connections/find-connection.ts'
import { closePairing, connectUrlOf, type StartedPairing } from '../actions/connections/start-pairing.ts'
import type { World } from '../ports/world.ts'
import { Failure } from '../domain/failure.ts'
import { pairingLifetime } from '../domain/access/pairing-code.ts'
import type { Connection } from '../domain/records.ts'
import { orSignIn, outcomes } from './connection-needed.ts'

/**
 * A call by a client without sessions that can open links for its user. The client repeats the call with `state` after asking the user:
 * the pairing's code, a secret that the store keeps only as a hash, and how often the user was asked. The approval is therefore valid for calls
 * by whoever has the state, of whichever tool, and for no longer than the link. But a client returns the state with the same call only: the
 * protocol has nothing that ties its next call to this one. Only a token does, from the page or by signing in (/mcp/account/).
 */
export type OneCall = {
  state: string | undefined
  /** The user was asked and declined, or just dismissed the prompt. */
  rejection: 'decline' | 'cancel' | null
}

/** Clients give up on a call that keeps asking, mostly after a minute or ten rounds, and their agent would then have neither link nor advice. */
const maxRounds = 2

const form = /^([A-Z]{4}-[A-Z]{4})\.([\w-]{32})\.(\d)$/
const read = ({ state = '' }: OneCall): { code: string; secret: string; round: number } => {
  const [, code = '', secret = '', round = '0'] = form.exec(state) ?? []
  return { code, secret, round: Number(round) }
}
/** Prefixed, so that a call’s state never matches the hash of a session id. */
const hash = (secret: string): string => hashSecret(`call ${secret}`)
const write = ({ code, secret, round }: ReturnType<typeof read>): string => `${code}.${secret}.${round}`

/** The connection approved for the call that `state` belongs to. It expires with the link, so it can never serve as a token. */
export async function findApprovedCall(world: World, call: OneCall, ip: string): Promise<Connection | null> {
  const { secret } = read(call)
  const connection = secret === '' ? null : await findSessionConnection(world, hash(secret), ip)
  const isFresh = connection !== null && world.clock().getTime() - Date.parse(connection.createdAt) < pairingLifetime
  return isFresh ? connection : null
}

/** The state's pairing; unknown when the secret doesn't match. */
async function findOwnPairing(world: World, call: OneCall): Promise<PairingLookup> {
  const { code, secret } = read(call)
  const lookup = await findPairing(world, code)
  return lookup.state !== 'unknown' && lookup.pairing.sessionId === hash(secret) ? lookup : { state: 'unknown' }
}

/**
 * Waits for the user's decision, because a client may repeat the call as soon as the link is open, and only a few times: until they decide,
 * the timeout (milliseconds) passes or the client disconnects. Declining in the client declines the link, unless it was already approved on
 * the page. Throws Failure UNAUTHORIZED if it was declined, or if the user declined the call itself; an approved connection stays.
 */
export async function settle(world: World, call: OneCall, signal: AbortSignal, timeout = 20_000): Promise<void> {
  // A client that runs without a screen dismisses every prompt by itself, and nobody has seen the link yet.
  if (call.rejection === 'cancel') return
  if (call.rejection === 'decline') {
    const lookup = await findOwnPairing(world, call)
    const { state } = lookup.state === 'waiting' ? await closePairing(world, lookup.pairing.id) : lookup
    throw state === 'approved' ? new Failure('UNAUTHORIZED', approvedButDeclined) : userDeclined()
  }
  const until = performance.now() + timeout
  while (!signal.aborted && performance.now() < until && (await findOwnPairing(world, call)).state === 'waiting')
    await setTimeout(500, undefined, { signal }).catch(() => undefined)
}

/** Tells the agent not to ask again. The default `words` are for a client without a session. */
export const userDeclined = (words: string = outcomes.declined): Failure => new Failure('UNAUTHORIZED', `Nothing was done. ${words}`)

const approvedButDeclined =
  'The user approved the connection on the page but declined this call in the client, so nothing was done. The connection stays active: call ' +
  'again to run it. Unless its token is in this server’s settings, the user is asked again.'

/** The open link of a call whose user was asked often enough or dismissed the prompt, so that the agent can pass it on in words. */
export async function unansweredLink(world: World, call: OneCall): Promise<StartedPairing | null> {
  const lookup = await findOwnPairing(world, call)
  if (lookup.state !== 'waiting' || (call.rejection !== 'cancel' && read(call).round < maxRounds)) return null
  return { code: lookup.code, connectUrl: connectUrlOf(world, lookup.code), expiresAt: lookup.pairing.expiresAt }
}

type Start = (binding: { sessionId: string; forOneCall: true }) => Promise<StartedPairing>

/** With its previous link while that is valid. Throws Failure UNAUTHORIZED once the user has declined or let the link expire. */
export async function askWithinCall(world: World, call: OneCall, start: Start, sendsToken: boolean): Promise<InputRequiredResult> {
  const lookup = await findOwnPairing(world, call)
  if (lookup.state === 'declined') throw userDeclined()
  if (lookup.state === 'expired') throw new Failure('UNAUTHORIZED', 'The link expired before it was approved; nothing was done.')
  if (lookup.state === 'waiting')
    return ask({
      state: write({ ...read(call), round: read(call).round + 1 }),
      url: connectUrlOf(world, lookup.code),
      message: `Approve the request on the page first, then continue here. Its code is ${lookup.code}.`,
    })

  const fresh = Buffer.from(world.random(24)).toString('base64url')
  const pairing = await start({ sessionId: hash(fresh), forOneCall: true })
  return ask({
    state: write({ code: pairing.code, secret: fresh, round: 1 }),
    url: pairing.connectUrl,
    message: `${sendsToken ? 'The token in this server’s settings is invalid or was revoked. ' : ''}This opens a page where you approve the connection. The code is ${pairing.code}: check that the page shows it, or enter it there, then continue here. The page also shows a token: add it to this server’s settings as the header "Authorization: Bearer <token>" and you won’t be asked again. ${orSignIn(world)}`,
  })
}

const ask = ({ state, url, message }: { state: string; url: string; message: string }): InputRequiredResult =>
  inputRequired({ inputRequests: { approval: inputRequired.elicitUrl({ message, url }) }, requestState: state })
