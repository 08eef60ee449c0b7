import { escapeMarkup } from '../../../escape-markup.ts'
import { besidePage, onSite, publicUrl } from '../../address.ts'
import { defineCheck, fail, pass, paste, warn } from '../../check.ts'
import type { AuditFacts } from '../../facts.ts'
import { ownPages } from '../../own-pages.ts'

/** The page and the pages of its site that it links to, at most this many. */
const sitemapSize = 20

function sitemapOf(facts: AuditFacts): string {
  const { page } = facts
  const urls = new Set([publicUrl(page), ...ownPages(facts).map(({ url }) => onSite(page, URL.parse(url)?.pathname ?? '/'))])
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
  run(facts) {
    const { page, robots, sitemap } = facts
    const robotsUrl = onSite(page, '/robots.txt')
    const sitemapUrl = sitemap.url || besidePage(page, 'sitemap.xml')
    const line = `Sitemap: ${sitemapUrl}`
    const robotsTxt = ['User-agent: *', 'Allow: /', ...(sitemap.found && !sitemap.malformed ? ['', line] : [])].join('\n')
    if (robots.unread !== undefined) {
      return fail(`robots.txt cannot be read (${robots.unread}).`, paste(`Let ${robotsUrl} answer with status 200 and:`, robotsTxt))
    }
    if (robots.found && robots.faults.length > 0) {
      return fail(`robots.txt is malformed: ${robots.faults.join('; ')}.`, paste(`Replace ${robotsUrl} with:`, robotsTxt))
    }
    if (sitemap.found && sitemap.malformed) {
      return fail(`${sitemapUrl} is malformed.`, paste(`Replace ${sitemapUrl} with:`, sitemapOf(facts)))
    }
    if (!sitemap.found) {
      const isNamed = robots.sitemaps.includes(sitemapUrl)
      const name = isNamed
        ? ', which robots.txt names already'
        : `, and add the line “${line}” to ${robotsUrl}${robots.found ? '' : ', a new file'}`
      const detail = robots.found ? 'There is no sitemap.' : 'There is neither a robots.txt nor a sitemap.'
      return warn(
        isNamed ? `robots.txt names a sitemap that is not there: ${sitemapUrl}` : detail,
        paste(`Save this as ${sitemapUrl}${name}:`, sitemapOf(facts)),
      )
    }
    if (!robots.found) return warn('There is no robots.txt.', paste(`Save this as ${robotsUrl}:`, robotsTxt))
    if (robots.sitemaps.length === 0) {
      return warn('robots.txt does not name the sitemap.', paste(`Add this line to ${robotsUrl}:`, line))
    }
    return pass('robots.txt is valid and names the sitemap.')
  },
})
