import type { ReadinessReport } from '../../shared/schemas/readiness.ts'
import { groupChanges } from '../../shared/ui/change-words.ts'
import { paths } from '../../shared/paths.ts'
import type { FoundReport } from '../actions/audit/find-report.ts'
import type { ReportView } from './short-report.ts'
import { pluralForm } from '../../shared/plural.ts'

/** `isOld`: the report was made earlier. `key` deletes a new report of a caller without an account. */
export type Audited = {
  report: ReadinessReport
  kept: FoundReport | null
  siteUrl: string
  key: string | null
  hasEarlier: boolean
  isOld: boolean
}
export type Shown = Audited & { view: ReportView }

/** What a report’s result begins with: our own words and labels, nothing from the site. */
export function introduceReport(shown: Shown): string {
  const { score, checks } = shown.report
  const open = checks.filter(({ status }) => status !== 'pass').length
  const next = open === 0 ? 'Nothing left to fix: call submit_product to create the draft.' : 'Apply the fixes, deploy and audit again.'
  const found = `Score: ${score}/100. ${open} of ${checks.length} checks ${pluralForm(open, 'needs', 'need')} attention. ${next}`
  return [found, ...changesIn(shown), whereKept(shown), ...leftOutOf(shown)].join('\n')
}

/** How many labels to name for each kind of change; a report can have more than fifty. */
const maxLabels = 5

/** Also without `since`, if the caller’s account has a report on the page. */
function changesIn({ kept, hasEarlier }: Audited): string[] {
  const { comparison = null } = kept?.content ?? {}
  if (comparison === null) return hasEarlier && kept !== null ? ['Not compared: the earlier report is for a different page.'] : []
  const groups = groupChanges(comparison).map(({ count, found }) => {
    const labels = found.slice(0, maxLabels).map(({ label }) => label)
    const more = found.length > maxLabels ? [`and ${found.length - maxLabels} more`] : []
    return `${found.length} ${count} (${[...labels, ...more].join(', ')})`
  })
  const since = new Date(comparison.since).toISOString()
  return [`Compared with ${since}: ${groups.length === 0 ? 'nothing to fix then or now' : groups.join('; ')}.`]
}

function leftOutOf({ view, kept }: Shown): string[] {
  if (view.leftOut.length === 0) return []
  const report = kept === null ? '' : ' `report` set to the report’s URL (no new visit) and'
  return [`${view.leftOut.join(' ')} For the rest, call again with${report} \`detail\` set to "open", "all" or check ids.`]
}

function whereKept({ kept, siteUrl, key, isOld }: Audited): string {
  if (kept === null) return 'The report couldn’t be saved, so it has no URL.'
  const { id, at, expiresAt } = kept.report
  const link = siteUrl + paths.auditReport({ id })
  const where = `Report for the user: ${link} (until ${expiresAt.slice(0, 10)}).`
  if (isOld) return `${where} Made ${at}; the site wasn’t visited again.`
  const deletion = key === null ? 'The user can delete it there.' : `To delete it sooner, open ${link}?key=${key} and confirm.`
  return `${where} Pass that URL as \`since\` next time. ${deletion}`
}
