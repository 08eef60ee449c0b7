import { describe, expect, it } from 'vitest'
import type { StoredReport } from '../../../extension/audit/full/audit-storage.ts'
import type { LocalAudit } from '../../../extension/audit/tab/local-audit.ts'
import type { SiteHistory } from '../../../extension/audit/history/history.ts'
import { siteReport } from '../../../extension/audit/site-report.ts'
import type { PageState } from '../../../extension/audit/tab-state.ts'
import type { Check } from '../../../shared/schemas/readiness.ts'
import { literalFacts, literalListing } from '../../support/literal-page.ts'

const now = 1_800_000_000_000
const check = (id: string, status: Check['status']): Check => ({ id, label: id, status, detail: `${id}: ${status}.`, fix: null })
const local = (...checks: Check[]): LocalAudit => ({
  checks,
  score: 80,
  limit: null,
  caps: {},
  places: {},
  url: 'https://acme.dev/',
  listing: literalListing,
  weights: { title: 6, links: 2 },
  learnMore: {},
  facts: literalFacts(),
})
const read = (...checks: Check[]): PageState => ({ at: 'read', local: local(...checks) })
const last = (at: number, ...checks: Check[]): StoredReport => ({
  at,
  report: {
    ok: true,
    url: 'https://acme.dev/',
    score: 71,
    checks,
    suggestedListing: literalListing,
    suggestedCategories: [],
    nextFreeWeeks: [],
  },
})
const seen = (state: { page: PageState; last: StoredReport | null; history: SiteHistory | null }, at = now) =>
  siteReport(state, at)?.checks.map(({ id, status, seenBy }) => [id, status, seenBy].filter(Boolean).join(' '))

describe('the report on a site', () => {
  it('is empty while the page is read for the first time', () => {
    expect(siteReport({ page: { at: 'reading' }, last: null, history: null }, now)).toBeNull()
  })

  it('is the last full audit while the page is being read or can’t be read, and isn’t stored', () => {
    for (const page of [{ at: 'reading' }, { at: 'refused' }] as const) {
      const report = siteReport({ page, last: last(now, check('title', 'fail')), history: null }, now)
      expect(report).toMatchObject({ score: 71, history: null, comparison: null, checks: [{ id: 'title', seenBy: 'crawler' }] })
    }
  })

  it('is empty on an error page, whatever was audited there before', () => {
    const state = { page: { at: 'error', status: 404 } as const, last: last(now, check('title', 'fail')), history: null }
    expect(siteReport(state, now)).toBeNull()
  })

  it('has no marks before the first full audit', () => {
    expect(seen({ page: read(check('title', 'fail')), last: null, history: null })).toEqual(['title fail'])
  })

  it('joins both lists', () => {
    const state = { page: read(check('title', 'pass')), last: last(now, check('title', 'fail'), check('links', 'warn')), history: null }
    expect(seen(state)).toEqual(['title fail crawler', 'links warn crawler'])
  })

  it('trusts the tab where it has changed since the full audit', () => {
    const audited = { page: read(check('title', 'fail')), last: last(now, check('title', 'fail')), history: null }
    const history = siteReport(audited, now)?.history ?? null
    expect(seen({ ...audited, page: read(check('title', 'pass')), history })).toEqual(['title pass tab'])
    expect(seen({ ...audited, page: read(check('title', 'pass')), history, last: last(now + 1, check('title', 'fail')) })).toEqual([
      'title fail crawler',
    ])
  })

  it('trusts the crawler where the two never agreed, even if the tab has changed', () => {
    const audited = { page: read(check('title', 'pass')), last: last(now, check('title', 'fail')), history: null }
    const history = siteReport(audited, now)?.history ?? null
    const edited = read({ ...check('title', 'pass'), detail: 'Another good title.' })
    expect(seen({ ...audited, page: edited, history })).toEqual(['title fail crawler'])
  })

  it('is stored once, and stays the same after that', () => {
    const state = { page: read(check('title', 'fail')), last: last(now, check('links', 'fail')), history: null }
    const first = siteReport(state, now)
    const again = siteReport({ ...state, history: first?.history ?? null }, now + 3_600_000)
    expect(first?.history?.entries).toHaveLength(1)
    expect(again).toMatchObject({ history: null, comparison: null })
    expect(first?.history?.failures).toBe(2)
  })

  it('says what has been fixed since', () => {
    const before = siteReport({ page: read(check('title', 'fail')), last: null, history: null }, now)?.history ?? null
    const report = siteReport({ page: read(check('title', 'pass')), last: null, history: before }, now + 120_000)
    expect(report?.comparison).toEqual({ since: now, changes: [{ id: 'title', label: 'title', change: 'fixed' }] })
    expect(report?.history?.entries).toHaveLength(2)
  })

  it('shows the scores so far, and says once that the last error is gone', () => {
    const before = siteReport({ page: read(check('title', 'fail')), last: null, history: null }, now)
    const report = siteReport({ page: read(check('title', 'pass')), last: null, history: before?.history ?? null }, now + 120_000)
    expect([before?.trend, before?.isCleared, report?.trend, report?.isCleared]).toEqual([[80], false, [80, 80], true])
    const again = siteReport({ page: read(check('title', 'pass')), last: null, history: report?.history ?? null }, now + 240_000)
    expect([again?.trend, again?.isCleared]).toEqual([[80, 80], false])
  })

  it('calls nothing still open when the first full audit follows the quick check', () => {
    const page = read(check('title', 'fail'))
    const history = siteReport({ page, last: null, history: null }, now)?.history ?? null
    expect(siteReport({ page, last: last(now, check('links', 'fail')), history }, now + 5000)?.comparison).toBeNull()
  })

  it('stores nothing, and reports nothing as unchecked, until accessibility has been checked', () => {
    const early: PageState = { at: 'read', local: local(check('title', 'pass')), accessibility: 'checking' }
    const before = siteReport({ page: read(check('title', 'fail'), check('contrast', 'warn')), last: null, history: null }, now)
    const report = siteReport({ page: early, last: null, history: before?.history ?? null }, now + 120_000)
    expect(report?.comparison?.changes.map(({ id, change }) => `${id} ${change}`)).toEqual(['title fixed'])
    expect(report?.history).toBeNull()
  })
})
