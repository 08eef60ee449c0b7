import { OAuthFailure, readParameters, requireParameter } from '../../domain/oauth/oauth-failure.ts'
import { hashSecret } from '../connections/find-connection.ts'
import { readRefreshToken } from './new-tokens.ts'
import type { Connection } from '../../domain/records.ts'
import type { Finders } from '../../ports/store.ts'
import type { World } from '../../ports/world.ts'

/** RFC 7009. An unknown token is as good as revoked, and answers false. Throws OAuthFailure. */
export async function revokeToken({ store }: Pick<World, 'store'>, params: URLSearchParams): Promise<boolean> {
  const parameters = readParameters(params)
  const token = requireParameter(parameters, 'token')
  const clientId = requireParameter(parameters, 'client_id')
  return store.transact(async (transaction) => {
    const connection = await findByToken(transaction, token)
    if (connection === null) return false
    if (connection.grant === undefined)
      throw new OAuthFailure('unsupported_token_type', 'This token wasn’t made by OAuth. Its owner can revoke it on the connections page.')
    if (connection.grant.clientId !== clientId) throw new OAuthFailure('invalid_client', 'The token belongs to another client.')
    await transaction.remove('connections', connection.id)
    return true
  })
}

async function findByToken({ get, list }: Pick<Finders, 'get' | 'list'>, token: string): Promise<Connection | null> {
  const read = readRefreshToken(token)
  if (read === null) return (await list('connections', 'tokenHash', hashSecret(token)))[0] ?? null
  const connection = await get('connections', read.connectionId)
  return connection?.grant?.refresh?.familyHash === hashSecret(read.family) ? connection : null
}
