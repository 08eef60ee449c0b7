import type { Context } from 'koa'
import { toAgentPrompt } from '../../../shared/audit/export/agent-prompt.ts'
import { toMarkdown } from '../../../shared/audit/export/markdown.ts'
import type { Exported } from '../../../shared/audit/export/open-findings.ts'
import { toPlainText } from '../../../shared/audit/export/plain-text.ts'
import { dayWords } from '../../../shared/ui/day-words.ts'
import { paths } from '../../../shared/paths.ts'
import { findReport, type FoundReport } from '../../actions/audit/find-report.ts'
import { isPageFile } from '../../actions/audit/page-pictures.ts'
import { Failure } from '../../domain/failure.ts'
import type { World } from '../../ports/world.ts'
import { accountOf } from '../session/session.ts'
import { readerKeys } from './browser-key.ts'
import { sendPagePicture, sendScoreBadge, sendSharePicture } from './report-files.ts'
import { unlisted } from './report-page.tsx'

const exports: Record<string, (world: World, report: Exported) => string> = {
  'fixes.txt': (_, report) => toPlainText(report),
  'fixes.md': (_, report) => toMarkdown(report),
  'prompt.txt': ({ random }, report) => toAgentPrompt(report, Buffer.from(random(6)).toString('hex')),
}

/** All fixes of a report as text, pictures of its page, or a public one’s share image or badge. Throws NOT_FOUND. */
export async function exportReport(world: World, ctx: Context & { params: Record<string, string> }): Promise<void> {
  const { id = '', file = '' } = ctx.params
  if (file === 'badge.svg') return sendScoreBadge(world, ctx, id)
  const keys = readerKeys(ctx, new URLSearchParams(ctx.querystring))
  const found = await findReport(world, id, { account: accountOf(ctx), keys })
  if (found !== null && isPageFile(file)) return sendPagePicture(world, ctx, id, file)
  if (file === 'share.png') return sendSharePicture(world, ctx, found)
  const write = Object.hasOwn(exports, file) ? exports[file] : undefined
  if (write === undefined || found === null) throw new Failure('NOT_FOUND', 'This report has expired, was removed or never existed.')
  ctx.set(unlisted)
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
