import { describe, expect, it } from 'vitest'
import { auditWords } from '../../../extension/account/announcement.ts'
import type { AuditFailure } from '../../../extension/audit/audit-outcome.ts'
import {
  actionOf,
  auditTimeoutMs,
  nextState,
  openingState,
  waitWords,
  type PopupEvent,
  type PopupState,
} from '../../../extension/popup/popup-state.ts'
import type { ProductSite } from '../../../extension/browser/product-site.ts'
import type { StoredReport } from '../../../extension/browser/storage.ts'

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
const limited: AuditFailure = { kind: 'rate-limited', message: 'Too many audits.', until: now + 65_000 }
const down: AuditFailure = { kind: 'service', message: 'No answer.' }

const after = (...events: PopupEvent[]): PopupState => events.reduce(nextState, openingState)
const opened = (last: StoredReport | null, job: Extract<PopupEvent, { type: 'job' }>['job'] = null): PopupEvent => ({
  type: 'opened',
  site,
  last,
  job,
  now,
})

describe('the popup', () => {
  it.each<[fact: string, state: PopupState, expected: Partial<PopupState>]>([
    ['reads the page when it opens', openingState, { page: { at: 'reading' }, audit: { at: 'idle' }, site: null }],
    ['shows the page where there is no report yet', after(opened(null)), { shown: 'page', last: null }],
    ['shows the last full report again', after(opened(stored)), { shown: 'full', last: stored }],
    ['stays on the report while the page is judged', after(opened(stored), { type: 'page', page: { at: 'empty' } }), { shown: 'full' }],
    ['lets the page be looked at beside a report', after(opened(stored), { type: 'show', shown: 'page' }), { shown: 'page', last: stored }],
    ['has no report to show where there is none', after(opened(null), { type: 'show', shown: 'full' }), { shown: 'page' }],
    [
      'finds an audit still running',
      after(opened(null, { at: 'running', startedAt: now - 5000 })),
      { audit: { at: 'running', startedAt: now - 5000 } },
    ],
    [
      'goes idle when the audit is cancelled',
      after(opened(null, { at: 'running', startedAt: now }), { type: 'job', job: null, now }),
      { audit: { at: 'idle' } },
    ],
    [
      'shows a new report at once',
      after(opened(null, { at: 'running', startedAt: now }), { type: 'report', stored }),
      { shown: 'full', last: stored, audit: { at: 'idle' } },
    ],
    [
      'keeps the old report when an audit fails',
      after(opened(stored), { type: 'job', job: { at: 'failed', endedAt: now, failure: down }, now }),
      { shown: 'full', last: stored, audit: { at: 'failed', failure: down } },
    ],
    [
      'forgets everything on a page that is none',
      after(opened(stored), { type: 'not-web', reason: 'document' }),
      { site: null, last: null, page: { at: 'not-web', reason: 'document' } },
    ],
    [
      'finds out late that the tab shows a document',
      after(opened(null), { type: 'page', page: { at: 'not-web', reason: 'document' } }),
      { site: null },
    ],
  ])('%s', (_fact, state, expected) => {
    expect(state).toMatchObject(expected)
  })

  it.each<[fact: string, job: Extract<PopupEvent, { type: 'job' }>['job'], audit: string]>([
    ['an audit older than the background waits has died', { at: 'running', startedAt: now - auditTimeoutMs - 6000 }, 'failed'],
    ['a failure is still told nine minutes later', { at: 'failed', endedAt: now - 540_000, failure: down }, 'failed'],
    ['a failure of an hour ago is forgotten', { at: 'failed', endedAt: now - 3_600_000, failure: down }, 'idle'],
    ['a limit holds until it ends', { at: 'failed', endedAt: now - 3_000_000, failure: limited }, 'failed'],
    ['a limit that has ended is forgotten', { at: 'failed', endedAt: now - 1000, failure: { ...limited, until: now } }, 'idle'],
  ])('%s', (_fact, job, audit) => {
    expect(after(opened(null, job)).audit.at).toBe(audit)
  })
})

describe('the button', () => {
  const failed = (failure: AuditFailure) => after(opened(null, { at: 'failed', endedAt: now, failure }))
  it.each([
    ['runs the first audit', after(opened(null)), now, { press: 'run', label: 'Run the full audit' }],
    ['runs it again', after(opened(stored)), now, { press: 'run', label: 'Run again' }],
    ['cancels what runs', after(opened(null, { at: 'running', startedAt: now })), now, { press: 'cancel', label: 'Cancel' }],
    ['tries again after a failure', failed(down), now, { press: 'run', label: 'Try again' }],
    ['counts down while the service asks to wait', failed(limited), now, { press: null, label: 'Again in 1:05' }],
    ['works again when the wait is over', failed(limited), now + 65_000, { press: 'run', label: 'Try again' }],
  ] as const)('%s', (_fact, state, at, expected) => {
    expect(actionOf(state, at)).toEqual(expected)
  })

  it.each([
    [1, '1 s'],
    [59_000, '59 s'],
    [59_001, '1:00'],
    [3_599_400, '60:00'],
  ])('says %d ms as %s', (ms, words) => {
    expect(waitWords(ms)).toBe(words)
  })
})

describe('what a screen reader is told', () => {
  it.each([
    ['that the page is read', openingState, 'Reading this page.'],
    ['that an audit runs', after(opened(stored, { at: 'running', startedAt: now })), 'The full audit is running.'],
    ['that a page is no product’s', after(opened(null), { type: 'page', page: { at: 'error', status: 404 } }), 'The server answered 404.'],
    ['why an audit failed', after(opened(stored, { at: 'failed', endedAt: now, failure: down })), 'No answer.'],
    ['what a report says', after(opened(stored)), 'Full audit: score 71 of 100. 0 to fix, 0 to improve, 1 in order.'],
  ])('%s', (_fact, state, words) => {
    expect(auditWords(state)).toBe(words)
  })
})
