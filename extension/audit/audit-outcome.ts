import type { ReadinessReport } from '../../shared/schemas/readiness.ts'
import { isBusy, isObject, isTextList, readErrorBody, strangeAnswer, waitUntil, type RawAnswer } from '../browser/error-answer.ts'

/** Why a full audit brought no report. Times are milliseconds since 1970. */
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

/** Interface section 2.5, by hand: whatever answers at the configured address is not trusted to be a Slipway service. */
function isReport(body: unknown): body is ReadinessReport {
  return (
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
  )
}

/** Reads an answer of the readiness endpoint; `now` in milliseconds. */
export function readAuditAnswer(raw: RawAnswer, now: number): AuditOutcome {
  const { status, body } = raw
  if (status === 200 && isReport(body)) return { ok: true, report: body }
  const error = readErrorBody(raw)
  if (status === 429) {
    const message = error?.message ?? 'Too many audits.'
    return { ok: false, failure: { kind: 'rate-limited', message, until: waitUntil(raw, now) } }
  }
  if (error && isBusy(raw)) return { ok: false, failure: { kind: 'busy', message: error.message, until: waitUntil(raw, now) } }
  if (error && status >= 400 && status < 500) {
    const fields = isObject(error.data['fieldErrors']) ? error.data['fieldErrors']['url'] : undefined
    return { ok: false, failure: { kind: 'site', message: isTextList(fields) ? fields.join(' ') : error.message } }
  }
  return { ok: false, failure: { kind: 'service', message: strangeAnswer(raw) } }
}
