import { Failure } from '../../domain/failure.ts'
import { Unreachable } from '../../net/unreachable.ts'

/** The reason of an expected error, to be part of a sentence. Any other error is a defect and rethrown. */
export function reasonOf(error: unknown): string {
  if (error instanceof Unreachable || error instanceof Failure) return error.message.replace(/\.$/, '')
  // The visit ended while a worker was still reading.
  if (error instanceof Error && error.name === 'TimeoutError') return 'it took too long'
  throw error
}
