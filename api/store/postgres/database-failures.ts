import { DatabaseError } from 'pg'
import { Failure } from '../../domain/failure.ts'

/** Seconds after which asking again makes sense. */
const retryAfter = 5
const noAnswer = `The catalog’s database does not answer. Try again in ${retryAfter} seconds.`

/** What was asked was surely not done. */
export const unavailable = () => new Failure('SERVICE_UNAVAILABLE', noAnswer, { retryAfter })

/** It may have been done: it was asked, and no answer came. */
export class Unanswered extends Failure {
  constructor() {
    super('SERVICE_UNAVAILABLE', noAnswer, { retryAfter })
  }
}

/** A host with several addresses fails with an error for each, under one that says nothing. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ')
  return error instanceof Error ? error.message : String(error)
}

/** Classes of SQLSTATE that tell of a mistake in this program: what was asked cannot be answered, however well the database is. */
const defects = new Set(['0A', '22', '23', '42'])

export const isDefect = (error: unknown): boolean => error instanceof DatabaseError && defects.has(error.code?.slice(0, 2) ?? '')
/** Whether a connection is of no more use: it was lost, an answer is still due on it, or it is left in a transaction that failed. */
export const isLost = (error: unknown): boolean =>
  !(error instanceof DatabaseError) || error.severity === 'FATAL' || error.code?.startsWith('25') === true

/** Says each thing that is wrong with the database once, until it has answered again: every caller would say the same. */
export class Outage {
  readonly #onFailure: (error: unknown) => void
  readonly #reported = new Set<string>()

  constructor(onFailure: (error: unknown) => void) {
    this.#onFailure = onFailure
  }

  report(error: unknown): void {
    const reason = reasonOf(error)
    if (this.#reported.has(reason)) return
    this.#reported.add(reason)
    this.#onFailure(new Error(`PostgreSQL: ${reason}`)) // the library's own carries the connection, and values that were asked for
  }

  answered(): void {
    this.#reported.clear()
  }
}
