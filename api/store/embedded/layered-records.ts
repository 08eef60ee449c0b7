import type { Finders } from '../../ports/store.ts'
import type { Launch } from '../../domain/launch.ts'
import type { Collection, Records } from '../../domain/records.ts'
import { fieldIndex, launchIndex, weekKey } from '../keys.ts'
import type { Entry } from './layer.ts'

/** Records that may lie on others, hiding what those say of the same ones. */
export type RecordLayer = {
  get: <C extends Collection>(collection: C, id: string) => Entry<C> | undefined
  /** Ids found by a key's value. */
  ids: (index: string, value: string) => readonly string[]
  /** Resolves when `ids` knows every record; null where it does. Unique keys it always knows. */
  readonly indexing: Promise<void> | null
}

/** Looks things up in layers, the uppermost first. */
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

  /** Resolves when every record is found by all of its keys. */
  async indexed(): Promise<this> {
    for (const { indexing } of this.#layers) if (indexing !== null) await indexing
    return this
  }

  /** Ids of the records that have a key, in no order. */
  idsBy(collection: Collection, index: string, value: string): string[] {
    return this.#layers.flatMap((layer, depth) => {
      const above = this.#layers.slice(0, depth)
      return layer.ids(index, value).filter((id) => above.every((upper) => upper.get(collection, id) === undefined))
    })
  }

  /** The records that have a key, oldest id first. */
  listBy<C extends Collection>(collection: C, index: string, value: string): Records[C][] {
    return this.idsBy(collection, index, value)
      .toSorted()
      .flatMap((id) => this.get(collection, id) ?? [])
  }
}

export function findersOf(records: LayeredRecords): Finders {
  const launchesBy = async (index: string, value: string): Promise<Launch[]> => (await records.indexed()).listBy('launches', index, value)
  return {
    get: async (collection, id) => records.get(collection, id),
    list: async (collection, field, value) => (await records.indexed()).listBy(collection, fieldIndex(collection, field), value),
    countBy: async (collection, field, value) => (await records.indexed()).idsBy(collection, fieldIndex(collection, field), value).length,
    findLaunch: async (slugOrAlias) => records.listBy('launches', launchIndex.address, slugOrAlias)[0] ?? null,
    findLaunchesByUrl: (urlKey) => launchesBy(launchIndex.url, urlKey),
    findLaunchesByName: (nameKey) => launchesBy(launchIndex.name, nameKey),
    countReservations: async (year, week) => (await records.indexed()).idsBy('launches', launchIndex.week, weekKey(year, week)).length,
  }
}
