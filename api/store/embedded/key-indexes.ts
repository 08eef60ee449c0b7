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

/** A power of two. */
const partCount = 16

/**
 * Maps values to ids. Most values have a single id, which is stored without an array to save memory. In parts, because a map is copied when it is full:
 * one of 100,000 values would stop the event loop for as long as several requests take.
 */
class IdIndex {
  readonly #parts: Map<string, string | string[]>[] = []

  ids(value: string): readonly string[] {
    const found = this.#partOf(value).get(value)
    if (found === undefined) return none
    return typeof found === 'string' ? [found] : found
  }

  /** The value must not have this id yet. */
  add(value: string, id: string): void {
    const ids = this.#partOf(value)
    const found = ids.get(value)
    if (found === undefined) ids.set(value, id)
    else if (typeof found === 'string') ids.set(value, [found, id])
    else found.push(id)
  }

  remove(value: string, id: string): void {
    const ids = this.#partOf(value)
    const found = ids.get(value)
    if (found === id) ids.delete(value)
    if (typeof found !== 'object') return
    const at = found.indexOf(id)
    if (at === -1) return
    const last = found.pop()
    if (last !== undefined && at < found.length) found[at] = last
    if (found.length === 0) ids.delete(value)
  }

  #partOf(value: string): Map<string, string | string[]> {
    const { length } = value
    const mixed = (value.charCodeAt(0) * 31 + value.charCodeAt(length >>> 1)) * 31 + value.charCodeAt(length - 1) + length
    return (this.#parts[mixed & (partCount - 1)] ??= new Map())
  }
}
