/** Keeps what was asked for lately, at most twice `size`: when the newer half is full, what nobody asked for since goes. */
export class Recent<V extends object> {
  readonly #size: number
  #newer = new Map<string, V>()
  #older = new Map<string, V>()

  constructor(size: number) {
    this.#size = size
  }

  get(key: string): V | undefined {
    const value = this.#newer.get(key)
    if (value !== undefined) return value
    const old = this.#older.get(key)
    if (old !== undefined) this.set(key, old)
    return old
  }

  set(key: string, value: V): void {
    if (this.#newer.size >= this.#size) {
      this.#older = this.#newer
      this.#newer = new Map()
    }
    this.#newer.set(key, value)
  }
}
