import type { ReadinessReport } from '../../../shared/schemas/readiness.ts'
import { isBusy, isObject, isTextList, readErrorBody, unexpectedResponse, waitUntil, type ApiResponse } from '../../service/api-response.ts'

/** Why a full audit produced no report. Times are in milliseconds since 1970. */
export type AuditFailure =
  | { kind: 'service'; message: string }
  | { kind: 'rate-limited'; message: string; until: number }
  | { kind: 'busy'; message: string; until: number }
  | { kind: 'site'; message: string }
  | { kind: 'interrupted'; message: string }

export type AuditOutcome = { ok: true; report: ReadinessReport } | { ok: false; failure: AuditFailure }

const isTextOrNull = (value: unknown) => value === null || typeof value === 'string'

const isCheck = (value: unknown) =>
  isObject(value) &&
  [value['id'], value['label'], value['detail']].every((text) => typeof text === 'string') &&
  ['pass', 'warn', 'fail'].includes(String(value['status'])) &&
  isTextOrNull(value['fix'])

const isListing = (value: unknown) =>
  isObject(value) && [value['name'], value['tagline'], value['description'], value['pricing']].every(isTextOrNull)

const isWeek = (value: unknown) =>
  isObject(value) && typeof value['year'] === 'number' && typeof value['week'] === 'number' && typeof value['startsOn'] === 'string'

/** Validates a report (interface section 2.5): whatever responds at the configured URL may not be a Slipway server. */
const isReport = (body: unknown): body is ReadinessReport =>
  isObject(body) &&
  body['ok'] === true &&
  typeof body['url'] === 'string' &&
  typeof body['score'] === 'number' &&
  Array.isArray(body['checks']) &&
  body['checks'].every(isCheck) &&
  isListing(body['suggestedListing']) &&
  isTextList(body['suggestedCategories']) &&
  Array.isArray(body['nextFreeWeeks']) &&
  body['nextFreeWeeks'].every(isWeek)

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
