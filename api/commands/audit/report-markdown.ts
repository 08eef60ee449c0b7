import { escapeMarkdown, toMarkdown as openAsMarkdown } from '../../../shared/audit/export/markdown.ts'
import { printable } from '../terminal.ts'
import { sortChecks, uncheckedNames, type Report } from './report-table.ts'
import { changesSince } from './changes.ts'

type About = { target: string; day: string; before?: readonly Report[] | null }

/** The report as CommonMark, for a pull request or a job summary: what changed since the baseline, what to fix, what limits the score, and what else was checked. */
export function toMarkdown(report: Report, { target, day, before = null }: About): string {
  const { passed, unchecked } = sortChecks(report)
  const names = (title: string, all: string[]) => (all.length === 0 ? [] : [`**${title}:** ${escapeMarkdown(all.join(', '))}`])
  const labels = passed.map(({ label }) => label)
  const limit = report.limit === null ? [] : [`**Limited to ${report.limit.score}:** ${escapeMarkdown(report.limit.reason)}`]
  const parts = [openAsMarkdown({ ...report, url: target, day, link: null, since: sinceWords(report, before) }).trimEnd(), '---', ...limit]
  return printable(`${[...parts, ...names('Passed', labels), ...names('Not checked', uncheckedNames(unchecked))].join('\n\n')}\n`)
}

function sinceWords(report: Report, before: readonly Report[] | null): string | undefined {
  const changes = before && changesSince(report, before)
  if (changes === null) return undefined
  const { score, added, fixed } = changes
  const list = (title: string, labels: string[]) => (labels.length === 0 ? [] : [`**${title}:** ${escapeMarkdown(labels.join(', '))}.`])
  const [news, old] = [list('New', added), list('Fixed', fixed)]
  const points = `**Before:** ${score} of 100.`
  return [points, ...news, ...old, ...(news.length + old.length === 0 ? ['No findings have come or gone.'] : [])].join(' ')
}
