import { setTimeout as wait } from 'node:timers/promises'
import { FollowingClient } from '../connections/following-client.ts'
import { handOver, holdsLead, isHandedOver, leaderChannel, readPid, takeLead } from './hand-over.ts'

/** Milliseconds. */
type Timing = {
  /** Between two attempts: the leader confirms its lead, others try to get it. */
  interval: number
  /** For an answer. */
  timeout: number
  /** How long a confirmation is valid, and how long a new holder waits: the previous one may not know yet that its connection is lost. */
  lease: number
  /** When the server closes a silent connection: longer than the lease, so that a process that was cut off knows before another one leads. */
  idle: number
}
const defaultTiming: Timing = { interval: 2000, timeout: 3000, lease: 6000, idle: 9000 }
/** How long to wait for a connection to close. Milliseconds. */
const closeTimeout = 1000
/** How long to wait for a successor, in milliseconds; candidates are notified. */
const handOverTimeout = 2000
/** How long the lead is left to the process that it is handed over to. Milliseconds. */
const yieldFor = 1000

type LeadershipEvents = {
  onGain: () => void
  /** The database can't be reached; called once until it answers again. */
  onFailure: (error: unknown) => void
}

/**
 * Elects the one process of a database that runs its schedule: the one that holds the lock, as long as its connection lives. A killed
 * process loses it at once; one that is cut off or hangs loses it by its silence. At every change nobody leads for a moment, so that two
 * never do. A process that leaves hands the lead over at once.
 */
export class Leadership {
  readonly #databaseUrl: string
  readonly #events: LeadershipEvents
  readonly #timing: Timing
  readonly #closing = new AbortController()
  #wake = new AbortController()
  #client: FollowingClient | null = null
  /** Whether the last attempt was answered. */
  #isAnswered = true
  /** When this connection got the lock. */
  #heldSince: number | null = null
  /** The lead is being handed over to another process. */
  #yieldsUntil = Number.NEGATIVE_INFINITY
  /** When the lease of whoever held it before is over. */
  #leadsFrom = Number.POSITIVE_INFINITY
  #confirmedAt = Number.NEGATIVE_INFINITY
  #running: Promise<void> = Promise.resolve()
  #closed: Promise<void> | null = null

  constructor(databaseUrl: string, events: LeadershipEvents, timing: Timing = defaultTiming) {
    this.#databaseUrl = databaseUrl
    this.#events = events
    this.#timing = timing
  }

  get leads(): boolean {
    return performance.now() - this.#confirmedAt < this.#timing.lease
  }

  /** Resolves after the first attempt. The process that gets the lock leads a little later and is notified. */
  async start(): Promise<void> {
    await this.#tryLead()
    this.#running = this.#compete()
  }

  /** Gives up the lead, to another process if there is one. */
  close(): Promise<void> {
    return (this.#closed ??= this.#close())
  }

  async #close(): Promise<void> {
    const led = this.leads
    this.#closing.abort()
    this.#stopLeading()
    await Promise.race([this.#running, wait(closeTimeout, undefined, { ref: false })])
    if (led && this.#client !== null) {
      const handedOver = handOver(this.#client, handOverTimeout).catch(() => undefined)
      await Promise.race([handedOver, wait(handOverTimeout + closeTimeout, undefined, { ref: false })])
    }
    await this.#drop()
  }

  async #compete(): Promise<void> {
    let notifiedFor: number | null = null
    while (await this.#pause()) {
      await this.#tryLead()
      if (!this.leads || notifiedFor === this.#heldSince) continue
      notifiedFor = this.#heldSince
      this.#events.onGain()
    }
  }

  /** Until the next attempt: the interval, or until the lock is handed over. Resolves to false when closing. */
  async #pause(): Promise<boolean> {
    const signal = AbortSignal.any([this.#closing.signal, this.#wake.signal])
    await wait(this.#timing.interval, undefined, { signal }).catch(() => undefined)
    this.#wake = new AbortController()
    return !this.#closing.signal.aborted
  }

  async #tryLead(): Promise<void> {
    const startedAt = performance.now()
    if (this.#heldSince === null && startedAt < this.#yieldsUntil) return
    try {
      const client = (this.#client ??= await this.#connect())
      const isHolder = await (this.#heldSince === null ? this.#takeLead(client) : holdsLead(client))
      if (this.#client !== client || !isHolder || this.#closing.signal.aborted) this.#stopLeading()
      else if (this.#heldSince !== null && startedAt >= this.#leadsFrom) this.#confirmedAt = startedAt
      this.#isAnswered = true
    } catch (error) {
      if (this.#closing.signal.aborted) return this.#drop()
      if (this.#isAnswered) this.#events.onFailure(error)
      this.#isAnswered = false
      this.#client?.suspect() // a process without callers would not notice otherwise that another server has taken over
      await this.#drop()
    }
  }

  /** Whether the lock is this connection’s now. The previous holder may still believe it leads, unless it handed the lock over. */
  async #takeLead(client: FollowingClient): Promise<boolean> {
    const answer = await takeLead(client)
    if (answer === 'no') return false
    this.#heldSince = performance.now()
    this.#leadsFrom = this.#heldSince + this.#timing.lease
    if (answer === 'offered' && (await isHandedOver(client, this.#timing.lease))) this.#leadsFrom = Number.NEGATIVE_INFINITY
    return true
  }

  async #connect(): Promise<FollowingClient> {
    const client = new FollowingClient(this.#databaseUrl, {
      application_name: leaderChannel,
      connectionTimeoutMillis: this.#timing.timeout,
      query_timeout: this.#timing.timeout,
      keepAlive: true,
    })
    // The server gives the lock to another process as soon as the connection is lost; the next attempt starts over.
    const lose = () => {
      if (this.#client === client) this.#stopLeading()
    }
    client.on('error', lose).on('end', lose)
    let own = ''
    // The payload names the connection that takes over.
    client.on('notification', ({ payload = '' }) => {
      if (payload === own) this.#wake.abort()
      else this.#yieldsUntil = performance.now() + yieldFor
    })
    try {
      await client.connect()
      own = await readPid(client)
      await client.query(`set idle_session_timeout = ${this.#timing.idle}; listen "${leaderChannel}"`)
      this.#closing.signal.throwIfAborted()
      return client
    } catch (error) {
      await client.end().catch(() => undefined)
      throw error
    }
  }

  /** The lock ends with its connection. */
  async #drop(): Promise<void> {
    const client = this.#client
    this.#client = null
    this.#stopLeading()
    await Promise.race([client?.end().catch(() => undefined), wait(closeTimeout, undefined, { ref: false })])
  }

  #stopLeading(): void {
    this.#heldSince = null
    this.#confirmedAt = Number.NEGATIVE_INFINITY
  }
}
