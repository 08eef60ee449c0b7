import type { Context } from 'koa'
import { escapeMarkup } from '../../../shared/escape-markup.ts'
import { listNewestLaunches } from '../../actions/catalog/find-catalog-page.ts'
import type { World } from '../../ports/world.ts'

/** A sitemap holds at most 50,000 addresses (sitemaps.org); the newest launches are the ones worth a visit. */
const sitemapLaunches = 5000

export async function sitemap(world: World, ctx: Context): Promise<void> {
  const launches = await listNewestLaunches(world, sitemapLaunches)
  const pages = ['/', '/directories/', '/audit/', '/reference/', '/about/'].map((path) => ({ path, day: null as string | null }))
  const entries = [
    ...pages,
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

/** llmstxt.org: a title, a summary, and links with notes. */
export const llmsTxt = (siteUrl: string): string => `# Slipway

> A launch catalog that makers run themselves, with an audit that tells a maker what to fix on their site before the launch.

Reading is open and needs no credentials. Every answer is JSON; every error has the same shape.

## API

- [OpenAPI 3.1 description](${siteUrl}/api/v1/openapi.json): every endpoint, field and limit
- [Search launches](${siteUrl}/api/v1/products/): newest first, with \`query\`, \`category\`, \`limit\` and \`cursor\`
- [Launch directories](${siteUrl}/api/v1/directories/): where else to launch, strongest domain first

## Pages

- [Catalog](${siteUrl}/): launches by week
- [Audit](${siteUrl}/audit/): check a site before its launch
- [About](${siteUrl}/about/): pricing, privacy, contact
- [Sitemap](${siteUrl}/sitemap.xml)
`
