import { createPageReader } from '../../workers/page-reader.ts'

/** How many pages are audited in addition to the target. */
export const maxPages = 20

/**
 * An even sample of the other pages of a site’s /sitemap.xml, at the target’s own host: the sitemap of a development server or folder names the public
 * site. Without a sitemap, the pages that the target links to. An index of sitemaps isn’t followed.
 */
export async function sitemapPages(url: string, headers: Record<string, string>): Promise<string[]> {
  const sitemap = new URL('sitemap.xml', new URL('/', url))
  const response = await fetch(sitemap, { headers })
  const reader = createPageReader()
  try {
    if (!response.ok) {
      const page = await fetch(url, { headers })
      const bytes = new Uint8Array(await page.arrayBuffer())
      const read = await reader.readHtml({ bytes, url: page.url, contentType: page.headers.get('content-type') ?? '' })
      return otherPages(url, read.page.links.map((link) => link.url).filter(isPageOf(url)))
    }
    const read = await reader.readSitemap({ bytes: new Uint8Array(await response.arrayBuffer()), complete: true, max: maxPages + 1 })
    if (read.kind !== 'sitemap' || read.isIndex) throw new Error(`${sitemap.href} lists no pages.`)
    return otherPages(url, read.sample)
  } finally {
    await reader.close()
  }
}

function otherPages(url: string, pages: readonly string[]): string[] {
  const here = pages.map((page) => new URL(new URL(page).pathname, url).href)
  return [...new Set(here)].filter((page) => page !== new URL(url).href).slice(0, maxPages)
}

/** Not a file to download, as far as its URL tells. */
const isPageOf = (url: string) => (link: string) => {
  const { origin, pathname } = URL.parse(link) ?? {}
  return origin === new URL(url).origin && /(?:^|\/)(?:[^/.]*|[^/]+\.html?)$/i.test(pathname ?? '')
}
