import browser from 'webextension-polyfill'

export type StoredItem<T> = {
  area: 'local' | 'session'
  name: string
  read: () => Promise<T | null>
  write: (value: T) => Promise<void>
  remove: () => Promise<void>
}

/** One named value in the browser's storage: `local` outlives the browser, `session` does not. */
export const storedItem = <T>(area: 'local' | 'session', name: string): StoredItem<T> => ({
  area,
  name,
  read: async () => ((await browser.storage[area].get(name))[name] as T | undefined) ?? null,
  write: (value) => browser.storage[area].set({ [name]: value }),
  remove: () => browser.storage[area].remove(name),
})

/** Tells of every change of an item; null when it was removed. Returns a function that ends it. */
export function watchItem<T>({ area, name }: StoredItem<T>, tell: (value: T | null) => void): () => void {
  const listener = (changes: Record<string, browser.Storage.StorageChange>, changed: string) => {
    const change = changed === area ? changes[name] : undefined
    if (change) tell((change.newValue as T | undefined) ?? null)
  }
  browser.storage.onChanged.addListener(listener)
  return () => browser.storage.onChanged.removeListener(listener)
}

/** Leaves the newest `max` of the local items whose name begins so; their values carry their time as `at`. */
export async function removeOldest(prefix: string, max: number): Promise<void> {
  const items = Object.entries(await browser.storage.local.get(null)).filter(([name]) => name.startsWith(prefix))
  const newestFirst = items.map(([name, item]) => ({ name, at: (item as { at: number }).at })).sort((a, b) => b.at - a.at)
  await browser.storage.local.remove(newestFirst.slice(max).map(({ name }) => name))
}
