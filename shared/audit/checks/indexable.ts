import { defineCheck, fail, pass, paste } from '../check.ts'
import { indexBlocks, type IndexBlock } from '../indexability.ts'
import { metaTag } from '../snippets.ts'

const found: Record<IndexBlock, string> = {
  'robots meta': 'a robots meta on the page says noindex',
  'X-Robots-Tag': 'the response header X-Robots-Tag says noindex',
  'robots.txt': 'robots.txt forbids crawling this page',
}

/** Without `response` and `robots` (a browser tab) the page's own metas are judged. Rules: Google's robots meta tag reference, RFC 9309. */
export const indexable = defineCheck({
  id: 'indexable',
  label: 'Open to search engines',
  weight: 10,
  run(facts) {
    const blocks = indexBlocks(facts)
    const [first] = blocks
    if (first === undefined) return pass('Nothing keeps search engines from showing this page.')
    const cures: Record<IndexBlock, string> = {
      'robots meta': paste('Replace the robots and googlebot metas in <head> with:', metaTag('robots', 'index, follow')),
      'X-Robots-Tag': paste('Replace the X-Robots-Tag header that the server sends with this page:', 'X-Robots-Tag: all'),
      'robots.txt': paste(
        'In robots.txt, remove the Disallow line that covers this page, or replace the file with:',
        ['User-agent: *', 'Allow: /', ...(facts.robots?.sitemaps ?? []).map((url) => `Sitemap: ${url}`)].join('\n'),
      ),
    }
    const detail = `Search engines may not show this page: ${blocks.map((block) => found[block]).join('; ')}.`
    return fail(detail, cures[first])
  },
})
