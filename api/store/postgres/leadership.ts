import { setTimeout as wait } from 'node:timers/promises'
import { advisoryLocks } from './advisory-locks.ts'
import { FollowingClient } from './following-client.ts'

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

type LeadershipEvents = {
  onGain: () => void
  /** The database can't be reached; called once until it answers again. */
  onFailure: (error: unknown) => void
}

/**
 * Elects the one process of a database that runs its schedule: the one that holds the lock, as long as its connection lives. A killed
 * process loses it at once; one that is cut off or hangs loses it by its silence. At every change nobody leads for a moment, so that two
 * never do.
 */
export class Leadership {
  readonly #databaseUrl: string
  readonly #events: LeadershipEvents
  readonly #timing: Timing
  readonly #closing = new AbortController()
  #client: FollowingClient | null = null
  /** Whether the last attempt was answered. */
  #isAnswered = true
  /** When this connection got the lock. */
  #heldSince: number | null = null
  #confirmedAt = Number.NEGATIVE_INFINITY
  #running: Promise<void> = Promise.resolve()

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

  /** Gives up the lead. */
  async close(): Promise<void> {
    this.#closing.abort()
    await Promise.race([this.#running, wait(closeTimeout, undefined, { ref: false })])
    await this.#drop()
  }

  async #compete(): Promise<void> {
    let notifiedFor: number | null = null
    while (await wait(this.#timing.interval, true, { signal: this.#closing.signal }).catch(() => false)) {
      await this.#tryLead()
      if (!this.leads || notifiedFor === this.#heldSince) continue
      notifiedFor = this.#heldSince
      this.#events.onGain()
    }
  }

  async #tryLead(): Promise<void> {
    const startedAt = performance.now()
    try {
      const client = (this.#client ??= await this.#connect())
      // The holder gets the lock again.
      const { rows } = await client.query<{ leads: boolean }>('select pg_try_advisory_lock($1, $2) as leads', [
        advisoryLocks.space,
        advisoryLocks.leader,
      ])
      if (this.#client !== client || rows[0]?.leads !== true) this.#stopLeading()
      else {
        this.#heldSince ??= performance.now()
        if (startedAt - this.#heldSince >= this.#timing.lease) this.#confirmedAt = startedAt
      }
      this.#isAnswered = true
    } catch (error) {
      if (this.#closing.signal.aborted) return this.#drop()
      if (this.#isAnswered) this.#events.onFailure(error)
      this.#isAnswered = false
      this.#client?.suspect() // a process without callers would not notice otherwise that another server has taken over
      await this.#drop()
    }
  }

  async #connect(): Promise<FollowingClient> {
    const client = new FollowingClient(this.#databaseUrl, {
      application_name: 'slipway leader',
      connectionTimeoutMillis: this.#timing.timeout,
      query_timeout: this.#timing.timeout,
      keepAlive: true,
    })
    // The server gives the lock to another process as soon as the connection is lost; the next attempt starts over.
    const lose = () => {
      if (this.#client === client) this.#stopLeading()
    }
    client.on('error', lose).on('end', lose)
    try {
      await client.connect()
      await client.query(`set idle_session_timeout = ${this.#timing.idle}`)
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
