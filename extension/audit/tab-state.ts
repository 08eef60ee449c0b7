import type { AuditFailure } from './full/audit-outcome.ts'
import type { LocalAudit } from './tab/local-audit.ts'
import type { NotWeb, ProductSite } from '../service/product-site.ts'
import type { Job, StoredReport } from './full/audit-storage.ts'
import type { SiteHistory } from './history/history.ts'
import type { ShownCheck } from '../../shared/ui/finding-card.tsx'
import { countdownWords } from '../parts/countdown-words.ts'
import { toWatchState } from '../watch/watch-state.ts'
import type { WatchedLine, WatchJob } from '../watch/watch-storage.ts'
import { minuteMs } from '../../shared/durations.ts'

/**
 * `first` are the findings that are there before the page’s markup has been read. `origin` is that of the page the side panel showed before.
 * `accessibility` says that those findings are pending or unavailable. `loadedAt` is when the page in the tab started to load; `watched` says
 * that the findings include those of a reload since then.
 */
export type PageState =
  | { at: 'reading'; first?: readonly ShownCheck[] }
  | { at: 'not-web'; reason: NotWeb; origin?: string | null }
  | { at: 'refused' }
  | { at: 'empty' }
  | { at: 'error'; status: number }
  | { at: 'read'; local: LocalAudit; loadedAt?: number; accessibility?: 'checking' | 'unknown'; watched?: WatchedLine }

export type AuditState = { at: 'idle' } | { at: 'running'; startedAt: number } | { at: 'failed'; failure: AuditFailure }

/** `last` is the server’s last full report. */
export type TabState = {
  tabId: number | null
  site: ProductSite | null
  /** Whether the window is private. If it is, nothing about the page is kept, and no other window is opened. */
  isIncognito: boolean
  page: PageState
  audit: AuditState
  /** The page in a separate window: running, or why that failed. */
  watchJob: WatchJob | null
  last: StoredReport | null
  history: SiteHistory | null
  /** Whether there was a history when the popup opened. */
  wasChecked: boolean
}

export type TabEvent =
  | { type: 'not-web'; reason: NotWeb; origin: string | null }
  | {
      type: 'opened'
      tabId: number
      site: ProductSite
      isIncognito: boolean
      last: StoredReport | null
      history: SiteHistory | null
      job: Job | null
      watchJob: WatchJob | null
      now: number
    }
  | { type: 'first'; checks: readonly ShownCheck[] }
  | { type: 'page'; page: PageState }
  | { type: 'job'; job: Job | null; now: number }
  | { type: 'watch-job'; job: WatchJob | null }
  | { type: 'report'; stored: StoredReport }
  | { type: 'kept'; history: SiteHistory }

export const openingState: TabState = {
  tabId: null,
  site: null,
  isIncognito: false,
  page: { at: 'reading' },
  audit: { at: 'idle' },
  watchJob: null,
  last: null,
  history: null,
  wasChecked: false,
}

/** The background gives up after this time; an older job ended when the browser stopped the background. */
export const auditTimeoutMs = 90_000
const failureShownMs = 10 * minuteMs

function toAuditState(job: Job | null, now: number): AuditState {
  if (job === null) return { at: 'idle' }
  if (job.at === 'running') {
    if (now - job.startedAt <= auditTimeoutMs + 5000) return { at: 'running', startedAt: job.startedAt }
    return { at: 'failed', failure: { kind: 'interrupted', message: 'The audit was interrupted. Try again.' } }
  }
  const { failure, endedAt } = job
  const isExpired = 'until' in failure ? failure.until <= now : now - endedAt > failureShownMs
  return isExpired ? { at: 'idle' } : { at: 'failed', failure }
}

const isPdf = (site: ProductSite | null) => /\.pdf$/i.test(site?.path ?? '')

/** The reducer: pure, it returns the state after an event. */
export function nextState(state: TabState, event: TabEvent): TabState {
  switch (event.type) {
    case 'not-web':
      return { ...openingState, page: { at: 'not-web', reason: event.reason, origin: event.origin } }
    case 'opened': {
      const { tabId, site, isIncognito, last, history, job, watchJob, now } = event
      const wasChecked = history !== null
      return { ...openingState, tabId, site, isIncognito, last, history, wasChecked, watchJob, audit: toAuditState(job, now) }
    }
    case 'first':
      return state.page.at === 'reading' ? { ...state, page: { at: 'reading', first: event.checks } } : state
    case 'page':
      if (event.page.at !== 'not-web') return { ...state, page: event.page }
      return { ...openingState, page: isPdf(state.site) ? { at: 'not-web', reason: 'pdf' } : event.page }
    case 'job':
      return { ...state, audit: toAuditState(event.job, event.now) }
    case 'watch-job':
      return { ...state, watchJob: event.job }
    case 'report':
      return { ...state, last: event.stored, audit: { at: 'idle' } }
    case 'kept':
      return { ...state, history: event.history }
  }
}

type AuditAction = { command: 'run' | 'cancel' | null; label: string }

/** Whether any part of the full audit is running. */
export const isAuditing = ({ audit, watchJob }: TabState, now: number): boolean =>
  audit.at === 'running' || toWatchState(watchJob, now).at === 'running'

/** The audit button: its label and what it does; null while there is nothing to do but wait. */
export function auditActionOf(state: TabState, now: number): AuditAction {
  const { audit, last } = state
  if (isAuditing(state, now)) return { command: 'cancel', label: 'Cancel' }
  if (audit.at === 'failed' && 'until' in audit.failure && audit.failure.until > now) {
    return { command: null, label: `Retry in ${countdownWords(audit.failure.until - now)}` }
  }
  if (audit.at === 'failed') return { command: 'run', label: 'Try again' }
  return { command: 'run', label: last === null ? 'Run full audit' : 'Run again' }
}
