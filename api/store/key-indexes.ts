import type { Collection, Records } from '../domain/records.ts'
import { IdIndex } from './id-index.ts'
import { keysOf, type Key } from './keys.ts'

/** Ids of records by each of their keys. */
export class KeyIndexes {
  readonly #indexes = new Map<string, IdIndex>()

  ids(index: string, value: string): readonly string[] {
    return this.#indexes.get(index)?.ids(value) ?? []
  }

  /** Finds a record by what it is after a change, and no more by what it was; null where there is none. */
  replace<C extends Collection>(collection: C, id: string, before: Records[C] | null, after: Records[C] | null): void {
    const old = before === null ? [] : keysOf(collection, before)
    const now = after === null ? [] : keysOf(collection, after)
    for (const key of old) if (!has(now, key)) this.#indexes.get(key.index)?.remove(key.value, id)
    for (const key of now) if (!has(old, key)) this.#indexOf(key).add(key.value, id)
  }

  #indexOf({ index }: Key): IdIndex {
    let ids = this.#indexes.get(index)
    if (ids === undefined) this.#indexes.set(index, (ids = new IdIndex()))
    return ids
  }
}

const has = (keys: readonly Key[], { index, value }: Key) => keys.some((key) => key.index === index && key.value === value)
