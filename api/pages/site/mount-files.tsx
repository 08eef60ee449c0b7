import type { Router } from '@koa/router'
import type { Context } from 'koa'
import { isSlug } from '../../domain/launch/slug.ts'
import { paths } from '../../../shared/paths.ts'
import { currentWeek, readWeekPlace } from '../../actions/weeks/read-week.ts'
import { Failure } from '../../domain/failure.ts'
import { weekPath, weekOfDay } from '../../domain/weeks/week-id.ts'
import { limitRate, type Limits } from '../../http/limits/limit-rate.ts'
import { OtherPageFirst } from '../session/session.ts'
import { downloadOwnData } from '../account/data/download-own-data.ts'
import { finishSocialSignIn, startSocialSignIn } from '../account/sign-in/sign-in.tsx'
import { exportReport } from '../audit/report.tsx'
import { countFrame, oembed } from '../embed/count-frame.tsx'
import { go } from '../launch/go.ts'
import { launchPicture } from '../launch/launch-picture.ts'
import { exportNumbers } from '../moderation/numbers/numbers-file.ts'
import { exportLog } from '../moderation/log/log-filter.ts'
import { downloadDirectories } from '../moderation/directories/directories-file.tsx'
import { downloadSettings } from '../settings/settings-file.tsx'
import type { World } from '../../ports/world.ts'
import { serveAsset } from '../document/assets.ts'
import { badgeSvg, themeOf } from '../parts/badge-svg.ts'
import { readIcon, sendBrandFile, iconPath } from '../document/brand.ts'
import { sendImage } from '../../http/send-image.ts'
import { readPicture } from '../../actions/pictures/keep-picture.ts'
import { isPictureKey } from '../../domain/pictures/picture.ts'
import { renderToString } from 'preact-render-to-string'
import { Mark } from '../../../shared/ui/mark.tsx'
import { currentAccent, currentSite, siteName } from '../../domain/settings/current-site.ts'
import { logoSvg } from '../../drawing/logo-svg.ts'
import { escapeMarkup } from '../../../shared/escape-markup.ts'
import { apiPrefix, endpoints } from '../../../shared/paths/endpoints.ts'
import { isCategory } from '../../../shared/listing/taxonomy.ts'
import { fillLines } from '../../../shared/fill-words.ts'
import words from './words.json' with { type: 'json' }
import { listNewestLaunches } from '../../actions/catalog/find-catalog-page.ts'
import { readDirectories } from '../../actions/directories/read-directories.ts'
import { addressesOf } from '../agents/clients.ts'
import { listOwnPages } from '../../domain/settings/own-pages.ts'

/** A sitemap may hold up to 50,000 URLs (sitemaps.org). The newest launches are the ones worth crawling. */
const sitemapLaunches = 5000

async function sitemap(world: World, ctx: Context): Promise<void> {
  const [launches, directories] = await Promise.all([listNewestLaunches(world, sitemapLaunches), readDirectories(world)])
  const handles = [...new Set(launches.flatMap(({ ownerId, maker }) => (ownerId === null || maker.handle === null ? [] : maker.handle)))]
  const pages = [
    paths.home(),
    paths.directories(),
    paths.audit(),
    paths.agents(),
    paths.reference(),
    paths.about(),
    ...listOwnPages(currentSite()).map(({ url }) => url),
  ].map((path) => ({
    path,
    day: null as string | null,
  }))
  const weeks = [...new Set(launches.map(({ launchDate }) => weekPath(weekOfDay(launchDate))))].map((path) => ({ path, day: null }))
  const categories = [...new Set(launches.flatMap((launch) => launch.categories))].filter(isCategory)
  const entries = [
    ...pages,
    ...directories.map(({ directory: { slug, lastVerified } }) => ({ path: paths.directory({ slug }), day: lastVerified })),
    ...weeks,
    ...categories.map((category) => ({ path: paths.category({ category }), day: null })),
    ...handles.map((handle) => ({ path: paths.maker({ handle }), day: null })),
    ...launches.map(({ slug, launchDate }) => ({ path: paths.launch({ slug }), day: launchDate })),
  ]
  ctx.type = 'application/xml'
  ctx.set('Cache-Control', 'public, max-age=3600')
  ctx.body = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries.map(
      ({ path, day }) => `<url><loc>${escapeMarkup(world.siteUrl + path)}</loc>${day === null ? '' : `<lastmod>${day}</lastmod>`}</url>`,
    ),
    '</urlset>',
    '',
  ].join('\n')
}

const robotsTxt = (siteUrl: string): string => `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}${paths.sitemap()}\n`

/** The format is specified at llmstxt.org: a title, a summary, and annotated links. */
const llmsTxt = (siteUrl: string): string =>
  fillLines(words.llms, {
    ...addressesOf(siteUrl),
    name: siteName(),
    tagline: currentSite().tagline,
    home: `${siteUrl}/`,
    serverJson: siteUrl + paths.serverJson(),
    openapi: siteUrl + paths.openapi(),
    search: siteUrl + apiPrefix + endpoints.searchProducts(),
    directories: siteUrl + apiPrefix + endpoints.listDirectories(),
    atom: siteUrl + paths.catalogFeed({ format: 'atom' }),
    json: siteUrl + paths.catalogFeed({ format: 'json' }),
    audit: siteUrl + paths.audit(),
    reference: siteUrl + paths.reference(),
    about: siteUrl + paths.about(),
    sitemap: siteUrl + paths.sitemap(),
  })

export type FilesOptions = {
  world: World
  limits: Limits
  /** The picture that the sample catalog has at a path under `/sample/`, as SVG. */
  artworkAt: (path: string) => string | null
}

/** What isn’t a page: pictures, downloads, files for programs, what other sites embed, and links that lead on. */
export function mountFiles(router: Router, { world, limits, artworkAt }: FilesOptions): void {
  const limitReads = limitRate(limits.pages)
  router.get(paths.outboundLink.pattern, limitReads, (ctx) => go(world, ctx))
  router.get(paths.weeks.pattern, limitReads, () => {
    throw new OtherPageFirst(weekPath(currentWeek(world)), 302)
  })
  router.get(paths.socialSignIn.pattern, limitReads, (ctx) => startSocialSignIn(world, ctx))
  router.get(paths.socialCallback.pattern, limitReads, (ctx) => finishSocialSignIn(world, ctx))
  router.get(paths.ownDataFile.pattern, limitReads, (ctx) => downloadOwnData(world, limits.dataDownloads, ctx))
  router.get(paths.embed.pattern, limitReads, (ctx) => countFrame(world, ctx))
  router.get(paths.oembed.pattern, limitReads, (ctx) => oembed(world, ctx))
  router.get(paths.auditReportFile.pattern, limitReads, (ctx) => exportReport(world, ctx))
  router.get(paths.logFile.pattern, limitReads, (ctx) => exportLog(world, limits.logExports, ctx))
  router.get(paths.numbersFile.pattern, limitReads, (ctx) => exportNumbers(world, limits.logExports, ctx))
  router.get(paths.settingsDownload.pattern, limitReads, (ctx) => downloadSettings(world, ctx))
  router.get(paths.directoriesDownload.pattern, limitReads, (ctx) => downloadDirectories(world, ctx))
  router.get(paths.launchPicture.pattern, limitReads, (ctx) => launchPicture(world, ctx))
  router.get(paths.picture.pattern, (ctx) => keptPicture(world, ctx))
  router.get(paths.badge.pattern, limitReads, (ctx) => badge(world, ctx))
  // Also for a slug that is not listed: a draft shows it before the launch.
  router.get(paths.drawnLogo.pattern, (ctx) => sendDrawing(ctx, drawnLogoSvg(ctx.params['slug'] ?? '')))
  router.get(paths.sampleImage.pattern, (ctx) => sendDrawing(ctx, artworkAt(ctx.path)))
  router.get(paths.asset.pattern, serveAsset)
  router.get(paths.brandFile.pattern, (ctx) => sendBrandFile(world, ctx))
  router.get(paths.favicon.pattern, sendFavicon)
  router.get(paths.sitemap.pattern, limitReads, (ctx) => sitemap(world, ctx))
  router.get(paths.robots.pattern, (ctx) => sendText(ctx, robotsTxt(world.siteUrl)))
  router.get(paths.llms.pattern, (ctx) => sendText(ctx, llmsTxt(world.siteUrl)))
}

/** Also for a slug that is not listed yet: makers put the badge on their site before the launch. During an outage it’s the plain one. */
async function badge(world: World, ctx: Context & { params: Record<string, string> }): Promise<void> {
  const { slug = '' } = ctx.params
  if (!isSlug(slug)) throw new Failure('NOT_FOUND', 'Badge not found.')
  const won = await readWeekPlace(world, slug).catch(() => undefined)
  sendImage(ctx, badgeSvg(themeOf(ctx.querystring), won, await readIcon(world, 64).catch(() => null)))
  if (won === undefined) ctx.set('Cache-Control', 'no-store')
}

function sendDrawing(ctx: Context, drawing: string | null): void {
  if (drawing === null) throw new Failure('NOT_FOUND', 'Image not found.')
  sendImage(ctx, drawing)
}

function sendText(ctx: Context, text: string): void {
  ctx.type = 'text/plain'
  ctx.set('Cache-Control', 'public, max-age=3600')
  ctx.body = text
}

/** Sends a picture that we keep. Its path changes with its content. Opened by itself, it may load and run nothing. */
async function keptPicture(world: World, ctx: Context & { params: Record<string, string> }): Promise<void> {
  const { picture = '', width = '' } = ctx.params
  if (!isPictureKey(picture)) throw new Failure('NOT_FOUND', 'Picture not found.')
  const file = await readPicture(world, picture, width)
  ctx.type = 'image/webp'
  ctx.set('Cache-Control', 'public, max-age=31536000, immutable')
  ctx.set('Content-Security-Policy', "default-src 'none'; sandbox")
  ctx.set('Cross-Origin-Resource-Policy', 'cross-origin')
  ctx.body = Buffer.from(file)
}

/** Our mark in the site’s color, or a redirect to the site’s own icon. */
function sendFavicon(ctx: Context): void {
  if (currentSite().icon !== '') return ctx.redirect(iconPath(32))
  const mark = renderToString(<Mark size={64} rail={currentAccent().rail} />)
  sendImage(ctx, mark.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" '))
}

/**
 * The placeholder logo for a launch without one, served at `paths.drawnLogo`. Drawn from the slug alone, so
 * that it reveals nothing about unpublished launches. Null when the text cannot be a slug.
 */
export const drawnLogoSvg = (slug: string): string | null => (isSlug(slug) ? logoSvg({ slug, name: slug }) : null)
