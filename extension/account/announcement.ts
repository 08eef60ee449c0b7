import type { Check } from '../../shared/schemas/readiness.ts'
import type { AccountState } from './account-state.ts'
import type { Sending } from '../drafts/draft-state.ts'
import type { PopupState } from '../popup/popup-state.ts'

function tally(checks: readonly Check[]): string {
  const count = (status: Check['status']) => checks.filter((check) => check.status === status).length
  return `${count('fail')} to fix, ${count('warn')} to improve, ${count('pass')} in order.`
}

/** What a screen reader is told when the audit's state changes; it never ticks. */
export function auditWords({ audit, page, last, shown }: PopupState): string {
  if (audit.at === 'running') return 'The full audit is running.'
  if (audit.at === 'failed') return audit.failure.message
  if (shown === 'full' && last) return `Full audit: score ${Math.round(last.report.score)} of 100. ${tally(last.report.checks)}`
  if (page.at === 'reading') return 'Reading this page.'
  if (page.at === 'error') return `The server answered ${page.status}.`
  if (page.at === 'read') return `This page alone: score ${page.local.score} of 100. ${tally(page.local.checks)}`
  return ''
}

/** Likewise while a draft is edited and sent. */
export function draftWords(sending: Sending, account: AccountState): string {
  if (sending.at === 'sending') return 'The draft is being created.'
  if (sending.at === 'sent') return sending.result.existing ? 'You have a draft of it already.' : 'The draft is created.'
  if (sending.at === 'failed') return sending.failure.message
  return account.at === 'connected' ? '' : accountWords(account)
}

/** Likewise for the connection and the account's launches. */
export function accountWords(account: AccountState): string {
  switch (account.at) {
    case 'apart':
      if (account.failure !== null) return account.failure.message
      return account.ended === null ? 'Not connected.' : 'The connection has ended.'
    case 'starting':
      return 'Asking the service for a connection.'
    case 'waiting':
      return `Approve the code ${account.pairing.code} in the browser.`
    case 'connected': {
      if (account.failure !== null) return account.failure.message
      const count = account.launches?.items.length
      return count === undefined ? 'Reading your launches.' : `${count} ${count === 1 ? 'launch' : 'launches'}.`
    }
  }
}
