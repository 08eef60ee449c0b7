import { Type, type Static } from 'typebox'
import { checks as definitions } from '../../../shared/audit/checks/index.ts'
import type { Input } from '../../../shared/contract.ts'
import type { ReadinessReport } from '../../../shared/schemas/readiness.ts'
import { groupChanges } from '../../../shared/ui/change-words.ts'
import type { Caller } from '../../actions/action.ts'
import { auditAndKeep } from '../../actions/audit/audit-and-keep.ts'
import { findFreeWeeks } from '../../actions/audit/check-launch-readiness.ts'
import { findEarlierReport, type FoundReport } from '../../actions/audit/find-report.ts'
import { invalidField, NotVisited } from '../../domain/failure.ts'
import { daysReportKept, reportPath } from '../../domain/report.ts'
import type { World } from '../../ports/world.ts'
import { lengthOf } from '../answer.ts'
import { shortenReport, showChecks, type ReportView } from '../short-report.ts'
import { defineWiderTool } from '../tool.ts'

const Own = Type.Object({
  since: Type.Optional(
    Type.String({ maxLength: 300, description: 'URL or id of an earlier report on the page, to see what is fixed, still open or new.' }),
  ),
  detail: Type.Optional(
    Type.String({
      maxLength: 1000,
      description: '"all" for the whole report, or the ids of checks, separated by commas, to see only those.',
    }),
  ),
  report: Type.Optional(
    Type.String({ maxLength: 300, description: 'URL or id of an earlier report to show again, without visiting the site.' }),
  ),
})
type Given = Input<'checkLaunchReadiness'> & Static<typeof Own>

/** `isOld`: the report was made earlier. `key` deletes a new report of a caller without an account. */
type Audited = {
  report: ReadinessReport
  kept: FoundReport | null
  siteUrl: string
  key: string | null
  hasEarlier: boolean
  isOld: boolean
}
type Shown = Audited & { view: ReportView }

export const checkLaunchReadiness = defineWiderTool({
  endpoint: 'checkLaunchReadiness',
  ownInput: Own,
  ownOutput: Type.Object({ alsoOpen: Type.String(), passed: Type.String() }),
  readsOnly: ({ report = '' }: Given) => report !== '',
  action,
  outputOf: ({ view }) => view.fields,
  title: 'Audit a product site',
  description:
    'Visits a product site and reports what would hurt its launch: more than fifty checks (title, social preview, structured data, links, badge, ' +
    'duplicates and more). Every warn and fail has a `fix` to paste or act on, built from the page’s own words. Also returns a score from 0 to 100, ' +
    'a suggested listing, categories, and the next weeks with room for a free launch. Long reports are shortened; `detail` and `report` show the ' +
    'rest. Takes a few seconds. Next: apply the fixes in the site’s source, deploy, and call this again with `since` until everything you fixed ' +
    `passes; then call submit_product. The result has a URL where the user, or anyone who has it, can read the report for ${daysReportKept} days. ` +
    'Changes nothing else and needs no account. Visits any site on the public internet, plus any its operator has allowed, such as one on your own ' +
    'machine. A URL it can’t visit doesn’t count toward the limit.',
  annotations: { readOnlyHint: true, openWorldHint: true },
  introduce,
})

async function action(world: World, { detail = '', ...given }: Given, caller: Caller): Promise<Shown> {
  const ids = readDetail(detail)
  const audited = await findOrAudit(world, given, caller)
  const { report } = audited
  const introducedWith = (view: ReportView) =>
    lengthOf({ introduction: introduce({ ...audited, view }), account: null, output: view.fields })
  if (ids === 'all') return { ...audited, view: { fields: report, leftOut: [] } }
  return { ...audited, view: ids === null ? shortenReport(report, introducedWith) : showChecks(report, ids) }
}

/** Null: what fits into a short result. */
function readDetail(detail: string): 'all' | string[] | null {
  const ids = detail.split(/[\s,]+/).filter((id) => id !== '')
  if (ids.length === 0) return null
  if (ids.length === 1 && ids[0]?.toLowerCase() === 'all') return 'all'
  if (ids.every((id) => definitions.some((check) => check.id === id))) return [...new Set(ids)]
  throw refuse('detail', 'Must be "all", or ids of checks as in the report, separated by commas, such as "title, og-image".')
}

async function findOrAudit(world: World, { url, since = '', report = '' }: Given, caller: Caller): Promise<Audited> {
  const { siteUrl } = world
  if (report !== '' && since !== '') throw refuse('since', 'Leave `since` out when you pass `report`: the site isn’t visited.')
  if (report !== '') {
    const kept = await findEarlierReport(world, report)
    if (kept === null)
      throw refuse('report', 'Report not found: it may have expired or been deleted. Leave `report` out to audit the site.')
    const { checks, listing } = kept.content
    const suggested = { suggestedListing: listing, suggestedCategories: listing.categories, nextFreeWeeks: await findFreeWeeks(world) }
    const { url, score } = kept.report
    return { report: { ok: true, url, score, checks, ...suggested }, kept, siteUrl, key: null, hasEarlier: false, isOld: true }
  }
  const earlier = since === '' ? null : await findEarlierReport(world, since)
  if (since !== '' && earlier === null) throw refuse('since', 'Report not found: it may have expired or been deleted. Leave `since` out.')
  const key = caller.connection === null ? Buffer.from(world.random(24)).toString('base64url') : null
  const audited = await auditAndKeep(world, { asked: url, via: 'agent', since: earlier, key }, caller)
  return { report: audited.report, kept: audited.kept, siteUrl, key, hasEarlier: earlier !== null, isOld: false }
}

/** The site isn’t visited, so the call doesn’t count as an audit. */
function refuse(field: string, words: string): NotVisited {
  const { message, data } = invalidField(field, words, 'unknown')
  return new NotVisited('BAD_REQUEST', message, data)
}

/** Uses only our own words and labels, nothing from the site. */
function introduce(shown: Shown): string {
  const { score, checks } = shown.report
  const open = checks.filter(({ status }) => status !== 'pass').length
  const next = open === 0 ? 'Nothing left to fix: call submit_product to create the draft.' : 'Apply the fixes, deploy and audit again.'
  const found = `Score: ${score}/100. ${open} of ${checks.length} checks ${open === 1 ? 'needs' : 'need'} attention. ${next}`
  return [found, ...changesIn(shown), whereKept(shown), ...leftOutOf(shown)].join('\n')
}

/** Labels named of each kind of change; a report can have more than fifty. */
const mostLabels = 8

/** Also without `since`, if the caller’s account has a report on the page. */
function changesIn({ kept, hasEarlier }: Audited): string[] {
  const { comparison = null } = kept?.content ?? {}
  if (comparison === null) return hasEarlier && kept !== null ? ['Not compared: the earlier report is for a different page.'] : []
  const groups = groupChanges(comparison).map(({ count, found }) => {
    const labels = found.slice(0, mostLabels).map(({ label }) => label)
    const more = found.length > mostLabels ? [`and ${found.length - mostLabels} more`] : []
    return `${found.length} ${count} (${[...labels, ...more].join(', ')})`
  })
  const since = new Date(comparison.since).toISOString()
  return [`Compared with ${since}: ${groups.length === 0 ? 'nothing to fix then or now' : groups.join('; ')}.`]
}

function leftOutOf({ view, kept }: Shown): string[] {
  if (view.leftOut.length === 0) return []
  const report = kept === null ? '' : ' `report` set to its URL (no new visit) and'
  return [`${view.leftOut.join(' ')} For the rest, call again with${report} \`detail\` set to "all" or ids of checks.`]
}

function whereKept({ kept, siteUrl, key, isOld }: Audited): string {
  if (kept === null) return 'The report couldn’t be saved, so it has no URL.'
  const { id, at, expiresAt } = kept.report
  const link = siteUrl + reportPath(id)
  const where = `Report for the user: ${link} (until ${expiresAt.slice(0, 10)}).`
  if (isOld) return `${where} Made ${at}; the site wasn’t visited now.`
  const deletion = key === null ? 'The user can delete it there.' : `To delete it sooner, open ${link}?key=${key} and confirm.`
  return `${where} Pass that URL as \`since\` next time. ${deletion}`
}
