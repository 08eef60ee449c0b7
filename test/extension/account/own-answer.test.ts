import { describe, expect, it } from 'vitest'
import { readDraftAnswer, readLaunchesAnswer } from '../../../extension/account/own-answer.ts'

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
const error = (status: number, data?: object, message = 'Said by the service.') => raw(status, { code: 'X', status, message, data })
const link = { connectUrl: `${site}/connect/?code=BCDF-GHJK`, expiresAt: new Date(now + 600_000).toISOString() }

describe('the answer with the own launches', () => {
  it('is read', () => {
    expect(readLaunchesAnswer(raw(200, { items: [launch] }), site, now)).toEqual({ ok: true, value: [launch] })
  })

  it.each([
    ['a status nobody knows', { ...launch, status: 'gone' }],
    ['a dashboard elsewhere', { ...launch, dashboardUrl: 'https://evil.example/dashboard/acme/' }],
    ['a draft that is a script', { ...launch, draftUrl: 'javascript:alert(1)' }],
    ['counters that are none', { ...launch, clicks: '14' }],
  ])('with %s is of no Slipway service', (_what, item) => {
    expect(readLaunchesAnswer(raw(200, { items: [item] }), site, now)).toMatchObject({ ok: false, failure: { kind: 'service' } })
  })

  it('without a connection brings the link that begins one', () => {
    expect(readLaunchesAnswer(error(401, link), site, now)).toEqual({
      ok: false,
      failure: {
        kind: 'unconnected',
        message: 'Said by the service.',
        link: { code: 'BCDF-GHJK', connectUrl: link.connectUrl, expiresAt: now + 600_000 },
      },
    })
  })

  it.each<[fact: string, data: object | undefined, message: string]>([
    ['too many were asked for', undefined, 'Said by the service.'],
    [
      'it leads to another site',
      { ...link, connectUrl: 'https://evil.example/connect/?code=BCDF-GHJK' },
      'The service calls itself https://evil.example. Set that address in the options.',
    ],
    ['it leads to another page', { ...link, connectUrl: `${site}/profile/?code=BCDF-GHJK` }, 'Said by the service.'],
    ['it carries no code', { ...link, connectUrl: `${site}/connect/` }, 'Said by the service.'],
    ['it has no end', { ...link, expiresAt: 'soon' }, 'Said by the service.'],
  ])('brings no link where %s', (_fact, data, message) => {
    expect(readLaunchesAnswer(error(401, data), site, now)).toEqual({ ok: false, failure: { kind: 'unconnected', message, link: null } })
  })
})

describe('the answer to a draft', () => {
  it('is read', () => {
    expect(readDraftAnswer(raw(200, result), site, now)).toEqual({ ok: true, value: result })
  })

  it.each<[fact: string, answer: ReturnType<typeof raw>, failure: object]>([
    [
      'a product listed already comes with its page',
      error(409, { productUrl: `${site}/launches/acme/` }, `Acme is already listed: ${site}/launches/acme/`),
      { kind: 'conflict', message: 'Acme is already listed.', url: `${site}/launches/acme/` },
    ],
    [
      'somebody else’s launch comes without one',
      error(409, {}, 'This product is currently launching.'),
      { kind: 'conflict', message: 'This product is currently launching.', url: null },
    ],
    [
      'a page elsewhere is never offered',
      error(409, { productUrl: 'https://evil.example/' }),
      { kind: 'conflict', message: 'Said by the service.', url: null },
    ],
    [
      'faults keep their fields',
      error(400, { fieldErrors: { name: ['Too long.'], url: ['No answer.', 'DNS.'], odd: 7 } }),
      { kind: 'invalid', message: 'Said by the service.', fieldErrors: { name: ['Too long.'], url: ['No answer.', 'DNS.'] } },
    ],
    [
      'a limit says how long',
      error(429, { retryAfter: 30 }),
      { kind: 'rate-limited', message: 'Said by the service.', until: now + 30_000 },
    ],
    [
      'a busy service says how long',
      error(503, { retryAfter: 10 }),
      { kind: 'rate-limited', message: 'Said by the service.', until: now + 10_000 },
    ],
    ['a foreign draft address is no answer', raw(200, { ...result, draftUrl: 'https://evil.example/' }), { kind: 'service' }],
    [
      'a proxy’s page is no answer',
      raw(502, undefined),
      { kind: 'service', message: 'It answered 502, but not as a Slipway service does.' },
    ],
  ])('%s', (_fact, answer, failure) => {
    expect(readDraftAnswer(answer, site, now)).toMatchObject({ ok: false, failure })
  })
})
