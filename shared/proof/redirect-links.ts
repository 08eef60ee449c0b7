import { decodeSafely } from '../decode-safely.ts'
import { hostOf } from '../hosts.ts'
import { isProducts } from './own-site.ts'
import type { ListingLink } from './listing.ts'

/** How many links of a page are followed to see where they lead. */
const max = 6

const segment =
  /^(?:go|goto|out|outbound|visit|redirect|redir|r|link|links|click|exit|away|ext|external|track|to|url|website|l|leave|jump)$/i
const invitation = /\b(?:visit|website|site|try|open|get it|go to|view|launch|homepage|check it out)\b|^https?:|→|↗/i

/** The links of a listing that may redirect to the product, likeliest first. */
export function redirectLinks(links: readonly ListingLink[], pageUrl: string, productUrl: string): string[] {
  const host = hostOf(productUrl).toLowerCase()
  const own = hostOf(pageUrl)
  const score = ({ url, text = '', hidden }: ListingLink): number => {
    const parsed = URL.parse(url)
    if (parsed === null || !/^https?:$/.test(parsed.protocol) || isProducts(url, productUrl)) return 0
    if (parsed.username !== '' || (hostOf(url) === own && isSamePage(parsed, pageUrl))) return 0
    const rest = decodeSafely(parsed.pathname + parsed.search).toLowerCase()
    const names = rest.includes(host) || text.toLowerCase().includes(host)
    const redirects = parsed.pathname.split('/').some((part) => segment.test(part)) || /^(?:go|out|link|r|t|l)\./i.test(parsed.hostname)
    return (names ? 4 : 0) + (redirects ? 3 : 0) + (invitation.test(text) ? 1 : 0) - (hidden === true ? 1 : 0)
  }
  const scored = links.map((link) => ({ url: link.url, points: score(link) })).filter(({ points }) => points >= 2)
  return [...new Set(scored.toSorted((a, b) => b.points - a.points).map(({ url }) => url))].slice(0, max)
}

const isSamePage = ({ pathname, search }: URL, pageUrl: string): boolean => {
  const page = URL.parse(pageUrl)
  return page !== null && page.pathname === pathname && page.search === search
}
