import type { OwnHeaders } from '../../crawler/session.ts'
import { createPageReader } from '../../workers/page-reader.ts'

/** How many pages are audited in addition to the target. */
export const maxPages = 20

/**
 * An even sample of the other pages of a site’s /sitemap.xml, at the target’s own host: the sitemap of a development server or folder names the public
 * site. Without a sitemap, the pages that the target links to. An index of sitemaps isn’t followed.
 */
export async function sitemapPages(url: string, own: OwnHeaders | undefined): Promise<string[]> {
  const sitemap = new URL('sitemap.xml', new URL('/', url))
  const response = await ask(sitemap, own)
  await using ending = new AsyncDisposableStack()
  const reader = ending.adopt(createPageReader(), ({ close }) => close())
  if (!response.ok) {
    const page = await ask(new URL(url), own)
    const bytes = new Uint8Array(await page.arrayBuffer())
    const read = await reader.readHtml({ bytes, url: page.url, contentType: page.headers.get('content-type') ?? '' })
    return otherPages(url, read.page.links.map((link) => link.url).filter(isPageOf(url)))
  }
  const read = await reader.readSitemap({ bytes: new Uint8Array(await response.arrayBuffer()), complete: true, max: maxPages + 1 })
  if (read.kind !== 'sitemap' || read.isIndex) throw new Error(`${sitemap.href} lists no pages.`)
  return otherPages(url, read.sample)
}

const [maxRedirects, maxMs] = [5, 20_000]

/** Follows redirects itself: fetch() would take the headers along to another host. */
async function ask(url: URL, own: OwnHeaders | undefined): Promise<Response> {
  for (let [at, redirects] = [url, 0]; redirects <= maxRedirects; redirects += 1) {
    const headers = at.origin === own?.origin ? own.headers : {}
    const response = await fetch(at, { headers, redirect: 'manual', signal: AbortSignal.timeout(maxMs) })
    const to = response.headers.get('location')
    if (to === null || response.status < 300 || response.status > 399) return response
    at = new URL(to, at)
  }
  throw new Error(`${url.href} redirects too often.`)
}

function otherPages(url: string, pages: readonly string[]): string[] {
  const here = pages.map((page) => new URL(new URL(page).pathname, url).href)
  return [...new Set(here)].filter((page) => page !== new URL(url).href).slice(0, maxPages)
}

/** Whether a link leads to a page rather than a file to download, judging by its URL. */
const isPageOf = (url: string) => (link: string) => {
  const { origin, pathname } = URL.parse(link) ?? {}
  return origin === new URL(url).origin && /(?:^|\/)(?:[^/.]*|[^/]+\.html?)$/i.test(pathname ?? '')
}
