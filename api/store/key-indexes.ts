import { IdIndex } from './id-index.ts'
import type { Key } from './keys.ts'

/** Ids of records by their keys. */
export class KeyIndexes {
  readonly #indexes = new Map<string, IdIndex>()

  ids(index: string, value: string): readonly string[] {
    return this.#indexes.get(index)?.ids(value) ?? []
  }

  /** Keys that the record does not have yet. */
  add(id: string, keys: readonly Key[]): void {
    for (const { index, value } of keys) {
      let ids = this.#indexes.get(index)
      if (ids === undefined) this.#indexes.set(index, (ids = new IdIndex()))
      ids.add(value, id)
    }
  }

  /** The keys that a record has now, for those that it had. */
  replace(id: string, before: readonly Key[], now: readonly Key[]): void {
    for (const key of before) if (!has(now, key)) this.#indexes.get(key.index)?.remove(key.value, id)
    this.add(
      id,
      now.filter((key) => !has(before, key)),
    )
  }
}

const has = (keys: readonly Key[], { index, value }: Key) => keys.some((key) => key.index === index && key.value === value)
