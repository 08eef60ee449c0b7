import { definitionOf, type Collection } from '../../../domain/collections/collections.ts'
import { maxOutageMs } from '../../../ports/store.ts'
import { reasonOf, unavailable } from '../connections/database-failures.ts'
import { drop, openListener } from './change-listener.ts'
import type { FollowingClient } from '../connections/following-client.ts'
import { learn, question, type Answer, type Known } from './known-changes.ts'
import { coalesceRuns } from '../../../domain/coalesce-runs.ts'
import { silentFor } from './silent-for.ts'
import type { LeaderLog } from '../standbys/leader-log.ts'

/** Milliseconds. */
const timing = {
  /** Between two queries without a notice, in case notices are lost. */
  interval: 500,
  /** Between two queries that notices cause. */
  betweenNotices: 50,
  /** How old an answer may be without asking again. */
  fresh: 1000,
  /** After so long without an answer, the database counts as away: it may be standing still. */
  silent: 2000,
}

type FeedListeners = { onFailure: (error: unknown) => void; onAnswer?: () => void }

/** Learns of changes by a notice from the database, and by asking every half a second, always the server that accepts writes. */
export class ChangeFeed {
  readonly #databaseUrl: string
  readonly #onFailure: (error: unknown) => void
  readonly #onAnswer: () => void
  readonly #maxOutageMs: number
  readonly #ask = coalesceRuns(() => this.#askOrReconnect())
  #client: FollowingClient | null = null
  #known: Known | null = null
  #commits = 0
  /** Since when the database hasn't answered; null if it does. */
  #awaySince: number | null = null
  #isReported = false
  /** Resolves if the query that runs isn't answered for moments. */
  #silence: Promise<unknown> = Promise.resolve()
  /** A commit succeeded since then: what was known is out of date, although the database answers others. */
  #isOutdated = false
  #timer: NodeJS.Timeout | undefined
  #dueAt = Number.POSITIVE_INFINITY
  #isClosed = false

  constructor(databaseUrl: string, { onFailure, onAnswer = () => undefined }: FeedListeners, outageMs = maxOutageMs) {
    this.#databaseUrl = databaseUrl
    this.#onFailure = onFailure
    this.#onAnswer = onAnswer
    this.#maxOutageMs = outageMs
    this.#plan(0)
  }

  /** At most a second old, with all own commits; the last one known for five minutes without the database. Rejects if nothing is known. */
  version(): number | Promise<number> {
    const known = this.#current()
    if (known !== null) return known.version
    if (this.#awaySince !== null) return this.#lastVersion() ?? Promise.reject(unavailable())
    const asked = this.#ask().catch(() => null)
    return Promise.race([asked, this.#silence.then(() => null)]).then((found) => {
      const version = found?.version ?? this.#lastVersion()
      if (version === null) throw unavailable()
      return version
    })
  }

  /** Where the log stood that `version` is from. Null unless that covers everything that is known to have changed in the public data. */
  log(): LeaderLog | null {
    const known = this.#current() ?? (this.#awaySince !== null && this.#lastVersion() !== null ? this.#known : null)
    return known?.log ?? null
  }

  /** Where the log stood when the database last answered, whatever has been committed here since. Null if that is too long ago. */
  lastLog(): LeaderLog | null {
    const known = this.#known
    return known === null || performance.now() - known.at > this.#maxOutageMs ? null : known.log
  }

  /** Since when the database hasn't answered, in milliseconds of the process; null if it does. */
  get awaySince(): number | null {
    return this.#awaySince
  }

  /** This process has committed changes; or, if that isn't confirmed, may have. */
  changed(collections: ReadonlySet<Collection>, isConfirmed: boolean): void {
    if (!collections.keys().some(isCounted)) return
    this.#commits += 1
    this.#isOutdated ||= this.#awaySince !== null && isConfirmed
  }

  close(): void {
    this.#isClosed = true
    clearTimeout(this.#timer)
    this.#drop()
  }

  #current(): Known | null {
    const known = this.#known
    return known !== null && known.commits === this.#commits && performance.now() - known.at < timing.fresh ? known : null
  }

  #lastVersion(): number | null {
    const known = this.#known
    return known === null || this.#isOutdated || performance.now() - known.at > this.#maxOutageMs ? null : known.version
  }

  #plan(delay: number): void {
    const dueAt = performance.now() + delay
    if (this.#isClosed || this.#dueAt <= dueAt) return
    clearTimeout(this.#timer)
    this.#dueAt = dueAt
    this.#timer = setTimeout(() => {
      this.#dueAt = Number.POSITIVE_INFINITY
      void this.#ask()
        .catch(() => undefined)
        .then(() => this.#plan(timing.interval))
    }, delay).unref()
  }

  /** A connection can be lost while the database is up, so only a failure on a new one counts. */
  async #askOrReconnect(): Promise<Known> {
    const ended = new AbortController()
    this.#silence = silentFor(timing.silent, ended.signal)
    void this.#silence.then(() => this.#leave())
    try {
      for (let isNew = this.#client === null; ; isNew = true) {
        try {
          return await this.#askOnce(this.#client ?? (await this.#connect()))
        } catch (error) {
          if (!isNew && !this.#isClosed) continue
          if (!this.#isReported && !this.#isClosed) this.#onFailure(new Error(`can’t watch for changes: ${reasonOf(error)}`))
          this.#isReported = true
          this.#leave()
          throw error
        }
      }
    } finally {
      ended.abort()
    }
  }

  #leave(): void {
    this.#awaySince ??= performance.now()
  }

  async #askOnce(client: FollowingClient): Promise<Known> {
    const asked = { at: performance.now(), commits: this.#commits }
    try {
      const { rows } = await client.query<Answer>({ name: 'version', text: question })
      const [answer] = rows
      if (answer === undefined || this.#client !== client) throw new Error('Connection lost.')
      this.#onAnswer()
      this.#known = { ...asked, ...learn(this.#known, answer) }
      this.#awaySince = null
      this.#isReported = this.#isOutdated = false
      return this.#known
    } catch (error) {
      client.suspect()
      if (this.#client === client) this.#drop()
      throw error
    }
  }

  async #connect(): Promise<FollowingClient> {
    const client = await openListener(this.#databaseUrl, () => this.#plan(timing.betweenNotices))
    const onLost = () => {
      if (this.#client !== client) return
      this.#client = null
      this.#plan(0)
    }
    client.on('error', onLost).on('end', onLost)
    this.#client = client
    if (this.#isClosed) this.#drop()
    return client
  }

  #drop(): void {
    const client = this.#client
    this.#client = null
    if (client !== null) drop(client)
  }
}

/** Whether the collection’s table has triggers that count changes: a transaction on others changes no version. */
const isCounted = (collection: Collection): boolean => [true, 'while live'].includes(definitionOf(collection).isPublic)
