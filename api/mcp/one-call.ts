import { inputRequired, type InputRequiredResult } from '@modelcontextprotocol/server'
import { hashSecret } from '../actions/connection-token.ts'
import { findSessionConnection } from '../actions/find-connection.ts'
import { findPairing } from '../actions/find-pairing.ts'
import type { StartedPairing } from '../actions/start-pairing.ts'
import type { World } from '../actions/world.ts'
import { pairingLifetime } from '../domain/pairing-code.ts'
import type { Connection } from '../domain/records.ts'

/**
 * A call by a client without sessions that opens links for its person. It is sent again with `state` once the person was asked: the code
 * of the pairing and a secret, of which the store has the hash, as of a session's id. So the approval is bound to this one call.
 */
export type OneCall = {
  state: string | undefined
  /** The person was asked and said no. */
  isRefused: boolean
}

const form = /^([A-Z]{4}-[A-Z]{4})\.([\w-]{32})$/

/** What was approved for the call that `state` belongs to. It counts as long as the link did, so that it never becomes a token. */
export async function findApprovedCall(world: World, { state = '' }: Pick<OneCall, 'state'>, ip: string): Promise<Connection | null> {
  const [, , secret] = form.exec(state) ?? []
  const connection = secret === undefined ? null : await findSessionConnection(world, hashSecret(secret), ip)
  const isFresh = connection !== null && world.clock().getTime() - Date.parse(connection.createdAt) < pairingLifetime
  return isFresh ? connection : null
}

type Start = (binding: { sessionId: string; forOneCall: true }) => Promise<StartedPairing>

/** Asks the client to open the link for its person and to call again; with the link it has while that counts. */
export async function askWithinCall(world: World, { state = '' }: Pick<OneCall, 'state'>, start: Start): Promise<InputRequiredResult> {
  const [, code = '', secret = ''] = form.exec(state) ?? []
  const lookup = await findPairing(world, code)
  if (lookup.state === 'waiting' && lookup.pairing.sessionId === hashSecret(secret))
    return ask({
      state,
      url: `${world.siteUrl}/connect/?code=${code}`,
      message: `Approve the code ${code} on the page first, then go on here.`,
    })

  const fresh = Buffer.from(world.random(24)).toString('base64url')
  const pairing = await start({ sessionId: hashSecret(fresh), forOneCall: true })
  return ask({
    state: `${pairing.code}.${fresh}`,
    url: pairing.connectUrl,
    message: `This opens a page where you approve the connection, once. Compare the code there with ${pairing.code}, then go on here. The page also shows a token: with it in this server's settings, as the header "Authorization: Bearer <token>", you are not asked again.`,
  })
}

const ask = ({ state, url, message }: { state: string; url: string; message: string }): InputRequiredResult =>
  inputRequired({ inputRequests: { approval: inputRequired.elicitUrl({ message, url }) }, requestState: state })
