import { AsyncLocalStorage } from 'node:async_hooks'
import type { Transaction } from '../../ports/store.ts'
import { Failure } from '../../domain/failure.ts'
import type { Records, Crawl } from '../../domain/records.ts'
import { DurableRecords } from './durable-records.ts'
import type { Disk } from './journal/disk.ts'
import { openJournalDatabase, type JournalDatabase } from './journal/journal-database.ts'
import type { Applied } from './journal/operation.ts'
import { Turns } from '../serial-queue.ts'
import type { CounterTables } from './launch-counters.ts'
import { Layer } from './layer.ts'
import { openTransaction } from './open-transaction.ts'
import type { Launch } from '../../domain/launch.ts'

type Tables = Records & CounterTables
type Options = { folder: string; disk: Disk; onFailure: (error: unknown) => void }
type Work<T> = (transaction: Transaction) => Promise<T>

/** Records in a journal, and transactions over them: the work of one after the other, their way to the disk together. */
export class RecordDatabase {
  readonly journal: JournalDatabase<Tables>
  readonly durable: DurableRecords
  readonly #onFailure: Options['onFailure']
  /** Changes of finished transactions that are on their way to the disk. */
  readonly #pending = new Layer()
  readonly #turns = new Turns()
  readonly #working = new AsyncLocalStorage<true>()
  #reported: unknown
  #closing: Promise<void> | null = null

  static async open({ folder, disk, onFailure }: Options): Promise<RecordDatabase> {
    const onDurable = (changes: Applied[]) => durable.take(changes)
    const journal = await openJournalDatabase<Tables>({ folder, disk, onCompactionFailure: onFailure, onDurable })
    const durable = new DurableRecords(journal.state, onFailure)
    await moveCrawlsOut(journal)
    return new RecordDatabase(journal, durable, onFailure)
  }

  private constructor(journal: JournalDatabase<Tables>, durable: DurableRecords, onFailure: Options['onFailure']) {
    this.journal = journal
    this.durable = durable
    this.#onFailure = onFailure
  }

  /** Settles when the changes, and everything that `work` has seen, are durable. Throws Failure SERVICE_UNAVAILABLE when they cannot be. */
  async transact<T>(work: Work<T>): Promise<T> {
    if (this.#closing !== null) throw unavailable('The service is stopping.')
    if (this.#working.getStore()) throw new Error('A transaction inside another one would wait for itself.')
    const own = new Layer()
    const { outcome, committed } = await this.#turns.take(() => this.#stage(own, work))
    try {
      await committed
    } catch (error) {
      if (error !== this.#reported) this.#onFailure(error)
      this.#reported = error
      throw unavailable('Nothing was saved: the service takes no changes at the moment. Reading goes on.')
    }
    for (const { collection, id, entry } of own.changes()) {
      if (this.#pending.get(collection, id) === entry) this.#pending.drop(collection, id)
    }
    if (outcome.status === 'rejected') throw outcome.reason
    return outcome.value
  }

  close(): Promise<void> {
    this.#closing ??= this.#turns.take(() => this.journal.close())
    return this.#closing
  }

  /** Does the work and hands its changes over, without waiting for the disk: the next one may begin, and share the same sync. */
  async #stage<T>(own: Layer, work: Work<T>) {
    const transaction = openTransaction(own, [this.#pending, this.durable])
    const [outcome] = await Promise.allSettled([this.#working.run(true, async () => work(transaction))])
    const changes = outcome.status === 'fulfilled' ? own.changes() : []
    const committed = this.journal.transact(() => {
      if (this.journal.refusal !== null) throw this.journal.refusal // it may have seen what is lost now
      return changes.map(({ entry }) => entry.staged)
    })
    for (const { collection, id, entry } of changes) this.#pending.set(collection, id, entry)
    return { outcome, committed }
  }
}

const unavailable = (message: string) => new Failure('SERVICE_UNAVAILABLE', message)

/** As it was when a launch held what was found at its address. */
type OldLaunch = Launch & { crawled?: Omit<Crawl, 'id'> | null }

const launchesPerCommit = 100

/** Brings a folder of those days up to date: each report moves, with nothing lost, into a record of its own. */
async function moveCrawlsOut(journal: Pick<JournalDatabase<Records>, 'state' | 'commit'>): Promise<void> {
  const old = Array.from(journal.state.entries('launches'), ([, launch]): OldLaunch => launch).filter((launch) => 'crawled' in launch)
  for (let from = 0; from < old.length; from += launchesPerCommit) {
    const operations = old
      .slice(from, from + launchesPerCommit)
      .flatMap(({ crawled, ...launch }) => [
        { put: 'launches' as const, key: launch.id, value: launch },
        ...(crawled ? [{ put: 'crawls' as const, key: launch.id, value: { ...crawled, id: launch.id } }] : []),
      ])
    await journal.commit(operations)
  }
}
