import { createPageReader } from '../../workers/page-reader.ts'

/** How many pages of a sitemap are audited in addition to the target. */
export const maxPages = 20

/**
 * An even sample of the other pages of a site’s /sitemap.xml, at the target’s own host: the sitemap of a development server or folder names the public
 * site. An index of sitemaps isn’t followed. Throws if there is no sitemap.
 */
export async function sitemapPages(url: string): Promise<string[]> {
  const sitemap = new URL('sitemap.xml', new URL('/', url))
  const response = await fetch(sitemap)
  if (!response.ok) throw new Error(`${sitemap.href} returned ${response.status}.`)
  const reader = createPageReader()
  try {
    const read = await reader.readSitemap({ bytes: new Uint8Array(await response.arrayBuffer()), complete: true, max: maxPages + 1 })
    if (read.kind !== 'sitemap' || read.isIndex) throw new Error(`${sitemap.href} lists no pages.`)
    const pages = read.sample.map((page) => new URL(new URL(page).pathname, url).href)
    return [...new Set(pages)].filter((page) => page !== new URL(url).href).slice(0, maxPages)
  } finally {
    await reader.close()
  }
}
