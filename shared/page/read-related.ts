import type { CheerioAPI } from 'cheerio/slim'
import { isShown, resolveUrl, queryAll } from './elements.ts'
import type { Page } from './page.ts'

const caps = { alternates: 60, feeds: 10, frames: 10, lang: 40 }
const feedType = /^application\/(?:rss\+xml|atom\+xml|feed\+json)$/

/** The pages in frames that are shown; text in srcdoc comes first (HTML Standard, “process the iframe attributes”). */
function readFrames($: CheerioAPI, base: string): string[] {
  const shown = queryAll($, 'iframe[src]:not([srcdoc])').filter(isShown)
  const urls = shown.flatMap(({ attribs }) => resolveUrl(attribs['src'], base) ?? [])
  return [...new Set(urls.filter((url) => /^https?:/.test(url)))].slice(0, caps.frames)
}

/** What the page points to: its other languages, its feeds, the pages it embeds and its web app manifest. */
export function readRelated($: CheerioAPI, base: string): Pick<Page, 'alternates' | 'feeds' | 'frames' | 'manifest'> {
  const related: Pick<Page, 'alternates' | 'feeds' | 'frames' | 'manifest'> = {
    alternates: [],
    feeds: [],
    frames: readFrames($, base),
    manifest: null,
  }
  for (const { attribs } of queryAll($, 'link[rel][href]')) {
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
