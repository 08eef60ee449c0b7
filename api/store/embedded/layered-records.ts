import { type Launch, weekKey } from '../../domain/launch/launch.ts'
import { collectionNames, type Collection, type Records } from '../../domain/collections/collections.ts'
import type { Finders } from '../../ports/store.ts'
import { fieldIndex, keysOf, launchIndex } from '../keys.ts'
import type { Staged } from './journal/staged-batch.ts'
import { KeyIndexes } from './key-indexes.ts'

/** Records that can be stacked; an upper layer hides the same record in lower ones. */
export type RecordLayer = {
  get: <C extends Collection>(collection: C, id: string) => Entry<C> | undefined
  ids: (index: string, value: string) => readonly string[]
  /** Resolves when `ids` covers every record of the collection; null if it already does. Unique keys are always covered. */
  indexing: (collection: Collection) => Promise<void> | null
}

/** Looks up records in layers, topmost first. */
export class LayeredRecords {
  readonly #layers: readonly RecordLayer[]

  constructor(layers: readonly RecordLayer[]) {
    this.#layers = layers
  }

  get<C extends Collection>(collection: C, id: string): Records[C] | null {
    for (const layer of this.#layers) {
      const entry = layer.get(collection, id)
      if (entry !== undefined) return entry.record
    }
    return null
  }

  async indexed(collection: Collection): Promise<this> {
    for (const layer of this.#layers) {
      const indexing = layer.indexing(collection)
      if (indexing !== null) await indexing
    }
    return this
  }

  /** Ids of the records with a key, in no particular order. */
  idsBy(collection: Collection, index: string, value: string): string[] {
    return this.#layers.flatMap((layer, depth) => {
      const above = this.#layers.slice(0, depth)
      return layer.ids(index, value).filter((id) => above.every((upper) => upper.get(collection, id) === undefined))
    })
  }

  /** The records with a key, oldest id first. */
  listBy<C extends Collection>(collection: C, index: string, value: string): Records[C][] {
    return this.idsBy(collection, index, value)
      .toSorted()
      .flatMap((id) => this.get(collection, id) ?? [])
  }
}

export function findersOf(records: LayeredRecords): Finders {
  const launchesBy = async (index: string, value: string): Promise<Launch[]> =>
    (await records.indexed('launches')).listBy('launches', index, value)
  return {
    get: async (collection, id) => records.get(collection, id),
    list: async (collection, field, value) => (await records.indexed(collection)).listBy(collection, fieldIndex(collection, field), value),
    countBy: async (collection, field, value) =>
      (await records.indexed(collection)).idsBy(collection, fieldIndex(collection, field), value).length,
    findLaunch: async (slugOrAlias) => records.listBy('launches', launchIndex.address, slugOrAlias)[0] ?? null,
    findLaunchesByUrl: (urlKey) => launchesBy(launchIndex.url, urlKey),
    findLaunchesByName: (nameKey) => launchesBy(launchIndex.name, nameKey),
    countReservations: async (year, week) => {
      const key = weekKey(year, week)
      await records.indexed('tombstones')
      const reserved = (await records.indexed('launches')).idsBy('launches', launchIndex.week, key)
      return reserved.length + records.idsBy('tombstones', fieldIndex('tombstones', 'week'), key).length
    },
  }
}

/** A record, or null if it was removed. Its identity distinguishes two changes to one record. */
export type Entry<C extends Collection> = { readonly record: Records[C] | null }
type Changed<C extends Collection> = Entry<C> & { readonly staged: Staged }
type Change<C extends Collection = Collection> = { collection: C; id: string; entry: Changed<C> }
type Entries = { [C in Collection]: Map<string, Changed<C>> }

/** Changes, indexed by every key: those being written to disk, or those a transaction has made so far. */
export class Layer {
  readonly #entries = Object.fromEntries(collectionNames.map((collection) => [collection, new Map()])) as Entries
  readonly #indexes = new KeyIndexes()
  get<C extends Collection>(collection: C, id: string): Changed<C> | undefined {
    return this.#entries[collection].get(id)
  }

  ids(index: string, value: string): readonly string[] {
    return this.#indexes.ids(index, value)
  }

  indexing(): null {
    return null
  }

  changes(): Change[] {
    return collectionNames.flatMap((collection) =>
      [...this.#entries[collection].entries()].map(([id, entry]): Change => ({ collection, id, entry })),
    )
  }

  set<C extends Collection>(collection: C, id: string, entry: Changed<C>): void {
    this.#reindex(collection, id, entry.record)
    this.#entries[collection].set(id, entry)
  }

  /** Removes a record from this layer, so that the layer below shows through. */
  drop(collection: Collection, id: string): void {
    this.#reindex(collection, id, null)
    this.#entries[collection].delete(id)
  }

  #reindex<C extends Collection>(collection: C, id: string, record: Records[C] | null): void {
    const keys = (record: Records[C] | null) => (record === null ? [] : keysOf(collection, record))
    this.#indexes.replace(id, keys(this.get(collection, id)?.record ?? null), keys(record))
  }
}
