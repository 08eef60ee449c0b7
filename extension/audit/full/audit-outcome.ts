import type { ReadinessReport } from '../../../shared/schemas/readiness.ts'
import { isBusy, isObject, isTextList, readErrorBody, unexpectedResponse, waitUntil, type ApiResponse } from '../../service/api-response.ts'
import { fits, oneOf, orNull, type Shape } from '../../service/fits.ts'

/** Why a full audit produced no report. Times are in milliseconds since 1970. */
export type AuditFailure =
  | { kind: 'service'; message: string }
  | { kind: 'rate-limited'; message: string; until: number }
  | { kind: 'busy'; message: string; until: number }
  | { kind: 'site'; message: string }
  | { kind: 'interrupted'; message: string }

/** `isKept`: by the account, at a URL of its own. */
export type AuditOutcome = { ok: true; report: ReadinessReport; isKept?: true } | { ok: false; failure: AuditFailure }

const text = orNull('')
const report: Shape = {
  ok: oneOf(true),
  url: '',
  score: 0,
  checks: [{ id: '', label: '', detail: '', status: oneOf('pass', 'warn', 'fail'), fix: text }],
  suggestedListing: { name: text, tagline: text, description: text, pricing: text },
  suggestedCategories: [''],
  nextFreeWeeks: [{ year: 0, week: 0, startsOn: '' }],
}

/** Validates a report (interface section 2.5): whatever responds at the configured URL may not be a Slipway server. */
const isReport = (body: unknown): body is ReadinessReport => fits(body, report)

/** Reads a response of the readiness endpoint. `now` is in milliseconds since 1970. */
export function readAuditResponse(response: ApiResponse, now: number): AuditOutcome {
  const { status, body } = response
  if (status === 200 && isReport(body)) return { ok: true, report: body }
  const error = readErrorBody(response)
  if (status === 429) {
    const message = error?.message ?? 'Too many audits. Try again later.'
    return { ok: false, failure: { kind: 'rate-limited', message, until: waitUntil(response, now) } }
  }
  if (error && isBusy(response)) return { ok: false, failure: { kind: 'busy', message: error.message, until: waitUntil(response, now) } }
  if (error && status >= 400 && status < 500) {
    const fields = isObject(error.data['fieldErrors']) ? error.data['fieldErrors']['url'] : undefined
    return { ok: false, failure: { kind: 'site', message: isTextList(fields) ? fields.join(' ') : error.message } }
  }
  return { ok: false, failure: { kind: 'service', message: unexpectedResponse(response) } }
}
