import type { AccountState } from '../account/account-state.ts'
import type { Sending } from '../drafts/draft-state.ts'
import type { Check } from '../../shared/schemas/readiness.ts'
import type { PopupState } from './popup-state.ts'

/** What screen readers announce when an audit’s state changes. It has no timers, so that it never repeats itself. */
export function auditWords({ audit, page, last, shown }: PopupState): string {
  if (audit.at === 'running') return 'The full audit is running.'
  if (audit.at === 'failed') return audit.failure.message
  if (shown === 'full' && last) return `Full audit: score ${Math.round(last.report.score)} of 100. ${tally(last.report.checks)}`
  if (page.at === 'reading') return 'Reading this page.'
  if (page.at === 'error') return `This page returned ${page.status}.`
  if (page.at === 'read') return `Quick check: score ${page.local.score} of 100. ${tally(page.local.checks)}`
  return ''
}

function tally(checks: readonly Check[]): string {
  const count = (status: Check['status']) => checks.filter((check) => check.status === status).length
  const [errors, warnings] = [count('fail'), count('warn')]
  return `${errors} ${errors === 1 ? 'error' : 'errors'}, ${warnings} ${warnings === 1 ? 'warning' : 'warnings'}, ${count('pass')} passed.`
}

/** The same while a draft is edited and sent. */
export function draftWords(sending: Sending, account: AccountState): string {
  if (sending.at === 'sending') return 'Creating draft.'
  if (sending.at === 'sent') return sending.result.existing ? 'Draft already exists.' : 'Draft created.'
  if (sending.at === 'failed') return sending.failure.message
  return account.at === 'connected' ? '' : accountWords(account)
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
      return count === undefined ? 'Loading your launches.' : `${count} ${count === 1 ? 'launch' : 'launches'}.`
    }
  }
}
