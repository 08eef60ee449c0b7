import type { Store } from '../../api/ports/store.ts'
import type { Collection, Records } from '../../api/domain/collections/collections.ts'

/** Puts records in one transaction, in their order. */
export function putAll<C extends Collection>(store: Pick<Store, 'transact'>, collection: C, records: readonly Records[C][]): Promise<void> {
  return store.transact(async (transaction) => {
    for (const record of records) await transaction.put(collection, record)
  })
}
