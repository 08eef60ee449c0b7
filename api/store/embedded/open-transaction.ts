import type { Transaction } from '../../ports/store.ts'
import type { Collection, Records } from '../../domain/records.ts'
import { toStaged } from './journal/operation.ts'
import { uniqueKeysOf } from '../keys.ts'
import type { Layer } from './layer.ts'
import { findersOf, LayeredRecords, type RecordLayer } from './layered-records.ts'
import { takenFailure } from '../taken.ts'

/** What a transaction may ask and do. Its changes gather in `own`, on top of the layers it sees. */
export function openTransaction(own: Layer, below: readonly RecordLayer[]): Transaction {
  const records = new LayeredRecords([own, ...below])
  return {
    ...findersOf(records),
    put: async (collection, record) => {
      // As the disk will give it back, so that a transaction sees no more than later readers do.
      const staged = toStaged({ put: collection, key: record.id, value: record })
      const copy = staged.value as Records[typeof collection]
      assertFree(records, collection, copy)
      own.set(collection, copy.id, { record: copy, staged })
    },
    remove: async (collection, id) => own.set(collection, id, { record: null, staged: toStaged({ delete: collection, key: id }) }),
  }
}

function assertFree<C extends Collection>(records: LayeredRecords, collection: C, record: Records[C]): void {
  for (const { index, value, field } of uniqueKeysOf(collection, record)) {
    if (records.idsBy(collection, index, value).some((id) => id !== record.id)) throw takenFailure(collection, { value, field })
  }
}
