import type { CheerioAPI } from 'cheerio/slim'
import { isTag, isText, type Element } from 'domhandler'
import type { AccessibilityViolation } from '../../rendered/accessibility.ts'
import { isPrivateHost } from '../../hosts.ts'
import { readTag, resolveUrl, queryAll } from '../elements.ts'
import { quirksOf } from './quirks.ts'
import { readUnnamed } from './read-unnamed.ts'

/** What only a page’s source shows, as its server sends it. Every list is short. */
export type Markup = {
  /** Why browsers don’t render the page by the standards; null if they do. */
  quirks: 'missing' | 'old' | null
  /** How many characters come before the declared encoding; null if none is declared. */
  charsetAt: number | null
  /** The values of <base href>, as written. */
  bases: string[]
  /** Tags for search engines inside <head> that come after something that ends it. */
  late: { tags: string[]; endedBy: string } | null
  /** Tags for link previews whose content is a URL without its host. */
  relative: { property: string; content: string }[]
  /** Tags with an empty src or href. */
  empty: string[]
  /** What the page loads over http by a full URL; on an https page, browsers block what is active, and try https for the rest. */
  insecure: { url: string; tag: string; isActive: boolean }[]
  /** What axe-core’s rules for names and alternatives would find before any script runs. */
  violations: AccessibilityViolation[]
}

const listed = 20

/** `html` is the source of the tree `$`. */
export const readMarkup = ($: CheerioAPI, html: string, url: string): Markup => ({
  quirks: quirksOf(html),
  charsetAt: positionOf(html, /<meta\s[^>]{0,300}charset/i),
  bases: queryAll($, 'base[href]')
    .map(({ attribs }) => (attribs['href'] ?? '').trim().slice(0, 200))
    .slice(0, 5),
  late: readLate($),
  relative: readRelative($),
  empty: readEmpty($),
  insecure: readInsecure($, url),
  violations: readUnnamed($),
})

const positionOf = (html: string, pattern: RegExp): number | null => {
  const at = html.search(pattern)
  return at < 0 ? null : at
}

/** HTML Standard, “in head” insertion mode: anything else ends the head. */
const ofHead = new Set(['title', 'meta', 'link', 'script', 'style', 'base', 'basefont', 'bgsound', 'noframes', 'template', 'noscript'])
const telling = (element: Element): boolean => {
  const { rel = '', hreflang, name = '' } = element.attribs
  if (element.name === 'link') return /\bcanonical\b/i.test(rel) || (/\balternate\b/i.test(rel) && hreflang !== undefined)
  return element.name === 'meta' && /^(?:robots|googlebot|description)$/i.test(name.trim())
}

/** Google Search Central, “Valid page metadata”: an invalid element ends the head, and what comes after it is ignored. */
function readLate($: CheerioAPI): Markup['late'] {
  const [head] = queryAll($, 'head')
  const children = head?.children ?? []
  const at = children.findIndex((child) => (isTag(child) ? !ofHead.has(child.name) : isText(child) && /\S/.test(child.data)))
  const [end] = children.slice(at, at + 1)
  if (at < 0 || end === undefined) return null
  const late = $(children.slice(at).filter(isTag))
  const tags = [...late.get(), ...late.find('link, meta').get()].filter(telling).map(readTag)
  const endedBy = isTag(end) ? `<${end.name}>` : `the text “${isText(end) ? end.data.trim().slice(0, 40) : ''}”`
  return tags.length === 0 ? null : { tags: tags.slice(0, listed), endedBy }
}

const shared = /^(?:og:(?:image(?::(?:url|secure_url))?|url|video|audio)|twitter:image(?::src)?)$/i

const readRelative = ($: CheerioAPI): Markup['relative'] =>
  queryAll($, 'meta[content]')
    .flatMap(({ attribs }) => {
      const property = (attribs['property'] ?? attribs['name'] ?? '').trim().toLowerCase()
      const content = (attribs['content'] ?? '').trim()
      const isRelative = !/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(content)
      return shared.test(property) && content !== '' && (isRelative || !URL.canParse(content, 'https://any.example/'))
        ? [{ property, content: content.slice(0, 200) }]
        : []
    })
    .slice(0, listed)

/** Scripts fill in what other attributes name: data-src, :src, v-bind:src. */
const isFilled = ({ attribs }: Element) => Object.keys(attribs).some((name) => /.(?:src|href)/.test(name))

/** HTML Standard: src and href of what is loaded are non-empty URLs. An empty one loads nothing, or the page itself. */
function readEmpty($: CheerioAPI): string[] {
  const found = queryAll($, 'img[src], script[src], iframe[src], audio[src], video[src], source[src], link[rel~="stylesheet" i][href]')
  const isEmpty = ({ attribs }: Element) => (attribs['src'] ?? attribs['href'] ?? '').trim() === '' && !attribs['srcset']
  return found
    .filter((element) => isEmpty(element) && !isFilled(element))
    .map(readTag)
    .slice(0, listed)
}

/** W3C Upgrade Insecure Requests: browsers load what is named with http:// over https. */
const isUpgraded = ($: CheerioAPI) =>
  queryAll($, 'meta[http-equiv="content-security-policy" i][content*="upgrade-insecure-requests" i]').length > 0

/** W3C Mixed Content, section 4. Links and what browsers only prepare for load nothing. */
const readInsecure = ($: CheerioAPI, page: string): Markup['insecure'] =>
  (isUpgraded($)
    ? []
    : queryAll($, 'script[src], iframe[src], link[rel~="stylesheet" i][href], img[src], audio[src], video[src], source[src]')
  )
    .flatMap((element) => {
      const reference = element.attribs['src'] ?? element.attribs['href'] ?? ''
      if (!/^\s*http:/i.test(reference)) return []
      const url = resolveUrl(reference, page)
      const isActive = /^(?:script|iframe|link)$/.test(element.name)
      return url?.startsWith('http:') && !(isPrivateHost(new URL(url).hostname) && isPrivateHost(new URL(page).hostname))
        ? [{ url, tag: readTag(element), isActive }]
        : []
    })
    .slice(0, listed)
