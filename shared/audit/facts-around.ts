import type { PageResource } from '../page/page.ts'
import type { Requests } from '../rendered/rendered.ts'
import type { ImageFacts } from './facts.ts'

/**
 * A page’s alternate in another language. `linksBack` is null if it couldn’t be judged, `status` without a response, `landed` without a redirect.
 * `noindex`: it keeps search engines out.
 */
export type AlternateFacts = {
  lang: string
  url: string
  status: number | null
  landed: string | null
  linksBack: boolean | null
  noindex?: true
}
/**
 * `status` is null without a response; `isFeed` is only known for a file. `error` says what keeps readers from its items, as the rest of a sentence;
 * `links` are those of its first items, `gone` the first of them if its page is missing, `home` the site that it says it’s of.
 */
export type FeedFacts = {
  url: string
  status: number | null
  isFeed: boolean
  error: string | null
  links: string[]
  gone: string | null
  home?: string
  isEmpty?: true
}
/**
 * `error` says why the file can’t be used, as a part of a sentence. `text` is its source if it is valid and short enough for a fix; `icons`
 * are the first of those it lists, with `sizes` as declared; `start` is the page it opens, if that’s certainly missing.
 */
export type ManifestFacts = {
  url: string
  error: string | null
  text: string | null
  icons: (ImageFacts & { src: string; sizes: string })[]
  start?: string
}
/** A page in a frame. `refusal` is the header that keeps browsers from showing it there. */
export type FrameFacts = { url: string; status: number; refusal: string | null }

/**
 * `landed` is where redirects led, `trace` a line about the server’s code that the page shows, `unstyled` the style sheet that error pages in folders don’t find,
 * `bare` the words of a page that the server, not the site, brings along; empty for an empty one.
 */
export type MissingPageFacts = {
  url: string
  status: number
  landed: string
  isHtml: boolean
  trace: string | null
  unstyled?: string
  bare?: string
}

/** The scripts that the markup names, unpacked. */
export type ScriptFacts = { bytes: number; heaviest: Requests['heaviest'] }
/** A file or link of another page that fails. `kind` is null for a link, whose words are `text`, and for the canonical URL, whose `text` is null. */
export type FurtherFault = {
  page: string
  url: string
  kind: PageResource['kind'] | null
  text: string | null
  status: number | null
  reason: string | null
}
/** What a check found on another page, as if that were the one audited. */
export type PageFinding = { id: string; status: 'warn' | 'fail'; detail: string; fix: string }
/** What another page tells networks, search engines and browsers. */
export type PageTags = {
  /** Files that it loads without encryption and browsers block. */
  insecure?: string[]
  /** What its tags say to those who share it, and what is wrong in them, by property. */
  og?: { url?: string; title?: string; errors?: Record<string, string> }
  /** What keeps its JSON-LD from being read. */
  jsonLdError?: string
}
/** What people can do on another page. */
export type PageUses = {
  /** What its largest form asks for, counted; searches don’t count. */
  fields?: number
  /** Has a button that adds something to a cart. */
  sells?: true
  /** The first price that it shows. */
  price?: string
}
/** A sample of what other pages load and link to, and the page itself doesn’t. */
/** `heavy` are pictures of more bytes than a large photo needs. */
export type FurtherFacts = { count: number; failed: FurtherFault[]; heavy?: { page: string; url: string; bytes: number }[] }

/** `total` is the number of entries found, `checked` a sample, `dates` what the sitemap wrongly says about changes. `landed` is null without a response; `reason` then says why. */
export type SitemapEntriesFacts = {
  total: number
  checked: { url: string; status: number | null; landed: string | null; reason: string | null; noindex: boolean }[]
  dates: { text: string; isFuture: boolean }[]
  /** Entries that robots.txt keeps search engines from. */
  blocked?: string[]
  /** Pages that no page of the site links to. */
  orphans?: string[]
}
/** The host with www. added or removed, and what its own front page does. `landed` is where redirects led, after `steps` of them. */
export type OtherHostFacts = { url: string } & (
  | { result: 'answer'; status: number; landed: string; steps: number }
  | { result: 'no-dns' | 'bad-certificate' | 'no-connection' | 'unknown'; reason: string }
)

/** What the catalog knows about the product. */
export type CatalogFacts = {
  /** Public origin of this catalog, without a trailing slash. */
  siteUrl: string
  /** The product’s slug, or the one it would get. */
  slug: string
  /** null if the product isn’t in the catalog yet. */
  plan: string | null
  /** Another launch of the product, or one with a similar name. `mayBeOwn`: nobody knows whose audit this is. */
  duplicate: { kind: 'listed' | 'launching' | 'similar'; name: string; productUrl: string; mayBeOwn?: boolean } | null
  /** Set when the findings are stored with a draft: its slug can still change, so the badge fix holds slugPlaceholder. */
  forDraft?: true
}
