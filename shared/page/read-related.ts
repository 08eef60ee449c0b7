import type { CheerioAPI } from 'cheerio/slim'
import type { Page } from './page.ts'
import { resolveUrl } from './resolve-url.ts'

const caps = { alternates: 60, feeds: 10, lang: 40 }
const feedType = /^application\/(?:rss\+xml|atom\+xml|feed\+json)$/

/** What the page’s <link> tags point to: its other languages, its feeds and its web app manifest. */
export function readRelated($: CheerioAPI, base: string): Pick<Page, 'alternates' | 'feeds' | 'manifest'> {
  const related: Pick<Page, 'alternates' | 'feeds' | 'manifest'> = { alternates: [], feeds: [], manifest: null }
  for (const { attribs } of $('link[rel][href]').get()) {
    const rel = (attribs['rel'] ?? '').toLowerCase().split(/\s+/)
    const url = resolveUrl(attribs['href'], base)
    if (url === null) continue
    if (rel.includes('manifest')) related.manifest ??= url
    if (!rel.includes('alternate') || rel.includes('stylesheet')) continue
    const lang = attribs['hreflang']?.trim().slice(0, caps.lang)
    const isFeed = feedType.test(attribs['type']?.trim().toLowerCase() ?? '')
    if (isFeed && related.feeds.length < caps.feeds) related.feeds.push(url)
    else if (!isFeed && lang && related.alternates.length < caps.alternates) related.alternates.push({ lang, url })
  }
  return { ...related, feeds: [...new Set(related.feeds)] }
}
