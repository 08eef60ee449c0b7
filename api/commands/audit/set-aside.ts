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

/** How a page has changed since an earlier report about the same path: its score then, and the findings that came and went. Null without such a report. */
export function changesSince(report: Report, before: readonly Report[]): { score: number; added: string[]; fixed: string[] } | null {
  const earlier = before.find(({ url }) => new URL(url).pathname === new URL(report.url).pathname)
  if (earlier === undefined) return null
  const without = (one: Report, other: Report) =>
    openOf(one)
      .filter(({ id }) => !openOf(other).some((found) => found.id === id))
      .map(({ label }) => label)
  return { score: earlier.score, added: without(report, earlier), fixed: without(earlier, report) }
}

/** The errors and warnings that earlier reports don’t have, by page and check: `Title (/docs/)`. */
export const newFindings = (reports: readonly Report[], before: readonly Report[]): string[] =>
  reports.flatMap((report) => {
    const added = changesSince(report, before)?.added ?? openOf(report).map(({ label }) => label)
    return added.map((label) => (reports.length === 1 ? label : `${label} (${new URL(report.url).pathname})`))
  })

function openOf(report: Report) {
  const { failed, warned } = sortChecks(report)
  return [...failed, ...warned]
}
