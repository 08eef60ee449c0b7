import type { Pairing } from '../../domain/records.ts'
import type { Store } from '../../ports/store.ts'
import type { World } from '../../ports/world.ts'
import { hourMs } from '../../../shared/durations.ts'
import { removeAll } from './remove-all.ts'

/** How long an expired code can still be told from an unknown one, in milliseconds. */
const pairingKept = hourMs
/** How long a session may last if we never see it end, in milliseconds. */
const rejectionKept = 90 * 24 * pairingKept

/** Deletes expired pairings, approved and declined ones too, along with the IPs stored in them. */
export async function forgetPairings({ store, clock }: Pick<World, 'store' | 'clock'>): Promise<void> {
  const now = clock().getTime()
  const before = new Date(now - pairingKept).toISOString()
  const longBefore = new Date(now - rejectionKept).toISOString()
  for (const state of ['waiting', 'approved', 'declined']) {
    const old = (await store.list('pairings', 'state', state)).filter(({ expiresAt }) => expiresAt <= before)
    const isKept = (pairing: Pairing) => isRejection(pairing) && pairing.expiresAt > longBefore
    await removeAll(
      store,
      'pairings',
      old.filter((pairing) => !isKept(pairing)),
    )
    await blankAll(
      store,
      old.filter((pairing) => isKept(pairing) && pairing.ip !== ''),
    )
  }
}

/** A session’s declined request. It’s kept for as long as the session may last, so that the user isn’t asked again. */
const isRejection = ({ state, sessionId, forOneCall }: Pairing): boolean =>
  state === 'declined' && sessionId !== null && forOneCall !== true

/** Keeps only the fact that a request was declined. */
async function blankAll(store: Pick<Store, 'transact'>, rejections: readonly Pairing[]): Promise<void> {
  for (const { id } of rejections)
    await store.transact(async ({ get, put }) => {
      const pairing = await get('pairings', id)
      if (pairing !== null) await put('pairings', { ...pairing, client: '', ip: '' })
    })
}
