import { load } from 'cheerio/slim'
import { buildTree } from '../../page/build-tree.ts'
import { cleanText } from '../../page/clean-text.ts'
import { readBlocks } from '../../page/read-blocks.ts'
import { readMetas } from '../../page/read-metas.ts'
import { resolveUrl } from '../../page/resolve-url.ts'
import { isSameSite } from './known-hosts.ts'
import { readPlacedLinks } from './links-around.ts'
import { findListingLinks } from './listing-links.ts'
import { findPriceLines } from './price-lines.ts'
import { findProductLink, type ProductLink } from './product-link.ts'

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
