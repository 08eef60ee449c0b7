import type { Transaction } from '../actions/store.ts'
import type { Collection, Records } from '../domain/records.ts'
import { toStaged } from './journal/operation.ts'
import { keysOf } from './keys.ts'
import type { Layer } from './layer.ts'
import { findersOf, LayeredRecords } from './layered-records.ts'
import { takenFailure } from './taken.ts'

/** What a transaction may ask and do. Its changes gather in `own`, on top of the layers it sees. */
export function openTransaction(own: Layer, below: readonly Layer[]): Transaction {
  const records = new LayeredRecords([own, ...below])
  return {
    ...findersOf(records),
    put: async (collection, record) => {
      const copy = frozenCopy(collection, record)
      assertFree(records, collection, copy)
      own.set(collection, copy.id, { record: copy })
    },
    remove: async (collection, id) => own.set(collection, id, { record: null }),
  }
}

/** As the disk will give it back, so that a transaction sees no more than later readers do. Throws a TypeError for what is not JSON. */
const frozenCopy = <C extends Collection>(collection: C, record: Records[C]): Records[C] =>
  toStaged({ put: collection, key: record.id, value: record }).value as Records[C]

function assertFree<C extends Collection>(records: LayeredRecords, collection: C, record: Records[C]): void {
  for (const key of keysOf(collection, record)) {
    const { index, value, unique } = key
    if (unique && records.idsBy(collection, index, value).some((id) => id !== record.id)) throw takenFailure(collection, key)
  }
}
