import { CompiledQuery, PostgresDialect, PostgresDriver, type Driver } from 'kysely'
import { advisoryLocks } from './advisory-locks.ts'
import type { GuardedPool } from './connections.ts'

const { space, writer } = advisoryLocks
/** Read committed: each statement sees what was committed before the lock was given. */
const begin = `start transaction isolation level read committed; select pg_advisory_xact_lock(${space}, ${writer})`

/** PostgreSQL whose transactions come one after the other over all processes: each begins with the writer's lock, in one round trip. */
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
      await this.rollbackTransaction(connection) // it began, and waited in vain for the lock
      throw error
    }
  }
}
