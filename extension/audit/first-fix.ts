import { splitFix } from '../../shared/audit/check.ts'
import { doneOf, type Done } from './done.ts'
import type { SiteReport } from './site-report.ts'
import type { TabState } from './tab-state.ts'

type Checks = SiteReport['checks']

/** The fix for the first error that isn’t checked off; null if there’s none. `late` are findings that aren’t in the list yet. */
export function firstFix(report: SiteReport | null, done: Done, state: Pick<TabState, 'page' | 'last'>, late: Checks): string | null {
  if (report === null) return null
  const listed = report.checks.filter((one) => !late.includes(one))
  const isDone = doneOf(done, report, state)
  const first = [...listed, ...late].find(({ id, status, fix }) => status === 'fail' && fix !== null && !isDone.has(id))
  if (!first?.fix) return null
  const { instruction, snippet } = splitFix(first.fix)
  return snippet ?? instruction
}
