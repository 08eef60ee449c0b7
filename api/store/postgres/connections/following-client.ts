import { callbackify } from 'node:util'
import { Client, type ClientConfig, type PoolConfig } from 'pg'
import { DatabaseServers, NotWritable, type Server, type Use } from './database-servers.ts'

type Callback = ((error: Error) => void) | ((error: null, client: Client) => void)

/** All connections of a process share one view of which server accepts writes, so that they move together. */
const known = new Map<string, DatabaseServers>()

function serversOf(databaseUrl: string): DatabaseServers {
  const servers = known.get(databaseUrl) ?? new DatabaseServers(databaseUrl)
  known.set(databaseUrl, servers)
  return servers
}

/** Reports which of several hosts this process uses, at first and after each move. */
export const watchServers = (databaseUrl: string, onUse: (use: Use) => void): void => serversOf(databaseUrl).onUse(onUse)

/** The options of a pool whose connections go to the server that accepts writes. */
export function poolOptions(databaseUrl: string, options: PoolConfig): PoolConfig {
  class PooledClient extends FollowingClient {
    constructor() {
      super(databaseUrl, options)
    }
  }
  return { ...options, Client: PooledClient }
}

/** A connection that looks for its server when it is opened, and ends when another one has taken over. */
export class FollowingClient extends Client {
  readonly #servers: DatabaseServers
  #server: Server | null = null

  constructor(databaseUrl: string, options: ClientConfig) {
    const servers = serversOf(databaseUrl)
    super({ ...options, connectionString: servers.url })
    this.#servers = servers
    this.on('error', () => this.suspect())
  }

  override connect(): Promise<Client>
  override connect(callback: Callback): void
  override connect(callback?: Callback): Promise<Client> | void {
    if (callback === undefined) return this.#connect()
    callbackify(() => this.#connect())(callback as (error: Error | null, client: Client) => void)
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.end().catch(() => undefined)
  }

  /** Its server may no longer be the one that accepts writes. */
  suspect(): void {
    if (this.#server !== null) this.#servers.suspect(this.#server)
  }

  async #connect(): Promise<Client> {
    const servers = this.#servers
    if (servers.isAnyServer) return super.connect()
    const { place } = (this.#server = await servers.find())
    if (this.connection.stream.destroyed) throw new Error('timeout expired') // the pool gave up while the search went on
    servers.direct(this, place)
    try {
      await super.connect()
      this.#server = await servers.check(this, place)
      if (!servers.isCurrent(this.#server)) throw new NotWritable('another server has taken over')
    } catch (error) {
      this.suspect()
      void this.end().catch(() => undefined)
      throw error
    }
    this.once('end', servers.join({ server: this.#server, leave: (reason) => this.#leave(reason) }))
    return this
  }

  #leave(reason: Error): void {
    this.emit('error', reason) // makes a pool remove it even while it is idle
    void this.end().catch(() => undefined)
  }
}
