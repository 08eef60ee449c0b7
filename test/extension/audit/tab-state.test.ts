import { describe, expect, it, vi } from 'vitest'
import { auditWords } from '../../../extension/popup/announcement.ts'
import type { AuditFailure } from '../../../extension/audit/full/audit-outcome.ts'
import { auditActionOf, auditTimeoutMs, nextState, openingState, type TabEvent, type TabState } from '../../../extension/audit/tab-state.ts'
import { countdownWords } from '../../../extension/parts/countdown-words.ts'
import type { ProductSite } from '../../../extension/service/product-site.ts'
import type { SiteHistory } from '../../../extension/audit/history/history.ts'
import { siteReport } from '../../../extension/audit/site-report.ts'
import type { StoredReport } from '../../../extension/audit/full/audit-storage.ts'

// Missing outside a browser.
vi.mock('webextension-polyfill', async () => ({ default: (await import('wxt/testing/fake-browser')).fakeBrowser }))

const now = 1_800_000_000_000
const site: ProductSite = { url: 'https://acme.dev/?a', key: 'https://acme.dev', host: 'acme.dev', path: '/', isPrivate: false }
const stored: StoredReport = {
  at: now - 7_200_000,
  report: {
    ok: true,
    url: 'https://acme.dev/',
    score: 71,
    checks: [{ id: 'title', label: 'Page title', status: 'pass', detail: 'Found.', fix: null }],
    suggestedListing: { name: 'Acme', tagline: null, description: null, categories: [], pricing: null },
    suggestedCategories: [],
    nextFreeWeeks: [],
  },
}
const check = { id: 'failed-requests', label: 'Failed requests', status: 'fail', detail: 'app.css didn’t load.', fix: 'Add it.' } as const
const history: SiteHistory = { at: now, entries: [], failures: 1, tabThen: null }
const limited: AuditFailure = { kind: 'rate-limited', message: 'Too many audits.', until: now + 65_000 }
const down: AuditFailure = { kind: 'service', message: 'Couldn’t reach the server.' }

const after = (...events: TabEvent[]): TabState => events.reduce(nextState, openingState)
const opened = (last: StoredReport | null, job: Extract<TabEvent, { type: 'job' }>['job'] = null): TabEvent => ({
  type: 'opened',
  tabId: 7,
  history: null,
  site,
  isIncognito: false,
  last,
  job,
  watchJob: null,
  now,
})

describe('the popup', () => {
  it.each<[fact: string, state: TabState, expected: Partial<TabState>]>([
    ['reads the page when it opens', openingState, { page: { at: 'reading' }, audit: { at: 'idle' }, site: null }],
    ['shows the quick check if there is no report yet', after(opened(null)), { tabId: 7, last: null }],
    ['shows the last full report again', after(opened(stored)), { last: stored }],
    ['stays on the report while the page is checked', after(opened(stored), { type: 'page', page: { at: 'empty' } }), { last: stored }],
    [
      'starts anew on another page of the same tab',
      after(opened(stored), { type: 'page', page: { at: 'empty' } }, opened(null)),
      { page: { at: 'reading' }, last: null },
    ],
    [
      'shows the first findings while the page is read',
      after(opened(null), { type: 'first', checks: [check] }),
      { page: { at: 'reading', first: [check] } },
    ],
    [
      'keeps the whole report if first findings come late',
      after(opened(null), { type: 'page', page: { at: 'empty' } }, { type: 'first', checks: [check] }),
      { page: { at: 'empty' } },
    ],
    ['keeps the history that was written', after(opened(null), { type: 'kept', history }), { history }],
    [
      'finds an audit that is still running',
      after(opened(null, { at: 'running', startedAt: now - 5000 })),
      { audit: { at: 'running', startedAt: now - 5000 } },
    ],
    [
      'is idle after the audit is cancelled',
      after(opened(null, { at: 'running', startedAt: now }), { type: 'job', job: null, now }),
      { audit: { at: 'idle' } },
    ],
    [
      'shows a new report at once',
      after(opened(null, { at: 'running', startedAt: now }), { type: 'report', stored }),
      { last: stored, audit: { at: 'idle' } },
    ],
    [
      'keeps the old report when an audit fails',
      after(opened(stored), { type: 'job', job: { at: 'failed', endedAt: now, failure: down }, now }),
      { last: stored, audit: { at: 'failed', failure: down } },
    ],
    [
      'clears everything on a tab that isn’t a web page',
      after(opened(stored), { type: 'not-web', reason: 'not-html', origin: null }),
      { site: null, last: null, page: { at: 'not-web', reason: 'not-html' } },
    ],
    [
      'notices after opening that the tab shows a file',
      after(opened(null), { type: 'page', page: { at: 'not-web', reason: 'not-html' } }),
      { site: null },
    ],
  ])('%s', (_fact, state, expected) => {
    expect(state).toMatchObject(expected)
  })

  it.each<[fact: string, job: Extract<TabEvent, { type: 'job' }>['job'], audit: string]>([
    ['an audit that outlives the timeout has failed', { at: 'running', startedAt: now - auditTimeoutMs - 6000 }, 'failed'],
    ['a failure is still shown nine minutes later', { at: 'failed', endedAt: now - 540_000, failure: down }, 'failed'],
    ['a failure of an hour ago is forgotten', { at: 'failed', endedAt: now - 3_600_000, failure: down }, 'idle'],
    ['a rate limit is shown until it ends', { at: 'failed', endedAt: now - 3_000_000, failure: limited }, 'failed'],
    ['a rate limit that has ended is forgotten', { at: 'failed', endedAt: now - 1000, failure: { ...limited, until: now } }, 'idle'],
  ])('%s', (_fact, job, audit) => {
    expect(after(opened(null, job)).audit.at).toBe(audit)
  })
})

describe('the audit button', () => {
  const failed = (failure: AuditFailure) => after(opened(null, { at: 'failed', endedAt: now, failure }))
  it.each([
    ['runs the first audit', after(opened(null)), now, { command: 'run', label: 'Run full audit' }],
    ['runs it again', after(opened(stored)), now, { command: 'run', label: 'Run again' }],
    ['cancels a running audit', after(opened(null, { at: 'running', startedAt: now })), now, { command: 'cancel', label: 'Cancel' }],
    [
      'cancels the page in a separate window',
      after(opened(stored), { type: 'watch-job', job: { at: 'running', startedAt: now, step: 'phone' } }),
      now,
      { command: 'cancel', label: 'Cancel' },
    ],
    ['tries again after a failure', failed(down), now, { command: 'run', label: 'Try again' }],
    ['counts down while the rate limit lasts', failed(limited), now, { command: null, label: 'Retry in 1:05' }],
    ['works again when the rate limit ends', failed(limited), now + 65_000, { command: 'run', label: 'Try again' }],
  ] as const)('%s', (_fact, state, at, expected) => {
    expect(auditActionOf(state, at)).toEqual(expected)
  })

  it.each([
    [1, '1 s'],
    [59_000, '59 s'],
    [59_001, '1:00'],
    [3_599_400, '60:00'],
  ])('shows %d ms as %s', (ms, words) => {
    expect(countdownWords(ms)).toBe(words)
  })
})

describe('the announcement for screen readers', () => {
  it.each([
    ['while the page is read', openingState, 'Reading this page.'],
    ['while an audit runs', after(opened(stored, { at: 'running', startedAt: now })), 'The full audit is running.'],
    [
      'while the page is open in a separate window',
      after(opened(stored), { type: 'watch-job', job: { at: 'running', startedAt: now, step: 'phone' } }),
      'The full audit is running.',
    ],
    ['for an error page', after(opened(null), { type: 'page', page: { at: 'error', status: 404 } }), 'This page returned 404.'],
    ['after a failure', after(opened(stored, { at: 'failed', endedAt: now, failure: down })), 'Couldn’t reach the server.'],
    ['for a report', after(opened(stored), { type: 'page', page: { at: 'refused' } }), 'Full audit: score 71 of 100. Ready to launch.'],
  ])('%s', (_fact, state, words) => {
    expect(auditWords(state, siteReport(state, now))).toBe(words)
  })
})
