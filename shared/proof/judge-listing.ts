import { hostOf } from '../hosts.ts'
import type { Followed, Listing, ListingLink } from './listing.ts'
import { isProducts } from './own-site.ts'

/** `rel` is that of the best link, `count` how many links lead to the product. `words` are for the maker, with what to do. */
export type ListingVerdict = {
  verdict: 'followed' | 'nofollow' | 'hidden' | 'absent'
  rel: string[]
  noindex: boolean
  count: number
  words: string
}

/** rel values that tell search engines to ignore a link (Google, “Qualify your outbound links”). */
const uncounted: ReadonlySet<string> = new Set(['nofollow', 'ugc', 'sponsored'])
const nothingFollowed: Followed = { led: [], closed: [] }

/** Judges whether a page links to a product, by its best link. */
export function judgeListing(listing: Listing, productUrl: string, { led, closed }: Followed = nothingFollowed): ListingVerdict {
  const found = listing.links.filter(({ url }) => isProducts(url, productUrl) || led.includes(url))
  const has = (directive: string) => listing.directives.includes(directive) || listing.directives.includes('none')
  const noindex = has('noindex') || listing.isDisallowed
  const pageNofollow = has('nofollow')
  const rank = (link: ListingLink) => (link.hidden === true ? 0 : pageNofollow || qualifiersOf(link).length > 0 ? 1 : 2)
  const best = found.toSorted((a, b) => rank(b) - rank(a))[0]
  const verdict = best === undefined ? 'absent' : (['hidden', 'nofollow', 'followed'] as const)[rank(best)]
  const words = [
    ...mainWords(verdict ?? 'absent', best, { listing, host: hostOf(productUrl), pageNofollow, isClosed: closed.length > 0 }),
    ...(best === undefined || isProducts(best.url, productUrl) ? [] : ['It goes through a redirect that ends there.']),
    ...(found.length > 1 ? [`${found.length} links lead there; this is about the best one.`] : []),
    ...(best === undefined ? [] : aboutPage(listing, noindex)),
  ]
  return { verdict: verdict ?? 'absent', rel: [...(best?.rel ?? [])], noindex, count: found.length, words: words.join(' ') }
}

const qualifiersOf = ({ rel }: ListingLink): string[] => rel.filter((value) => uncounted.has(value.toLowerCase()))

type ProofFacts = { listing: Listing; host: string; pageNofollow: boolean; isClosed: boolean }

function mainWords(
  verdict: ListingVerdict['verdict'],
  best: ListingLink | undefined,
  { listing: { inBrowser }, host, pageNofollow, isClosed }: ProofFacts,
): string[] {
  switch (verdict) {
    case 'followed':
      return [`The page links to ${host}, and search engines follow the link.`]
    case 'nofollow': {
      const qualifiers = best === undefined ? [] : qualifiersOf(best)
      const why = [
        ...(qualifiers.length > 0 ? [`the link is marked rel="${qualifiers.join(' ')}"`] : []),
        ...(pageNofollow ? ['the page tells them not to follow its links'] : []),
      ]
      return [`The page links to ${host}. Search engines don’t count it: ${why.join(', and ')}.`]
    }
    case 'hidden':
      return [`There’s a link to ${host}, but visitors can’t see it. Ask the directory to show it, then check again.`]
    case 'absent':
      return [
        inBrowser
          ? `No link to ${host} on the page in your tab. Check that it’s your listing, or ask the directory for the link.`
          : `No link to ${host} in the HTML that the page sends. If you see one, open the page in a tab and check it with the extension.`,
        ...(isClosed ? ['Its redirecting links are closed to crawlers by robots.txt, so we couldn’t follow them.'] : []),
      ]
  }
}

function aboutPage({ url, canonical, directives, isDisallowed }: Listing, noindex: boolean): string[] {
  const isAsked = directives.includes('noindex') || directives.includes('none')
  return [
    ...(!noindex
      ? []
      : [
          isAsked || !isDisallowed
            ? 'The page asks search engines not to index it.'
            : 'Its robots.txt keeps search engines away from the page.',
        ]),
    ...(canonical !== null && isOtherPage(canonical, url)
      ? [`The page names another as its original (${canonical.slice(0, 200)}), so search engines may only count that one.`]
      : []),
  ]
}

/** Whether a canonical URL means another page. The scheme, `www.`, a final slash and left out parameters don’t matter. */
function isOtherPage(canonical: string, page: string): boolean {
  const [a, b] = [URL.parse(canonical), URL.parse(page)]
  if (a === null || b === null) return false
  const path = ({ pathname }: URL) => pathname.replace(/\/+$/, '')
  return hostOf(canonical) !== hostOf(page) || path(a) !== path(b) || (a.search !== '' && a.search !== b.search)
}
