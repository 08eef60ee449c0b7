import type { ReadinessReport } from '../shared/schemas/readiness.ts'

/** Why a full audit brought no report. Times are milliseconds since 1970. */
export type AuditFailure =
  | { kind: 'service'; message: string }
  | { kind: 'rate-limited'; message: string; until: number }
  | { kind: 'site'; message: string }
  | { kind: 'interrupted'; message: string }

export type AuditOutcome = { ok: true; report: ReadinessReport } | { ok: false; failure: AuditFailure }

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isTextOrNull = (value: unknown) => value === null || typeof value === 'string'
const isTextList = (value: unknown): value is string[] => Array.isArray(value) && value.every((item) => typeof item === 'string')

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

/** Reads an answer of the readiness endpoint. `retryAfter` is that header, `body` the parsed JSON or undefined, `now` in milliseconds. */
export function readAuditAnswer(status: number, retryAfter: string | null, body: unknown, now: number): AuditOutcome {
  if (status === 200 && isReport(body)) return { ok: true, report: body }
  const error = isObject(body) && typeof body['message'] === 'string' && body['code'] !== undefined ? body : null
  const data = error && isObject(error['data']) ? error['data'] : {}
  const message = error ? String(error['message']) : ''
  if (status === 429) {
    const seconds = Number(data['retryAfter'] ?? retryAfter)
    const wait = Number.isFinite(seconds) && seconds > 0 ? seconds : 60
    return { ok: false, failure: { kind: 'rate-limited', message: message || 'Too many audits.', until: now + Math.ceil(wait) * 1000 } }
  }
  if (error && status >= 400 && status < 500) {
    const fields = isObject(data['fieldErrors']) ? data['fieldErrors']['url'] : undefined
    return { ok: false, failure: { kind: 'site', message: isTextList(fields) ? fields.join(' ') : message } }
  }
  const said = error ? message : `It answered ${status}, but not as a Slipway service does.`
  return { ok: false, failure: { kind: 'service', message: said } }
}
