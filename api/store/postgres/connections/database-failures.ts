import { DatabaseError } from 'pg'
import { Failure } from '../../../domain/failure.ts'
import { Silence } from './silence.ts'

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
