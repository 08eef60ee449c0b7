import { dayWords } from '../../../shared/ui/day-words.ts'
import { paths } from '../../../shared/paths.ts'
import { findFreeWeeks } from '../../actions/audit/check-launch-readiness.ts'
import { deleteReport, isMaker, findReport, listEarlier, findBadgeReport, type FoundReport } from '../../actions/audit/find-report.ts'
import { findPagePictures, readPagePicture, isPageFile } from '../../actions/audit/page-pictures.ts'
import { shareReport } from '../../actions/audit/share-report.ts'
import { removeReported } from '../../actions/moderation/reports/decide-on-reports.ts'
import { Failure } from '../../domain/failure.ts'
import { isModerator } from '../../domain/moderation/moderator-rule.ts'
import { defineForm, definePage } from '../page/define-page.ts'
import { AuditReport } from './audit-report.tsx'
import { giveBrowserKey, linkKey, readerKeys } from './browser-key.ts'
import { fixedWords, openWords } from './report-words.ts'
import { noReportSheet, productName, reportSheet, reportTitle, unlisted, type ReportHead } from './report-page.tsx'
import type { Context } from 'koa'
import { slugify } from '../../domain/launch/slug.ts'
import { pictureSize, type LaunchPicture } from '../../drawing/launch-picture/launch-picture.ts'
import type { World } from '../../ports/world.ts'
import type { PageImage } from '../document/layout.tsx'
import { webUrl } from '../parts/web-url.ts'
import { scoreBadgeSvg, themeOf } from '../parts/badge-svg.ts'
import { sendImage } from '../../http/send-image.ts'
import { drawnBrand, readIcon } from '../document/brand.ts'
import { toAgentPrompt } from '../../../shared/audit/export/agent-prompt.ts'
import { toMarkdown } from '../../../shared/audit/export/markdown.ts'
import type { Exported } from '../../../shared/audit/export/open-findings.ts'
import { toPlainText } from '../../../shared/audit/export/plain-text.ts'
import { accountOf } from '../session/session.ts'

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

/** Seconds. Short, because a report can become private again, and a badge shows the latest audit. */
const cacheAge = 3600

const pictureOf = ({ report: { url, at, score }, content: { listing, previews, comparison, checks } }: FoundReport, siteUrl: string) =>
  ({
    slug: slugify(listing.name ?? '', url),
    name: productName(listing, url),
    tagline: fixedWords(comparison) ?? `${openWords(checks)} on ${dayWords(at.slice(0, 10))}`,
    category: 'Launch audit',
    logo: webUrl(previews.favicon) ?? '',
    ...drawnBrand(siteUrl),
    score,
  }) satisfies LaunchPicture

/** A public report’s share image, for the head of its page. */
const sharePicture = ({ report: { id, url, score }, content: { listing } }: FoundReport, siteUrl: string): PageImage => ({
  url: siteUrl + paths.auditReportFile({ id, file: 'share.png' }),
  ...pictureSize,
  type: 'image/png',
  alt: `${productName(listing, url)}: ${score} of 100 in a launch audit`,
})

/** Sends a public report’s share image. Throws NOT_FOUND for private reports. */
async function sendSharePicture(world: World, ctx: Context, found: FoundReport | null): Promise<void> {
  if (found === null || !found.report.isPublic) throw new Failure('NOT_FOUND', 'Image not found.')
  sendImage(ctx, await world.drawPicture(pictureOf(found, world.siteUrl)), cacheAge)
}

/** Sends the badge with the score and day of the latest audit by a public report’s maker. Throws NOT_FOUND for private reports. */
async function sendScoreBadge(world: World, ctx: Context, id: string): Promise<void> {
  const report = await findBadgeReport(world, id)
  if (report === null) throw new Failure('NOT_FOUND', 'Badge not found.')
  sendImage(ctx, scoreBadgeSvg(themeOf(ctx.querystring), report.score, report.at.slice(0, 10), await readIcon(world, 64)), cacheAge)
}

/** Sends a picture of the page to whoever may read the report. Opened by itself, it may load and run nothing. */
async function sendPagePicture(world: World, ctx: Context, id: string, file: string): Promise<void> {
  ctx.body = Buffer.from(await readPagePicture(world, id, file))
  ctx.type = 'image/webp'
  ctx.set({ ...unlisted, 'Content-Security-Policy': "default-src 'none'; sandbox" })
}

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
