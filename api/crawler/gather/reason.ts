import { Failure } from '../../domain/failure.ts'
import { Unreachable } from '../unreachable.ts'

/** The sentence for what kept a side errand from its end; what is no expected error goes on as a defect. */
export function reasonOf(error: unknown): string {
  if (error instanceof Unreachable || error instanceof Failure) return error.message
  throw error
}
