import type { Index, Key } from '../keys.ts'

export class KeyIndexes {
  readonly #indexes = new Map<string, IdIndex>()

  ids(index: string, value: string): readonly string[] {
    return this.#indexes.get(index)?.ids(value) ?? []
  }

  /** Adds records that the indexes don’t have yet, one at each step. */
  *fill(indexes: readonly Index[], records: readonly { id: string }[]): Generator<void> {
    const prepared = indexes.map(({ name, valueOf }) => ({ index: this.#index(name), valueOf }))
    for (const record of records) {
      for (const { index, valueOf } of prepared) {
        const value = valueOf(record)
        if (typeof value === 'string') index.add(value, record.id)
        else if (value !== null) for (const each of value) index.add(each, record.id)
      }
      yield
    }
  }

  replace(id: string, before: readonly Key[], now: readonly Key[]): void {
    for (const key of before) if (!has(now, key)) this.#indexes.get(key.index)?.remove(key.value, id)
    for (const key of now) if (!has(before, key)) this.#index(key.index).add(key.value, id)
  }

  #index(name: string): IdIndex {
    let index = this.#indexes.get(name)
    if (index === undefined) this.#indexes.set(name, (index = new IdIndex()))
    return index
  }
}

const has = (keys: readonly Key[], { index, value }: Key) => keys.some((key) => key.index === index && key.value === value)

const none: readonly string[] = []

/** Maps values to ids. Most values have a single id, which is stored without an array to save memory. */
class IdIndex {
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
