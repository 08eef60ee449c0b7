import type { Launch } from '../domain/launch.ts'
import type { Collection, Records } from '../domain/records.ts'
import type { Applied } from './journal/operation.ts'
import type { View } from './journal/view.ts'
import { KeyIndexes } from './key-indexes.ts'
import { collections, type Entry } from './layer.ts'
import { LiveCatalog } from './live-catalog.ts'

/** What readers see: the lowest layer, and the catalog. The records are the journal's own; it is told which have become durable. */
export class DurableRecords {
  readonly live = new LiveCatalog()
  readonly #state: View<Records>
  readonly #indexes = new KeyIndexes()

  constructor(state: View<Records>) {
    this.#state = state
    for (const collection of collections) {
      for (const [id, record] of state.entries(collection)) this.#indexes.replace(collection, id, null, record)
    }
    this.live.fill(Array.from(state.entries('launches'), ([, launch]) => launch))
  }

  get<C extends Collection>(collection: C, id: string): Entry<C> | undefined {
    const record = this.#state.get(collection, id)
    return record === undefined ? undefined : { record }
  }

  ids(index: string, value: string): readonly string[] {
    return this.#indexes.ids(index, value)
  }

  take(changes: Applied[]): void {
    for (const { collection, key, value, before } of changes) {
      if (!isCollection(collection)) continue
      this.#indexes.replace(collection, key, recordOf(before), recordOf(value))
      if (collection === 'launches') this.live.set(key, (value as Launch | undefined) ?? null)
    }
  }
}

const recordOf = (value: unknown) => (value ?? null) as Records[Collection] | null
const isCollection = (name: string): name is Collection => (collections as string[]).includes(name)
