import { errorStatus, type ErrorCode } from '../../shared/vocabulary.ts'
import type { Issue } from '../../shared/schemas/error-body.ts'
import { lengthOf } from './plain-text.ts'
import { countWords } from '../../shared/plural.ts'

/**
 * The only expected error; anything else that is thrown is a bug. `message` and `data` are shown to the caller. Where they quote a maker or
 * a site, `ownWords` says the same without the quote, for agents that must not mistake a quote for our own words.
 */
export class Failure extends Error {
  override name = 'Failure'
  readonly code: ErrorCode
  readonly data: Record<string, unknown> | undefined
  readonly ownWords: string | undefined

  constructor(code: ErrorCode, message: string, data?: Record<string, unknown>, ownWords?: string) {
    super(message)
    this.code = code
    this.data = data
    this.ownWords = ownWords
  }

  get status(): number {
    return errorStatus[this.code]
  }
}

/** A temporary overload with a known wait, unlike a 503 without `retryAfter`. */
export const isBusy = (failure: Failure): boolean =>
  failure.code === 'SERVICE_UNAVAILABLE' && typeof failure.data?.['retryAfter'] === 'number'

/** A crawl that was refused before any request was sent: it doesn’t use up the caller's quota. */
export class NotVisited extends Failure {}

/** Work that was given up because this machine is busy: up to a limit, it doesn’t use up the caller’s quota either. */
export class GivenUp extends NotVisited {}

/** Work that nobody waits for any more. */
export class Canceled extends Failure {}

/** For work that was given up because this machine is busy, through nobody’s fault. */
export const tooBusy = (retryAfter = 30): GivenUp =>
  new GivenUp('SERVICE_UNAVAILABLE', `We’re busy right now. Try again in ${retryAfter} seconds.`, { retryAfter })

/** A wrong code, or a request that can’t be read: it counts against a quota of its own. */
export class Mistake extends Failure {}

/** A BAD_REQUEST about the request as a whole: it names no field, and its one issue has an empty path. */
export function invalidRequest(message: string, code: string): Failure {
  const issues: Issue[] = [{ path: [], message, code }]
  return new Failure('BAD_REQUEST', message, { fieldErrors: {}, issues })
}

/** A BAD_REQUEST about one field, in both validation formats (`fieldErrors` and `issues`). */
export function invalidField(field: string, message: string, code: string, ownWords?: string): Failure {
  const issues: Issue[] = [{ path: [field], message, code }]
  return new Failure('BAD_REQUEST', message, { fieldErrors: { [field]: [message] }, issues }, ownWords)
}

/** One validation error, as it appears in `data.issues`. */
export const fieldError = (field: string, message: string, code: string): Issue => ({ path: [field], message, code })

/** The most errors that one response lists; its message gives the total. */
const maxIssues = 20

/** Throws one BAD_REQUEST with every error, up to a limit; does nothing when there are none. `what` is the plural for the message. */
export function throwFieldErrors(errors: readonly Issue[], what = 'fields'): void {
  const [first] = errors
  if (first === undefined) return
  const issues = errors.slice(0, maxIssues)
  const fieldErrors: Record<string, string[]> = Object.create(null)
  for (const { path, message } of issues) if (path[0] !== undefined) (fieldErrors[path[0]] ??= []).push(message)
  const where = first.path.length > 0 ? `${first.path.join('.')}: ` : ''
  const shown = errors.length > maxIssues ? ` The first ${maxIssues} are listed.` : ''
  const message = errors.length === 1 ? `${where}${first.message}` : `${countWords(errors.length)} ${what} are invalid.${shown}`
  throw new Failure('BAD_REQUEST', message, { fieldErrors, issues })
}

export function textErrors(field: string, text: string, max: number): Issue[] {
  if (text === '') return [fieldError(field, 'This field is required.', 'required')]
  return lengthErrors(field, text, max)
}

export function lengthErrors(field: string, text: string, max: number): Issue[] {
  const length = lengthOf(text)
  return length > max ? [fieldError(field, `${countWords(length)} characters; the limit is ${countWords(max)}.`, 'maxLength')] : []
}
