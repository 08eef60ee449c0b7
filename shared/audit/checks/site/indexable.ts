import { defineCheck, fail, pass, paste } from '../../check.ts'
import { onSite } from '../../address.ts'
import { indexBlocks, type IndexBlock } from '../../indexability.ts'
import { metaTag } from '../../snippets.ts'

const found: Record<IndexBlock, string> = {
  'robots meta': 'a robots meta on the page says noindex',
  'X-Robots-Tag': 'the response header X-Robots-Tag says noindex',
  'robots.txt': 'robots.txt forbids crawling this page',
}

/** A change, as the beginning of a sentence, and what is put in by it. */
type Cure = { change: string; by: string }

/** All that must be done, each change in the instruction; the snippet is what the last one named puts in. */
function cureAll(first: Cure, others: Cure[]): string {
  const inLine = others.map(({ change, by }) => `${change} “${by.replaceAll('\n', '”, “')}”`)
  const all = [...inLine, first.change].join('; then ')
  return paste(`${all.charAt(0).toUpperCase()}${all.slice(1)}:`, first.by)
}

/** Without `response` and `robots` (a browser tab) the page's own metas are judged. Rules: Google's robots meta tag reference, RFC 9309. */
export const indexable = defineCheck({
  id: 'indexable',
  label: 'Open to search engines',
  weight: 10,
  run(facts) {
    const blocks = indexBlocks(facts)
    const [first, ...others] = blocks
    if (first === undefined) return pass('Nothing keeps search engines from showing this page.')
    const unread = facts.robots?.unread
    const robotsUrl = onSite(facts.page, '/robots.txt')
    const robotsTxt = ['User-agent: *', 'Allow: /', ...(facts.robots?.sitemaps ?? []).map((url) => `Sitemap: ${url}`)].join('\n')
    const cures: Record<IndexBlock, Cure> = {
      'robots meta': { change: 'replace the robots and googlebot metas in <head> with', by: metaTag('robots', 'index, follow') },
      'X-Robots-Tag': { change: 'replace the X-Robots-Tag header that the server sends with this page by', by: 'X-Robots-Tag: all' },
      'robots.txt':
        unread === undefined
          ? { change: 'remove the Disallow line that covers this page from robots.txt, or let the file say', by: robotsTxt }
          : { change: `let ${robotsUrl} answer with status 200 and`, by: robotsTxt },
    }
    const reasons = blocks.map((block) =>
      block === 'robots.txt' && unread !== undefined ? `robots.txt cannot be read (${unread}), so robots keep out` : found[block],
    )
    return fail(
      `Search engines may not show this page: ${reasons.join('; ')}.`,
      cureAll(
        cures[first],
        others.map((block) => cures[block]),
      ),
    )
  },
})
