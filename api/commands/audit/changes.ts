import { wereBusy } from '../../../shared/audit/check.ts'
import { sortChecks, type Report } from './report.ts'

/** How a page has changed since an earlier report about the same path: its score then, and the findings that certainly came and went: of what a busy machine left out, nobody knows. Null without such a report. */
export function changesSince(report: Report, before: readonly Report[]): { score: number; added: string[]; fixed: string[] } | null {
  const earlier = before.find(({ url }) => new URL(url).pathname === new URL(report.url).pathname)
  if (earlier === undefined) return null
  const without = (one: Report, other: Report) =>
    openOf(one)
      .filter(({ id }) => !openOf(other).some((found) => found.id === id))
      .map(({ label }) => label)
  const unknown = (one: Report) =>
    new Set(
      sortChecks(one)
        .unchecked.filter(({ detail }) => detail === wereBusy)
        .map(({ label }) => label),
    )
  const added = without(report, earlier).filter((label) => !unknown(earlier).has(label))
  return { score: earlier.score, added, fixed: without(earlier, report).filter((label) => !unknown(report).has(label)) }
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
