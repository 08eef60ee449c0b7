import { describe, expect, it } from 'vitest'
import { readDraftResponse, readLaunchesResponse, readNoticesResponse } from '../../../extension/account/account-response.ts'

const now = 1_800_000_000_000
const site = 'https://launches.example.org'
const launch = {
  slug: 'acme',
  name: 'Acme',
  status: 'live',
  launchPlan: 'free',
  requestedLaunchDate: '2026-11-30',
  freeWeekReservation: null,
  upvotes: 3,
  impressions: 120,
  clicks: 14,
  badgeStatus: 'ok',
  rejectionReason: null,
  dashboardUrl: `${site}/dashboard/acme/`,
  draftUrl: null,
}
const result = {
  ok: true,
  slug: 'acme',
  draftUrl: `${site}/drafts/acme/`,
  reviewUrl: `${site}/drafts/acme/review/`,
  existing: false,
  warnings: [],
}
const raw = (status: number, body: unknown) => ({ status, retryAfter: null, body })
const error = (status: number, data?: object, message = 'From the server.') => raw(status, { code: 'X', status, message, data })
const link = { connectUrl: `${site}/connect/?code=BCDF-GHJK`, expiresAt: new Date(now + 600_000).toISOString() }

describe('the response with your launches', () => {
  it('is accepted', () => {
    expect(readLaunchesResponse(raw(200, { items: [launch] }), site, now)).toEqual({ ok: true, value: { items: [launch], account: null } })
  })

  it.each([
    ['Ada%20(%40ada)', 'Ada (@ada)'],
    ['%FF', null],
    ['', null],
    [null, null],
    ['a'.repeat(2000), null],
  ])('with an account header of %.20j names the account: %j', (sent, account) => {
    const response = { ...raw(200, { items: [] }), account: sent }
    expect(readLaunchesResponse(response, site, now)).toEqual({ ok: true, value: { items: [], account } })
  })

  it.each([
    ['an unknown status', { ...launch, status: 'gone' }],
    ['a dashboard on another site', { ...launch, dashboardUrl: 'https://evil.example/dashboard/acme/' }],
    ['a draft that is a script', { ...launch, draftUrl: 'javascript:alert(1)' }],
    ['counters that aren’t numbers', { ...launch, clicks: '14' }],
  ])('with %s is not from a Slipway server', (_what, item) => {
    expect(readLaunchesResponse(raw(200, { items: [item] }), site, now)).toMatchObject({ ok: false, failure: { kind: 'service' } })
  })

  it('without a connection contains a link that starts one', () => {
    expect(readLaunchesResponse(error(401, link), site, now)).toEqual({
      ok: false,
      failure: {
        kind: 'unconnected',
        message: 'From the server.',
        link: { code: 'BCDF-GHJK', connectUrl: link.connectUrl, expiresAt: now + 600_000 },
      },
    })
  })

  it('beyond what the connection allows contains a link to allow it', () => {
    expect(readLaunchesResponse(error(403, link), site, now)).toMatchObject({
      failure: { kind: 'not-allowed', link: { code: 'BCDF-GHJK', connectUrl: link.connectUrl } },
    })
    expect(readLaunchesResponse(error(403), site, now)).toMatchObject({ failure: { kind: 'service' } })
  })

  it.each<[fact: string, data: object | undefined, message: string]>([
    ['there were too many requests', undefined, 'From the server.'],
    [
      'it leads to another site',
      { ...link, connectUrl: 'https://evil.example/connect/?code=BCDF-GHJK' },
      'This server’s URL is https://evil.example. Update it in Options.',
    ],
    ['it leads to another page', { ...link, connectUrl: `${site}/profile/?code=BCDF-GHJK` }, 'From the server.'],
    ['it has no code', { ...link, connectUrl: `${site}/connect/` }, 'From the server.'],
    ['it has no expiry', { ...link, expiresAt: 'soon' }, 'From the server.'],
  ])('contains no link if %s', (_fact, data, message) => {
    expect(readLaunchesResponse(error(401, data), site, now)).toEqual({ ok: false, failure: { kind: 'unconnected', message, link: null } })
  })
})

describe('the response with what happened', () => {
  const notice = {
    id: 'n1',
    kind: 'votes',
    text: 'Acme reached 5 votes.',
    launch: 'acme',
    at: '2026-03-02T09:30:00.000Z',
    unread: true,
    url: `${site}/launches/acme/`,
  }

  it('is accepted, also with kinds that this version doesn’t know', () => {
    const other = { ...notice, kind: 'sold' }
    expect(readNoticesResponse(raw(200, { items: [notice, other] }), site)).toEqual([notice, other])
  })

  it.each<[what: string, status: number, body: unknown]>([
    ['an older server', 404, { code: 'NOT_FOUND', status: 404, message: 'Not found.' }],
    ['another site', 200, { hello: 'world' }],
    ['a server that is down', 502, undefined],
    ['a link to another site', 200, { items: [{ ...notice, url: 'https://evil.example/' }] }],
    ['a link that is a script', 200, { items: [{ ...notice, url: 'javascript:alert(1)' }] }],
    ['a date that is none', 200, { items: [{ ...notice, at: 'soon' }] }],
  ])('says nothing for %s', (_what, status, body) => expect(readNoticesResponse(raw(status, body), site)).toEqual([]))
})

describe('the response to a draft', () => {
  it('is accepted', () => {
    expect(readDraftResponse(raw(200, result), site, now)).toEqual({ ok: true, value: result })
  })

  it.each<[fact: string, answer: ReturnType<typeof raw>, failure: object]>([
    [
      'a product that is already listed comes with its page',
      error(409, { productUrl: `${site}/launches/acme/` }, `Acme is already listed: ${site}/launches/acme/`),
      { kind: 'conflict', message: 'Acme is already listed.', url: `${site}/launches/acme/` },
    ],
    [
      'somebody else’s launch comes without its page',
      error(409, {}, 'This product is currently launching.'),
      { kind: 'conflict', message: 'This product is currently launching.', url: null },
    ],
    [
      'a page on another site is never offered',
      error(409, { productUrl: 'https://evil.example/' }),
      { kind: 'conflict', message: 'From the server.', url: null },
    ],
    [
      'errors keep their fields',
      error(400, { fieldErrors: { name: ['Too long.'], url: ['No answer.', 'DNS.'], odd: 7 } }),
      { kind: 'invalid', message: 'From the server.', fieldErrors: { name: ['Too long.'], url: ['No answer.', 'DNS.'] } },
    ],
    [
      'a rate limit says how long',
      error(429, { retryAfter: 30 }),
      { kind: 'rate-limited', message: 'From the server.', until: now + 30_000 },
    ],
    [
      'a busy server says how long',
      error(503, { retryAfter: 10 }),
      { kind: 'rate-limited', message: 'From the server.', until: now + 10_000 },
    ],
    ['a draft on another site is rejected', raw(200, { ...result, draftUrl: 'https://evil.example/' }), { kind: 'service' }],
    ['an error page of a proxy is rejected', raw(502, undefined), { kind: 'service', message: 'Unexpected response (502).' }],
  ])('%s', (_fact, answer, failure) => {
    expect(readDraftResponse(answer, site, now)).toMatchObject({ ok: false, failure })
  })
})
