import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import { DatabaseError, Pool, type ClientBase, type PoolClient } from 'pg'
import { FollowingClient, poolOptions } from './following-client.ts'
import { isOutdated, queryOf } from './prepared.ts'
import { isDefect, isLost, unavailable, Unanswered, type Outage } from './database-failures.ts'

/** Connections per process. All processes share the server's max_connections (100 by default). */
export const maxConnections = 10
/** Timeouts in milliseconds, so that every call ends. */
export type Timeouts = {
  /** For a connection of the pool. */
  connection: number
  /** For the server's work, including waiting for another process. */
  statement: number
  /** For the answer to a query. */
  answer: number
  /** How long the server waits for a transaction's next statement, which blocks all other transactions. */
  idle: number
  /** How long a transaction waits for earlier ones; after that it is not started. */
  queue: number
}
export const defaultTimeouts: Timeouts = { connection: 3000, statement: 5000, answer: 7000, idle: 5000, queue: 5000 }

export function openPool(databaseUrl: string, outage: Outage, timeouts: Timeouts): Pool {
  const pool = new Pool(
    poolOptions(databaseUrl, {
      application_name: 'slipway',
      max: maxConnections,
      connectionTimeoutMillis: timeouts.connection,
      query_timeout: timeouts.answer,
      keepAlive: true,
      onConnect: (client) => limit(client, timeouts),
    }),
  )
  // Without a listener, a connection that breaks while idle or between two statements would end the process.
  pool.on('error', (error) => outage.report(error))
  pool.on('connect', (client) => client.on('error', (error) => outage.report(error)))
  return pool
}

/** The pool awaits this. PgBouncer would reject these as connection settings. */
const limit = (client: ClientBase, { statement, idle }: Timeouts): unknown =>
  client.query(`set statement_timeout = ${statement}; set idle_in_transaction_session_timeout = ${idle}`)

/** Connections whose errors become Failures and which are discarded when they break. */
export class GuardedPool implements PostgresPool {
  readonly options = {}
  readonly #pool: Pool
  readonly #outage: Outage

  constructor(pool: Pool, outage: Outage) {
    this.#pool = pool
    this.#outage = outage
  }

  async connect(): Promise<PostgresPoolClient> {
    const connecting = this.#pool.connect()
    try {
      return new GuardedClient(await this.#outage.silence.limit(connecting), this.#outage)
    } catch (error) {
      void connecting.then((client) => client.release()).catch(() => undefined)
      this.#outage.report(error)
      throw unavailable()
    }
  }

  end(): Promise<void> {
    return this.#pool.end()
  }
}

/** SQLSTATE of a warning that has no code of its own. */
const plainWarning = '01000'

class GuardedClient implements PostgresPoolClient {
  readonly #client: PoolClient
  readonly #outage: Outage
  #isLost = false

  constructor(client: PoolClient, outage: Outage) {
    this.#client = client
    this.#outage = outage
  }

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  query(sql: unknown, parameters: readonly unknown[] = []): unknown {
    return this.#ask(String(sql), parameters)
  }

  release(destroy = false): void {
    this.#client.release(destroy || this.#isLost)
  }

  async #ask(sql: string, parameters: readonly unknown[]): Promise<unknown> {
    if (this.#isLost) throw unavailable()
    try {
      const result = await this.#outage.silence.limit(sql === 'commit' ? this.#commit() : this.#client.query(queryOf(sql, parameters)))
      this.#outage.answered()
      return result
    } catch (error) {
      if (isOutdated(error)) this.#isLost = true
      else if (isDefect(error)) throw error
      else if (isLost(error)) this.#lose()
      this.#outage.report(error)
      throw error instanceof DatabaseError ? unavailable() : new Unanswered()
    }
  }
  /**
   * A server that stops waiting for its synchronous standby commits anyway and only warns: a failover can lose what it wrote. So a warning
   * is treated as no answer (https://www.postgresql.org/docs/current/warm-standby.html#SYNCHRONOUS-REPLICATION-HA).
   */
  async #commit(): Promise<unknown> {
    const warnings: string[] = []
    const listen = ({ code, message }: { code?: string | undefined; message?: string | undefined }) => {
      if (code === plainWarning) warnings.push(message ?? code)
    }
    this.#client.on('notice', listen)
    try {
      const result = await this.#client.query('commit')
      if (warnings.length > 0) throw new Error(warnings.join(', '))
      return result
    } finally {
      this.#client.off('notice', listen)
    }
  }

  #lose(): void {
    this.#isLost = true
    if (this.#client instanceof FollowingClient) this.#client.suspect()
  }
}
