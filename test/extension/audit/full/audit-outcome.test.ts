import { describe, expect, it } from 'vitest'
import { readAuditResponse } from '../../../../extension/audit/full/audit-outcome.ts'

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
const error = (status: number, data?: object) => ({ code: 'X', status, message: 'From the server.', data })

describe('a response of the readiness endpoint', () => {
  it('with a report is accepted', () => {
    expect(readAuditResponse({ status: 200, retryAfter: null, body: report }, now)).toEqual({ ok: true, report })
  })

  it.each([
    ['no body', undefined],
    ['JSON of another site', { hello: 'world' }],
    ['a check with an unknown status', { ...report, checks: [{ ...report.checks[0], status: 'maybe' }] }],
    ['a fix that is not a text', { ...report, checks: [{ ...report.checks[0], fix: { html: '' } }] }],
    ['a report without its listing', { ...report, suggestedListing: undefined }],
    ['a report without its weeks', { ...report, nextFreeWeeks: [1] }],
  ])('200 with %s is not from a Slipway server', (_what, body) => {
    expect(readAuditResponse({ status: 200, retryAfter: null, body }, now)).toMatchObject({ ok: false, failure: { kind: 'service' } })
  })

  it.each([
    ['the body says how long to wait', 429, '7', error(429, { retryAfter: 90 }), now + 90_000],
    ['the header says it', 429, '7', error(429), now + 7000],
    ['neither says it', 429, null, undefined, now + 60_000],
    ['the header is a date, which a Slipway server never sends', 429, 'Wed, 21 Oct 2026 07:28:00 GMT', undefined, now + 60_000],
  ])('429: %s', (_fact, status, header, body, until) => {
    expect(readAuditResponse({ status, retryAfter: header, body }, now)).toMatchObject({
      ok: false,
      failure: { kind: 'rate-limited', until },
    })
  })

  it('503 of a busy server says how long to wait', () => {
    expect(readAuditResponse({ status: 503, retryAfter: '10', body: error(503, { retryAfter: 10 }) }, now)).toEqual({
      ok: false,
      failure: { kind: 'busy', message: 'From the server.', until: now + 10_000 },
    })
  })

  it('400 says what is wrong with the site, with the message of the URL field', () => {
    const body = error(400, { fieldErrors: { url: ['The name acme.dev does not exist (DNS).'] } })
    expect(readAuditResponse({ status: 400, retryAfter: null, body }, now)).toEqual({
      ok: false,
      failure: { kind: 'site', message: 'The name acme.dev does not exist (DNS).' },
    })
  })

  it.each([
    ['an error page of a proxy', 502, undefined, 'Unexpected response (502).'],
    ['a 404 of another site', 404, undefined, 'Unexpected response (404).'],
    ['a server with an outage', 503, error(503), 'From the server.'],
    ['a proxy that asks to wait', 503, { data: { retryAfter: 10 } }, 'Unexpected response (503).'],
  ])('%s is a server failure', (_what, status, body, message) => {
    expect(readAuditResponse({ status, retryAfter: null, body }, now)).toEqual({ ok: false, failure: { kind: 'service', message } })
  })
})
