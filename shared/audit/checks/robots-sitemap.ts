import { escapeMarkup } from '../../escape-markup.ts'
import { hostOf } from '../../host-of.ts'
import { besidePage, onSite, publicUrl } from '../address.ts'
import { defineCheck, fail, pass, paste, warn } from '../check.ts'
import type { Page } from '../../page/page.ts'

/** The page and the pages of its site that it links to, at most this many. */
const sitemapSize = 20

function sitemapOf(page: Page): string {
  const linked = page.links.filter(({ url }) => /^https?:/.test(url) && hostOf(url) === hostOf(page.url))
  const urls = new Set([publicUrl(page), ...linked.map(({ url }) => onSite(page, URL.parse(url)?.pathname ?? '/'))])
  const entries = [...urls].slice(0, sitemapSize).map((url) => `  <url><loc>${escapeMarkup(url)}</loc></url>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
  ].join('\n')
}

export const robotsSitemap = defineCheck({
  id: 'robots-sitemap',
  label: 'robots.txt and sitemap',
  weight: 2,
  needs: ['robots', 'sitemap'],
  run({ page, robots, sitemap }) {
    const robotsUrl = onSite(page, '/robots.txt')
    const sitemapUrl = sitemap.url || besidePage(page, 'sitemap.xml')
    const robotsTxt = ['User-agent: *', 'Allow: /', '', `Sitemap: ${sitemapUrl}`].join('\n')
    if (robots.found && robots.faults.length > 0) {
      return fail(`robots.txt is malformed: ${robots.faults.join('; ')}.`, paste(`Replace ${robotsUrl} with:`, robotsTxt))
    }
    if (sitemap.found && sitemap.malformed) {
      return fail(`${sitemapUrl} is malformed.`, paste(`Replace ${sitemapUrl} with:`, sitemapOf(page)))
    }
    if (!robots.found) return warn('There is no robots.txt.', paste(`Save this as ${robotsUrl}:`, robotsTxt))
    if (!sitemap.found) return warn('There is no sitemap.', paste(`Save this as ${sitemapUrl} and name it in robots.txt:`, sitemapOf(page)))
    if (robots.sitemaps.length === 0) {
      return warn('robots.txt does not name the sitemap.', paste(`Add this line to ${robotsUrl}:`, `Sitemap: ${sitemapUrl}`))
    }
    return pass('robots.txt is valid and names the sitemap.')
  },
})
