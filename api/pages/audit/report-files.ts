import type { Context } from 'koa'
import { paths } from '../../../shared/paths.ts'
import { dayWords } from '../../../shared/ui/day-words.ts'
import { findBadgeReport, type FoundReport, findReport } from '../../actions/audit/find-report.ts'
import { readPagePicture, isPageFile } from '../../actions/audit/page-pictures.ts'
import { Failure } from '../../domain/failure.ts'
import { slugify } from '../../domain/launch/slug.ts'
import { pictureSize, type LaunchPicture } from '../../drawing/launch-picture/launch-picture.ts'
import type { World } from '../../ports/world.ts'
import type { PageImage } from '../document/layout.tsx'
import { webUrl } from '../parts/web-url.ts'
import { scoreBadgeSvg, themeOf } from '../parts/badge-svg.ts'
import { sendImage } from '../../http/send-image.ts'
import { productName, unlisted } from './report-page.tsx'
import { fixedWords, openWords } from './report-words.ts'
import { drawnBrand, readIcon } from '../document/brand.ts'
import { toAgentPrompt } from '../../../shared/audit/export/agent-prompt.ts'
import { toMarkdown } from '../../../shared/audit/export/markdown.ts'
import type { Exported } from '../../../shared/audit/export/open-findings.ts'
import { toPlainText } from '../../../shared/audit/export/plain-text.ts'
import { accountOf } from '../session/session.ts'
import { readerKeys } from './browser-key.ts'

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
export const sharePicture = ({ report: { id, url, score }, content: { listing } }: FoundReport, siteUrl: string): PageImage => ({
  url: siteUrl + paths.auditReportFile({ id, file: 'share.png' }),
  ...pictureSize,
  type: 'image/png',
  alt: `${productName(listing, url)}: ${score} of 100 in a launch audit`,
})

/** Sends a public report’s share image. Throws NOT_FOUND for private reports. */
export async function sendSharePicture(world: World, ctx: Context, found: FoundReport | null): Promise<void> {
  if (found === null || !found.report.isPublic) throw new Failure('NOT_FOUND', 'Image not found.')
  sendImage(ctx, await world.drawPicture(pictureOf(found, world.siteUrl)), cacheAge)
}

/** Sends the badge with the score and day of the latest audit by a public report’s maker. Throws NOT_FOUND for private reports. */
export async function sendScoreBadge(world: World, ctx: Context, id: string): Promise<void> {
  const report = await findBadgeReport(world, id)
  if (report === null) throw new Failure('NOT_FOUND', 'Badge not found.')
  sendImage(ctx, scoreBadgeSvg(themeOf(ctx.querystring), report.score, report.at.slice(0, 10), await readIcon(world, 64)), cacheAge)
}

/** Sends a picture of the page to whoever may read the report. Opened by itself, it may load and run nothing. */
export async function sendPagePicture(world: World, ctx: Context, id: string, file: string): Promise<void> {
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
