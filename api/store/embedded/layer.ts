import type { Collection, Records } from '../../domain/records.ts'
import type { Staged } from './journal/operation.ts'
import { KeyIndexes } from './key-indexes.ts'
import { collections, keysOf } from '../keys.ts'

/** A record, or null where it was removed. Its identity tells two changes of one record apart. */
export type Entry<C extends Collection> = { readonly record: Records[C] | null }
/** One that is to be written. */
type Changed<C extends Collection> = Entry<C> & { readonly staged: Staged }
type Change<C extends Collection = Collection> = { collection: C; id: string; entry: Changed<C> }
type Entries = { [C in Collection]: Map<string, Changed<C>> }

/** Changes, with an index of every key: what is on its way to the disk, or what a transaction has changed so far. */
export class Layer {
  readonly #entries = Object.fromEntries(collections.map((collection) => [collection, new Map()])) as Entries
  readonly #indexes = new KeyIndexes()
  readonly indexing = null

  get<C extends Collection>(collection: C, id: string): Changed<C> | undefined {
    return this.#entries[collection].get(id)
  }

  ids(index: string, value: string): readonly string[] {
    return this.#indexes.ids(index, value)
  }

  /** Everything in it. */
  changes(): Change[] {
    return collections.flatMap((collection) =>
      [...this.#entries[collection].entries()].map(([id, entry]): Change => ({ collection, id, entry })),
    )
  }

  set<C extends Collection>(collection: C, id: string, entry: Changed<C>): void {
    this.#reindex(collection, id, entry.record)
    this.#entries[collection].set(id, entry)
  }

  /** Forgets about a record, so that a layer below shows through. */
  drop(collection: Collection, id: string): void {
    this.#reindex(collection, id, null)
    this.#entries[collection].delete(id)
  }

  #reindex<C extends Collection>(collection: C, id: string, record: Records[C] | null): void {
    const keys = (record: Records[C] | null) => (record === null ? [] : keysOf(collection, record))
    this.#indexes.replace(id, keys(this.get(collection, id)?.record ?? null), keys(record))
  }
}
