import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import { Client, Pool, type ClientBase, type ClientConfig, type PoolClient, type PoolConfig } from 'pg'
import { isLost } from '../connections/database-failures.ts'
import { isOutdated, queryOf } from '../connections/prepared.ts'

/** The server takes writes, or says nothing about it. */
export class NotAStandby extends Error {
  override name = 'NotAStandby'
  constructor() {
    super('it isn’t a standby')
  }
}

type ParameterStatus = { parameterName: string; parameterValue: string }

/** PostgreSQL reports `in_hot_standby` before it ends the next answer: one that comes while this is true is a standby’s. */
export class StandbyClient extends Client {
  #isStandby = false

  /** The URL names the first of several hosts; `host` and `port` are those to connect to. */
  constructor(config: ClientConfig = {}) {
    super(config)
    if (config.host !== undefined && config.port !== undefined) Object.assign(this, { host: config.host, port: config.port })
    this.connection.on('parameterStatus', ({ parameterName, parameterValue }: ParameterStatus) => {
      if (parameterName === 'in_hot_standby') this.#isStandby = parameterValue === 'on'
    })
  }

  /** Throws NotAStandby. */
  requireStandby(): void {
    if (!this.#isStandby) throw new NotAStandby()
  }
}

/** The pool awaits this. */
const prepare = (client: ClientBase, statement: number): unknown =>
  client.query(`set statement_timeout = ${statement}`).then(() => requireStandby(client))

/** A pool whose answers all come from a standby; others are refused, with the connection. */
export class StandbyPool implements PostgresPool {
  readonly options = {}
  readonly #pool: Pool

  constructor(config: PoolConfig, statement: number) {
    this.#pool = new Pool({ ...config, Client: StandbyClient, onConnect: (client) => prepare(client, statement) })
    // Without a listener, a connection that breaks while idle or between two statements would end the process.
    this.#pool.on('error', () => undefined)
    this.#pool.on('connect', (client) => client.on('error', () => undefined))
  }

  async connect(): Promise<PostgresPoolClient> {
    return new ConfirmedClient(await this.#pool.connect())
  }

  end(): Promise<void> {
    return this.#pool.end()
  }
}

class ConfirmedClient implements PostgresPoolClient {
  readonly #client: PoolClient
  #isUseless = false

  constructor(client: PoolClient) {
    this.#client = client
  }

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  query(sql: unknown, parameters: readonly unknown[] = []): unknown {
    return this.#ask(String(sql), parameters)
  }

  release(destroy = false): void {
    this.#client.release(destroy || this.#isUseless)
  }

  async #ask(sql: string, parameters: readonly unknown[]): Promise<unknown> {
    try {
      const result = await this.#client.query(queryOf(sql, parameters))
      requireStandby(this.#client)
      return result
    } catch (error) {
      this.#isUseless = isLost(error) || isOutdated(error)
      throw error
    }
  }
}

function requireStandby(client: ClientBase): void {
  if (!(client instanceof StandbyClient)) throw new NotAStandby()
  client.requireStandby()
}
