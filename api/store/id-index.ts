const none: readonly string[] = []

/** Values mapped to the ids found by them. Most values have one id, which is kept as itself: the room matters. */
export class IdIndex {
  readonly #ids = new Map<string, string | string[]>()

  ids(value: string): readonly string[] {
    const found = this.#ids.get(value)
    if (found === undefined) return none
    return typeof found === 'string' ? [found] : found
  }

  /** The value must not have this id yet. */
  add(value: string, id: string): void {
    const found = this.#ids.get(value)
    if (found === undefined) this.#ids.set(value, id)
    else if (typeof found === 'string') this.#ids.set(value, [found, id])
    else found.push(id)
  }

  remove(value: string, id: string): void {
    const found = this.#ids.get(value)
    if (found === id) this.#ids.delete(value)
    if (typeof found !== 'object') return
    const at = found.indexOf(id)
    if (at === -1) return
    const last = found.pop()
    if (last !== undefined && at < found.length) found[at] = last
    if (found.length === 0) this.#ids.delete(value)
  }
}
