import { CompiledQuery, type Driver, PostgresDialect, PostgresDriver } from 'kysely'
import { Failure } from '../../domain/failure.ts'
import type { Collection, Records } from '../../domain/collections/collections.ts'
import type { Transaction } from '../../ports/store.ts'
import { frozen } from '../frozen.ts'
import { OpenWork } from '../open-work.ts'
import { SerialQueue } from '../serial-queue.ts'
import { advisoryLocks } from './leadership/advisory-locks.ts'
import type { GuardedPool } from './connections/connections.ts'
import { unavailable } from './connections/database-failures.ts'
import { joinReads, findersOf } from './records/record-finders.ts'
import { putRecord, removeRecord } from './records/record-writer.ts'
import type { Database } from './tables/migrate.ts'

type Work<T> = (transaction: Transaction) => Promise<T>
/** Gets the collections that a transaction changed, before its caller continues. If it isn't confirmed, it may have been committed all the same. */
type OnEnd = (changed: ReadonlySet<Collection>, isConfirmed: boolean) => void

/** In order here, and across processes by one lock (OneWriterDialect). So nothing is retried, and one connection writes. */
export class Transactions {
  readonly #db: Database
  readonly #queue = new SerialQueue()
  readonly #working = new OpenWork()
  readonly #maxWait: () => number
  readonly #onEnd: OnEnd
  #isClosing = false

  constructor(db: Database, maxWait: () => number, onEnd: OnEnd) {
    this.#db = db
    this.#maxWait = maxWait
    this.#onEnd = onEnd
  }

  async transact<T>(work: Work<T>): Promise<T> {
    if (this.#isClosing) throw new Failure('SERVICE_UNAVAILABLE', 'The service is stopping.')
    this.#working.rejectNested()
    const queuedAt = performance.now()
    return this.#queue.run(() => {
      if (performance.now() - queuedAt > this.#maxWait()) throw unavailable()
      return this.#working.run(() => this.#run(work))
    })
  }

  /** Settles when all queued transactions are done; new ones are refused. */
  async close(): Promise<void> {
    this.#isClosing = true
    await this.#queue.run(async () => undefined)
  }

  async #run<T>(work: Work<T>): Promise<T> {
    const changed = new Set<Collection>()
    let isConfirmed = false
    try {
      const result = await this.#db.transaction().execute(async (db) => {
        const { transaction, end } = openTransaction(db, changed)
        try {
          return await joinReads(() => work(transaction))
        } finally {
          await end()
        }
      })
      isConfirmed = true
      return result
    } finally {
      this.#onEnd(changed, isConfirmed)
    }
  }
}

/** Runs one step at a time; steps that nobody awaited finish before the transaction does. What it reads at one moment is one step, and one statement. */
function openTransaction(db: Database, changed: Set<Collection>): { transaction: Transaction; end: () => Promise<void> } {
  const steps = new SerialQueue()
  let hasEnded = false
  /** Reads whose step hasn’t begun. */
  let reads: (() => Promise<void>)[] | null = null
  const assertOpen = () => {
    if (hasEnded) throw new Error('This transaction is over.')
  }
  const step = async <T>(task: () => Promise<T>): Promise<T> => {
    assertOpen()
    reads = null
    return steps.run(task)
  }
  const read = async <T>(task: () => Promise<T>): Promise<T> => {
    assertOpen()
    const joined = (reads ??= [])
    const found = new Promise<T>((resolve, reject) => joined.push(() => task().then(resolve, reject)))
    if (joined.length === 1)
      void steps.run(async () => {
        if (reads === joined) reads = null
        await Promise.all(joined.map((each) => each()))
      })
    return found
  }
  const finders = findersOf({ of: (_, ask) => ask(db), ofPrivate: (ask) => ask(db) })
  /** What this transaction has read or put: as nobody else writes meanwhile, that is what the database holds. */
  const known = new Map<string, unknown>()
  const knownAs = (collection: Collection, id: string) => `${collection} ${id}`
  /** Frozen, so that what is put can’t be the same object, changed in place, which would seem unchanged. */
  const noted = <R extends { id: string }>(collection: Collection, record: R | null): R | null => {
    if (record !== null) known.set(knownAs(collection, record.id), frozen(record))
    return record
  }
  return {
    transaction: {
      get: (collection, id) => read(async () => noted(collection, await finders.get(collection, id))),
      list: (collection, field, value) => read(() => finders.list(collection, field, value)),
      countBy: (collection, field, value) => read(() => finders.countBy(collection, field, value)),
      findLaunch: (slugOrAlias) => read(async () => noted('launches', await finders.findLaunch(slugOrAlias))),
      findLaunchesByUrl: (urlKey) => read(() => finders.findLaunchesByUrl(urlKey)),
      findLaunchesByName: (nameKey) => read(() => finders.findLaunchesByName(nameKey)),
      countReservations: (year, week) => read(() => finders.countReservations(year, week)),
      put: async (collection, record) => {
        const copy = copyOf(record)
        changed.add(collection)
        await step(async () => {
          const key = knownAs(collection, copy.id)
          await putRecord(db, collection, copy, known.get(key) as typeof copy | undefined)
          known.set(key, copy)
        })
      },
      remove: (collection, id) => {
        changed.add(collection)
        return step(() => {
          known.delete(knownAs(collection, id))
          return removeRecord(db, collection, id)
        })
      },
    },
    end: () => {
      hasEnded = true
      return steps.run(async () => undefined)
    },
  }
}

/** A copy as later readers will get it. Throws a TypeError if it is not JSON. */
const copyOf = <C extends Collection>(record: Records[C]): Records[C] => JSON.parse(JSON.stringify(record)) as Records[C]

const { space, writer } = advisoryLocks
/** Read committed: each statement sees what was committed before the lock was granted. */
const begin = `start transaction isolation level read committed; select pg_advisory_xact_lock(${space}, ${writer})`

/** PostgreSQL with one write transaction at a time across all processes: each starts by taking the writer lock, in one round trip. */
export class OneWriterDialect extends PostgresDialect {
  readonly #pool: GuardedPool

  constructor(pool: GuardedPool) {
    super({ pool })
    this.#pool = pool
  }

  override createDriver(): Driver {
    return new OneWriterDriver({ pool: this.#pool })
  }
}

type Connection = Parameters<PostgresDriver['rollbackTransaction']>[0]

class OneWriterDriver extends PostgresDriver {
  override async beginTransaction(connection: Connection): Promise<void> {
    try {
      await connection.executeQuery(CompiledQuery.raw(begin))
    } catch (error) {
      await this.rollbackTransaction(connection) // it started, but didn't get the lock
      throw error
    }
  }
}
