import { weightOf } from '../../../shared/audit/check.ts'
import { checks as definitions } from '../../../shared/audit/checks/index.ts'
import { scoreOf } from '../../../shared/audit/score.ts'
import { sortChecks, type Report } from './report.ts'

/** The report without what a project ignores: listed as not checked, with the reason, and not counted. An ignored check can still limit the score. */
export function setAside(report: Report, ignore: Record<string, string>): Report {
  if (report.checks.every(({ id }) => !Object.hasOwn(ignore, id))) return report
  const checks = report.checks.map((check) =>
    check.status !== 'pass' && Object.hasOwn(ignore, check.id)
      ? { ...check, status: 'pass' as const, detail: `Not checked: ${ignore[check.id]}`, fix: null }
      : check,
  )
  const weighed = checks.map((check) => ({ status: check.status, weight: weightOf(check, weights.get(check.id) ?? 0) }))
  return { ...report, checks, score: scoreOf(weighed, report.limit) }
}

const weights = new Map(definitions.map(({ id, weight }) => [id, weight]))

/** The errors and warnings that earlier reports don’t have, by page and check: `Title (/docs/)`. */
export function newFindings(reports: Report[], before: Report[]): string[] {
  const key = ({ url }: Report, id: string) => `${new URL(url).pathname} ${id}`
  const known = new Set(before.flatMap((report) => openOf(report).map(({ id }) => key(report, id))))
  return reports.flatMap((report) =>
    openOf(report)
      .filter(({ id }) => !known.has(key(report, id)))
      .map(({ label }) => (reports.length === 1 ? label : `${label} (${new URL(report.url).pathname})`)),
  )
}

function openOf(report: Report) {
  const { failed, warned } = sortChecks(report)
  return [...failed, ...warned]
}
