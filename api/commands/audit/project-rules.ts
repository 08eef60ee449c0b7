import { weightOf } from '../../../shared/audit/check.ts'
import { checks as definitions } from '../../../shared/audit/checks/index.ts'
import { scoreOf } from '../../../shared/audit/score.ts'
import type { Check } from '../../../shared/schemas/readiness.ts'
import type { Report } from './report-table.ts'
import type { Level } from './settings.ts'

type Rules = { ignore: Record<string, string>; levels: Record<string, Level> }

/**
 * The report by a project’s own rules. What it ignores is listed as not checked, with the reason, and not counted; it can still limit the score. Findings of
 * checks with a level are that.
 */
export function applyRules(report: Report, { ignore, levels }: Rules): Report {
  const checks = report.checks.map((check): Check => {
    if (check.status === 'pass') return check
    const reason = Object.hasOwn(ignore, check.id) ? ignore[check.id] : undefined
    if (reason !== undefined) return { ...check, status: 'pass', detail: `Not checked: ${reason}`, fix: null }
    const level = Object.hasOwn(levels, check.id) ? levels[check.id] : undefined
    return level === undefined ? check : { ...check, status: level === 'error' ? 'fail' : 'warn' }
  })
  if (checks.every((check, at) => check.status === report.checks[at]?.status)) return report
  const weighed = checks.map((check) => ({ status: check.status, weight: weightOf(check, weights.get(check.id) ?? 0) }))
  return { ...report, checks, score: scoreOf(weighed, report.limit) }
}

const weights = new Map(definitions.map(({ id, weight }) => [id, weight]))
