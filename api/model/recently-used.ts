/** At most `size` entries; what was not asked for longest goes first. */
export function createRecentlyUsed<V>(size: number): {
  get: (key: string) => V | undefined
  set: (key: string, value: V) => void
  drop: (key: string) => void
} {
  const entries = new Map<string, V>()
  return {
    get(key) {
      const value = entries.get(key)
      if (value === undefined) return undefined
      entries.delete(key)
      entries.set(key, value)
      return value
    },
    set(key, value) {
      entries.delete(key)
      entries.set(key, value)
      const [oldest] = entries.keys()
      if (entries.size > size && oldest !== undefined) entries.delete(oldest)
    },
    drop: (key) => void entries.delete(key),
  }
}
