import { describe, expect, it } from 'vitest'
import { readAuditAnswer } from '../../../extension/audit/audit-outcome.ts'

const now = 1_800_000_000_000
const report = {
  ok: true,
  url: 'https://acme.dev/',
  score: 71,
  checks: [{ id: 'title', label: 'Page title', status: 'warn', detail: 'Short.', fix: 'Write more.' }],
  suggestedListing: { name: 'Acme', tagline: null, description: null, categories: [], pricing: null },
  suggestedCategories: ['design'],
  nextFreeWeeks: [{ year: 2026, week: 53, startsOn: '2026-12-28' }],
}
const error = (status: number, data?: object) => ({ code: 'X', status, message: 'Said by the service.', data })

describe('an answer of the readiness endpoint', () => {
  it('that is a report is shown', () => {
    expect(readAuditAnswer({ status: 200, retryAfter: null, body: report }, now)).toEqual({ ok: true, report })
  })

  it.each([
    ['no body', undefined],
    ['another site’s JSON', { hello: 'world' }],
    ['a check of an unknown status', { ...report, checks: [{ ...report.checks[0], status: 'maybe' }] }],
    ['a fix that is no text', { ...report, checks: [{ ...report.checks[0], fix: { html: '' } }] }],
    ['a report without its listing', { ...report, suggestedListing: undefined }],
    ['a report without its weeks', { ...report, nextFreeWeeks: [1] }],
  ])('200 with %s is no Slipway service', (_what, body) => {
    expect(readAuditAnswer({ status: 200, retryAfter: null, body }, now)).toMatchObject({ ok: false, failure: { kind: 'service' } })
  })

  it.each([
    ['the body says how long to wait', 429, '7', error(429, { retryAfter: 90 }), now + 90_000],
    ['the header says it', 429, '7', error(429), now + 7000],
    ['nobody says it', 429, null, undefined, now + 60_000],
    ['the header is a date, which this service never sends', 429, 'Wed, 21 Oct 2026 07:28:00 GMT', undefined, now + 60_000],
  ])('429: %s', (_fact, status, header, body, until) => {
    expect(readAuditAnswer({ status, retryAfter: header, body }, now)).toMatchObject({
      ok: false,
      failure: { kind: 'rate-limited', until },
    })
  })

  it('503 of a busy service says how long to wait', () => {
    expect(readAuditAnswer({ status: 503, retryAfter: '10', body: error(503, { retryAfter: 10 }) }, now)).toEqual({
      ok: false,
      failure: { kind: 'busy', message: 'Said by the service.', until: now + 10_000 },
    })
  })

  it('400 says what is wrong with the site, in the words of its field', () => {
    const body = error(400, { fieldErrors: { url: ['The name acme.dev does not exist (DNS).'] } })
    expect(readAuditAnswer({ status: 400, retryAfter: null, body }, now)).toEqual({
      ok: false,
      failure: { kind: 'site', message: 'The name acme.dev does not exist (DNS).' },
    })
  })

  it.each([
    ['a proxy’s page', 502, undefined, 'It answered 502, but not as a Slipway service does.'],
    ['another site’s 404', 404, undefined, 'It answered 404, but not as a Slipway service does.'],
    ['a service in trouble', 503, error(503), 'Said by the service.'],
    ['a proxy that asks for a moment', 503, { data: { retryAfter: 10 } }, 'It answered 503, but not as a Slipway service does.'],
  ])('%s is trouble with the service', (_what, status, body, message) => {
    expect(readAuditAnswer({ status, retryAfter: null, body }, now)).toEqual({ ok: false, failure: { kind: 'service', message } })
  })
})
