import { timingSafeEqual } from 'node:crypto'
import { readPairingCode } from '../../domain/access/pairing-code.ts'
import type { Pairing } from '../../domain/records.ts'
import { Mistake } from '../../domain/failure.ts'
import { hashSecret } from './find-connection.ts'
import type { Finders } from '../../ports/store.ts'
import type { World } from '../../ports/world.ts'

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
