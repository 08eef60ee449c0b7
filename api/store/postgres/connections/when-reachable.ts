import { setTimeout as wait } from 'node:timers/promises'
import { DatabaseError } from 'pg'
import { Failure } from '../../../domain/failure.ts'
import { reasonOf } from './database-failures.ts'
import { NotWritable } from './database-servers.ts'

/** Milliseconds. Machines that start together aren't ready at the same moment. */
const defaultTiming = { timeout: 30_000, betweenTries: 1000, betweenMessages: 10_000 }

/** SQLSTATE for connection errors, too many connections, and a server that is starting or stopping. */
const temporary = /^(08|53|57P)/

/** Up to 30 seconds, then throws the reason; what waiting won't fix at once. `onWait` gets the reason every ten seconds. */
export async function whenReachable<T>(open: () => Promise<T>, onWait: (reason: string) => void, timing = defaultTiming): Promise<T> {
  const until = performance.now() + timing.timeout
  for (let reportedAt = Number.NEGATIVE_INFINITY; ;) {
    try {
      return await open()
    } catch (error) {
      const now = performance.now()
      if (!isTemporary(error) || now > until) throw error
      if (now - reportedAt >= timing.betweenMessages) {
        reportedAt = now
        onWait(reasonOf(error))
      }
      await wait(timing.betweenTries)
    }
  }
}

function isTemporary(error: unknown): boolean {
  if (error instanceof Failure || error instanceof NotWritable) return true
  if (error instanceof DatabaseError) return temporary.test(error.code ?? '')
  if (error instanceof AggregateError) return error.errors.every(isTemporary)
  if (!(error instanceof Error)) return false
  return 'syscall' in error || /timeout|terminated/i.test(error.message) || isTemporary(error.cause)
}
