import { createHash, randomBytes } from 'node:crypto'
import { approveAuthorization } from '../../api/actions/oauth/decide-authorization.ts'
import { readAuthorizationRequest } from '../../api/actions/oauth/read-authorization-request.ts'
import { registerClient } from '../../api/actions/oauth/register-client.ts'
import type { Profile } from '../../api/domain/records.ts'
import { literalCaller } from './literal-caller.ts'
import type { World } from '../../api/ports/world.ts'

export const callback = 'http://127.0.0.1:33418/callback'

/** A verifier of PKCE and its challenge. */
export function newVerifier() {
  const verifier = randomBytes(32).toString('base64url')
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') }
}

type Changes = Record<string, string | null>

/** Parameters with some changed, or left out if null. */
export function changed(params: Record<string, string>, changes: Changes = {}): URLSearchParams {
  const left = Object.entries({ ...params, ...changes }).filter((entry): entry is [string, string] => entry[1] !== null)
  return new URLSearchParams(left)
}

/** Registers a client that refreshes, unless changed. */
export async function newClient(world: World, changes: object = {}): Promise<string> {
  const body = { client_name: 'Test agent', redirect_uris: [callback], grant_types: ['authorization_code', 'refresh_token'], ...changes }
  return (await registerClient(world, { body, ip: '192.0.2.7' })).id
}

export const askParams = (clientId: string, challenge: string) => ({
  response_type: 'code',
  client_id: clientId,
  redirect_uri: callback,
  state: 'a state',
  code_challenge: challenge,
  code_challenge_method: 'S256',
})

/** Registers a client and approves its request; answers what it needs for the exchange, and where the person was sent. */
export async function approveNew(world: World, account: Profile, changes: { client?: object; ask?: Changes } = {}) {
  const clientId = await newClient(world, changes.client)
  const { verifier, challenge } = newVerifier()
  const reading = await readAuthorizationRequest(world, changed(askParams(clientId, challenge), changes.ask))
  if (reading.kind !== 'ask') throw new Error(`Nothing to approve: ${JSON.stringify(reading)}`)
  const url = new URL((await approveAuthorization(world, { request: reading.request }, literalCaller({ ip: '192.0.2.9', account }))).url)
  const code = url.searchParams.get('code') ?? ''
  const params = { grant_type: 'authorization_code', client_id: clientId, code, redirect_uri: callback, code_verifier: verifier }
  return { url, clientId, params }
}
