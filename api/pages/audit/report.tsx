import { dayWords } from '../../../shared/ui/day-words.ts'
import { paths } from '../../../shared/paths.ts'
import { findFreeWeeks } from '../../actions/audit/check-launch-readiness.ts'
import { deleteReport, isMaker, findReport, listEarlier, type FoundReport } from '../../actions/audit/find-report.ts'
import { findPagePictures } from '../../actions/audit/page-pictures.ts'
import { shareReport } from '../../actions/audit/share-report.ts'
import { removeReported } from '../../actions/moderation/reports/decide-on-reports.ts'
import { Failure } from '../../domain/failure.ts'
import { isModerator } from '../../domain/moderation/moderator-rule.ts'
import { defineForm, definePage } from '../page/define-page.ts'
import { AuditReport } from './audit-report.tsx'
import { giveBrowserKey, linkKey, readerKeys } from './browser-key.ts'
import { sharePicture } from './report-files.ts'
import { fixedWords, openWords } from './report-words.ts'
import { noReportSheet, productName, reportSheet, reportTitle, type ReportHead } from './report-page.tsx'

/** A report at its own URL, the same for everyone with the link. Its maker can delete it; for everyone else who tries, there is none. */
export const report = definePage({
  path: paths.auditReport,
  access: 'anyone',
  async load({ world, ctx, params: { id }, query, account, rejected }) {
    const isRejected = rejected?.error instanceof Failure && rejected.error.code === 'NOT_FOUND'
    const reader = { account, keys: readerKeys(ctx, query) }
    const found = isRejected ? null : await findReport(world, id, reader)
    if (found === null) return null
    const [earlier, weeks, pictures] = await Promise.all([
      listEarlier(world, found.report),
      findFreeWeeks(world),
      findPagePictures(world, found.report),
    ])
    const own = new Set([...earlier, found.report].filter((one) => isMaker(one, reader)).map(({ id: each }) => each))
    return {
      ...found,
      earlier,
      weeks,
      pictures,
      key: linkKey(query),
      own,
      isModerating: account !== null && isModerator(world, account),
    }
  },
  forms: {
    'share-report': defineForm(shareReport, {
      path: paths.shareReport,
      rejected: 'Not changed',
      shows: ['NOT_FOUND', 'CONFLICT', 'FORBIDDEN'],
      fields: (form, { ctx, params: { id = '' } }) => ({
        id,
        keys: readerKeys(ctx, form),
        isPublic: form.get('public') === 'yes',
      }),
      next(_, { world, ctx, params: { id = '' } }, form) {
        const [key] = readerKeys(ctx, form)
        if (key !== undefined) giveBrowserKey(world, ctx, key)
        return paths.auditReport({ id }, { shared: '' })
      },
    }),
    'withhold-report': defineForm(removeReported, {
      rejected: 'Not made private',
      shows: ['CONFLICT', 'FORBIDDEN'],
      fields: (form, { params: { id = '' } }) => ({ subjectId: id, reason: form.get('reason') ?? '' }),
      says: 'Report made private.',
    }),
    'delete-report': defineForm(deleteReport, {
      rejected: 'Not deleted',
      shows: ['NOT_FOUND'],
      fields: (form, { ctx, params: { id = '' } }) => ({ id, keys: readerKeys(ctx, form) }),
      leadsTo: paths.audit,
      next: () => paths.audit(),
      says: 'Report deleted.',
    }),
  },
  view(found, { world, query }) {
    if (found === null) return noReportSheet(query.get('url'))
    const { report: one, content, weeks, ...kept } = found
    const { score, url, asked } = one
    return reportSheet(
      headOf(found, world.siteUrl),
      <AuditReport
        {...content}
        url={url}
        asked={asked}
        score={score}
        weeks={weeks}
        kept={{ ...kept, report: one, link: world.siteUrl + paths.auditReport(one) }}
      />,
    )
  },
})

/** Search engines only list reports of accounts: anybody can audit a page that says anything. */
function headOf(found: FoundReport, siteUrl: string): ReportHead {
  const { report, content } = found
  const [name, day] = [productName(content.listing, report.url), dayWords(report.at.slice(0, 10))]
  const title = reportTitle(name, report.score)
  if (!report.isPublic) return { title, description: `What a launch audit found on ${day}, with a fix for every finding.` }
  const result = `${name} scored ${report.score} of 100 in a launch audit on ${day}: ${openWords(content.checks)}.`
  const description = `${result} ${fixedWords(content.comparison) ?? 'With a fix for every finding.'}`
  const canonical = siteUrl + paths.auditReport(report)
  const data = { '@type': 'WebPage', name: title, description, url: canonical, datePublished: report.at }
  return { title, description, canonical, image: sharePicture(found, siteUrl), noindex: report.accountId === null, data }
}
