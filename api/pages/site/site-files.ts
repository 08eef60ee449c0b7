import type { Context } from 'koa'
import { escapeMarkup } from '../../../shared/escape-markup.ts'
import { apiPrefix, endpoints } from '../../../shared/paths/endpoints.ts'
import { isCategory } from '../../../shared/listing/taxonomy.ts'
import { paths } from '../../../shared/paths.ts'
import { listNewestLaunches } from '../../actions/catalog/find-catalog-page.ts'
import { readDirectories } from '../../actions/directories/read-directories.ts'
import { weekOfDay, weekPath } from '../../domain/weeks/week-id.ts'
import type { World } from '../../ports/world.ts'
import { addressesOf } from '../agents/clients.ts'
import { listOwnPages } from '../../domain/settings/own-pages.ts'
import { currentSite, siteName } from '../../domain/settings/current-site.ts'

/** A sitemap may hold up to 50,000 URLs (sitemaps.org). The newest launches are the ones worth crawling. */
const sitemapLaunches = 5000

export async function sitemap(world: World, ctx: Context): Promise<void> {
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

export const robotsTxt = (siteUrl: string): string => `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}${paths.sitemap()}\n`

/** The format is specified at llmstxt.org: a title, a summary, and annotated links. */
export const llmsTxt = (siteUrl: string): string => `# ${siteName()}

> ${currentSite().tagline}

Read endpoints and the audit need no token. Every response is JSON, and all errors share one body.

## Agents

- [Connect an agent](${addressesOf(siteUrl).page}): what agents can and can’t do, and how to add the tools to each client
- [Skill](${addressesOf(siteUrl).skill}): the whole workflow, step by step: audit, fix, audit again, create a draft
- [MCP server card](${addressesOf(siteUrl).card}) and [server.json](${siteUrl}${paths.serverJson()}): the server’s name and URLs
- MCP tools: \`${addressesOf(siteUrl).tools}\` (no account needed to read or audit), or \`${addressesOf(siteUrl).account}\` (sign in with OAuth)

## API

- [OpenAPI 3.1 description](${siteUrl}${paths.openapi()}): every endpoint, field and limit
- [Search launches](${siteUrl}${apiPrefix}${endpoints.searchProducts()}): newest first, with \`query\`, \`category\`, \`limit\` and \`cursor\`
- [Launch directories](${siteUrl}${apiPrefix}${endpoints.listDirectories()}): where else to launch, sorted by domain rating

## Pages

- [Catalog](${siteUrl}/): launches by week
- [Feed](${siteUrl}${paths.catalogFeed({ format: 'atom' })}): new launches, in Atom or [JSON Feed](${siteUrl}${paths.catalogFeed({ format: 'json' })}); each category, maker, week and launch has its own
- [Audit](${siteUrl}${paths.audit()}): check a site before launch; each report has its own link for 30 days, or a year once its maker makes it public
- [API reference](${siteUrl}${paths.reference()}): endpoints with parameters, responses and curl examples
- [About](${siteUrl}${paths.about()}): pricing, privacy, contact
- [Sitemap](${siteUrl}${paths.sitemap()})
`
