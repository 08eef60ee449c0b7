import { errorStatus, type ErrorCode } from '../../shared/vocabulary.ts'
import type { Issue } from '../../shared/schemas/error-body.ts'

/**
 * The one expected error: everything else thrown is a defect. `message` and `data` are shown to the caller. Where they quote a maker or a site,
 * `ownWords` say what happened without that, for callers who must not take a quote for our words.
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

/** Too much to do at the moment, for a time that is told: nobody's fault, unlike a 503 without a wait. */
export const isBusy = (failure: Failure): boolean =>
  failure.code === 'SERVICE_UNAVAILABLE' && typeof failure.data?.['retryAfter'] === 'number'

/** A visit that the address alone rules out, or that there is no place for: nobody was asked, so it costs its caller nothing. */
export class NotVisited extends Failure {}

/** A BAD_REQUEST about a request as a whole: no field is named, and the one fault's path is empty. */
export function invalidRequest(message: string, code: string): Failure {
  const issues: Issue[] = [{ path: [], message, code }]
  return new Failure('BAD_REQUEST', message, { fieldErrors: {}, issues })
}

/** A BAD_REQUEST about one field, with both forms of validation data. */
export function invalidField(field: string, message: string, code: string, ownWords?: string): Failure {
  const issues: Issue[] = [{ path: [field], message, code }]
  return new Failure('BAD_REQUEST', message, { fieldErrors: { [field]: [message] }, issues }, ownWords)
}
