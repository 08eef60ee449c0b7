import { plural } from '../../../shared/plural.ts'
import { newFindings } from './changes.ts'
import type { Options } from './options.ts'
import { sortChecks, type Report } from './report-table.ts'
import type { Level } from './settings.ts'

type Audited = { named: string; report: Report }

/** What makes a CI job fail, in a sentence each. `before` is the baseline’s reports; null without one. */
export function complaintsAbout(
  audited: readonly Audited[],
  before: readonly Report[] | null,
  { failUnder, failOn, baseline, budgets }: Pick<Options, 'failUnder' | 'failOn' | 'baseline' | 'budgets'>,
): string[] {
  const reports = audited.map(({ report }) => report)
  const added = before === null ? [] : newFindings(reports, before)
  const ofPages = audited.flatMap(({ named, report }) => {
    const of = audited.length === 1 ? '' : ` of ${named}`
    const on = audited.length === 1 ? '' : ` on ${named}`
    const found = failOn === null ? [] : findingsOf(report, failOn)
    const { bytes, requests } = report.loaded ?? { bytes: 0, requests: 0 }
    const above = (what: string, is: number, most = Infinity) => (is > most ? [`${is} ${what}${on} exceed the budget of ${most}.`] : [])
    return [
      ...(failUnder !== null && report.score < failUnder ? [`The score${of} is ${report.score}, below ${failUnder}.`] : []),
      ...(found.length > 0 ? [`${plural(found.length, 'finding')}${on}: ${found.join(', ')}.`] : []),
      ...above('bytes', bytes, budgets.bytes),
      ...above('requests', requests, budgets.requests),
    ]
  })
  return [...ofPages, ...(added.length > 0 ? [`New since ${baseline}: ${added.join(', ')}.`] : [])]
}

function findingsOf(report: Report, level: Level): string[] {
  const { failed, warned } = sortChecks(report)
  return [...failed, ...(level === 'warning' ? warned : [])].map(({ label }) => label)
}
