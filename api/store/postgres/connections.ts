import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import { DatabaseError, Pool, type ClientBase, type PoolClient } from 'pg'
import { isDefect, isLost, unavailable, Unanswered, type Outage } from './database-failures.ts'

/** Connections of one process; a server's max_connections (100 as it comes) is shared by all of them. */
export const mostConnections = 10
/** Milliseconds after which waiting ends: every call ends. */
export type Patience = {
  /** For a connection of the pool. */
  connection: number
  /** For the server's work, also where it waits for another process. */
  statement: number
  /** For an answer that never comes. */
  answer: number
  /** The server's for the next statement of a transaction, which holds up all others. */
  idle: number
  /** For the transactions asked for earlier; longer than that, one is not begun. */
  turn: number
}
export const usualPatience: Patience = { connection: 3000, statement: 5000, answer: 7000, idle: 5000, turn: 5000 }

export function openPool(databaseUrl: string, outage: Outage, patience: Patience): Pool {
  const pool = new Pool({
    connectionString: databaseUrl,
    application_name: 'slipway',
    max: mostConnections,
    connectionTimeoutMillis: patience.connection,
    query_timeout: patience.answer,
    keepAlive: true,
    onConnect: (client) => limit(client, patience),
  })
  // A connection that breaks while nobody uses it, or between two statements, would otherwise end the process.
  pool.on('error', (error) => outage.report(error))
  pool.on('connect', (client) => client.on('error', (error) => outage.report(error)))
  return pool
}

/** Its promise is waited for. As settings of the start, PgBouncer would refuse them. */
const limit = (client: ClientBase, { statement, idle }: Patience): unknown =>
  client.query(`set statement_timeout = ${statement}; set idle_in_transaction_session_timeout = ${idle}`)

/** Connections whose failures are Failures, and which are thrown away when they broke. */
export class GuardedPool implements PostgresPool {
  readonly options = {}
  readonly #pool: Pool
  readonly #outage: Outage

  constructor(pool: Pool, outage: Outage) {
    this.#pool = pool
    this.#outage = outage
  }

  async connect(): Promise<PostgresPoolClient> {
    try {
      return new GuardedClient(await this.#pool.connect(), this.#outage)
    } catch (error) {
      this.#outage.report(error)
      throw unavailable()
    }
  }

  end(): Promise<void> {
    return this.#pool.end()
  }
}

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
      const result = await this.#client.query(sql, [...parameters])
      this.#outage.answered()
      return result
    } catch (error) {
      if (isDefect(error)) throw error
      this.#isLost ||= isLost(error)
      this.#outage.report(error)
      throw error instanceof DatabaseError ? unavailable() : new Unanswered()
    }
  }
}
