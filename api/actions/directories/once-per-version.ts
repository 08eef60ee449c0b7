import type { World } from '../../ports/world.ts'

type Store = World['store']

/** Reads something of a store’s public data that takes long: once for all who ask, until that data changes. */
export function oncePerVersion<Value>(read: (store: Store) => Promise<Value>): (store: Store) => Promise<Value> {
  const lastRead = new WeakMap<Store, { version: number; value: Promise<Value> }>()
  return async (store) => {
    const version = await store.version()
    const last = lastRead.get(store)
    if (last?.version === version) return last.value
    const value = read(store)
    lastRead.set(store, { version, value })
    value.catch(() => lastRead.delete(store))
    return value
  }
}
