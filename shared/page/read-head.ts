import type { CheerioAPI } from 'cheerio/slim'
import { closest, textOrNull, resolveImage, resolveUrl, queryAll } from './elements.ts'
import type { Icon } from './page.ts'
import { innerText } from './read-blocks.ts'

const maxTitle = 300

/** Every <title> of the document that isn’t empty, up to a limit; a <title> inside an SVG names a drawing. */
export const readTitles = ($: CheerioAPI): string[] =>
  queryAll($, 'title', 50)
    .filter((title) => closest(title, 'svg') === undefined)
    .flatMap((title) => textOrNull(innerText(title), maxTitle) ?? [])

const tokens = (value: string | undefined) => (value ?? '').toLowerCase().split(/\s+/)

/** Google, “How to specify a canonical URL”: links with one of these name alternatives, and are left out. */
const voiding = ['hreflang', 'lang', 'media', 'type']

/** Declared canonical URLs, in document order, each once. */
export function readCanonicals($: CheerioAPI, base: string): string[] {
  const urls = queryAll($, 'link[rel][href]')
    .filter(({ attribs }) => tokens(attribs['rel']).includes('canonical') && voiding.every((name) => attribs[name] === undefined))
    .flatMap((link) => resolveUrl(link.attribs['href'], base) ?? [])
  return [...new Set(urls)].slice(0, 10)
}

/** The sitemap that a link names; some generators write one. */
export const readSitemapLink = ($: CheerioAPI, base: string): string | null =>
  resolveUrl(queryAll($, 'link[rel][href]').find((link) => tokens(link.attribs['rel']).includes('sitemap'))?.attribs['href'], base)

const iconRels = ['icon', 'apple-touch-icon', 'apple-touch-icon-precomposed', 'mask-icon', 'fluid-icon']

/** Declared icons, and the one a browser shows in its tab: the first that is an `icon` by its rel. */
export function readIcons($: CheerioAPI, base: string): { icons: Icon[]; favicon: string | null } {
  const icons = queryAll($, 'link[rel][href]')
    .flatMap(({ attribs }): Icon[] => {
      const rel = tokens(attribs['rel'])
      const url = iconRels.some((name) => rel.includes(name)) ? resolveImage(attribs['href'], base) : null
      return url ? [{ url, rel: rel.join(' '), sizes: attribs['sizes']?.trim() || null, type: attribs['type']?.trim() || null }] : []
    })
    .slice(0, 30)
  return { icons, favicon: icons.find(({ rel }) => rel.split(' ').includes('icon'))?.url ?? null }
}
