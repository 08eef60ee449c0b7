import type { Context } from 'koa'
import { toAgentPrompt } from '../../../shared/audit/export/agent-prompt.ts'
import { toMarkdown } from '../../../shared/audit/export/markdown.ts'
import type { Exported } from '../../../shared/audit/export/open-findings.ts'
import { toPlainText } from '../../../shared/audit/export/plain-text.ts'
import { dayWords } from '../../../shared/ui/day-words.ts'
import { paths } from '../../../shared/paths.ts'
import { findFreeWeeks } from '../../actions/audit/check-launch-readiness.ts'
import { deleteReport, mayDelete, type Reader } from '../../actions/audit/delete-report.ts'
import { findReport, listEarlier, type FoundReport } from '../../actions/audit/find-report.ts'
import { Failure } from '../../domain/failure.ts'
import type { World } from '../../ports/world.ts'
import { accountOf, redirect } from '../account/session.ts'
import { readForm } from '../parts/form-answer.ts'
import { AuditReport } from './audit-report.tsx'
import { browserKey, linkKey } from './browser-key.ts'
import { keepUnlisted, reportTitle, sendNoReport, sendReportPage } from './report-page.tsx'

type ReportContext = Context & { params: Record<string, string> }

const readerOf = (ctx: Context, key: string | null): Reader => ({ account: accountOf(ctx), key: key ?? browserKey(ctx) })

/** A report at its own URL, the same for everyone with the link; its maker can delete it. */
export async function report(world: World, ctx: ReportContext): Promise<void> {
  const found = await findReport(world, ctx.params['id'] ?? '')
  if (found === null) return sendNoReport(ctx)
  const { score, url, at } = found.report
  const key = linkKey(new URLSearchParams(ctx.querystring))
  const reader = readerOf(ctx, key)
  const [earlier, weeks] = await Promise.all([listEarlier(world, found.report), findFreeWeeks(world)])
  sendReportPage(
    ctx,
    {
      title: reportTitle(score, url),
      description: `What a launch audit found on ${dayWords(at.slice(0, 10))}, with a fix for every finding.`,
    },
    <AuditReport
      {...found.content}
      url={url}
      asked={found.report.asked}
      score={score}
      weeks={weeks}
      kept={{
        report: found.report,
        earlier,
        link: world.siteUrl + paths.auditReport(found.report),
        own: new Set([...earlier, found.report].filter((one) => mayDelete(one, reader)).map(({ id }) => id)),
        key,
      }}
    />,
  )
}

/** Deletes a report for its maker. Everyone else gets “Report not found”. */
export async function removeReport(world: World, ctx: ReportContext): Promise<void> {
  const key = linkKey(await readForm(ctx))
  keepUnlisted(ctx)
  try {
    await deleteReport(world, ctx.params['id'] ?? '', readerOf(ctx, key))
  } catch (error) {
    if (error instanceof Failure && error.code === 'NOT_FOUND') return sendNoReport(ctx)
    throw error
  }
  redirect(ctx, paths.audit({ done: 'deleted' }))
}

const exports: Record<string, (world: World, report: Exported) => string> = {
  'fixes.txt': (_, report) => toPlainText(report),
  'fixes.md': (_, report) => toMarkdown(report),
  'prompt.txt': ({ random }, report) => toAgentPrompt(report, Buffer.from(random(6)).toString('hex')),
}

/** All fixes of a report as text. Throws NOT_FOUND. */
export async function exportReport(world: World, ctx: ReportContext): Promise<void> {
  const { id = '', file = '' } = ctx.params
  const write = Object.hasOwn(exports, file) ? exports[file] : undefined
  const found = write === undefined ? null : await findReport(world, id)
  if (write === undefined || found === null) throw new Failure('NOT_FOUND', 'This report has expired or never existed.')
  keepUnlisted(ctx)
  ctx.type = 'text/plain; charset=utf-8'
  ctx.body = write(world, toExported(world, found))
}

const toExported = ({ siteUrl }: World, { report: { id, url, score, at }, content: { checks } }: FoundReport): Exported => ({
  url,
  score,
  checks,
  day: dayWords(at.slice(0, 10)),
  link: siteUrl + paths.auditReport({ id }),
})
