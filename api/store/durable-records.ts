import type { Collection, Records } from '../domain/records.ts'
import type { Launch } from '../domain/launch.ts'
import type { Staged } from './journal/operation.ts'
import type { View } from './journal/view.ts'
import { collections, Layer } from './layer.ts'
import { LiveCatalog } from './live-catalog.ts'

/** What readers see: the lowest layer, and the catalog. It knows no disk; it is told what has become durable. */
export class DurableRecords {
  readonly layer = new Layer()
  readonly live = new LiveCatalog()

  load(state: View<Records>): void {
    for (const collection of collections) for (const [id, record] of state.entries(collection)) this.layer.set(collection, id, { record })
    this.live.fill(Array.from(state.entries('launches'), ([, launch]) => launch))
  }

  take(changes: Staged[]): void {
    for (const { collection, key, value } of changes) {
      if (!isCollection(collection)) continue
      if (value === undefined) this.layer.drop(collection, key)
      else this.layer.set(collection, key, { record: value as Records[Collection] })
      if (collection === 'launches') this.live.set(key, (value as Launch | undefined) ?? null)
    }
  }
}

const isCollection = (name: string): name is Collection => (collections as string[]).includes(name)
