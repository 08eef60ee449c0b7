import { escapeMarkdown, toMarkdown as openAsMarkdown } from '../../../shared/audit/export/markdown.ts'
import { printable } from '../terminal.ts'
import { sortChecks, uncheckedNames, type Report } from './report.ts'

/** The report as CommonMark, for a pull request or a job summary: what to fix, what limits the score, and what else was checked. */
export function toMarkdown(report: Report, { target, day }: { target: string; day: string }): string {
  const { passed, unchecked } = sortChecks(report)
  const names = (title: string, all: string[]) => (all.length === 0 ? [] : [`**${title}:** ${escapeMarkdown(all.join(', '))}`])
  const labels = passed.map(({ label }) => label)
  const limit = report.limit === null ? [] : [`**Limited to ${report.limit.score}:** ${escapeMarkdown(report.limit.reason)}`]
  const parts = [openAsMarkdown({ ...report, url: target, day, link: null }).trimEnd(), '---', ...limit]
  return printable(`${[...parts, ...names('Passed', labels), ...names('Not checked', uncheckedNames(unchecked))].join('\n\n')}\n`)
}
