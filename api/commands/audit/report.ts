import { outcomeOf, type Outcome } from '../../../shared/audit/check.ts'
import type { ScoreLimit } from '../../../shared/audit/limits.ts'
import type { Check, ReadinessReport } from '../../../shared/schemas/readiness.ts'
import { plural } from '../../../shared/plural.ts'

/** The readiness report (interface section 2.5), what limits its score, and with a browser what the page loaded, the page itself included. */
export type Report = ReadinessReport & { limit: ScoreLimit | null; loaded?: Loaded }
export type Loaded = { bytes: number; requests: number }

/** A report’s checks, in the order shown. */
export function sortChecks({ checks }: Pick<Report, 'checks'>): { failed: Check[]; warned: Check[]; passed: Check[]; unchecked: Check[] } {
  const of = (outcome: Outcome) => checks.filter((check) => outcomeOf(check) === outcome)
  return { failed: of('fail'), warned: of('warn'), passed: of('pass'), unchecked: of('unchecked') }
}

/** What wasn’t checked, each with the reason: `HTTPS (a local address)`. */
export const uncheckedNames = (checks: readonly Check[]): string[] =>
  checks.map(({ label, detail }) => `${label} (${detail.replace(/^Not (?:checked|measured)(?:: | )/, '').replace(/\.$/, '')})`)

/** `2 errors · 1 warning · 30 passed · 4 not checked` */
export function countChecks(report: Report): string {
  const { failed, warned, passed, unchecked } = sortChecks(report)
  const counts = [plural(failed.length, 'error'), plural(warned.length, 'warning'), `${passed.length} passed`]
  return [...counts, ...(unchecked.length > 0 ? [`${unchecked.length} not checked`] : [])].join(' · ')
}
