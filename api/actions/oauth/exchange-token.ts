import { OAuthFailure, readParameters, requireParameter, type Parameters } from '../../domain/oauth/oauth-failure.ts'
import type { World } from '../../ports/world.ts'
import { isGrantExpired, isCodeExpired, type Authorization } from '../../domain/oauth/records.ts'
import { readResource, readScopes } from '../../domain/oauth/metadata.ts'
import { hashSecret } from '../connections/find-connection.ts'
import { newTokens, readRefreshToken, randomText } from './new-tokens.ts'
import { createHash } from 'node:crypto'
import { Failure } from '../../domain/failure.ts'
import { isVerifier } from '../../domain/oauth/request.ts'
import { addConnection, requireRoom } from '../connections/manage-connections.ts'
import { createId } from '../../domain/random.ts'
import type { Transaction } from '../../ports/store.ts'

/** What the token endpoint answers (RFC 6749 section 5.1). */
export type TokenAnswer = { access_token: string; token_type: 'Bearer'; expires_in: number; scope: string; refresh_token?: string }

/** Exchanges a code or a refresh token for an access token. Throws OAuthFailure. */
export async function exchangeToken(world: World, params: URLSearchParams): Promise<TokenAnswer> {
  const parameters = readParameters(params)
  const grantType = requireParameter(parameters, 'grant_type')
  requireParameter(parameters, 'client_id')
  if (grantType === 'authorization_code') return exchangeCode(world, parameters)
  if (grantType === 'refresh_token') return refreshToken(world, parameters)
  throw new OAuthFailure('unsupported_grant_type', 'Use grant_type=authorization_code or refresh_token.')
}

/** A refresh token that was already replaced has been copied, so the connection ends (RFC 9700 section 4.14.2). Throws OAuthFailure. */
async function refreshToken(world: World, parameters: Parameters): Promise<TokenAnswer> {
  const token = requireParameter(parameters, 'refresh_token')
  const read = readRefreshToken(token)
  const answer =
    read &&
    (await world.store.transact(async (transaction) => {
      const connection = await transaction.get('connections', read.connectionId)
      const { grant } = connection ?? {}
      if (connection === null || !grant?.refresh || grant.refresh.familyHash !== hashSecret(read.family)) return null
      if (grant.clientId !== parameters.client_id) return null
      if (grant.refresh.currentHash !== hashSecret(token) || isGrantExpired(grant, world.clock())) {
        await transaction.remove('connections', connection.id)
        return null
      }
      const scopes = readScopes(parameters.scope, grant.scopes)
      readResource(parameters.resource, world.siteUrl)
      const { clientId, resource } = grant
      const { stored, answer } = newTokens(world, { connectionId: connection.id, clientId, scopes, resource, family: read.family })
      await transaction.put('connections', { ...connection, ...stored })
      return answer
    }))
  if (answer === null) throw new OAuthFailure('invalid_grant', 'The refresh token is unknown, expired, replaced or revoked.')
  return answer
}

/** A second exchange means that someone has copied the code, so the connection ends (RFC 6749 section 4.1.2). Throws OAuthFailure. */
async function exchangeCode(world: World, parameters: Parameters): Promise<TokenAnswer> {
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
