import { wereBusy } from '../../../shared/audit/check.ts'
import { sortChecks, type Report } from './report-table.ts'

/** How a page has changed since an earlier report about the same path: its score then, and the findings that came and went, but for those that the other audit was too busy to check. Null without such a report. */
export function changesSince(report: Report, before: readonly Report[]): { score: number; added: string[]; fixed: string[] } | null {
  const earlier = before.find(({ url }) => new URL(url).pathname === new URL(report.url).pathname)
  if (earlier === undefined) return null
  const without = (one: Report, other: Report) => {
    const unchecked = sortChecks(other).unchecked.filter(({ detail }) => detail === wereBusy)
    const possible = new Set([...openOf(other), ...unchecked].map(({ id }) => id))
    return openOf(one).flatMap(({ id, label }) => (possible.has(id) ? [] : [label]))
  }
  return { score: earlier.score, added: without(report, earlier), fixed: without(earlier, report) }
}

/** The errors and warnings that earlier reports don’t have, by page and check: `Title (/docs/)`. */
export const newFindings = (reports: readonly Report[], before: readonly Report[]): string[] =>
  reports.flatMap((report) => {
    const added = changesSince(report, before)?.added ?? openOf(report).map(({ label }) => label)
    return added.map((label) => (reports.length === 1 ? label : `${label} (${new URL(report.url).pathname})`))
  })

/** Its errors and warnings. */
function openOf(report: Report) {
  const { failed, warned } = sortChecks(report)
  return [...failed, ...warned]
}
