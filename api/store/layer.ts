import { indexes, type Collection, type Records } from '../domain/records.ts'
import { IdIndex } from './id-index.ts'
import { keysOf } from './keys.ts'

/** A record, or null where it was removed. Its identity tells two changes of one record apart. */
export type Entry<C extends Collection> = { readonly record: Records[C] | null }
export type Change<C extends Collection = Collection> = { collection: C; id: string; entry: Entry<C> }
type Entries = { [C in Collection]: Map<string, Entry<C>> }

export const collections = Object.keys(indexes) as Collection[]

/**
 * Records with an index of every key. Layers lie on each other: what is durable, what is on its way to the disk, and what a transaction
 * has changed so far. An upper one hides what those below say of the same record.
 */
export class Layer {
  readonly #entries = Object.fromEntries(collections.map((collection) => [collection, new Map()])) as Entries
  readonly #indexes = new Map<string, IdIndex>()

  get<C extends Collection>(collection: C, id: string): Entry<C> | undefined {
    return this.#entries[collection].get(id)
  }

  /** Ids found by a key's value. */
  ids(index: string, value: string): Iterable<string> {
    return this.#indexes.get(index)?.ids(value) ?? []
  }

  size(collection: Collection): number {
    return this.#entries[collection].size
  }

  /** Everything in it. */
  changes(): Change[] {
    return collections.flatMap((collection) =>
      [...this.#entries[collection].entries()].map(([id, entry]): Change => ({ collection, id, entry })),
    )
  }

  set<C extends Collection>(collection: C, id: string, entry: Entry<C>): void {
    this.drop(collection, id)
    this.#entries[collection].set(id, entry)
    if (entry.record === null) return
    for (const { index, value } of keysOf(collection, entry.record)) {
      let ids = this.#indexes.get(index)
      if (ids === undefined) this.#indexes.set(index, (ids = new IdIndex()))
      ids.add(value, id)
    }
  }

  /** Forgets about a record, so that a layer below shows through. */
  drop(collection: Collection, id: string): void {
    const record = this.get(collection, id)?.record ?? null
    this.#entries[collection].delete(id)
    if (record === null) return
    for (const { index, value } of keysOf(collection, record)) this.#indexes.get(index)?.remove(value, id)
  }
}
