import type { FeedPath } from '../../domain/feed-paths.ts'
import { escapeMarkup } from '../../../shared/escape-markup.ts'

/** A feed apart from its format. Times are RFC 3339; URLs absolute; texts plain unless they say otherwise, and made of characters that XML allows. */
export type Feed = {
  /** Never changes. */
  id: string
  title: string
  description: string
  pageUrl: string
  url: FeedPath
  icon: string
  /** The WebSub hub that is pinged about changes. */
  hub: string | null
  /** When the newest change to an entry was made. */
  updated: string
  entries: FeedEntry[]
}

export type FeedEntry = {
  /** Survives a new slug. */
  id: string
  title: string
  url: string
  about: string | null
  published: string
  /** Changes only with the entry’s own words, never with votes or comments. */
  updated: string
  summary: string
  html: string
  author: { name: string; url: string | null }
  categories: { slug: string; label: string }[]
  image: { url: string; type: string } | null
}

/** Newest first; how many entries a feed has at most. */
export const maxEntries = 50

/** The feed’s own date: that of its newest entry, or a fixed one while it has none. */
export const newestOf = (entries: Pick<FeedEntry, 'updated'>[], otherwise: string): string =>
  entries.reduce((newest, { updated }) => (updated > newest ? updated : newest), entries[0]?.updated ?? otherwise)

/**
 * A tag URI (RFC 4151) of something on this site. Its date says when the site’s name was ours, and is the same for all time. Ids of records never
 * change and aren’t given again.
 */
export const tagOf = (siteUrl: string, path: string): string => `tag:${new URL(siteUrl).hostname.replaceAll(/[[\]:]/g, '-')},2026:${path}`

/** Anything but the characters that a document of XML 1.0 may have (section 2.2). */
const notInXml = /[^\t\n\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

/** Text of any kind as text that both formats can carry: without control characters, with half surrogate pairs replaced. */
export const cleanText = (text: string): string => text.toWellFormed().replaceAll(/\r\n?/g, '\n').replaceAll(notInXml, '')

/** Clean text on one line, for titles and names. */
export const cleanLine = (text: string): string => cleanText(text).replaceAll(/\s+/g, ' ').trim()

/** Plain text as HTML: blank lines part paragraphs. */
export const toParagraphs = (text: string): string =>
  cleanText(text)
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => `<p>${escapeMarkup(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('\n')

/**
 * A URL as RFC 3986 spells it: browsers also accept stray percent signs, brackets and a second “#”, feeds don’t. Given as URL.href, which has
 * encoded everything outside ASCII.
 */
export function strictUrl(href: string): string {
  const [, start = '', path = '', fragment] = /^([a-z]+:\/\/[^/?#]*)([^#]*)(?:#(.*))?$/is.exec(href) ?? []
  const strict = (part: string) =>
    part.replaceAll(/%(?![\da-f]{2})/gi, '%25').replaceAll(/[^\w\-.~:/?@!$&'()*+,;=%]/g, (sign) => encodeURIComponent(sign.toWellFormed()))
  return start + strict(path) + (fragment === undefined ? '' : `#${strict(fragment)}`)
}
