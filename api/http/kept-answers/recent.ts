/** So many keys that were asked for once are remembered by their hash; more would only be remembered longer. */
const onceAsked = 4096
/** Characters: nobody who reads asks at length, and whoever does shall not fill the memory. */
const longestKey = 1024

/**
 * Keeps what is asked for again and again, at most twice `size`: when the newer half is full, what nobody asked for since goes. What is
 * asked for once is not kept, which would cost more than making it.
 */
export class Recent<V extends object> {
  readonly #size: number
  readonly #asked = new Int32Array(onceAsked)
  #newer = new Map<string, V>()
  #older = new Map<string, V>()

  constructor(size: number) {
    this.#size = size
  }

  get(key: string): V | undefined {
    const value = this.#newer.get(key)
    if (value !== undefined) return value
    const old = this.#older.get(key)
    if (old !== undefined) this.#keep(key, old)
    return old
  }

  /** Keeps a value whose key was asked for before, and is not too long. */
  offer(key: string, value: V): void {
    if (key.length > longestKey) return
    let hash = key.length
    for (let at = 0; at < key.length; at += 1) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193)
    const place = (hash ^ (hash >>> 15)) & (onceAsked - 1)
    if (this.#asked[place] === hash) this.#keep(key, value)
    else this.#asked[place] = hash
  }

  #keep(key: string, value: V): void {
    if (this.#newer.size >= this.#size) {
      this.#older = this.#newer
      this.#newer = new Map()
    }
    this.#newer.set(key, value)
  }
}
