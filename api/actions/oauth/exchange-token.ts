import { OAuthFailure } from '../../domain/oauth/oauth-failure.ts'
import { readParameters, requireParameter } from '../../domain/oauth/read-parameters.ts'
import { exchangeCode } from './exchange-code.ts'
import { refreshToken } from './refresh-token.ts'
import type { World } from '../../ports/world.ts'

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
