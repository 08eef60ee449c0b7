import { Type } from 'typebox'
import type { Input } from '../../../shared/contract.ts'
import { groupChanges } from '../../../shared/ui/change-words.ts'
import type { Caller } from '../../actions/action.ts'
import { auditAndKeep, type KeptAudit } from '../../actions/audit/audit-and-keep.ts'
import { findEarlierReport } from '../../actions/audit/find-report.ts'
import { invalidField, NotVisited } from '../../domain/failure.ts'
import { daysReportKept, reportPath } from '../../domain/report.ts'
import type { World } from '../../ports/world.ts'
import { defineWiderTool } from '../tool.ts'

type Audited = KeptAudit & { siteUrl: string; key: string | null; hasEarlier: boolean }

export const checkLaunchReadiness = defineWiderTool({
  endpoint: 'checkLaunchReadiness',
  ownInput: Type.Object({
    since: Type.Optional(
      Type.String({
        maxLength: 300,
        description: 'The URL or id of an earlier report on the same page, to see what has been fixed, is still open or is new.',
      }),
    ),
  }),
  action: audit,
  outputOf: ({ report }) => report,
  title: 'Audit a product site',
  description:
    'Visits a product site and reports what would hurt its launch: more than fifty checks (title, description, social preview, structured data, ' +
    'links, badge, duplicates and more), each with status pass, warn or fail. Every warn and fail has a `fix` to paste or act on, built from the page’s own words. ' +
    'Also returns a score from 0 to 100, a suggested listing, categories, and the next weeks with room for a free launch. Takes a few seconds. ' +
    'Next: apply the fixes in the site’s source, deploy, and call this again with `since` until everything you fixed passes; then call submit_product. ' +
    `The response includes a URL where the user can read the report for ${daysReportKept} days: it isn’t listed anywhere, but anyone with the URL can read it. Changes ` +
    'nothing else and needs no account. The site must be one this service is allowed to visit: any site on the public internet, plus any its operator has allowed, ' +
    'such as the sample product of a service on your own machine. A URL it can’t visit is rejected at once and doesn’t count toward the limit.',
  annotations: { readOnlyHint: true, openWorldHint: true },
  introduce(audited) {
    const { score, checks } = audited.report
    const open = checks.filter(({ status }) => status !== 'pass').length
    const next = open === 0 ? 'Nothing left to fix: call submit_product to create the draft.' : 'Apply the fixes, deploy and audit again.'
    const found = `Score: ${score}/100. ${open} of ${checks.length} checks ${open === 1 ? 'needs' : 'need'} attention. ${next}`
    return [found, ...changesIn(audited), whereKept(audited)].join('\n')
  },
})

async function audit(
  world: World,
  { url, since = '' }: Input<'checkLaunchReadiness'> & { since?: string },
  caller: Caller,
): Promise<Audited> {
  const earlier = since === '' ? null : await findEarlierReport(world, since)
  if (since !== '' && earlier === null) throw noReport()
  const key = caller.connection === null ? Buffer.from(world.random(24)).toString('base64url') : null
  const audited = await auditAndKeep(world, { asked: url, via: 'agent', since: earlier, key }, caller)
  return { ...audited, siteUrl: world.siteUrl, key, hasEarlier: earlier !== null }
}

function noReport(): NotVisited {
  const words = 'Report not found: it may have expired or been deleted. Leave `since` out.'
  const { message, data } = invalidField('since', words, 'unknown')
  return new NotVisited('BAD_REQUEST', message, data)
}

/** Also without `since`, if the caller’s account has a report on the page. Uses only our own labels, nothing from the site. */
function changesIn({ kept, hasEarlier }: Audited): string[] {
  const { comparison = null } = kept?.content ?? {}
  if (comparison === null) return hasEarlier && kept !== null ? ['Not compared: the earlier report is for a different page.'] : []
  const groups = groupChanges(comparison).map(
    ({ count, found }) => `${found.length} ${count} (${found.map(({ label }) => label).join(', ')})`,
  )
  const since = new Date(comparison.since).toISOString()
  return [`Compared with ${since}: ${groups.length === 0 ? 'nothing to fix then or now' : groups.join('; ')}.`]
}

function whereKept({ kept, siteUrl, key }: Audited): string {
  if (kept === null) return 'The report couldn’t be saved, so it has no URL.'
  const { id, expiresAt } = kept.report
  const link = siteUrl + reportPath(id)
  const deletion = key === null ? 'The user can delete it there.' : `To delete it sooner, open ${link}?key=${key} and confirm.`
  return `Report for the user: ${link} (until ${expiresAt.slice(0, 10)}). Pass that URL as \`since\` next time. ${deletion}`
}
