/** Values mapped to the ids found by them. Most values have one id, which is kept as itself: a Set takes ten times the room. */
export class IdIndex {
  #ids = new Map<string, string | Set<string>>()

  ids(value: string): Iterable<string> {
    const found = this.#ids.get(value)
    if (found === undefined) return []
    return typeof found === 'string' ? [found] : found
  }

  add(value: string, id: string): void {
    const found = this.#ids.get(value)
    if (found === undefined) this.#ids.set(value, id)
    else if (typeof found !== 'string') found.add(id)
    else if (found !== id) this.#ids.set(value, new Set([found, id]))
  }

  remove(value: string, id: string): void {
    const found = this.#ids.get(value)
    if (found === id) this.#ids.delete(value)
    else if (typeof found === 'object' && found.delete(id) && found.size === 0) this.#ids.delete(value)
  }
}
