import { AsyncLocalStorage } from 'node:async_hooks'
import type { Transaction } from '../../ports/store.ts'
import { Failure } from '../../domain/failure.ts'
import type { Collection, Records } from '../../domain/records.ts'
import { Turns } from '../serial-queue.ts'
import { unavailable } from './database-failures.ts'
import { findersOf } from './record-finders.ts'
import { putRecord, removeRecord } from './record-writer.ts'
import type { Database } from './tables.ts'

type Work<T> = (transaction: Transaction) => Promise<T>

/**
 * Transactions one after the other, in the order they were asked for in this process, and over all processes by one lock (dialect.ts). So nothing has
 * to be run again, nobody starves, and a process takes one connection for all its writes.
 */
export class Transactions {
  readonly #db: Database
  readonly #turns = new Turns()
  readonly #working = new AsyncLocalStorage<true>()
  readonly #longestWait: number
  #isClosing = false

  constructor(db: Database, longestWait: number) {
    this.#db = db
    this.#longestWait = longestWait
  }

  async transact<T>(work: Work<T>): Promise<T> {
    if (this.#isClosing) throw new Failure('SERVICE_UNAVAILABLE', 'The service is stopping.')
    if (this.#working.getStore()) throw new Error('A transaction inside another one would wait for itself.')
    const asked = performance.now()
    return this.#turns.take(() => {
      if (performance.now() - asked > this.#longestWait) throw unavailable()
      return this.#working.run(true, () => this.#run(work))
    })
  }

  /** Settles when all that were asked for are over; from now on none is taken. */
  async close(): Promise<void> {
    this.#isClosing = true
    await this.#turns.take(async () => undefined)
  }

  #run<T>(work: Work<T>): Promise<T> {
    return this.#db.transaction().execute(async (db) => {
      const { transaction, end } = openTransaction(db)
      try {
        return await work(transaction)
      } finally {
        await end()
      }
    })
  }
}

/** Takes one step at a time; steps that nobody waited for are over before the transaction is. */
function openTransaction(db: Database): { transaction: Transaction; end: () => Promise<void> } {
  const steps = new Turns()
  let isOver = false
  const step = async <T>(task: () => Promise<T>): Promise<T> => {
    if (isOver) throw new Error('This transaction is over.')
    return steps.take(task)
  }
  const finders = findersOf(db)
  return {
    transaction: {
      get: (collection, id) => step(() => finders.get(collection, id)),
      list: (collection, field, value) => step(() => finders.list(collection, field, value)),
      countBy: (collection, field, value) => step(() => finders.countBy(collection, field, value)),
      findLaunch: (slugOrAlias) => step(() => finders.findLaunch(slugOrAlias)),
      findLaunchesByUrl: (urlKey) => step(() => finders.findLaunchesByUrl(urlKey)),
      findLaunchesByName: (nameKey) => step(() => finders.findLaunchesByName(nameKey)),
      countReservations: (year, week) => step(() => finders.countReservations(year, week)),
      put: async (collection, record) => {
        const copy = copyOf(record)
        await step(() => putRecord(db, collection, copy))
      },
      remove: (collection, id) => step(() => removeRecord(db, collection, id)),
    },
    end: () => {
      isOver = true
      return steps.take(async () => undefined)
    },
  }
}

/** As later readers will get it. Throws a TypeError for what is not JSON. */
const copyOf = <C extends Collection>(record: Records[C]): Records[C] => JSON.parse(JSON.stringify(record)) as Records[C]
