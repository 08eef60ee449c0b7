import type { ImageFacts } from '../audit/facts.ts'
import type { Page } from '../page/page.ts'

/**
 * What search results and link previews are made from: plain JSON of a few kilobytes, to be stored with a report. Texts are the page’s own,
 * bounded in length; each network cuts them its own way.
 */
export type PreviewFacts = {
  /** The URL of the page, after redirects. */
  url: string
  lang: string | null
  title: string | null
  description: string | null
  /** The first paragraph: Google shows page text if there is no description. */
  excerpt: string | null
  /** `name` of the page’s schema.org WebSite. */
  siteName: string | null
  /** Keyed without the prefix `og:`. */
  openGraph: Partial<Record<OpenGraphKey, string>>
  /** Keyed without the prefix `twitter:`. */
  twitter: Partial<Record<TwitterKey, string>>
  /** The declared icon; null without one. */
  favicon: string | null
  /** The color that Discord shows beside a link. */
  themeColor: string | null
  /** What is known about the pictures above: sizes are null if unknown, `error` says why one can’t be shown. */
  pictures: PictureFacts[]
}

/** `isNew`: a fix asks for this picture, and there is none yet. */
export type PictureFacts = { url: string; width: number | null; height: number | null; error: string | null; isNew?: true }

const openGraphKeys = ['title', 'description', 'image', 'image:width', 'image:height', 'image:alt', 'site_name', 'url', 'type'] as const
type OpenGraphKey = (typeof openGraphKeys)[number]
const twitterKeys = ['card', 'title', 'description', 'image', 'image:alt', 'site'] as const
type TwitterKey = (typeof twitterKeys)[number]

/** In UTF-16 units. No network shows more of a text or loads images from longer URLs. */
const max = { text: 600, url: 2_000 }

const cut = (text: string | null | undefined): string | null => text?.trim().slice(0, max.text) || null
/** URLs are kept whole or not at all. */
const whole = (url: string | null | undefined): string | null => (url != null && url.length <= max.url ? url : null)

/** The known keys that have a value. */
function pick<const Key extends string>(from: Record<string, string>, keys: readonly Key[]): Partial<Record<Key, string>> {
  const values = keys.map((key) => [key, key === 'image' || key === 'url' ? whole(from[key]) : cut(from[key])] as const)
  return Object.fromEntries(values.filter(([, value]) => value !== null)) as Partial<Record<Key, string>>
}

/** The facts of a page. `socialImage` is what a visit found out about its og:image, which a browser tab can’t tell. */
export function toPreviewFacts(page: Page, socialImage: ImageFacts | null = null): PreviewFacts {
  const webSite = page.jsonLd.nodes.find((node) => [node['@type']].flat().includes('WebSite'))?.['name']
  return {
    url: page.url.slice(0, max.url),
    lang: page.lang,
    title: cut(page.title),
    description: cut(page.metaDescription),
    excerpt: cut(page.paragraphs[0]),
    siteName: typeof webSite === 'string' ? cut(webSite) : null,
    openGraph: pick(page.openGraph, openGraphKeys),
    twitter: pick(page.twitter, twitterKeys),
    favicon: whole(page.favicon),
    themeColor: page.themeColor,
    pictures:
      socialImage === null || socialImage.url.length > max.url
        ? []
        : [{ url: socialImage.url, width: socialImage.width, height: socialImage.height, error: socialImage.reason }],
  }
}

const hostOf = (url: string): string => URL.parse(url)?.host ?? url

/** The host as people read it: without `www.`, in its own script. */
export const plainHost = (url: string): string => hostOf(url).replace(/^www\./, '')

/** The kind of card that a page asks for; null if it asks for none. */
export const cardOf = ({ twitter }: PreviewFacts): string | null => twitter.card?.toLowerCase() ?? null

type Found =
  | { picture: { url: string; alt: string; isNew: boolean } & Pick<PictureFacts, 'width' | 'height'>; note: null }
  | { picture: null; note: string }

/** Formats that no network shows in a link preview. */
const isDrawing = (url: string) => /\.svgz?$/i.test(URL.parse(url)?.pathname ?? '') || /^data:/i.test(url)

/** The image of the first of these tags that has one, or why there is none. */
export function findPicture(facts: PreviewFacts, tags: readonly ('og:image' | 'twitter:image')[]): Found {
  const tag = tags.find((name) => valueOf(facts, name) !== undefined)
  if (tag === undefined) return { picture: null, note: 'No image: the page has no og:image.' }
  const url = valueOf(facts, tag) ?? ''
  const known = facts.pictures.find((one) => one.url === url)
  if (known?.error) return { picture: null, note: `No image: ${tag} can’t be used (${known.error}).` }
  if (isDrawing(url)) return { picture: null, note: `No image: ${tag} is an SVG, which link previews don’t show.` }
  const { openGraph, twitter } = facts
  const declared = (key: 'image:width' | 'image:height') => Number.parseInt(openGraph[key] ?? '', 10) || null
  return {
    picture: {
      url,
      alt: (tag === 'twitter:image' ? twitter['image:alt'] : undefined) ?? openGraph['image:alt'] ?? '',
      isNew: known?.isNew ?? false,
      width: known?.width ?? declared('image:width'),
      height: known?.height ?? declared('image:height'),
    },
    note: null,
  }
}

const valueOf = ({ openGraph, twitter }: PreviewFacts, tag: 'og:image' | 'twitter:image') =>
  tag === 'og:image' ? openGraph.image : twitter.image

/** Whether an image has at least this size; unknown sizes count as large enough, since most are. */
export const isAtLeast = ({ width, height }: Pick<PictureFacts, 'width' | 'height'>, min: { width: number; height: number }): boolean =>
  (width ?? min.width) >= min.width && (height ?? min.height) >= min.height
