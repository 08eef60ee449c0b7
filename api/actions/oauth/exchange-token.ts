import { OAuthFailure, readParameters, requireParameter, type Parameters } from '../../domain/oauth/oauth-failure.ts'
import { exchangeCode } from './exchange-code.ts'
import type { World } from '../../ports/world.ts'
import { isGrantExpired } from '../../domain/oauth/records.ts'
import { readResource } from '../../domain/oauth/read-resource.ts'
import { readScopes } from '../../domain/oauth/scopes.ts'
import { hashSecret } from '../connections/find-connection.ts'
import { newTokens, readRefreshToken } from './new-tokens.ts'

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
