import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { advisoryLocks } from './advisory-locks.ts'

/** Milliseconds. The lead is asked for, or confirmed, once a `beat`; the server ends a connection that has been silent for `silence`. */
const beat = 3000
const silence = 15_000
/** How long one confirmation counts: shorter than the silence, so that who was cut off knows before another one leads. */
const trust = 10_000
const patience = 4000

/**
 * The one process of a database that keeps its calendar: whoever holds the lock, as long as its connection lives. A process that is killed
 * loses it at once, one that is cut off or stands still by its silence.
 */
export class Leadership {
  readonly #databaseUrl: string
  readonly #onGain: () => void
  readonly #closing = new AbortController()
  #client: Client | null = null
  #confirmedAt = Number.NEGATIVE_INFINITY
  #running: Promise<void> = Promise.resolve()

  constructor(databaseUrl: string, onGain: () => void) {
    this.#databaseUrl = databaseUrl
    this.#onGain = onGain
  }

  get leads(): boolean {
    return performance.now() - this.#confirmedAt < trust
  }

  /** Resolves when it has been asked for once, with or without success. */
  async start(): Promise<void> {
    await this.#ask()
    this.#running = this.#goOn()
  }

  /** Gives it up. */
  async close(): Promise<void> {
    this.#closing.abort()
    await this.#running
    await this.#drop()
  }

  async #goOn(): Promise<void> {
    while (await wait(beat, true, { signal: this.#closing.signal }).catch(() => false)) {
      const led = this.leads
      await this.#ask()
      if (this.leads && !led) this.#onGain()
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
      this.#confirmedAt = rows[0]?.leads === true ? asked : Number.NEGATIVE_INFINITY
    } catch {
      await this.#drop()
    }
  }

  async #connect(): Promise<Client> {
    const client = new Client({
      connectionString: this.#databaseUrl,
      application_name: 'slipway leader',
      connectionTimeoutMillis: patience,
      query_timeout: patience,
      keepAlive: true,
    })
    client.on('error', () => undefined) // the next beat fails, and begins anew
    try {
      await client.connect()
      await client.query(`set idle_session_timeout = ${silence}`)
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
    this.#confirmedAt = Number.NEGATIVE_INFINITY
    await Promise.race([client?.end().catch(() => undefined), wait(patience, undefined, { ref: false })])
  }
}
