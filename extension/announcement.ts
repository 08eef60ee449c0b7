import type { Check } from '../shared/schemas/readiness.ts'
import type { PopupState } from './popup-state.ts'

function tally(checks: readonly Check[]): string {
  const count = (status: Check['status']) => checks.filter((check) => check.status === status).length
  return `${count('fail')} to fix, ${count('warn')} to improve, ${count('pass')} in order.`
}

/** What a screen reader is told when the state changes; it never ticks. */
export function announcementOf({ audit, page, last, shown }: PopupState): string {
  if (audit.at === 'running') return 'The full audit is running.'
  if (audit.at === 'failed') return audit.failure.message
  if (shown === 'full' && last) return `Full audit: score ${Math.round(last.report.score)} of 100. ${tally(last.report.checks)}`
  if (page.at === 'reading') return 'Reading this page.'
  if (page.at === 'read') return `This page alone: score ${page.local.score} of 100. ${tally(page.local.checks)}`
  return ''
}
