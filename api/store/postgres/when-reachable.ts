import { setTimeout as wait } from 'node:timers/promises'
import { DatabaseError } from 'pg'
import { Failure } from '../../domain/failure.ts'
import { reasonOf } from './database-failures.ts'

/** Milliseconds: machines that start together do not start at the same moment. */
const usualPace = { patience: 30_000, betweenTries: 1000, betweenWords: 10_000 }

/** SQLSTATE: connection exceptions, too many connections, and a server that starts or stops. */
const passing = /^(08|53|57P)/

/**
 * Waits half a minute for a database that cannot be reached, then throws why; what waiting does not cure it throws at once. `onWait` hears
 * every ten seconds why.
 */
export async function whenReachable<T>(open: () => Promise<T>, onWait: (reason: string) => void, pace = usualPace): Promise<T> {
  const until = performance.now() + pace.patience
  for (let saidAt = Number.NEGATIVE_INFINITY; ;) {
    try {
      return await open()
    } catch (error) {
      const now = performance.now()
      if (!isPassing(error) || now > until) throw error
      if (now - saidAt >= pace.betweenWords) {
        saidAt = now
        onWait(reasonOf(error))
      }
      await wait(pace.betweenTries)
    }
  }
}

function isPassing(error: unknown): boolean {
  if (error instanceof Failure) return true
  if (error instanceof DatabaseError) return passing.test(error.code ?? '')
  if (error instanceof AggregateError) return error.errors.every(isPassing)
  if (!(error instanceof Error)) return false
  return 'syscall' in error || /timeout|terminated/i.test(error.message) || isPassing(error.cause)
}
