import { isGrantExpired } from '../../domain/oauth/grant.ts'
import { OAuthFailure } from '../../domain/oauth/oauth-failure.ts'
import { requireParameter, type Parameters } from '../../domain/oauth/read-parameters.ts'
import { readResource } from '../../domain/oauth/read-resource.ts'
import { readScopes } from '../../domain/oauth/scopes.ts'
import { hashSecret } from '../connections/connection-token.ts'
import { newTokens, readRefreshToken } from './new-tokens.ts'
import type { TokenAnswer } from './exchange-token.ts'
import type { World } from '../../ports/world.ts'

/**
 * Replaces both tokens of a connection. A refresh token that was already replaced has been copied, so the connection ends
 * (RFC 9700 section 4.14.2). Throws OAuthFailure.
 */
export async function refreshToken(world: World, parameters: Parameters): Promise<TokenAnswer> {
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
