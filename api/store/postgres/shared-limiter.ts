import { CompiledQuery, sql } from 'kysely'
import { RateLimiterPostgres } from 'rate-limiter-flexible'
import type { CreateLimiter } from '../../ports/limits.ts'
import type { KeyedHash } from './shared-secret.ts'
import type { Database } from './tables.ts'

/** Counts in the database, so that all processes together give what one alone would. */
export class SharedLimiter extends RateLimiterPostgres {
  readonly #keyedHash: KeyedHash

  constructor(db: Database, keyedHash: KeyedHash, options: Parameters<CreateLimiter>[0]) {
    const query = async ({ text, values }: { text: string; values: unknown[] }) => {
      const { rows } = await db.executeQuery(CompiledQuery.raw(text, values))
      return { rows, rowCount: rows.length }
    }
    // Its own cleanup would continue after the store is closed.
    const clearExpiredByTimeout = false
    super({ ...options, storeClient: { query }, storeType: 'pool', tableName: 'rateLimits', tableCreated: true, clearExpiredByTimeout })
    this.#keyedHash = keyedHash
  }

  /** The same length for every key. */
  override getKey(key: string | number): string {
    return this.#keyedHash(super.getKey(key))
  }
}

const betweenClearings = 10 * 60_000

/** Deletes expired counts regularly. Returns a function that stops it. */
export function clearLimits(db: Database): () => void {
  const clear = () => {
    sql`delete from "rateLimits" where expire < ${Date.now()}`.execute(db).catch(() => undefined) // the connection reports it, and the next run retries
  }
  const timer = setInterval(clear, betweenClearings).unref()
  return () => clearInterval(timer)
}
