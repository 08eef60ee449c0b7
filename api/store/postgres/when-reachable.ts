import { setTimeout as wait } from 'node:timers/promises'
import { DatabaseError } from 'pg'
import { Failure } from '../../domain/failure.ts'

/** Milliseconds: machines that start together do not start at the same moment. */
const usualPatience = 30_000
const betweenTries = 1000

/** SQLSTATE: connection exceptions, too many connections, and a server that starts or stops. */
const passing = /^(08|53|57P)/

/** Waits half a minute for a database that cannot be reached, then throws why; what waiting does not cure it throws at once. */
export async function whenReachable<T>(open: () => Promise<T>, onWait: (error: unknown) => void, patience = usualPatience): Promise<T> {
  const until = performance.now() + patience
  for (let tries = 0; ; tries += 1) {
    try {
      return await open()
    } catch (error) {
      if (!isPassing(error) || performance.now() > until) throw error
      if (tries === 0) onWait(error)
      await wait(betweenTries)
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
