import type doubts from '../audit/words/doubts.json'
/** What a page says about itself. URLs are absolute, white space in texts is collapsed, and everything is bounded in size. */
export type Page = {
  /** The URL of the page, after redirects. */
  url: string
  /** Text of the document’s own <title>; null if missing or empty. */
  title: string | null
  metaDescription: string | null
  /** How many of each aren’t empty; only the first one is read. */
  counts: { titles: number; metaDescriptions: number }
  applicationName: string | null
  author: string | null
  lang: string | null
  /** Encoding declared in a <meta>, lower case. */
  charset: string | null
  viewport: string | null
  /** Lower-case directives of the robots and googlebot metas. */
  robots: string[]
  canonicals: string[]
  /** Declared icons, in document order. */
  icons: Icon[]
  /** The declared icon a browser uses; null if none is declared. */
  favicon: string | null
  /** Types of microdata and RDFa, as written. */
  microdata: string[]
  /** First non-empty content per property, keyed without its prefix: title, type, image, url, site_name, description ... */
  openGraph: Record<string, string>
  twitter: Record<string, string>
  /** `sources` are the valid scripts as written, `broken` the others; each is absent if too long to show. */
  jsonLd: { nodes: JsonLdNode[]; errors: string[]; sources?: string[]; broken?: string[] }
  headings: Heading[]
  /** Visible paragraphs in document order. */
  paragraphs: string[]
  /** Visible text in document order, one entry per block of the page. */
  blocks: TextBlock[]
  /** Texts and image alternatives of elements marked as logo or brand. */
  logoTexts: string[]
  keywords: string | null
  generator: string | null
  /** The first theme-color. */
  themeColor: string | null
  links: PageLink[]
  images: PageImage[]
  forms: PageForm[]
  resources: PageResource[]
  leftovers: Leftovers
  /** Links with a text whose destination is missing or wrong as it is written, or on a private host other than the page’s own. */
  doubtfulLinks: DoubtfulPageLink[]
  /** What may be wrong in the source: keys, fields, media. */
  doubts: PageDoubt[]
  /** The sitemap that a <link> names. */
  sitemap: string | null
  /** Visible text of the body, block-aware, at most 20,000 characters. */
  text: string
  /** The page in other languages (<link rel="alternate" hreflang>), in document order. */
  alternates: PageAlternate[]
  /** Feeds that the page links, each once. */
  feeds: string[]
  /** Pages that the page embeds, each once. */
  frames: string[]
  /** The web app manifest. */
  manifest: string | null
  scriptCount: number
  /** Lists to choose from. */
  selectCount: number
  /** Target of a <meta http-equiv="refresh">, with its delay. */
  refresh: { url: string; seconds: number } | null
}

export type Icon = { url: string; rel: string; sizes: string | null; type: string | null }
/**
 * `heading` is the nearest heading before the block; `scopes` are the kinds of section around it; `action` marks a link or button;
 * `cell` is set inside a table.
 */
export type TextBlock = { tag: string; text: string; heading: string; scopes: Scope[]; action: boolean; cell?: CellHeads }
/** What a cell's column and row are called, among all columns and rows of its table but the first. */
export type CellHeads = { column: string; row: string; columns: string[]; rows: string[] }
/** `foreign`: marked as in a language of its own. */
export type Scope = 'foreign' | 'nav' | 'header' | 'footer' | 'pricing' | 'comparison' | 'demo' | 'testimonial' | 'faq' | 'notice'
export type JsonLdNode = { [key: string]: unknown; '@type'?: unknown }
/** `text` is empty if the heading is hidden or has no words. */
export type Heading = { level: number; text: string }
/**
 * `images` are the URLs of the images inside the link. `hidden`: its own markup, or that around it, hides it from visitors. `isMenu`: it is in the
 * page’s header, navigation or footer. `icon` is a social network, if the link shows only that network’s icon; `named`: assistive technology reads
 * another name than its text. `foreign`: marked as in a language of its own.
 */
export type PageLink = {
  url: string
  text: string
  rel: string[]
  images: string[]
  hidden?: true
  isMenu?: true
  foreign?: true
  icon?: string
  named?: true
}
/** `lang` is spelled as on the page. */
export type PageAlternate = { lang: string; url: string }
export type PageImage = { url: string; alt: string; width: number | null; height: number | null }
/** `fields` are the types and names of the inputs, `text` the visible words of the form, `captions` those of buttons that are inputs. */
export type PageForm = { action: string; text: string; fields: string[]; captions?: string[] }
/**
 * A file that browsers load with the page. `tag` is the opening tag that names it, `size` the declared width and height of a picture; `adapts`
 * means that browsers choose between several files.
 */
export type PageResource = {
  url: string
  kind: 'style' | 'script' | 'picture' | 'font'
  tag: string
  isModule?: true
  size?: [width: number | null, height: number | null]
  adapts?: true
}
/** Passages of text, and attributes that people read, that may be left over from a template. `samples` counts code samples; `isTemplate` means that scripts may still fill in the page. */
export type Leftovers = { suspects: string[]; attributes?: string[]; samples: number; isTemplate: boolean }
/**
 * Something in the source that may be a fault. `text` names it in the page’s own words, `tag` is its opening tag (empty if there is none), `better`
 * what to replace that with.
 */
export type PageDoubt = { kind: KeyDoubt | FieldDoubt | MediaDoubt | TableDoubt; text: string; tag: string; better?: string }
export type KeyDoubt = 'secret' | 'test-key' | 'placeholder-key' | 'development' | 'retired'
export type FieldDoubt = Exclude<keyof (typeof doubts)['form-input'], 'blocked-by-policy'>
export type TableDoubt = 'short-row' | 'lost-head'
export type MediaDoubt = 'sound' | 'same-face' | 'filler-picture' | 'filler-video' | 'local-source' | 'bad-srcset' | 'poor-alt' | 'same-alt'
/**
 * Why a link may lead nowhere: `empty` has no recipient or value, `no-target` names a part of the page that isn’t there. `isOdd`: several links that
 * look and read like it lead to one other page.
 */
export type LinkDoubt = 'private-host' | 'nowhere' | 'empty' | 'malformed' | 'no-target'
export type DoubtfulPageLink = { text: string; href: string; tag: string; kind: LinkDoubt; isOdd?: true }
