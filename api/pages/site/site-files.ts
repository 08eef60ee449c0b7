import type { Context } from 'koa'
import { escapeMarkup } from '../../../shared/escape-markup.ts'
import { listNewestLaunches } from '../../actions/catalog/find-catalog-page.ts'
import { readDirectories } from '../../actions/directories/read-directories.ts'
import { weekOfDay, weekPath } from '../../domain/weeks/week-id.ts'
import type { World } from '../../ports/world.ts'
import { directoryPath } from '../directories/directory-path.ts'
import { makerPath } from '../makers/maker-path.ts'
import { addressesOf } from '../agents/addresses.ts'

/** A sitemap may hold up to 50,000 URLs (sitemaps.org). The newest launches are the ones worth crawling. */
const sitemapLaunches = 5000

export async function sitemap(world: World, ctx: Context): Promise<void> {
  const [launches, directories] = await Promise.all([listNewestLaunches(world, sitemapLaunches), readDirectories(world)])
  const handles = [...new Set(launches.flatMap(({ ownerId, maker }) => (ownerId === null || maker.handle === null ? [] : maker.handle)))]
  const pages = ['/', '/directories/', '/audit/', '/agents/', '/reference/', '/about/'].map((path) => ({
    path,
    day: null as string | null,
  }))
  const weeks = [...new Set(launches.map(({ launchDate }) => weekPath(weekOfDay(launchDate))))].map((path) => ({ path, day: null }))
  const entries = [
    ...pages,
    ...directories.map(({ slug, lastVerified }) => ({ path: directoryPath(slug), day: lastVerified })),
    ...weeks,
    ...handles.map((handle) => ({ path: makerPath(handle), day: null })),
    ...launches.map(({ slug, launchDate }) => ({ path: `/launches/${encodeURIComponent(slug)}/`, day: launchDate })),
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

export const robotsTxt = (siteUrl: string): string => `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`

/** The format is specified at llmstxt.org: a title, a summary, and annotated links. */
export const llmsTxt = (siteUrl: string): string => `# Slipway

> A launch catalog run by makers, with a pre-launch audit that tells them what to fix on their site.

Read endpoints and the audit need no token. Every response is JSON, and all errors share one body.

## Agents

- [Connect an agent](${addressesOf(siteUrl).page}): what agents can and can’t do, and how to add the tools to each client
- [Skill](${addressesOf(siteUrl).skill}): the whole workflow, step by step: audit, fix, audit again, create a draft
- [MCP server card](${addressesOf(siteUrl).card}) and [server.json](${siteUrl}/server.json): the server’s name and URLs
- MCP tools: \`${addressesOf(siteUrl).tools}\` (no account needed to read or audit), or \`${addressesOf(siteUrl).account}\` (sign in with OAuth)

## API

- [OpenAPI 3.1 description](${siteUrl}/api/v1/openapi.json): every endpoint, field and limit
- [Search launches](${siteUrl}/api/v1/products/): newest first, with \`query\`, \`category\`, \`limit\` and \`cursor\`
- [Launch directories](${siteUrl}/api/v1/directories/): where else to launch, sorted by domain rating

## Pages

- [Catalog](${siteUrl}/): launches by week
- [Feed](${siteUrl}/feed.atom): new launches, in Atom or [JSON Feed](${siteUrl}/feed.json); each category, maker, week and launch has its own
- [Audit](${siteUrl}/audit/): check a site before launch; each report has its own link for 30 days
- [API reference](${siteUrl}/reference/): endpoints with parameters, responses and curl examples
- [About](${siteUrl}/about/): pricing, privacy, contact
- [Sitemap](${siteUrl}/sitemap.xml)
`
