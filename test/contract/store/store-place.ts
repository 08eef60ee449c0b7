import { afterEach, beforeEach } from 'vitest'
import type { Store } from '../../../api/ports/store.ts'
import type { Launch } from '../../../api/domain/launch/launch.ts'
import { putAll } from '../../support/put-all.ts'

/** A place that keeps one store's records: `open` gives a store on it, again after `close`; `remove` leaves nothing behind. */
export type StorePlace = { open: () => Promise<Store>; remove: () => Promise<void> }
export type MakePlace = () => Promise<StorePlace>

export type OpenStore = {
  /** On a place that was empty when the test began. */
  readonly store: Store
  reopen: () => Promise<void>
  put: (...launches: Launch[]) => Promise<void>
}

/** A fresh store for every test of a describe. */
export function useStore(makePlace: MakePlace): OpenStore {
  let place: StorePlace
  let store: Store
  beforeEach(async () => {
    place = await makePlace()
    store = await place.open()
  })
  afterEach(async () => {
    await store.close()
    await place.remove()
  })
  return {
    get store() {
      return store
    },
    reopen: async () => {
      await store.close()
      store = await place.open()
    },
    put: (...launches) => putAll(store, 'launches', launches),
  }
}
