import { readPairingCode } from '../../domain/pairing-code.ts'
import type { Pairing } from '../../domain/records.ts'
import { hashSecret } from './connection-token.ts'
import type { Finders } from '../../ports/store.ts'
import type { World } from '../../ports/world.ts'

/** The state of a code. Only a waiting one can be approved or declined. */
export type PairingLookup =
  | { state: 'unknown' }
  | { state: 'waiting' | 'expired' | 'approved' | 'declined'; code: string; pairing: Pairing }

/** Looks a code up. Inside a transaction, pass its finders. */
export async function findPairing(world: World, typed: string, finders: Pick<Finders, 'get'> = world.store): Promise<PairingLookup> {
  const code = readPairingCode(typed)
  const pairing = code === null ? null : await finders.get('pairings', hashSecret(code))
  if (code === null || pairing === null) return { state: 'unknown' }
  const expired = pairing.state === 'waiting' && Date.parse(pairing.expiresAt) <= world.clock().getTime()
  return { state: expired ? 'expired' : pairing.state, code, pairing }
}
