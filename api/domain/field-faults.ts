import type { Issue } from '../../shared/schemas/error-body.ts'
import { Failure } from './failure.ts'
import { lengthOf } from './plain-text.ts'

/** One fault of one field, as found in `data.issues`. */
export const fault = (field: string, message: string, code: string): Issue => ({ path: [field], message, code })

/** Throws one BAD_REQUEST with every fault, or nothing when there is none. */
export function refuseFaults(faults: readonly Issue[]): void {
  const [first] = faults
  if (first === undefined) return
  const fieldErrors: Record<string, string[]> = {}
  for (const { path, message } of faults) (fieldErrors[String(path[0])] ??= []).push(message)
  const message = faults.length === 1 ? `${first.path.join('.')}: ${first.message}` : `${faults.length} values are not valid.`
  throw new Failure('BAD_REQUEST', message, { fieldErrors, issues: faults })
}

/** The faults of a text that must be there. */
export function textFaults(field: string, text: string, max: number): Issue[] {
  if (text === '') return [fault(field, 'Must not be empty.', 'required')]
  return lengthOf(text) > max ? [fault(field, `Must have at most ${max} characters; it has ${lengthOf(text)}.`, 'maxLength')] : []
}
