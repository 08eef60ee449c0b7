import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { advisoryLocks } from './advisory-locks.ts'

/** Milliseconds. */
type Pace = {
  /** Between two questions: who leads has it confirmed, who does not asks for it. */
  beat: number
  /** For an answer. */
  patience: number
  /** How long a confirmation counts, and how long a new holder waits: the one before may not know yet that its connection is lost. */
  trust: number
  /** After which the server ends a connection that says nothing: longer than the trust, so that who was cut off knows before another one leads. */
  silence: number
}
const usualPace: Pace = { beat: 2000, patience: 3000, trust: 6000, silence: 9000 }
/** Milliseconds for a goodbye to a server that may not answer. */
const farewell = 1000

type LeadershipEvents = {
  onGain: () => void
  /** Nobody can be asked; told once, until somebody answers again. */
  onFailure: (error: unknown) => void
}

/**
 * The one process of a database that keeps its calendar: whoever holds the lock, as long as its connection lives. A process that is killed
 * loses it at once, one that is cut off or stands still by its silence. Nobody leads for a moment at every change, so that never two do.
 */
export class Leadership {
  readonly #databaseUrl: string
  readonly #events: LeadershipEvents
  readonly #pace: Pace
  readonly #closing = new AbortController()
  #client: Client | null = null
  /** Whether the last question was answered. */
  #isAnswered = true
  /** When the lock was given on this connection. */
  #heldSince: number | null = null
  #confirmedAt = Number.NEGATIVE_INFINITY
  #running: Promise<void> = Promise.resolve()

  constructor(databaseUrl: string, events: LeadershipEvents, pace: Pace = usualPace) {
    this.#databaseUrl = databaseUrl
    this.#events = events
    this.#pace = pace
  }

  get leads(): boolean {
    return performance.now() - this.#confirmedAt < this.#pace.trust
  }

  /** Resolves when it has been asked for once. Whoever is given it leads a little later, and is told. */
  async start(): Promise<void> {
    await this.#ask()
    this.#running = this.#goOn()
  }

  /** Gives it up. */
  async close(): Promise<void> {
    this.#closing.abort()
    await Promise.race([this.#running, wait(farewell, undefined, { ref: false })])
    await this.#drop()
  }

  async #goOn(): Promise<void> {
    let told: number | null = null
    while (await wait(this.#pace.beat, true, { signal: this.#closing.signal }).catch(() => false)) {
      await this.#ask()
      if (!this.leads || told === this.#heldSince) continue
      told = this.#heldSince
      this.#events.onGain()
    }
  }

  async #ask(): Promise<void> {
    const asked = performance.now()
    try {
      const client = (this.#client ??= await this.#connect())
      // Whoever has it gets it again.
      const { rows } = await client.query<{ leads: boolean }>('select pg_try_advisory_lock($1, $2) as leads', [
        advisoryLocks.space,
        advisoryLocks.leader,
      ])
      if (this.#client !== client || rows[0]?.leads !== true) this.#stopLeading()
      else {
        this.#heldSince ??= performance.now()
        if (asked - this.#heldSince >= this.#pace.trust) this.#confirmedAt = asked
      }
      this.#isAnswered = true
    } catch (error) {
      if (this.#closing.signal.aborted) return this.#drop()
      if (this.#isAnswered) this.#events.onFailure(error)
      this.#isAnswered = false
      await this.#drop()
    }
  }

  async #connect(): Promise<Client> {
    const client = new Client({
      connectionString: this.#databaseUrl,
      application_name: 'slipway leader',
      connectionTimeoutMillis: this.#pace.patience,
      query_timeout: this.#pace.patience,
      keepAlive: true,
    })
    // The server gives the lock to another as soon as the connection is lost; the next beat begins anew.
    const lose = () => {
      if (this.#client === client) this.#stopLeading()
    }
    client.on('error', lose).on('end', lose)
    try {
      await client.connect()
      await client.query(`set idle_session_timeout = ${this.#pace.silence}`)
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
    await Promise.race([client?.end().catch(() => undefined), wait(farewell, undefined, { ref: false })])
  }

  #stopLeading(): void {
    this.#heldSince = null
    this.#confirmedAt = Number.NEGATIVE_INFINITY
  }
}
