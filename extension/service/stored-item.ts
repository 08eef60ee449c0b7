import browser from 'webextension-polyfill'

export type StoredItem<T> = {
  area: 'local' | 'session'
  name: string
  read: () => Promise<T | null>
  write: (value: T) => Promise<void>
  remove: () => Promise<void>
}

/** A named value in the browser’s storage. `local` survives a browser restart, `session` doesn’t. */
export const storedItem = <T>(area: 'local' | 'session', name: string): StoredItem<T> => ({
  area,
  name,
  read: async () => ((await browser.storage[area].get(name))[name] as T | undefined) ?? null,
  write: (value) => browser.storage[area].set({ [name]: value }),
  remove: () => browser.storage[area].remove(name),
})

/** Calls back with every change of an item; null means removed. Returns a function that stops watching. */
export function watchItem<T>({ area, name }: StoredItem<T>, onChange: (value: T | null) => void): () => void {
  const listener = (changes: Record<string, browser.Storage.StorageChange>, changedArea: string) => {
    const change = changedArea === area ? changes[name] : undefined
    if (change) onChange((change.newValue as T | undefined) ?? null)
  }
  browser.storage.onChanged.addListener(listener)
  return () => browser.storage.onChanged.removeListener(listener)
}

/** Keeps the newest `max` local items whose name starts with `prefix`. Their values hold their time as `at`. */
export async function removeOldest(prefix: string, max: number): Promise<void> {
  const items = Object.entries(await browser.storage.local.get(null)).filter(([name]) => name.startsWith(prefix))
  const newestFirst = items.map(([name, item]) => ({ name, at: (item as { at: number }).at })).sort((a, b) => b.at - a.at)
  await browser.storage.local.remove(newestFirst.slice(max).map(({ name }) => name))
}
