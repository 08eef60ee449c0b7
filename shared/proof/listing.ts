import type { Page } from '../page/page.ts'

/** A link on a listing’s page, with an absolute URL. */
export type ListingLink = { url: string; rel: readonly string[]; hidden?: boolean; text?: string }

/** The parts of a page that show whether it links to a product. */
export type Listing = {
  url: string
  links: readonly ListingLink[]
  /** Lower-case directives of the robots and googlebot metas and of X-Robots-Tag. */
  directives: readonly string[]
  canonical: string | null
  /** Whether robots.txt keeps search engines from the page; false if that isn’t known. */
  isDisallowed: boolean
  /** Read in the maker’s tab, scripts and all. */
  inBrowser: boolean
}

/** Where links of the page lead that a crawler followed, by URL: to the product, or `closed` to crawlers by robots.txt. */
export type Followed = { led: readonly string[]; closed: readonly string[] }

export const servedListing = (
  page: Pick<Page, 'url' | 'links' | 'robots' | 'canonicals'>,
  robotsTag: readonly string[],
  isAllowed: boolean,
): Listing => ({
  url: page.url,
  links: page.links,
  directives: [...page.robots, ...robotsTag],
  canonical: page.canonicals[0] ?? null,
  isDisallowed: !isAllowed,
  inBrowser: false,
})
