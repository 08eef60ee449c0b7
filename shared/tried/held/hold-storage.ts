type OnCall = (owner: unknown, name: string, apply: (args: unknown[], go: () => unknown, self: unknown) => unknown) => void

/** Keeps what the site has stored in the person’s browser as it is. Only the storage of the tab changes, which ends with it. */
export function holdStorage(onCall: OnCall, note: (effect: string) => void): void {
  // A request that succeeds, and changes nothing.
  for (const name of ['put', 'add', 'delete', 'clear'])
    onCall(IDBObjectStore.prototype, name, (_args, _go, self) => (note(`database ${name}`), (self as IDBObjectStore).count()))
  for (const name of ['update', 'delete'])
    onCall(IDBCursor.prototype, name, (_args, _go, self) => (note(`database ${name}`), (self as IDBCursor).source.count()))
  const own = ownStorage()
  if (own === null) return
  const copy = copyOf(own, note)
  for (const name of ['setItem', 'removeItem', 'clear', 'getItem', 'key'] as const)
    onCall(Storage.prototype, name, (args, go, self) => (self === own ? Reflect.apply(copy[name], copy, args) : go()))
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, enumerable: true, value: asStorage(own, copy) })
}

/** Null if the browser blocks it. */
function ownStorage(): Storage | null {
  try {
    return localStorage
  } catch {
    return null
  }
}

/** Takes what the page stores, so that it finds it again, and forgets it with the document. */
function copyOf(storage: Storage, note: (effect: string) => void) {
  const items = new Map<string, string>(Object.entries(storage))
  return {
    getItem: (name: unknown) => items.get(String(name)) ?? null,
    key: (at: unknown) => [...items.keys()][Number(at)] ?? null,
    setItem: (name: unknown, value: unknown) => (note('storage setItem'), void items.set(String(name), String(value))),
    removeItem: (name: unknown) => (note('storage removeItem'), void items.delete(String(name))),
    clear: () => (note('storage clear'), items.clear()),
    names: () => [...items.keys()],
  }
}

/** Pages also read, set and delete its properties. */
const asStorage = (storage: Storage, copy: ReturnType<typeof copyOf>): Storage =>
  new Proxy(storage, {
    get: (_storage, name) => {
      if (name === 'length') return copy.names().length
      const value: unknown = Reflect.get(storage, name)
      return typeof value === 'function' ? (value.bind(storage) as unknown) : (copy.getItem(name) ?? undefined)
    },
    has: (_storage, name) => name in Storage.prototype || copy.getItem(name) !== null,
    ownKeys: copy.names,
    getOwnPropertyDescriptor: (_storage, name) => ({ configurable: true, enumerable: true, writable: true, value: copy.getItem(name) }),
    set: (_storage, name, value) => (copy.setItem(name, value), true),
    defineProperty: (_storage, name, { value }) => (copy.setItem(name, value), true),
    deleteProperty: (_storage, name) => (copy.removeItem(name), true),
  })
