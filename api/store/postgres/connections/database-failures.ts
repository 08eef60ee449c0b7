import { DatabaseError } from 'pg'
import { Failure } from '../../../domain/failure.ts'

/** Seconds after which a retry makes sense. */
const retryAfter = 5
const message = `Database unavailable. Try again in ${retryAfter} seconds.`

/** The operation was certainly not carried out. */
export const unavailable = () => new Failure('SERVICE_UNAVAILABLE', message, { retryAfter })

/** The operation may have been carried out: it was sent, and no answer came. */
export class Unanswered extends Failure {
  constructor() {
    super('SERVICE_UNAVAILABLE', message, { retryAfter })
  }
}

/** For a host with several IP addresses, the message is in the errors of an otherwise empty AggregateError. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ')
  return error instanceof Error ? error.message : String(error)
}

/** SQLSTATE classes that indicate a mistake in this program, even if the database is healthy. */
const defects = new Set(['0A', '22', '23', '42'])

export const isDefect = (error: unknown): boolean => error instanceof DatabaseError && defects.has(error.code?.slice(0, 2) ?? '')
/** Whether a connection has become useless: it was lost, an answer is still pending, or it is stuck in a failed transaction. */
export const isLost = (error: unknown): boolean =>
  !(error instanceof DatabaseError) || error.severity === 'FATAL' || error.code?.startsWith('25') === true

/** Reports each problem with the database once until it answers again, because every caller would report the same. */
export class Outage {
  readonly silence = new Silence()
  readonly #onFailure: (error: unknown) => void
  readonly #reported = new Set<string>()
  /** In milliseconds of the process. */
  answeredAt = Number.NEGATIVE_INFINITY

  constructor(onFailure: (error: unknown) => void) {
    this.#onFailure = onFailure
  }

  report(error: unknown): void {
    if (error instanceof DatabaseError) this.silence.heard()
    const reason = reasonOf(error)
    if (this.#reported.has(reason)) return
    this.#reported.add(reason)
    this.#onFailure(new Error(`PostgreSQL: ${reason}`)) // the library's error contains the connection and query values
  }

  answered(): void {
    this.silence.heard()
    this.answeredAt = performance.now()
    this.#reported.clear()
  }
}

/** Milliseconds. Also how late a tick may be: time in which this process itself stood still doesn’t count. */
const step = 100
/** In ticks: how long the database may leave all queries unanswered, and how long each query gets at least. */
const limits = { quiet: 25, own: 5 }

type Waiting = { ticks: number; giveUp: (error: Error) => void }

/** A query that is merely slow isn’t given up: others are answered meanwhile, if only the change feed’s every half a second. */
export class Silence {
  readonly #waiting = new Set<Waiting>()
  #quietTicks = 0
  #tickedAt = 0
  #timer: NodeJS.Timeout | undefined

  /** Something was answered. */
  heard(): void {
    this.#quietTicks = 0
  }

  get isQuiet(): boolean {
    return this.#quietTicks >= limits.quiet
  }

  /** The query’s result, or a rejection once the database counts as silent. */
  limit<T>(asked: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const waiting = { ticks: 0, giveUp: reject }
      this.#waiting.add(waiting)
      this.#start()
      void asked.then(resolve, reject).finally(() => this.#waiting.delete(waiting))
    })
  }

  #start(): void {
    if (this.#timer !== undefined) return
    this.#tickedAt = performance.now()
    this.#timer = setInterval(() => this.#tick(), step).unref()
  }

  #tick(): void {
    const [now, before] = [performance.now(), this.#tickedAt]
    this.#tickedAt = now
    if (this.#waiting.size === 0) {
      clearInterval(this.#timer)
      this.#timer = undefined
      return
    }
    if (now - before > 2 * step) return
    this.#quietTicks += 1
    for (const waiting of this.#waiting) {
      waiting.ticks += 1
      if (!this.isQuiet || waiting.ticks < limits.own) continue
      this.#waiting.delete(waiting)
      waiting.giveUp(new Error('the server doesn’t answer'))
    }
  }
}
