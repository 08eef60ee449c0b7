import { Failure, isBusy } from '../../domain/failure.ts'
import { Unreachable } from '../../net/unreachable.ts'

/**
 * The reason of an expected error, to be part of a sentence. Any other error is rethrown: a defect, or a sign that this machine is too busy, which says
 * nothing about the site (unreached.ts).
 */
export function reasonOf(error: unknown): string {
  if (error instanceof Failure && isBusy(error)) throw error
  if (error instanceof Unreachable || error instanceof Failure) return error.message.replace(/\.$/, '')
  // The visit ended while a worker was still reading.
  if (error instanceof Error && error.name === 'TimeoutError') return 'it took too long'
  throw error
}
