import { Failure } from '../domain/failure.ts'

/** The first sentence per field of a BAD_REQUEST; anything else that was thrown is thrown on. */
export function fieldFaults(error: unknown): Record<string, string> {
  if (!(error instanceof Failure) || error.code !== 'BAD_REQUEST') throw error
  const faults = error.data?.['fieldErrors']
  if (typeof faults !== 'object' || faults === null) return {}
  return Object.fromEntries(Object.entries(faults).map(([field, messages]) => [field, String((messages as unknown[])[0])]))
}
