import { styleText } from 'node:util'
import { splitFix, outcomeOf, type Outcome } from '../../../shared/audit/check.ts'
import type { Check, ReadinessReport } from '../../../shared/schemas/readiness.ts'
import { learnMoreOf } from '../../../shared/audit/checks/index.ts'
import { printable } from '../terminal.ts'
import type { ScoreLimit } from '../../../shared/audit/limits.ts'
import { plural } from '../../../shared/plural.ts'

type Style = Parameters<typeof styleText>[0]
/** Width in characters. */
type Look = { target: string; width: number; hasColor: boolean }

const marks = { fail: '✗', warn: '!', pass: '✓' } as const
const colors = { fail: 'red', warn: 'yellow', pass: 'green' } as const

/** The report for a terminal: what to fix first, with its fix, and what passed in one line. Snippets stay as they are, to be copied. */
export function toTable(report: Report, { target, width, hasColor }: Look): string {
  const paint = (style: Style, text: string) => (hasColor ? styleText(style, text, { validateStream: false }) : text)
  const { failed, warned, passed, unchecked } = sortChecks(report)
  const finding = ({ status, id, label, detail, fix }: Check): string => {
    const head = `${paint(colors[status], marks[status])} ${paint('bold', label)}  ${paint('dim', id)}`
    const { instruction, snippet } = splitFix(fix ?? '')
    const learnMore = learnMoreOf(id)
    return [
      head,
      ...wrap(printable(detail), width, '  '),
      ...wrap(`Fix: ${printable(instruction)}`, width, '  '),
      ...(snippet === null
        ? []
        : printable(snippet)
            .split('\n')
            .map((line) => paint('cyan', `    ${line}`))),
      ...(learnMore === null ? [] : [paint('dim', `  ${learnMore}`)]),
    ].join('\n')
  }
  const names = (mark: string, title: string, all: string[]) =>
    all.length === 0
      ? ''
      : `${mark}${wrap(printable(`${title}: ${all.join(', ')}`), width, '  ')
          .join('\n')
          .slice(1)}`
  const limit = report.limit === null ? '' : `, limited to ${report.limit.score}: ${printable(report.limit.reason)}`
  const score = paint(report.score >= 90 ? 'green' : report.score >= 50 ? 'yellow' : 'red', `${report.score} of 100`)
  const blocks = [
    `${paint('bold', printable(target))}\n${paint('bold', score)}${limit}\n${countChecks(report)}`,
    ...failed.map(finding),
    ...warned.map(finding),
    [
      names(
        paint('green', '✓'),
        'Passed',
        passed.map(({ label }) => label),
      ),
      names(paint('dim', '–'), 'Not checked', uncheckedNames(unchecked)),
    ]
      .filter(Boolean)
      .join('\n'),
  ]
  return `${blocks.filter(Boolean).join('\n\n')}\n`
}

/** Breaks text at spaces; a longer word, such as a URL, gets a line of its own. */
function wrap(text: string, width: number, indent: string): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(`${indent}${word}`)
  }
  return lines
}

/** The readiness report (interface section 2.5), what limits its score, and with a browser what the page loaded, the page itself included. */
export type Report = ReadinessReport & { limit: ScoreLimit | null; loaded?: Loaded }
type Loaded = { bytes: number; requests: number }

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
