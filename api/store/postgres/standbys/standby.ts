import { setTimeout as wait } from 'node:timers/promises'
import { Kysely, PostgresDialect } from 'kysely'
import { DatabaseError, type ClientConfig } from 'pg'
import { reasonOf } from '../connections/database-failures.ts'
import { drop } from '../changes/change-listener.ts'
import { coalesceRuns } from '../../../domain/coalesce-runs.ts'
import type { Database, Tables } from '../tables/migrate.ts'
import { replayedEnd, type LeaderLog, type PositionTimes } from './leader-log.ts'
import { nameOf, observe, openObserver, type Observed } from './observe.ts'
import { NotAStandby, StandbyPool, type StandbyClient } from './standby-client.ts'
import { standbyTiming } from './timing.ts'

/** Connections per standby for reads; its observation takes one more. */
const maxReadConnections = 5

/** SQLSTATE of reads that replaying cancels: nothing is wrong with the server. */
const conflicts = new Set(['40001', '40P01', '57P04'])

/** SQLSTATE of a read that took too long. One such search says little about the server; several in a row do. */
const canceled = '57014'
const maxCanceled = 3

/** What the pool says if all connections were in use for too long. A server that doesn’t answer fails its observation. */
const crowded = 'timeout exceeded when trying to connect'

/** What a standby is compared with: the log as it was last known, because moments after each commit here it isn’t known whether that is all. */
export type Leader = { log: () => LeaderLog | null; system: () => string | null; times: PositionTimes }

export class Standby {
  readonly name: string
  readonly #leader: Leader
  readonly #onJudged: (standby: Standby) => void
  readonly #config: ClientConfig
  readonly #pool: StandbyPool
  readonly #db: Database
  readonly #reading = new Set<(reason: Error) => void>()
  #client: StandbyClient | null = null
  #observed: Observed | null = null
  #replayed = 0n
  #lag = 0
  #error: string | null = 'it hasn’t answered yet'
  #restsUntil = Number.NEGATIVE_INFINITY
  /** Reads in a row that took too long. */
  #canceled = 0
  #isPatient = true
  #isClosed = false
  /** Looks at the server. Concurrent callers share a look that begins after they asked. Never rejects. */
  readonly observe = coalesceRuns(() => this.#observe())

  constructor(config: ClientConfig, leader: Leader, onJudged: (standby: Standby) => void) {
    const { answer, statement } = standbyTiming
    this.name = nameOf(config)
    this.#leader = leader
    this.#onJudged = onJudged
    this.#config = { ...config, connectionTimeoutMillis: answer, keepAlive: true }
    const reads = { application_name: 'slipway reads', max: maxReadConnections, query_timeout: statement + answer }
    this.#pool = new StandbyPool({ ...this.#config, ...reads }, statement)
    this.#db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: this.#pool }) })
    void this.#watch()
  }

  /** Why it isn’t used, after “because”; null if it is. */
  get error(): string | null {
    return this.#error
  }

  /** Milliseconds. */
  get lag(): number {
    return this.#lag
  }

  /** Whether it shows every public change that is known. */
  has({ timeline, publicPosition }: LeaderLog): boolean {
    return this.#error === null && this.#observed?.timeline === timeline && this.#replayed >= replayedEnd(publicPosition)
  }

  /** Waits a moment until it has them, and resolves to whether it does. If that takes too long, no read waits again until it has caught up. */
  async reach(log: LeaderLog): Promise<boolean> {
    const until = performance.now() + standbyTiming.patience
    let pause = 1
    while (this.#error === null && this.#isPatient) {
      await this.observe()
      if (this.has(log)) return true
      const left = until - performance.now()
      if (left <= 0) this.#isPatient = false
      else await wait(Math.min((pause *= 2), left))
    }
    return false
  }

  /** Rejects if the read should be run on the leader, for whatever reason. */
  async read<T>(work: (db: Database) => Promise<T>): Promise<T> {
    const { promise, resolve, reject } = Promise.withResolvers<T>()
    this.#reading.add(reject)
    work(this.#db).then(resolve, reject)
    try {
      const found = await promise
      this.#canceled = 0
      return found
    } catch (error) {
      this.#blame(error)
      throw error
    } finally {
      this.#reading.delete(reject)
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true
    this.#drop()
    await Promise.race([this.#db.destroy(), wait(1000, undefined, { ref: false })])
  }

  async #watch(): Promise<void> {
    while (!this.#isClosed) {
      await this.observe()
      await wait(standbyTiming.interval, undefined, { ref: false })
    }
  }

  async #observe(): Promise<void> {
    const log = this.#leader.log()
    if (log !== null) this.#leader.times.note(replayedEnd(log.position), performance.now())
    try {
      this.#client ??= await openObserver(this.#config)
      if (this.#isClosed) return this.#drop()
      this.#observed = await observe(this.#client)
    } catch (error) {
      this.#drop()
      this.#observed = null
      return this.#judge(error instanceof NotAStandby ? error.message : `it doesn’t answer: ${reasonOf(error)}`)
    }
    this.#replayed = BigInt(this.#observed?.replayed ?? 0)
    this.#lag = this.#leader.times.lagOf(this.#replayed, performance.now())
    if (log !== null && this.#replayed >= replayedEnd(log.publicPosition)) this.#isPatient = true
    this.#judge(this.#compare(log))
  }

  #compare(log: LeaderLog | null): string | null {
    const { system, timeline } = this.#observed ?? {}
    const leaderSystem = this.#leader.system()
    if (log === null || log.timeline === null || leaderSystem === null) return this.#error ?? 'the leader isn’t known'
    if (system !== leaderSystem) return 'it belongs to another cluster'
    if (timeline !== log.timeline) return `it’s on timeline ${timeline}, the leader on ${log.timeline}`
    if (this.#lag > standbyTiming.maxLag) return `it’s ${Math.round(this.#lag / 1000)} seconds behind`
    return null
  }

  #judge(error: string | null): void {
    const isResting = performance.now() < this.#restsUntil
    if (this.#isClosed || error === this.#error || (error === null && isResting)) return
    this.#error = error
    if (error !== null) for (const giveUp of this.#reading) giveUp(new Error(error))
    this.#onJudged(this)
  }

  /** What a failed read says about the server. */
  #blame(error: unknown): void {
    if (this.#error !== null || this.#isClosed) return
    if (error instanceof Error && error.message === crowded) return
    const code = error instanceof DatabaseError ? (error.code ?? '') : null
    if (error instanceof NotAStandby) return this.#judge(error.message)
    if (code !== null && (conflicts.has(code) || /^(0A|22|23|42)/.test(code))) return
    if (code === canceled && ++this.#canceled < maxCanceled) return
    this.#canceled = 0
    this.#restsUntil = performance.now() + standbyTiming.rest
    this.#judge(`a read failed: ${reasonOf(error)}`)
  }

  #drop(): void {
    if (this.#client !== null) drop(this.#client)
    this.#client = null
  }
}
