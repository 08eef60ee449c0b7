type OnCall = (owner: unknown, name: string, apply: (args: unknown[], go: () => unknown, self: unknown) => unknown) => void

/** Keeps what the site has stored in the person’s browser as it is. Only the storage of the tab changes, which ends with it. */
export function holdStorage(onCall: OnCall, note: (effect: string) => void): void {
  // A request that succeeds, and changes nothing.
  for (const name of ['put', 'add', 'delete', 'clear'])
    onCall(IDBObjectStore.prototype, name, (_args, _go, self) => (note(`database ${name}`), (self as IDBObjectStore).count()))
  for (const name of ['update', 'delete'])
    onCall(IDBCursor.prototype, name, (_args, _go, self) => (note(`database ${name}`), (self as IDBCursor).source.count()))
  const own = ownStorage()
  for (const name of ['setItem', 'removeItem', 'clear'])
    onCall(Storage.prototype, name, (_args, go, self) => (note(`storage ${name}`), self === own ? undefined : go()))
  if (own !== null) Object.defineProperty(globalThis, 'localStorage', { configurable: true, enumerable: true, value: readOnly(own, note) })
}

/** Null if the browser blocks it. */
function ownStorage(): Storage | null {
  try {
    return localStorage
  } catch {
    return null
  }
}

/** Pages also set and delete its properties. */
const readOnly = (storage: Storage, note: (effect: string) => void): Storage =>
  new Proxy(storage, {
    get: (_storage, name) => {
      const value: unknown = Reflect.get(storage, name)
      return typeof value === 'function' ? (value.bind(storage) as unknown) : value
    },
    set: () => (note('storage setItem'), true),
    defineProperty: () => (note('storage setItem'), true),
    deleteProperty: () => (note('storage removeItem'), true),
  })
