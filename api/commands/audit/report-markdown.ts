import type { Check } from '../../../shared/schemas/readiness.ts'
import { learnMoreOf } from '../../../shared/audit/learn-more.ts'
import { printable } from './printable.ts'
import { countChecks, sortChecks, splitFix, type Report } from './report.ts'

/** Text of a page, so that it’s shown and not read as markup (https://spec.commonmark.org/0.31.2/#backslash-escapes). */
const escape = (text: string): string =>
  printable(text).replaceAll(/[\\`*_{}[\]<>#|~!@&]/g, (character) => (character === '@' ? '@\u200b' : `\\${character}`))

/** A fence that the snippet can’t close. */
function fenced(snippet: string): string {
  const longest = Math.max(2, ...[...snippet.matchAll(/`+/g)].map(([ticks]) => ticks.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}\n${printable(snippet)}\n${fence}`
}

function finding({ id, label, detail, fix }: Check): string {
  const { instruction, snippet } = splitFix(fix ?? '')
  const learnMore = learnMoreOf(id)
  const parts = [`### ${escape(label)}`, escape(detail), `**Fix:** ${escape(instruction)}`]
  return [...parts, ...(snippet === '' ? [] : [fenced(snippet)]), ...(learnMore === null ? [] : [`[Learn more](${learnMore})`])].join(
    '\n\n',
  )
}

/** The report as CommonMark, for a pull request or a job summary. */
export function toMarkdown(report: Report, target: string): string {
  const { failed, warned, passed, unchecked } = sortChecks(report)
  const limit = report.limit === null ? '' : `, limited to ${report.limit.score}: ${escape(report.limit.reason)}`
  const section = (title: string, checks: Check[]) => (checks.length === 0 ? [] : [`## ${title}`, ...checks.map(finding)])
  const names = (title: string, checks: Check[]) =>
    checks.length === 0 ? [] : [`## ${title}`, checks.map(({ label }) => escape(label)).join(', ')]
  return `${[
    `# Launch audit of ${escape(target)}`,
    `**${report.score} of 100**${limit}. ${countChecks(report)}.`,
    ...section('Fix before launch', failed),
    ...section('Recommended', warned),
    ...names('Passed', passed),
    ...names('Not checked', unchecked),
  ].join('\n\n')}\n`
}
