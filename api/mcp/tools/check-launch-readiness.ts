import { Type, type Static } from 'typebox'
import { checks as definitions } from '../../../shared/audit/checks/index.ts'
import { limits } from '../../../shared/vocabulary.ts'
import type { Caller } from '../../actions/access/caller.ts'
import { auditAndKeep } from '../../actions/audit/audit-and-keep.ts'
import { findFreeWeeks } from '../../actions/audit/check-launch-readiness.ts'
import { findEarlierReport } from '../../actions/audit/find-report.ts'
import { invalidField, NotVisited } from '../../domain/failure.ts'
import { nearName } from '../../domain/names/near-name.ts'
import { daysReportKept } from '../../domain/report.ts'
import type { World } from '../../ports/world.ts'
import { lengthOf } from '../answer.ts'
import { introduceReport, type Audited, type Shown } from '../introduce-report.ts'
import { shortenReport, showChecks, showOpen, type ReportView } from '../short-report.ts'
import { defineWiderTool } from '../tool.ts'
import { pluralForm } from '../../../shared/plural.ts'

const Own = Type.Object({
  url: Type.Optional(
    Type.String({
      maxLength: limits.urlLength,
      description: 'The product’s URL; https is assumed when the scheme is missing. Needed unless you pass `report`.',
    }),
  ),
  since: Type.Optional(
    Type.String({ maxLength: 300, description: 'URL or id of an earlier report on the page, to see what is fixed, still open or new.' }),
  ),
  detail: Type.Optional(
    Type.String({
      maxLength: 1000,
      description: '"open" for every warn and fail in full, "all" for the whole report, or comma-separated check ids, to see only those.',
    }),
  ),
  report: Type.Optional(
    Type.String({ maxLength: 300, description: 'URL or id of an earlier report to show again, without visiting the site.' }),
  ),
})
type Given = Static<typeof Own>

export const checkLaunchReadiness = defineWiderTool({
  endpoint: 'checkLaunchReadiness',
  ownInput: Own,
  ownOutput: Type.Object({ alsoOpen: Type.String(), passed: Type.String(), notChecked: Type.String() }),
  readsOnly: ({ report = '' }: Given) => report !== '',
  lacks: ({ url, report }: Given) => (url === undefined && report === undefined ? 'url' : null),
  action,
  outputOf: ({ view }) => view.fields,
  title: 'Audit a product site',
  description:
    'Visits a product site and reports what would hurt its launch: more than fifty checks (title, social preview, structured data, links, badge, ' +
    'duplicates and more). Every warn and fail has a `fix` to paste or act on, built from the page’s own words. Also returns a score from 0 to 100, ' +
    'a suggested listing, categories, and the next weeks with room for a free launch. Long reports are shortened; `detail` and `report` show the ' +
    'rest. Takes a few seconds. Next: apply the fixes in the site’s source, deploy, and call this again with `since` until everything you fixed ' +
    `passes; then call submit_product. The result has a URL where the user, or anyone who has it, can read the report for ${daysReportKept} days. ` +
    'Changes nothing else and needs no account. Visits any site on the public internet, plus hosts that this catalog’s operator allows, such as your own ' +
    'machine. URLs it can’t visit don’t count towards the limit.',
  annotations: { readOnlyHint: true, openWorldHint: true },
  introduce: introduceReport,
})

async function action(world: World, { detail = '', ...given }: Given, caller: Caller): Promise<Shown> {
  const ids = readDetail(detail)
  const audited = await findOrAudit(world, given, caller)
  const { report } = audited
  const introducedWith = (view: ReportView) =>
    lengthOf({ introduction: introduceReport({ ...audited, view }), account: null, output: view.fields })
  if (ids === 'all') return { ...audited, view: { fields: report, leftOut: [] } }
  if (ids === 'open') return { ...audited, view: showOpen(report, audited.isOld) }
  return { ...audited, view: ids === null ? shortenReport(report, introducedWith) : showChecks(report, ids) }
}

const parts = ['all', 'open'] as const
type Part = (typeof parts)[number]

/** Null: what fits into a short result. */
function readDetail(detail: string): Part | string[] | null {
  const ids = detail.split(/[\s,]+/).filter((id) => id !== '')
  if (ids.length === 0) return null
  const part = parts.find((each) => ids.length === 1 && ids[0]?.toLowerCase() === each)
  if (part !== undefined) return part
  if (ids.every((id) => definitions.some((check) => check.id === id))) return [...new Set(ids)]
  throw reject('detail', adviseDetail(ids))
}

/** Ids that can be repeated as they are. */
const printable = /^[\w-]{1,40}$/
const maxNamed = 5

/** Names the ids that are unknown, and those that may be meant. */
function adviseDetail(ids: readonly string[]): string {
  const known = definitions.map(({ id }) => id)
  const unknown = ids
    .filter((id) => !known.includes(id) && printable.test(id) && !parts.some((part) => part === id.toLowerCase()))
    .slice(0, maxNamed)
  const [quoted, near] = [unknown.map((id) => `“${id}”`).join(', '), new Set(unknown.map((id) => nearName(id, known)))]
  near.delete(null)
  return [
    ...(quoted === '' ? [] : [`Unknown ${pluralForm(unknown.length, 'check')} in \`detail\`: ${quoted}.`]),
    ...(near.size === 0 ? [] : [`Did you mean ${[...near].join(', ')}?`]),
    '`detail` takes "open", "all" or ids from the report, such as "title, og-image".',
  ].join(' ')
}

async function findOrAudit(world: World, { url = '', since = '', report = '' }: Given, caller: Caller): Promise<Audited> {
  const { siteUrl } = world
  if (report !== '' && since !== '') throw reject('since', 'Leave `since` out when you pass `report`: the site isn’t visited.')
  if (report !== '') {
    const kept = await findEarlierReport(world, report)
    if (kept === null)
      throw reject('report', 'Report not found: it may have expired or been deleted. Leave `report` out to audit the site.')
    const { checks, listing } = kept.content
    const suggested = { suggestedListing: listing, suggestedCategories: listing.categories, nextFreeWeeks: await findFreeWeeks(world) }
    const { url, score } = kept.report
    return { report: { ok: true, url, score, checks, ...suggested }, kept, siteUrl, key: null, hasEarlier: false, isOld: true }
  }
  const earlier = since === '' ? null : await findEarlierReport(world, since)
  if (since !== '' && earlier === null) throw reject('since', 'Report not found: it may have expired or been deleted. Leave `since` out.')
  const {
    report: audited,
    kept,
    key,
  } = await auditAndKeep(world, { asked: url, via: 'agent', since: earlier?.report.id ?? null, key: null }, caller)
  return { report: audited, kept, siteUrl, key, hasEarlier: earlier !== null, isOld: false }
}

/** The site isn’t visited, so the call doesn’t count as an audit. */
function reject(field: string, words: string): NotVisited {
  const { message, data } = invalidField(field, words, 'unknown')
  return new NotVisited('BAD_REQUEST', message, data)
}
