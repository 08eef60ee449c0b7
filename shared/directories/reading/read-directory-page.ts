import { load } from 'cheerio/slim'
import { buildTree } from '../../page/build-tree.ts'
import { cleanText } from '../../page/clean-text.ts'
import { readBlocks } from '../../page/read-blocks.ts'
import { readMetas } from '../../page/read-metas.ts'
import { resolveUrl } from '../../page/resolve-url.ts'
import { isSameSite } from './known-hosts.ts'
import { readPlacedLinks, type PlacedLink } from './links-around.ts'
import { findProductLink, type ProductLink } from './product-link.ts'
import type { TextBlock } from '../../page/page.ts'
import { withoutWww } from '../../hosts.ts'

/** What the measuring job reads on a page of a directory. */
export type DirectoryPage = {
  /** Pages that look like listings. */
  listings: string[]
  /** Its page of prices, if it links to one. */
  pricing: string | null
  prices: string[]
  /** Of a listing: how it links to the product. */
  product: ProductLink
}

/** `robotsTag` are the directives of the response’s X-Robots-Tag. */
export function readDirectoryPage(
  html: string,
  { url, robotsTag, kind }: { url: string; robotsTag: string[]; kind: 'home' | 'other' },
): DirectoryPage {
  const root = buildTree(html)
  const $ = load(root)
  const links = readPlacedLinks($, resolveUrl($('base[href]').attr('href'), url) ?? url)
  const metas = readMetas($)
  const { blocks, headings } = readBlocks(root)
  const h1 = headings.filter(({ level, text }) => level === 1 && text !== '').map(({ text }) => text)
  const titles = [$('meta[property="og:title"]').attr('content'), $('title').first().text()].map((title) => cleanText(title, 200))
  const { host } = new URL(url)
  const pricing = links.find(
    (link) => isSameSite(link.url.host, host) && /^\/(?:[a-z]{2}\/)?(?:pricing|prices|plans|advertise)\/?$/i.test(link.url.pathname),
  )
  return {
    listings: findListingLinks(url, links),
    pricing: pricing === undefined ? null : `${pricing.url.origin}${pricing.url.pathname}`,
    prices: findPriceLines(blocks, kind),
    product: findProductLink({
      url,
      links,
      headings: [...h1.slice(0, 2), ...titles].filter(Boolean),
      robots: [...metas.robots, ...robotsTag],
    }),
  }
}

const amount = /(?:[$€£¥₹]\s?\d|\d\s?(?:[$€£]|(?:usd|eur|gbp|dollars?|euros?)\b))/i
const words = /\b(?:free|gratis|kostenlos|gratuit|per (?:month|year|listing|launch|submission)|one-time)\b|\/\s?(?:mo|month|yr|year)\b/i
const aboutListing = /\b(?:submit|submissions?|list(?:ed|ings?)?|launch(?:es)?|plans?|post|badge)\b/i
const caps = { lines: 30, chars: 200 }

/** Lines of a page that may say what a listing costs. On a home page, what products there cost isn’t meant. */
function findPriceLines(blocks: readonly TextBlock[], page: 'home' | 'other'): string[] {
  const lines = blocks.flatMap(({ text, action }) => {
    if (text.length > 600 || !(amount.test(text) || words.test(text))) return []
    if (page === 'home' && (action || !aboutListing.test(text))) return []
    return [text.slice(0, caps.chars).toWellFormed()]
  })
  return [...new Set(lines)].slice(0, caps.lines)
}

const listingWords =
  /^(?:p|d|s|t|i|products?|tools?|startups?|projects?|apps?|launch(?:es)?|items?|listings?|posts?|software|sites?|services?|servers?|extensions?|plugins?|saas|ai|alternatives?|reviews?|show|companies|company|directory|details?)$/i
const otherWords =
  /^(?:blog|news|articles?|guides?|docs?|help|support|categor(?:y|ies)|tags?|topics?|collections?|users?|u|authors?|makers?|members?|profiles?|people|jobs?|legal|terms|privacy|pricing|about|login|signin|sign-in|signup|register|auth|account|settings|dashboard|submit|add|new|search|leaderboards?|weekly|monthly|daily|compare|vs|go|out|redirect|visit|rss|feeds?|api|cdn-cgi|static|assets|img|images?)$/i
const fewest = 3
const max = 120

/** Links that look like listings: at least three pages of the same host that differ in the last part of their path alone. */
function findListingLinks(page: string, links: readonly PlacedLink[]): string[] {
  const own = new URL(page)
  const groups = new Map<string, Set<string>>()
  for (const { url, place } of links) {
    const parts = url.pathname.split('/').filter(Boolean)
    const last = parts.pop()
    if (place === 'chrome' || last === undefined || parts.length === 0 || parts.length > 3) continue
    if (withoutWww(url.host) !== withoutWww(own.host) || [...parts, last].some((part) => otherWords.test(part))) continue
    if (/\.(?:png|jpe?g|webp|svg|gif|pdf|zip|xml|json|js|css)$/i.test(last) || /^\d{1,4}$/.test(last)) continue
    const key = parts.join('/')
    groups.set(key, (groups.get(key) ?? new Set()).add(`${url.origin}${url.pathname}`))
  }
  const weight = ([key, urls]: [string, Set<string>]) => urls.size * (listingWords.test(key.split('/').at(-1) ?? '') ? 5 : 1)
  const [best] = [...groups].filter(([, urls]) => urls.size >= fewest).toSorted((a, b) => weight(b) - weight(a) || (a[0] < b[0] ? -1 : 1))
  return best === undefined ? [] : [...best[1]].slice(0, max)
}
