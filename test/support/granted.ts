import { createToken, hashSecret } from '../../api/actions/connections/find-connection.ts'
import type { Connection, Profile } from '../../api/domain/records.ts'
import type { Grant } from '../../api/domain/oauth/records.ts'
import { accountResource } from '../../api/domain/oauth/metadata.ts'
import type { World } from '../../api/ports/world.ts'

/** Stores a connection as the exchange of a code leaves it, unless `given` says otherwise, and its account; answers the bearer token. */
export async function grantTo(
  world: World,
  account: Profile,
  given: Partial<Grant> | null = {},
): Promise<{ token: string; connection: Connection }> {
  const token = createToken(world)
  const connection: Connection = {
    id: `connection-${token.slice(-12)}`,
    accountId: account.id,
    label: 'A test client',
    tokenHash: hashSecret(token),
    sessionId: null,
    createdAt: world.clock().toISOString(),
    createdFrom: '192.0.2.1',
    lastUsedAt: null,
    lastUsedFrom: null,
    ...(given !== null && {
      grant: {
        clientId: 'https://client.example/oauth.json',
        scopes: ['read', 'drafts'],
        resource: accountResource(world.siteUrl),
        tokenExpiresAt: new Date(world.clock().getTime() + 3_600_000).toISOString(),
        refresh: null,
        ...given,
      },
    }),
  }
  await world.store.transact(async (transaction) => {
    await transaction.put('profiles', account)
    await transaction.put('connections', connection)
  })
  return { token, connection }
}
