import type { Issue } from '../../shared/schemas/error-body.ts'
import { Failure } from './failure.ts'
import { lengthOf } from './plain-text.ts'

/** One validation error, as it appears in `data.issues`. */
export const fault = (field: string, message: string, code: string): Issue => ({ path: [field], message, code })

/** Throws one BAD_REQUEST with every error; does nothing when there are none. */
export function refuseFaults(faults: readonly Issue[]): void {
  const [first] = faults
  if (first === undefined) return
  const fieldErrors: Record<string, string[]> = {}
  for (const { path, message } of faults) (fieldErrors[String(path[0])] ??= []).push(message)
  const message = faults.length === 1 ? `${first.path.join('.')}: ${first.message}` : `${faults.length} fields are invalid.`
  throw new Failure('BAD_REQUEST', message, { fieldErrors, issues: faults })
}

/** Validates a required text. */
export function textFaults(field: string, text: string, max: number): Issue[] {
  if (text === '') return [fault(field, 'This field is required.', 'required')]
  return lengthFaults(field, text, max)
}

export function lengthFaults(field: string, text: string, max: number): Issue[] {
  const length = lengthOf(text)
  return length > max ? [fault(field, `${count(length)} characters; the limit is ${count(max)}.`, 'maxLength')] : []
}

const count = (number: number) => number.toLocaleString('en-US')
