import type { Context } from 'koa'
import type { Limiters } from '../ports/limits.ts'
import type { World } from '../ports/world.ts'
import { Failure } from '../domain/failure.ts'
import { readWeekPlace } from '../actions/weeks/read-week-place.ts'
import { routeAccount } from './account/account-routes.ts'
import { routeAgents } from './agents/agent-routes.ts'
import { exportLog } from './moderation/log/export-log.ts'
import { moderationPages } from './moderation/moderation-pages.ts'
import { createAbout } from './site/about.tsx'
import { serveAsset } from './site/assets.ts'
import { audit } from './audit/audit.tsx'
import { exportReport } from './audit/export-report.ts'
import { report } from './audit/report.tsx'
import { badgeSvg, isSlug } from './site/badge.ts'
import { drawnLogoSvg } from './site/drawn-logo.ts'
import { directories } from './directories/directories.tsx'
import { directoryPage } from './directories/directory-page.tsx'
import { favicon } from './site/favicon.tsx'
import { agents } from './agents/agents.tsx'
import { countFrame } from './embed/count-frame.tsx'
import { mastodon } from './embed/mastodon.tsx'
import { oembed } from './embed/oembed.ts'
import { week } from './weeks/week.tsx'
import { currentWeek } from '../actions/weeks/read-week.ts'
import { weekPath } from '../domain/weeks/week-id.ts'
import { OtherPageFirst } from './account/session.ts'
import { routeFeeds } from './feeds/feed-routes.ts'
import { home } from './catalog/home.tsx'
import { routeLaunches } from './launch/launch-routes.ts'
import { routePlanFiles } from './maker/elsewhere/plan-files.ts'
import { makerPages } from './maker/maker-pages.ts'
import { makerPage } from './makers/maker.tsx'
import { savedPage } from './makers/saved.tsx'
import { webhookList } from './webhooks/webhook-list.tsx'
import { webhookPage } from './webhooks/webhook.tsx'
import { notificationsPage } from './notices/notices.tsx'
import { mountPages } from './page/mount-pages.ts'
import { createReference } from './reference/reference.tsx'
import { llmsTxt, robotsTxt, sitemap } from './site/site-files.ts'
import { limitRate, type Limits } from '../http/limits/limit-rate.ts'
import { FolderRouter } from '../http/folder-router.ts'
import { paths } from '../../shared/paths.ts'

export type PagesOptions = {
  world: World
  limits: Limits
  /** The picture that the sample catalog has at a path under `/sample/`, as SVG. */
  artworkAt: (path: string) => string | null
  /** Where visitors reach the people who run the site: a link, or null. */
  contact: string | null
  /** The OpenAPI description, for the API reference. */
  describe: () => object
  /** The configured rate limits, for the API reference. */
  limiters: Limiters
  /** The URL of the sample product’s site, if it runs, for the API reference. */
  sampleProduct?: string | undefined
}

/** The pages people open, and the files that belong to a site. */
export function createPages({ world, limits, artworkAt, contact, describe, limiters, sampleProduct }: PagesOptions): FolderRouter {
  const router = new FolderRouter({ sensitive: true })
  const limitReads = limitRate(limits.pages)
  routeLaunches(router, world, limits)
  routeFeeds(router, world, limits)
  routeAccount(router, world, limits)
  mountPages(router, { world, limits }, [
    home,
    week,
    audit,
    report,
    directories,
    directoryPage,
    mastodon,
    createReference({ describe, limiters, sampleProduct }),
    agents,
    createAbout(contact),
    notificationsPage,
    makerPage,
    savedPage,
    ...makerPages,
    ...moderationPages,
    ...(['own', 'site'] as const).flatMap((place) => [webhookList(place), webhookPage(place)]),
  ])
  router.get(paths.weeks.pattern, limitReads, () => {
    throw new OtherPageFirst(weekPath(currentWeek(world)), 302)
  })
  router.get(paths.embed.pattern, limitReads, (ctx) => countFrame(world, ctx))
  router.get(paths.oembed.pattern, limitReads, (ctx) => oembed(world, ctx))
  router.get(paths.logFile.pattern, limitReads, (ctx) => exportLog(world, limits.logExports, ctx))
  router.get(paths.auditReportFile.pattern, limitReads, (ctx) => exportReport(world, ctx))
  routeAgents(router, world)
  routePlanFiles(router, world, limits)
  router.get(paths.badge.pattern, limitReads, (ctx) => badge(world, ctx))
  // Also for a slug that is not listed: a draft shows it before the launch.
  router.get(paths.drawnLogo.pattern, (ctx) => sendDrawing(ctx, drawnLogoSvg(ctx.params['slug'] ?? '')))
  router.get(paths.sampleImage.pattern, (ctx) => sendDrawing(ctx, artworkAt(ctx.path)))
  router.get(paths.asset.pattern, serveAsset)
  router.get(paths.favicon.pattern, (ctx) => sendImage(ctx, favicon))
  router.get(paths.sitemap.pattern, limitReads, (ctx) => sitemap(world, ctx))
  router.get(paths.robots.pattern, (ctx) => sendText(ctx, robotsTxt(world.siteUrl)))
  router.get(paths.llms.pattern, (ctx) => sendText(ctx, llmsTxt(world.siteUrl)))
  return router
}

/** Also for a slug that is not listed yet: makers put the badge on their site before the launch. During an outage it’s the plain one. */
async function badge(world: World, ctx: Context & { params: Record<string, string> }): Promise<void> {
  const { slug = '' } = ctx.params
  if (!isSlug(slug)) throw new Failure('NOT_FOUND', 'Badge not found.')
  const won = await readWeekPlace(world, slug).catch(() => undefined)
  sendImage(ctx, badgeSvg(new URLSearchParams(ctx.querystring).get('theme') === 'dark' ? 'dark' : 'light', won))
  if (won === undefined) ctx.set('Cache-Control', 'no-store')
}

function sendDrawing(ctx: Context, drawing: string | null): void {
  if (drawing === null) throw new Failure('NOT_FOUND', 'Image not found.')
  sendImage(ctx, drawing)
}

/** An image that other sites and the extension may show. */
function sendImage(ctx: Context, svg: string): void {
  ctx.type = 'image/svg+xml'
  ctx.set('Cache-Control', 'public, max-age=86400')
  ctx.set('Cross-Origin-Resource-Policy', 'cross-origin')
  ctx.body = svg
}

function sendText(ctx: Context, text: string): void {
  ctx.type = 'text/plain'
  ctx.set('Cache-Control', 'public, max-age=3600')
  ctx.body = text
}
