import { outcomeOf } from '../../../shared/audit/check.ts'
import type { Check } from '../../../shared/schemas/readiness.ts'
import { printable } from '../terminal.ts'
import { sortChecks, type Report } from './report-table.ts'

/** Reports as JUnit XML, which CI systems list as tests: an error fails, a warning passes with its text as output, and what wasn’t checked was skipped. */
export function toJunit(reports: { report: Report; named: string }[]): string {
  const suites = reports.map(({ report, named }) => {
    const { failed, unchecked } = sortChecks(report)
    const counts = `tests="${report.checks.length}" failures="${failed.length}" skipped="${unchecked.length}"`
    return `  <testsuite name="${escape(named)}" ${counts}>\n${report.checks.map((check) => testCase(check, named)).join('\n')}\n  </testsuite>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="Launch audit">\n${suites.join('\n')}\n</testsuites>\n`
}

function testCase(check: Check, named: string): string {
  const text = escape(`${check.detail}${check.fix === null ? '' : `\n\n${check.fix}`}`)
  const inside = {
    pass: '',
    warn: `<system-out>${text}</system-out>`,
    fail: `<failure message="${escape(check.detail)}">${text}</failure>`,
    unchecked: `<skipped message="${escape(check.detail)}"/>`,
  }[outcomeOf(check)]
  return `    <testcase classname="${escape(named)}" name="${escape(`${check.label} (${check.id})`)}">${inside}</testcase>`
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string) => printable(text).replaceAll(/[&<>"]/g, (character) => entities[character] ?? '')
