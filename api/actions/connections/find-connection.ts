import { tokenError, makeToken } from '../../../shared/connection-token.ts'
import { worksAt } from '../../domain/oauth/access.ts'
import { accountLabel } from '../../domain/names/person.ts'
import type { Connection } from '../../domain/records.ts'
import type { World } from '../../ports/world.ts'
import { minuteMs } from '../../../shared/durations.ts'
import { createHash } from 'node:crypto'
import { fairNumbers } from '../../domain/random.ts'

/** How often the last use is updated at most, in milliseconds. */
const useInterval = minuteMs

/** Null if the token is missing, malformed, revoked, expired or for another `resource`, which is null for URLs without OAuth. */
export async function findConnection(
  world: World,
  authorization: string,
  ip: string,
  resource: string | null = null,
): Promise<Connection | null> {
  const connection = await findByToken(world, authorization)
  if (connection === null || !worksAt(connection, resource, world.clock())) return null
  // A failed write must not block reads.
  await noteUse(world, connection, ip).catch(() => undefined)
  return connection
}

/** Whether the token of an Authorization header was made by OAuth, so that it works for the tools only. */
export const isFromSignIn = async (world: World, authorization: string): Promise<boolean> =>
  (await findByToken(world, authorization))?.grant !== undefined

async function findByToken({ store }: World, authorization: string): Promise<Connection | null> {
  const [, token] = /^Bearer +([^\s]+) *$/i.exec(authorization) ?? []
  if (token === undefined || tokenError(token) !== null) return null
  const [connection] = await store.list('connections', 'tokenHash', hashSecret(token))
  return connection ?? null
}

/** The connection of an MCP session, by the hash of its id; null before it is approved and after it is revoked. */
export async function findSessionConnection(world: World, sessionHash: string, ip: string): Promise<Connection | null> {
  const [connection] = await world.store.list('connections', 'sessionId', sessionHash)
  if (connection === undefined) return null
  await noteUse(world, connection, ip).catch(() => undefined)
  return connection
}

/** Whether an MCP session is connected. Doesn't count as a use of the connection. */
export const isSessionConnected = async ({ store }: World, sessionHash: string): Promise<boolean> =>
  (await store.countBy('connections', 'sessionId', sessionHash)) > 0

/** The account an MCP session is connected to, if any. Doesn't count as a use of the connection. */
export async function findSessionAccount({ store }: World, sessionHash: string): Promise<string | null> {
  const [connection] = await store.list('connections', 'sessionId', sessionHash)
  return connection?.accountId ?? null
}

/** The name and handle of a connection’s account; null once the account is deleted. */
export async function connectedAs({ store }: World, { accountId }: Connection): Promise<string | null> {
  const profile = await store.get('profiles', accountId)
  return profile && accountLabel(profile)
}

/** Updates the last use; a connection that was revoked in the meantime stays deleted. */
async function noteUse(world: World, { id, lastUsedAt }: Connection, ip: string): Promise<void> {
  const now = world.clock()
  if (lastUsedAt !== null && now.getTime() - Date.parse(lastUsedAt) < useInterval) return
  await world.store.transact(async (transaction) => {
    const connection = await transaction.get('connections', id)
    if (connection !== null) await transaction.put('connections', { ...connection, lastUsedAt: now.toISOString(), lastUsedFrom: ip })
  })
}

export function createToken(world: Pick<World, 'random'>): string {
  const next = fairNumbers(world)
  return makeToken(() => next(62))
}

/** SHA-256 in hex, the only form in which tokens and pairing codes are stored. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex')
