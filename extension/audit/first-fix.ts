import { splitFix } from '../../shared/audit/check.ts'
import { doneOf, type Done } from './done.ts'
import type { SiteReport } from './site-report.ts'
import type { TabState } from './tab-state.ts'

/** The fix for the costliest error that isn’t checked off, even if it isn’t in the list yet; null if there’s none. */
export function firstFix(report: SiteReport | null, done: Done, state: Pick<TabState, 'page' | 'last'>): string | null {
  if (report === null) return null
  const isDone = doneOf(done, report, state)
  const first = report.checks.find(({ id, status, fix }) => status === 'fail' && fix !== null && !isDone.has(id))
  if (!first?.fix) return null
  const { instruction, snippet } = splitFix(first.fix)
  return snippet ?? instruction
}
