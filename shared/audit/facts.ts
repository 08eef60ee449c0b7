import type { Markup } from '../page/markup/markup.ts'
import type { DoubtfulPageLink, Page, PageDoubt } from '../page/page.ts'
import type { AccessibilityFacts } from '../rendered/accessibility.ts'
import type { Pictures, RenderedFacts, Requests } from '../rendered/rendered.ts'
import type { SuggestedListing } from '../schemas/readiness.ts'
import type { WatchedFacts } from '../watched/watched.ts'
import type { PageClaims } from './words/claims/page-claims.ts'
import type {
  AlternateFacts,
  CatalogFacts,
  FeedFacts,
  FrameFacts,
  FurtherFacts,
  ManifestFacts,
  MissingPageFacts,
  OtherHostFacts,
  PageFinding,
  PageTags,
  PageUses,
  ScriptFacts,
  SitemapEntriesFacts,
} from './facts-around.ts'

/** How the server responded. */
export type ResponseFacts = {
  status: number
  /** Every URL requested: the first as given, the last the page’s own. */
  hops: string[]
  /** Milliseconds to the first byte of the final response. */
  ms: number
  /** When that was, in milliseconds since 1970. */
  at: number
  /** How many of them were our own machine’s delay. */
  late: number
  bytes: number
  contentType: string | null
  /** Encoding of the body, and where it was declared. */
  charset: { name: string; from: 'bom' | 'header' | 'meta' | 'default' }
  /** Lower-case X-Robots-Tag directives for all robots or for Googlebot. */
  robotsTag: string[]
  /** Whether the http:// form of an https page redirects to https; null if it couldn’t be requested. */
  httpRedirectsToHttps: boolean | null
  /** What the server answers to programs unlike our crawler, if it fails each time. `bytes` are 0 for an empty answer. */
  refusals?: Refusal[]
}
export type Refusal = { of: 'no-language' | 'link-preview'; status: number; bytes: number }

/**
 * robots.txt: `allowed` tells whether the page’s path may be crawled by everyone and by Googlebot, `unread` why an existing file couldn’t be
 * read, to be shown in brackets, `corrected` the whole file without its errors, if that’s short and doesn’t block the page.
 * `blocked` are styles and scripts of the page that a search engine may not fetch, `unseen` the link-preview bots that may not fetch the page,
 * `imageless` those that may fetch the page but not the `file` of its social image, as robots.txt names them.
 */
export type RobotsFacts = {
  found: boolean
  allowed: boolean
  sitemaps: string[]
  errors: string[]
  unread?: string
  corrected?: string
  blocked?: { agent: string; files: string[] }
  unseen?: string[]
  imageless?: { agents: string[]; file: string }
}
/** `entries` are what a malformed sitemap lists all the same; null if that’s too much for a fix, or an index. `why` it’s malformed, as the rest of a sentence; `isPage`: an HTML page is there instead. */
export type SitemapFacts = { url: string; found: boolean; malformed: boolean; isPage?: true; entries?: string[] | null; why?: string }
/** `reason` says why the image can’t be used; null if it can. Width and height are null for SVG and if unknown. */
export type ImageFacts = {
  url: string
  reason: string | null
  type: string | null
  width: number | null
  height: number | null
  bytes: number
}
/** `status` is null without a response; `reason` says why, or what else is wrong with the response. `isSlow`: it didn’t answer in time, which doesn’t make it broken. */
export type LinkFacts = { url: string; status: number | null; reason: string | null; isSlow?: true; bytes?: number }

/** How the page’s server protects its visitors. */
export type TransportFacts = {
  /** The connection the page came over; null if it was plain HTTP. Days can be fractions. */
  tls: { protocol: string; daysLeft: number; lifetimeDays: number } | null
  /** The response headers that checks use, by lower-case name; several values are joined by commas. */
  headers: Record<string, string>
}
/**
 * Whether the domain of a contact address takes email (RFC 5321 section 5.1): by MX records, by only an A or AAAA record, or not
 * at all: a null MX (RFC 7505), no record, or no such domain. `unknown` if the lookup failed.
 */
export type MailFacts = { address: string; domain: string; takes: 'mx' | 'address' | 'refuses' | 'no-record' | 'no-domain' | 'unknown' }

/**
 * The files that the page’s markup and styles load, as the crawler got them, in the shape of a browser’s report (rendered.ts). Only files that
 * could be requested in time are counted, and only certain failures are listed.
 */
export type ResourceFacts = {
  requests: Pick<Requests, 'count' | 'failed' | 'ownStyles' | 'uncompressed'> & {
    unkept: NonNullable<Requests['unkept']>
    scripts?: ScriptFacts
  }
  pictures: Pick<Pictures, 'count' | 'broken' | 'large'>
  /** Keys in the site’s own scripts, each `at` its file. */
  keys?: (PageDoubt & { at: string })[]
}

/** What a link to a page of the site is about, by its words. */
export type PageTopic = 'pricing' | 'start' | 'docs' | 'privacy' | 'terms' | 'contact'
/** Another page of the site. All but `url`, `topic` and `status` describe the page it leads to; they are null without an HTML page there. */
export type SitePageFacts = {
  /** As listed on the page or in the sitemap. */
  url: string
  topic: PageTopic | null
  /** null without a response; `reason` then says why. */
  status: number | null
  reason: string | null
  page:
    | (PageClaims &
        PageTags &
        PageUses & {
          /** After redirects. */
          url: string
          ms: number
          title: string | null
          metaDescription: string | null
          lang: string | null
          h1: string | null
          /** The start of its first own paragraph. */
          opening?: string | undefined
          canonicals: string[]
          noindex: 'robots meta' | 'X-Robots-Tag' | null
          /** What a page that should list news says instead of them. */
          emptyList?: string
          doubtfulLinks: DoubtfulPageLink[]
          viewport?: string | null
          /** What the checks that judge each page found there. */
          found?: PageFinding[]
          /** Of the visible text, at most 20,000. */
          characters: number
          /** The ids and names that links can lead to; null if scripts may add more, or there are too many. */
          anchors: string[] | null
        })
    | null
}
/** What a visit to a site finds. */
export type SiteFacts = {
  page: Page
  listing: SuggestedListing
  markup?: Markup
  response: ResponseFacts
  robots: RobotsFacts
  sitemap: SitemapFacts
  /** The declared icon, else /favicon.ico; null without either. */
  favicon: ImageFacts | null
  /** The other declared icons. */
  icons: ImageFacts[]
  socialImage: ImageFacts | null
  /** The images that only twitter:image and JSON-LD name. */
  declaredImages?: ImageFacts[]
  links: LinkFacts[]
  llmsTxt: { found: boolean; gone?: string[] }
  /** The facts that the visit gave up because our machine was busy: they are left out, or empty. */
  unreached?: (keyof SiteFacts)[]
  /** The facts below are left out if the visit had no time for them or robots.txt disallows the crawler. */
  resources?: ResourceFacts
  pages?: SitePageFacts[]
  further?: FurtherFacts
  missingPage?: MissingPageFacts
  sitemapEntries?: SitemapEntriesFacts
  otherHost?: OtherHostFacts
  transport?: TransportFacts
  /** One entry for each domain of the page’s email links; absent without any public one. */
  mail?: MailFacts[]
  /** A sample of the pages in other languages: those that could be requested. */
  alternates?: AlternateFacts[]
  feeds?: FeedFacts[]
  /** Those that could be requested. */
  frames?: FrameFacts[]
  /** null if the page links none, or it may not be read. */
  manifest?: ManifestFacts | null
  /** Paths of files that would be published with the page and give away secrets. Only known of a folder, or a site on the maker’s own machine. */
  privateFiles?: string[]
}

/** Facts a check can use. Page and listing are always there, the rest only if it could be gathered. */
export type AuditFacts = Pick<SiteFacts, 'page' | 'listing'> &
  Partial<Omit<SiteFacts, 'page' | 'listing'>> & {
    catalog?: CatalogFacts
    rendered?: RenderedFacts
    accessibility?: AccessibilityFacts
    watched?: WatchedFacts
    /** The media condition of the view that `rendered` and `accessibility` are of, if it isn’t the tab’s. */
    media?: string
    /** Of the site, if this isn’t its first page. */
    site?: { language: string | null; topic?: PageTopic | null }
  }
