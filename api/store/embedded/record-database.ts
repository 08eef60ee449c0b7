import { Failure } from '../../domain/failure.ts'
import type { Collection, Records } from '../../domain/collections/collections.ts'
import type { Transaction } from '../../ports/store.ts'
import { takenFailure, uniqueKeysOf } from '../keys.ts'
import { OpenWork } from '../open-work.ts'
import { SerialQueue } from '../serial-queue.ts'
import { DurableRecords } from './durable-records.ts'
import type { Disk } from './journal/disk.ts'
import { type JournalDatabase, openJournalDatabase } from './journal/journal-database.ts'
import { type Applied, toStaged } from './journal/staged-batch.ts'
import type { CounterTables } from './launch-counters.ts'
import { findersOf, Layer, LayeredRecords, type RecordLayer } from './layered-records.ts'

type Tables = Records & CounterTables
type Options = { folder: string; disk: Disk; onFailure: (error: unknown) => void }
type Work<T> = (transaction: Transaction) => Promise<T>

/** Records in a journal, and transactions over them: they run one at a time and are written to disk together. */
export class RecordDatabase {
  readonly journal: JournalDatabase<Tables>
  readonly durable: DurableRecords
  readonly #onFailure: Options['onFailure']
  /** Changes of finished transactions that are still being written. */
  readonly #pending = new Layer()
  readonly #queue = new SerialQueue()
  readonly #working = new OpenWork()
  #reported: unknown
  #closing: Promise<void> | null = null

  static async open({ folder, disk, onFailure }: Options): Promise<RecordDatabase> {
    const onDurable = (changes: Applied[]) => durable.take(changes)
    const journal = await openJournalDatabase<Tables>({ folder, disk, onCompactionFailure: onFailure, onDurable })
    const durable = new DurableRecords(journal.state, onFailure)
    return new RecordDatabase(journal, durable, onFailure)
  }

  private constructor(journal: JournalDatabase<Tables>, durable: DurableRecords, onFailure: Options['onFailure']) {
    this.journal = journal
    this.durable = durable
    this.#onFailure = onFailure
  }

  /** Settles when the changes, and everything `work` has seen, are durable. Throws Failure SERVICE_UNAVAILABLE if they can't be saved. */
  async transact<T>(work: Work<T>): Promise<T> {
    if (this.#closing !== null) throw unavailable('The service is stopping.')
    this.#working.rejectNested()
    const own = new Layer()
    const { outcome, committed } = await this.#queue.run(() => this.#stage(own, work))
    try {
      await committed
    } catch (error) {
      if (error !== this.#reported) this.#onFailure(error)
      this.#reported = error
      throw unavailable('Nothing was saved: the service is read-only at the moment.')
    }
    for (const { collection, id, entry } of own.changes()) {
      if (this.#pending.get(collection, id) === entry) this.#pending.drop(collection, id)
    }
    if (outcome.status === 'rejected') throw outcome.reason
    return outcome.value
  }

  close(): Promise<void> {
    this.#closing ??= this.#queue.run(() => this.journal.close())
    return this.#closing
  }

  /** Runs the work and hands over its changes without waiting for the disk, so that the next transaction can start and share the same sync. */
  async #stage<T>(own: Layer, work: Work<T>) {
    const transaction = openTransaction(own, [this.#pending, this.durable])
    const [outcome] = await Promise.allSettled([this.#working.run(async () => work(transaction))])
    const changes = outcome.status === 'fulfilled' ? own.changes() : []
    const committed = this.journal.transact(() => {
      if (this.journal.rejection !== null) throw this.journal.rejection // it may have seen changes that are now lost
      return changes.map(({ entry }) => entry.staged)
    })
    for (const { collection, id, entry } of changes) this.#pending.set(collection, id, entry)
    return { outcome, committed }
  }
}

const unavailable = (message: string) => new Failure('SERVICE_UNAVAILABLE', message)

/** The operations of a transaction. Its changes are collected in `own`, on top of the layers it sees. */
export function openTransaction(own: Layer, below: readonly RecordLayer[]): Transaction {
  const records = new LayeredRecords([own, ...below])
  return {
    ...findersOf(records),
    put: async (collection, record) => {
      // As the disk will return it, so that a transaction sees what later readers will.
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
