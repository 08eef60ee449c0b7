import { createHash } from 'node:crypto'
import { Failure } from '../../domain/failure.ts'
import { isCodeExpired, type Authorization } from '../../domain/oauth/records.ts'
import { OAuthFailure, requireParameter, type Parameters } from '../../domain/oauth/oauth-failure.ts'
import { isVerifier } from '../../domain/oauth/pkce.ts'
import { readResource } from '../../domain/oauth/read-resource.ts'
import { addConnection } from '../connections/add-connection.ts'
import { hashSecret } from '../connections/find-connection.ts'
import { requireRoom } from '../connections/may-connect.ts'
import { createId } from '../../domain/random.ts'
import { newTokens } from './new-tokens.ts'
import { randomText } from './random-text.ts'
import type { TokenAnswer } from './exchange-token.ts'
import type { Transaction } from '../../ports/store.ts'
import type { World } from '../../ports/world.ts'

/** A second exchange means that someone has copied the code, so the connection ends (RFC 6749 section 4.1.2). Throws OAuthFailure. */
export async function exchangeCode(world: World, parameters: Parameters): Promise<TokenAnswer> {
  const id = hashSecret(requireParameter(parameters, 'code'))
  const verifier = requireParameter(parameters, 'code_verifier')
  const answer = await world.store.transact(async (transaction) => {
    const authorization = await transaction.get('authorizations', id)
    if (authorization === null) return null
    if (authorization.connectionId !== null) {
      await transaction.remove('connections', authorization.connectionId)
      return null
    }
    if (isCodeExpired(authorization, world.clock())) return null
    rejectOthers(world, parameters, authorization, verifier)
    return connect(world, transaction, authorization)
  })
  if (answer === null) throw new OAuthFailure('invalid_grant', 'The code is unknown, expired or already used.')
  world.outbox.wake()
  return answer
}

/** A code is worth nothing to another client, at another redirect URI, or without the verifier (RFC 7636 section 4.6). */
function rejectOthers(
  { siteUrl }: World,
  { client_id, redirect_uri, resource }: Parameters,
  { clientId, redirectUri, codeChallenge }: Authorization,
  verifier: string,
): void {
  if (client_id !== clientId) throw new OAuthFailure('invalid_grant', 'The code belongs to another client.')
  // OAuth 2.1 clients no longer send it; if one does, it must match.
  if ((redirect_uri ?? redirectUri) !== redirectUri)
    throw new OAuthFailure('invalid_grant', 'redirect_uri doesn’t match the authorization request.')
  if (!isVerifier(verifier))
    throw new OAuthFailure('invalid_request', 'code_verifier must be 43 to 128 characters: letters, digits and -._~')
  if (createHash('sha256').update(verifier).digest('base64url') !== codeChallenge)
    throw new OAuthFailure('invalid_grant', 'code_verifier doesn’t match the code_challenge.')
  readResource(resource, siteUrl)
}

async function connect(world: World, transaction: Transaction, authorization: Authorization): Promise<TokenAnswer> {
  const { accountId, clientId, scopes, resource, refreshes, label, ip } = authorization
  const profile = await transaction.get('profiles', accountId)
  if (profile === null) throw new OAuthFailure('invalid_grant', 'This account was deleted.')
  await requireRoom(world, transaction, profile).catch((error: unknown) => {
    throw error instanceof Failure ? new OAuthFailure('invalid_grant', error.message) : error
  })
  const id = createId(world)
  const { stored, answer } = newTokens(world, {
    connectionId: id,
    clientId,
    scopes,
    resource,
    family: refreshes ? randomText(world) : null,
  })
  await transaction.put('authorizations', { ...authorization, state: 'used', connectionId: id })
  await addConnection(world, transaction, { id, label, ...stored, sessionId: null, createdFrom: ip }, profile)
  return answer
}
