import { tokenError, makeToken } from '../../../shared/connection-token.ts'
import { worksAt } from '../../domain/oauth/access.ts'
import { accountLabel } from '../../domain/names/person.ts'
import type { Connection, Pairing } from '../../domain/records.ts'
import type { World } from '../../ports/world.ts'
import { minuteMs } from '../../../shared/durations.ts'
import { createHash, timingSafeEqual } from 'node:crypto'
import { fairNumbers } from '../../domain/random.ts'
import { readPairingCode } from '../../domain/access/pairing-code.ts'
import { Mistake } from '../../domain/failure.ts'
import type { Finders, Transaction } from '../../ports/store.ts'

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

/** The state of a request. Only a waiting one can be approved or declined. */
export type RequestLookup = { state: 'unknown' } | { state: 'waiting' | 'expired' | 'approved' | 'declined'; pairing: Pairing }
export type PairingLookup = Extract<RequestLookup, { state: 'unknown' }> | (Exclude<RequestLookup, { state: 'unknown' }> & { code: string })

/** Looks a code up. Inside a transaction, pass its finders. */
export async function findPairing(world: World, typed: string, finders: Pick<Finders, 'get'> = world.store): Promise<PairingLookup> {
  const code = readPairingCode(typed)
  if (code === null) return { state: 'unknown' }
  const lookup = await findRequest(world, hashSecret(code), finders)
  return lookup.state === 'unknown' ? lookup : { ...lookup, code }
}

/** Looks a request up by its id, which doesn’t reveal its code. */
export async function findRequest(world: World, id: string, finders: Pick<Finders, 'get'> = world.store): Promise<RequestLookup> {
  const pairing = /^[\da-f]{64}$/.test(id) ? await finders.get('pairings', id) : null
  if (pairing === null) return { state: 'unknown' }
  const expired = pairing.state === 'waiting' && Date.parse(pairing.expiresAt) <= world.clock().getTime()
  return { state: expired ? 'expired' : pairing.state, pairing }
}

/** How a person identifies a request: its code, or on a different network its id and the code that they enter. */
export type AskedPairing = { code?: string; request?: string }

/** Looks up a request by what a person has. */
export const findAsked = (
  world: World,
  { code = '', request }: AskedPairing,
  finders?: Pick<Finders, 'get'>,
): Promise<RequestLookup | PairingLookup> =>
  request === undefined ? findPairing(world, code, finders) : findRequest(world, request, finders)

/** The name of the account’s connection that a request is for; null for a new connection. Tools choose the names in their requests. */
export async function labelOfConnection({ store }: World, { connectionId }: Pairing, accountId: string): Promise<string | null> {
  const connection = connectionId === undefined ? null : await store.get('connections', connectionId)
  return connection?.accountId === accountId ? connection.label : null
}

/** As findAsked. Throws Mistake NOT_FOUND for an unknown request. */
export async function guessPairing(world: World, asked: AskedPairing, finders?: Pick<Finders, 'get'>) {
  const lookup = await findAsked(world, asked, finders)
  if (lookup.state === 'unknown') throw new Mistake('NOT_FOUND', 'We don’t recognize this code.')
  return lookup
}

/** Whether what a person entered is this request’s code, in constant time. */
export const isCodeOf = ({ id }: Pairing, typed: string): boolean =>
  timingSafeEqual(Buffer.from(hashSecret(readPairingCode(typed) ?? '')), Buffer.from(id))

export async function endConnections(transaction: Transaction, accountId: string): Promise<void> {
  for (const collection of ['connections', 'authorizations'] as const)
    for (const { id } of await transaction.list(collection, 'accountId', accountId)) await transaction.remove(collection, id)
}

/** The token works until it is revoked, a waiting link yields only a token, a declined one is forgotten. `sessionHash` is `sessionId`. */
export async function endSession({ store }: World, { sessionHash, pairingId }: { sessionHash: string; pairingId: string | null }) {
  await store.transact(async (transaction) => {
    for (const connection of await transaction.list('connections', 'sessionId', sessionHash))
      await transaction.put('connections', { ...connection, sessionId: null })
    const pairing = pairingId === null ? null : await transaction.get('pairings', pairingId)
    if (pairing?.state === 'waiting' || pairing?.state === 'declined') await transaction.put('pairings', { ...pairing, sessionId: null })
  })
}
