import { Failure } from '../../domain/failure.ts'
import { Unreachable } from '../unreachable.ts'

/** What kept a side errand from its end, to stand inside a sentence; what is no expected error goes on as a defect. */
export function reasonOf(error: unknown): string {
  if (error instanceof Unreachable || error instanceof Failure) return error.message.replace(/\.$/, '')
  throw error
}
