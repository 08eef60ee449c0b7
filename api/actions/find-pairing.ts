import { readPairingCode } from '../domain/pairing-code.ts'
import type { Pairing } from '../domain/records.ts'
import { hashSecret } from './connection-token.ts'
import type { Finders } from './store.ts'

/** How a code stands. Only a waiting one can be approved or declined. */
export type PairingLookup =
  | { state: 'unknown' }
  | { state: 'waiting' | 'expired' | 'approved' | 'declined'; code: string; pairing: Pairing }

export async function findPairing(finders: Pick<Finders, 'get'>, typed: string, now: Date): Promise<PairingLookup> {
  const code = readPairingCode(typed)
  const pairing = code === null ? null : await finders.get('pairings', hashSecret(code))
  if (code === null || pairing === null) return { state: 'unknown' }
  const expired = pairing.state === 'waiting' && Date.parse(pairing.expiresAt) <= now.getTime()
  return { state: expired ? 'expired' : pairing.state, code, pairing }
}
