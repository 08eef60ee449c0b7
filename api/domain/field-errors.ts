import type { Issue } from '../../shared/schemas/error-body.ts'
import { Failure } from './failure.ts'
import { lengthOf } from './plain-text.ts'

/** One validation error, as it appears in `data.issues`. */
export const fieldError = (field: string, message: string, code: string): Issue => ({ path: [field], message, code })

/** The most errors that one response lists; its message gives the total. */
export const maxIssues = 20

/** Throws one BAD_REQUEST with every error, up to a limit; does nothing when there are none. `what` is the plural for the message. */
export function throwFieldErrors(errors: readonly Issue[], what = 'fields'): void {
  const [first] = errors
  if (first === undefined) return
  const issues = errors.slice(0, maxIssues)
  const fieldErrors: Record<string, string[]> = Object.create(null)
  for (const { path, message } of issues) if (path[0] !== undefined) (fieldErrors[path[0]] ??= []).push(message)
  const where = first.path.length > 0 ? `${first.path.join('.')}: ` : ''
  const shown = errors.length > maxIssues ? ` The first ${maxIssues} are listed.` : ''
  const message = errors.length === 1 ? `${where}${first.message}` : `${count(errors.length)} ${what} are invalid.${shown}`
  throw new Failure('BAD_REQUEST', message, { fieldErrors, issues })
}

/** Validates a required text. */
export function textErrors(field: string, text: string, max: number): Issue[] {
  if (text === '') return [fieldError(field, 'This field is required.', 'required')]
  return lengthErrors(field, text, max)
}

export function lengthErrors(field: string, text: string, max: number): Issue[] {
  const length = lengthOf(text)
  return length > max ? [fieldError(field, `${count(length)} characters; the limit is ${count(max)}.`, 'maxLength')] : []
}

const count = (number: number) => number.toLocaleString('en-US')
