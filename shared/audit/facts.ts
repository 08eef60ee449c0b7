import type { Page } from '../page/page.ts'
import type { SuggestedListing } from '../schemas/readiness.ts'

/** How the page was answered. */
export type ResponseFacts = {
  status: number
  /** Every address asked, the first as given, the last the page's own. */
  hops: string[]
  /** Milliseconds until the first byte of the final answer. */
  ms: number
  bytes: number
  contentType: string | null
  /** Encoding the body was read in, and where that was said. */
  charset: { name: string; from: 'bom' | 'header' | 'meta' | 'default' }
  /** Lower-case directives of X-Robots-Tag that speak to every robot or to Googlebot. */
  robotsTag: string[]
  /** Whether the http:// form of an https page leads to https; null when it could not be asked. */
  httpRedirectsToHttps: boolean | null
}

/**
 * robots.txt: `allowed` tells whether the page's path may be crawled by everyone and by Googlebot; `unread` why a file that may be there
 * could not be read, to stand in brackets.
 */
export type RobotsFacts = { found: boolean; allowed: boolean; sitemaps: string[]; faults: string[]; unread?: string }
export type SitemapFacts = { url: string; found: boolean; malformed: boolean }
/** `reason` says why the image could not be used, null when it could. Width and height are null for SVG or unknown. */
export type ImageFacts = {
  url: string
  reason: string | null
  type: string | null
  width: number | null
  height: number | null
  bytes: number
}
/** `status` is null when there was no answer, and `reason` then says why. */
export type LinkFacts = { url: string; status: number | null; reason: string | null }

/** What a visit to a site brings home. */
export type SiteFacts = {
  page: Page
  listing: SuggestedListing
  response: ResponseFacts
  robots: RobotsFacts
  sitemap: SitemapFacts
  /** The declared icon, else /favicon.ico; null when there is neither. */
  favicon: ImageFacts | null
  socialImage: ImageFacts | null
  links: LinkFacts[]
  llmsTxt: { found: boolean }
}

/** What the catalog knows about the product. */
export type CatalogFacts = {
  /** Public origin of this catalog, without a trailing slash. */
  siteUrl: string
  /** The slug the product has, or would get. */
  slug: string
  /** null: this product is not in the catalog yet. */
  plan: string | null
  duplicate: { kind: 'listed' | 'launching' | 'similar'; name: string; productUrl: string } | null
}

/** Facts a check may ask for. Page and listing are always there; the rest only when somebody could gather it. */
export type AuditFacts = Pick<SiteFacts, 'page' | 'listing'> & Partial<Omit<SiteFacts, 'page' | 'listing'>> & { catalog?: CatalogFacts }
