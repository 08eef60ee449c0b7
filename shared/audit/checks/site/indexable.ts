import { defineCheck, fail, pass, paste } from '../../check.ts'
import { onSite } from '../../address.ts'
import { indexBlocks, type IndexBlock } from '../../indexability.ts'
import { metaTag } from '../../snippets.ts'

const found: Record<IndexBlock, string> = {
  'robots meta': 'it has a noindex robots tag',
  'X-Robots-Tag': 'its X-Robots-Tag header says noindex',
  'robots.txt': 'robots.txt blocks it',
}

/** A change, as the start of a sentence, and the text it puts in. */
type Cure = { change: string; by: string }

/** Every change in one instruction; the snippet is the text of the last one. */
function cureAll(first: Cure, others: Cure[]): string {
  const inLine = others.map(({ change, by }) => `${change} “${by.replaceAll('\n', '”, “')}”`)
  const all = [...inLine, first.change].join('; then ')
  return paste(`${all.charAt(0).toUpperCase()}${all.slice(1)}:`, first.by)
}

/** Without `response` and `robots` (a browser tab) only the page’s own tags are judged. Rules: Google’s robots meta tag reference, RFC 9309. */
export const indexable = defineCheck({
  id: 'indexable',
  label: 'Indexable',
  weight: 10,
  learnMore: 'https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag',
  run(facts) {
    const blocks = indexBlocks(facts)
    const [first, ...others] = blocks
    if (first === undefined) {
      return pass(facts.response === undefined ? 'No tag on this page keeps search engines out.' : 'Search engines can index this page.')
    }
    const unread = facts.robots?.unread
    const robotsUrl = onSite(facts.page, '/robots.txt')
    const robotsTxt = ['User-agent: *', 'Allow: /', ...(facts.robots?.sitemaps ?? []).map((url) => `Sitemap: ${url}`)].join('\n')
    const cures: Record<IndexBlock, Cure> = {
      'robots meta': { change: 'replace all robots and googlebot tags in <head> with', by: metaTag('robots', 'index, follow') },
      'X-Robots-Tag': { change: 'replace this page’s X-Robots-Tag header with', by: 'X-Robots-Tag: all' },
      'robots.txt':
        unread === undefined
          ? { change: 'remove the Disallow rule that matches this page from robots.txt, or use', by: robotsTxt }
          : { change: `make ${robotsUrl} return 200 with`, by: robotsTxt },
    }
    const reasons = blocks.map((block) =>
      block === 'robots.txt' && unread !== undefined ? `robots.txt can’t be read (${unread}), so crawlers skip the site` : found[block],
    )
    return fail(
      `Search engines can’t index this page: ${reasons.join('; ')}.`,
      cureAll(
        cures[first],
        others.map((block) => cures[block]),
      ),
    )
  },
})
