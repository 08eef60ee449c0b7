import { tokenFault } from '../../../shared/connection-token.ts'
import type { Connection } from '../../domain/records.ts'
import { hashSecret } from './connection-token.ts'
import type { World } from '../../ports/world.ts'

/** A use is written down at most this often, in milliseconds. */
const useInterval = 60_000

/** The connection of an Authorization header; null for a missing, malformed or revoked token. */
export async function findConnection(world: World, authorization: string, ip: string): Promise<Connection | null> {
  const [, token] = /^Bearer +([^\s]+) *$/i.exec(authorization) ?? []
  if (token === undefined || tokenFault(token) !== null) return null
  const [connection] = await world.store.list('connections', 'tokenHash', hashSecret(token))
  if (connection === undefined) return null
  // A note that cannot be written must not keep anybody from reading.
  await noteUse(world, connection, ip).catch(() => undefined)
  return connection
}

/** The connection that was approved for a tool session, known by the hash of its id; null before the approval and after it was revoked. */
export async function findSessionConnection(world: World, sessionHash: string, ip: string): Promise<Connection | null> {
  const [connection] = await world.store.list('connections', 'sessionId', sessionHash)
  if (connection === undefined) return null
  await noteUse(world, connection, ip).catch(() => undefined)
  return connection
}

/** Whether a tool session has a connection, which is no use of it. */
export const isSessionConnected = async ({ store }: World, sessionHash: string): Promise<boolean> =>
  (await store.countBy('connections', 'sessionId', sessionHash)) > 0

/** Writes the last use down; a connection that was revoked meanwhile stays gone. */
async function noteUse(world: World, { id, lastUsedAt }: Connection, ip: string): Promise<void> {
  const now = world.clock()
  if (lastUsedAt !== null && now.getTime() - Date.parse(lastUsedAt) < useInterval) return
  await world.store.transact(async (transaction) => {
    const connection = await transaction.get('connections', id)
    if (connection !== null) await transaction.put('connections', { ...connection, lastUsedAt: now.toISOString(), lastUsedFrom: ip })
  })
}
