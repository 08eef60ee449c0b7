import type { AccountState } from '../account/account-state.ts'
import type { Sending } from '../drafts/draft-state.ts'
import { filledCount, type Fill } from '../fill/use-fill.ts'
import type { Check } from '../../shared/schemas/readiness.ts'
import { countsOf, verdictOn } from '../../shared/ui/score-summary.tsx'
import type { SiteReport } from '../audit/site-report.ts'
import type { TabState } from '../audit/tab-state.ts'
import { plural } from '../../shared/plural.ts'

/** What screen readers announce when an audit’s state changes. It has no timers, so that it never repeats itself. */
export function auditWords(state: TabState, report: SiteReport | null): string {
  const { audit, page, last, watchJob } = state
  if (audit.at === 'running' || watchJob?.at === 'running') return 'The full audit is running.'
  if (audit.at === 'failed') return audit.failure.message
  if (page.at === 'reading') return 'Reading this page.'
  if (page.at === 'error') return `This page returned ${page.status}.`
  if (report) return `${last === null ? 'Quick check' : 'Full audit'}: ${resultWords(report.score, report.checks)}`
  return ''
}

function resultWords(score: number, checks: readonly Check[]): string {
  const { words } = verdictOn(score, countsOf(checks))
  return `score ${Math.round(score)} of 100. ${words}.`
}

/** The same while a draft is edited and sent. */
export function draftWords(sending: Sending, account: AccountState): string {
  if (sending.at === 'sending') return 'Creating draft.'
  if (sending.at === 'sent') return sending.result.existing ? 'Draft already exists.' : 'Draft created.'
  if (sending.at === 'failed') return sending.failure.message
  return account.at === 'connected' ? '' : accountWords(account)
}

/** The same while a form is filled. */
export function fillWords(fill: Fill | null, account: AccountState): string {
  if (account.at !== 'connected') return accountWords(account)
  const result = fill?.result
  if (result?.is === 'filled') return `Filled ${plural(filledCount(result), 'field')}. Nothing was submitted.`
  if (result?.is === 'undone') return `Restored ${plural(result.restored, 'field')}.`
  if (result?.is === 'failed') return 'Couldn’t fill this page.'
  return fill?.plan && !fill.isReading ? `${plural(fill.plan.toFill.length, 'field')} ready to fill.` : ''
}

/** The same for the connection and the account’s launches. */
export function accountWords(account: AccountState): string {
  switch (account.at) {
    case 'disconnected':
      if (account.failure !== null) return account.failure.message
      if (account.ended === 'revoked') return 'Connection revoked.'
      return account.ended === 'forgotten' ? 'Disconnected on this browser.' : 'Not connected.'
    case 'starting':
      return 'Connecting.'
    case 'waiting':
      return `Approve code ${account.pairing.code} in the browser.`
    case 'connected': {
      if (account.failure !== null) return account.failure.message
      const count = account.launches?.items.length
      return count === undefined ? 'Loading your launches.' : `${plural(count, 'launch', 'launches')}.`
    }
  }
}
