import { defineCheck, fail, pass, paste, warn } from '../../check.ts'
import { isIndexable } from '../../indexability.ts'
import { listed, otherPages, shortUrl, type OtherPage } from '../../other-pages.ts'
import { metaTag } from '../../snippets.ts'
import { pluralForm } from '../../../plural.ts'

/** Pages that people look for. Sign-in, account and legal pages may well be hidden. */
const wanted =
  /\/(?:pricing|prices|plans|features?|product|docs|documentation|about(?:-us)?|blog|compare|integrations|use-cases|changelog|faq)\/?$/i

/** A version for paper repeats another page, whatever it’s about. */
const forPaper = /\/print(?:able)?(?:[-_./]|$)/i

function isWanted({ topic, page }: OtherPage): boolean {
  const { pathname = '' } = URL.parse(page.url) ?? {}
  return !forPaper.test(pathname) && (topic === 'pricing' || topic === 'docs' || wanted.test(pathname))
}

/** Google Search Central, “Block Search indexing with noindex”. */
export const pageIndexing = defineCheck({
  id: 'page-indexing',
  label: 'Pages hidden from search',
  weight: 4,
  learnMore: 'https://developers.google.com/search/docs/crawling-indexing/block-indexing',
  needs: ['pages'],
  run(facts) {
    if (!isIndexable(facts)) return pass('Not checked: the page itself is hidden from search.')
    const pages = otherPages(facts)
    const hidden = pages.filter((other) => other.page.noindex !== null && isWanted(other))
    if (hidden.length === 0)
      return pass(pages.length === 0 ? 'Not checked: no other pages were visited.' : 'Search engines can index the pages people look for.')
    const names = hidden.map(({ page }) => shortUrl(page.url, facts.page))
    const detail = `${listed(names)} ${pluralForm(hidden.length, 'has', 'have')} noindex, so search engines leave ${pluralForm(hidden.length, 'it', 'them')} out.`
    const inHeader = hidden.every(({ page }) => page.noindex === 'X-Robots-Tag')
    const urls = hidden.map(({ page }) => page.url).join(', ')
    const fix = inHeader
      ? paste(`Replace the X-Robots-Tag header of ${urls} with:`, 'X-Robots-Tag: all')
      : paste(`Replace all robots and googlebot tags in the <head> of ${urls} with:`, metaTag('robots', 'index, follow'))
    return hidden.some(({ topic }) => topic === 'pricing') ? fail(detail, fix) : warn(detail, fix)
  },
})
