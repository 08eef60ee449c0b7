import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { readDatabaseAddress, type DatabaseAddress } from '../../../net/database-address.ts'
import { reasonOf } from './database-failures.ts'

/** How long a host has to describe itself. Milliseconds. */
const probeTimeout = 2000
/** How long to wait for the others after the first host answers: after a failover, two may claim to accept writes. Milliseconds. */
const grace = 300
/** Between two looks at the other hosts while connections are open. Milliseconds. */
const betweenLooks = 5000

/** A server by its place in the address. A standby has no timeline; when it is promoted, it starts a new one. */
export type Server = { place: number; timeline: number | null }
/** An open connection, which ends when another server has taken over. */
type Follower = { server: Server; leave: (reason: Error) => void }

/** A host and port in use, and the one before; null at first. */
export type Use = { host: string; former: string | null; isWritable: boolean }
type UseListener = (use: Use) => void

/** No server accepts writes at the moment, which a failover ends. */
export class NotWritable extends Error {
  override name = 'NotWritable'
}

const describeServer = `select pg_is_in_recovery() as "isStandby", current_setting('transaction_read_only')::boolean as "isReadOnly",
  case when not pg_is_in_recovery() then substr(pg_walfile_name(pg_current_wal_insert_lsn()), 1, 8) end as timeline`
type Description = { isStandby: boolean; isReadOnly: boolean; timeline: string | null }

/**
 * Knows which of an address's servers accepts writes. Searches for it when it is unknown or a connection to it failed; when another one is found,
 * all connections to the former one end. A server on an earlier timeline than one seen before has been replaced, even if it claims to accept
 * writes: it may have been frozen. Looks at the other hosts every few seconds, because a former primary doesn't say that it has been replaced.
 */
export class DatabaseServers {
  readonly #address: DatabaseAddress
  readonly #followers = new Set<Follower>()
  #current: Server | null = null
  #newestTimeline = 0
  #search: Promise<Server> | null = null
  #onUse: UseListener = () => undefined
  #used: string | null = null
  #looking: NodeJS.Timeout | undefined

  constructor(databaseUrl: string) {
    this.#address = readDatabaseAddress(databaseUrl).address
  }

  /** With one host only. */
  get url(): string {
    return this.#address.url
  }

  /** Whether there is nothing to choose and nothing to check. */
  get isAnyServer(): boolean {
    return this.#address.hosts.length === 0 && this.#address.target === 'any'
  }

  isCurrent({ place }: Server): boolean {
    return this.#current?.place === place
  }

  /** Makes a client that is not connected yet connect to a server. */
  direct(client: Client, place: number): void {
    Object.assign(client, this.#address.hosts[place])
  }

  /** Reports the server in use when it is found, and whenever another host takes over. Nothing to report with one host. */
  onUse(listener: UseListener): void {
    this.#onUse = listener
  }

  /** The server to connect to. Rejects with what every host said. */
  find(): Promise<Server> {
    if (this.#current !== null) return Promise.resolve(this.#current)
    return (this.#search ??= this.#findAnew().finally(() => (this.#search = null)))
  }

  /** A connection failed: its server may no longer be the current one. */
  suspect(server: Server): void {
    if (!this.isCurrent(server)) return
    this.#current = null
    this.find().catch(() => undefined) // the next to connect gets the reason
  }

  /** Returns a function that removes the connection again. */
  join(follower: Follower): () => void {
    this.#followers.add(follower)
    if (this.#address.hosts.length > 1) this.#looking ??= setInterval(() => void this.#lookAtOthers(), betweenLooks).unref()
    return () => {
      this.#followers.delete(follower)
      if (this.#followers.size > 0) return
      clearInterval(this.#looking)
      this.#looking = undefined
    }
  }

  /** Describes the server of a connection. Throws NotWritable unless it is of the wanted kind. */
  async check(client: Client, place: number): Promise<Server> {
    const query = { text: describeServer, query_timeout: probeTimeout }
    const { rows } = await client.query<Description>(query)
    const { isStandby = true, isReadOnly = true, timeline = null } = rows[0] ?? {}
    const { target } = this.#address
    if (target !== 'any' && isStandby) throw new NotWritable('it is a standby')
    if (target === 'read-write' && isReadOnly) throw new NotWritable('it is read-only')
    const server = { place, timeline: timeline === null ? null : Number.parseInt(timeline, 16) }
    if (server.timeline !== null && server.timeline < this.#newestTimeline) {
      throw new NotWritable(`it is a former primary (timeline ${server.timeline}, after ${this.#newestTimeline} was seen)`)
    }
    this.#learn(server)
    return server
  }

  /** A later timeline means that every server on an earlier one has been replaced. */
  #learn({ place, timeline }: Server): void {
    if (timeline === null || timeline <= this.#newestTimeline) return
    this.#newestTimeline = timeline
    const isOutdated = (server: Server) => server.timeline !== null && server.timeline < timeline
    if (this.#current !== null && isOutdated(this.#current)) this.#current = null
    for (const { server, leave } of this.#followers)
      if (isOutdated(server))
        leave(new Error(`The primary at ${this.#nameOf(server.place)} has been replaced: ${this.#nameOf(place)} is on a later timeline.`))
  }

  async #lookAtOthers(): Promise<void> {
    const current = this.#current
    if (current === null || current.timeline === null) return
    const others = this.#address.hosts.keys().filter((place) => place !== current.place)
    await Promise.allSettled([...others].map((place) => this.#probe(place)))
    if (this.#current === null) await this.find().catch(() => undefined)
  }

  async #findAnew(): Promise<Server> {
    const found: Server[] = []
    const places = Math.max(this.#address.hosts.length, 1)
    const probes = Array.from({ length: places }, async (_, place) => found.push(await this.#probe(place)))
    await Promise.any(probes)
    await Promise.race([Promise.allSettled(probes), wait(grace)])
    const [first] = found.sort((a, b) => (b.timeline ?? 0) - (a.timeline ?? 0) || a.place - b.place)
    if (first === undefined) throw new NotWritable('no server was found')
    this.#current = first
    this.#report(first.place)
    for (const follower of this.#followers) {
      const { place, timeline } = follower.server
      if (place !== first.place || timeline !== first.timeline)
        follower.leave(new Error(`The database moved from ${this.#nameOf(place)} to ${this.#nameOf(first.place)}.`))
    }
    return first
  }

  #report(place: number): void {
    const host = this.#nameOf(place)
    if (this.#address.hosts.length === 0 || host === this.#used) return
    this.#onUse({ host, former: this.#used, isWritable: this.#address.target !== 'any' })
    this.#used = host
  }

  #nameOf(place: number): string {
    const { host = 'the host', port } = this.#address.hosts[place] ?? {}
    return port === undefined ? host : `${host.includes(':') ? `[${host}]` : host}:${port}`
  }

  async #probe(place: number): Promise<Server> {
    const client = new Client({ connectionString: this.url, application_name: 'slipway', connectionTimeoutMillis: probeTimeout })
    client.on('error', () => undefined) // the current statement fails with the reason
    this.direct(client, place)
    try {
      await client.connect()
      return await this.check(client, place)
    } catch (cause) {
      throw new Error(`${client.host}:${client.port}: ${reasonOf(cause)}`, { cause })
    } finally {
      void client.end().catch(() => undefined)
    }
  }
}
