import { dayWords } from '../../../shared/ui/day-words.ts'
import { paths } from '../../../shared/paths.ts'
import { findFreeWeeks } from '../../actions/audit/check-launch-readiness.ts'
import { deleteReport, mayDelete, findReport, listEarlier } from '../../actions/audit/find-report.ts'
import { Failure } from '../../domain/failure.ts'
import { defineForm, definePage } from '../page/define-page.ts'
import { AuditReport } from './audit-report.tsx'
import { browserKey, linkKey } from './browser-key.ts'
import { noReportSheet, productName, reportSheet, reportTitle } from './report-page.tsx'

/** A report at its own URL, the same for everyone with the link. Its maker can delete it; for everyone else who tries, there is none. */
export const report = definePage({
  path: paths.auditReport,
  access: 'anyone',
  async load({ world, ctx, params: { id }, query, account, rejected }) {
    const isRejected = rejected?.error instanceof Failure && rejected.error.code === 'NOT_FOUND'
    const found = isRejected ? null : await findReport(world, id)
    if (found === null) return null
    const [earlier, weeks] = await Promise.all([listEarlier(world, found.report), findFreeWeeks(world)])
    const key = linkKey(query)
    const reader = { account, key: key ?? browserKey(ctx) }
    const own = new Set([...earlier, found.report].filter((one) => mayDelete(one, reader)).map(({ id: each }) => each))
    return { ...found, earlier, weeks, key, own }
  },
  forms: {
    'delete-report': defineForm(deleteReport, {
      rejected: 'Not deleted',
      shows: ['NOT_FOUND'],
      fields: (form, { ctx, params: { id = '' } }) => ({ id, key: linkKey(form) ?? browserKey(ctx) }),
      leadsTo: paths.audit,
      next: () => paths.audit(),
      says: 'Report deleted.',
    }),
  },
  view(found, { world, query }) {
    if (found === null) return noReportSheet(query.get('url'))
    const { report: one, content, earlier, weeks, key, own } = found
    const { score, url, at, asked } = one
    const description = `What a launch audit found on ${dayWords(at.slice(0, 10))}, with a fix for every finding.`
    const kept = { report: one, earlier, link: world.siteUrl + paths.auditReport(one), own, key }
    return reportSheet(
      { title: reportTitle(productName(content.listing, url), score), description },
      <AuditReport {...content} url={url} asked={asked} score={score} weeks={weeks} kept={kept} />,
    )
  },
})
