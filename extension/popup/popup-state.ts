import type { AuditFailure } from '../audit/audit-outcome.ts'
import type { LocalAudit } from '../audit/local-audit.ts'
import type { NotWeb, ProductSite } from '../browser/product-site.ts'
import type { Job, StoredReport } from '../browser/storage.ts'

export type PageState =
  | { at: 'reading' }
  | { at: 'not-web'; reason: NotWeb }
  | { at: 'refused' }
  | { at: 'empty' }
  | { at: 'error'; status: number }
  | { at: 'read'; local: LocalAudit }

export type AuditState = { at: 'idle' } | { at: 'running'; startedAt: number } | { at: 'failed'; failure: AuditFailure }

/** `shown` is the report in sight: judged here from the page, or in full by the service. */
export type PopupState = {
  site: ProductSite | null
  page: PageState
  audit: AuditState
  last: StoredReport | null
  shown: 'page' | 'full'
}

export type PopupEvent =
  | { type: 'not-web'; reason: NotWeb }
  | { type: 'opened'; site: ProductSite; last: StoredReport | null; job: Job | null; now: number }
  | { type: 'page'; page: PageState }
  | { type: 'job'; job: Job | null; now: number }
  | { type: 'report'; stored: StoredReport }
  | { type: 'show'; shown: PopupState['shown'] }

export const openingState: PopupState = { site: null, page: { at: 'reading' }, audit: { at: 'idle' }, last: null, shown: 'page' }

/** The background gives up after this long; a job older than that has died with its worker. */
export const auditTimeoutMs = 90_000
const failureShownMs = 10 * 60_000

function toAuditState(job: Job | null, now: number): AuditState {
  if (job === null) return { at: 'idle' }
  if (job.at === 'running') {
    if (now - job.startedAt <= auditTimeoutMs + 5000) return { at: 'running', startedAt: job.startedAt }
    return { at: 'failed', failure: { kind: 'interrupted', message: 'The browser stopped the audit before its answer came.' } }
  }
  const { failure, endedAt } = job
  const isOver = 'until' in failure ? failure.until <= now : now - endedAt > failureShownMs
  return isOver ? { at: 'idle' } : { at: 'failed', failure }
}

/** What the popup does, whole: an event turns one state into the next, and nothing else happens here. */
export function nextState(state: PopupState, event: PopupEvent): PopupState {
  switch (event.type) {
    case 'not-web':
      return { ...openingState, page: { at: 'not-web', reason: event.reason } }
    case 'opened': {
      const { site, last, job, now } = event
      return { ...state, site, last, audit: toAuditState(job, now), shown: last === null ? 'page' : 'full' }
    }
    case 'page':
      return event.page.at === 'not-web' ? { ...openingState, page: event.page } : { ...state, page: event.page }
    case 'job':
      return { ...state, audit: toAuditState(event.job, event.now) }
    case 'report':
      return { ...state, last: event.stored, audit: { at: 'idle' }, shown: 'full' }
    case 'show':
      return { ...state, shown: event.shown === 'full' && state.last === null ? 'page' : event.shown }
  }
}

export type Action = { press: 'run' | 'cancel' | null; label: string }

/** The one button: what it says, and what pressing it does; null while it can only be waited for. */
export function actionOf({ audit, last }: PopupState, now: number): Action {
  if (audit.at === 'running') return { press: 'cancel', label: 'Cancel' }
  if (audit.at === 'failed' && 'until' in audit.failure && audit.failure.until > now) {
    return { press: null, label: `Again in ${waitWords(audit.failure.until - now)}` }
  }
  if (audit.at === 'failed') return { press: 'run', label: 'Try again' }
  return { press: 'run', label: last === null ? 'Run the full audit' : 'Run again' }
}

/** 4:05 or 59 s; a started second counts as a whole one. */
export function waitWords(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
