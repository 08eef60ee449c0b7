import type { Collection } from '../../domain/collections/collections.ts'
import type { Store } from '../../ports/store.ts'

/** Records removed per transaction, so that other writers don't wait long. */
const batchSize = 200

export async function removeAll(store: Pick<Store, 'transact'>, collection: Collection, old: readonly { id: string }[]): Promise<void> {
  for (let from = 0; from < old.length; from += batchSize) {
    await store.transact(async (transaction) => {
      for (const { id } of old.slice(from, from + batchSize)) await transaction.remove(collection, id)
    })
  }
}
