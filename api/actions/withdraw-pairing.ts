import type { World } from './world.ts'

/** Takes back a pairing whose link nobody has been given. */
export const withdrawPairing = ({ store }: World, pairingId: string): Promise<void> =>
  store.transact((transaction) => transaction.remove('pairings', pairingId))
