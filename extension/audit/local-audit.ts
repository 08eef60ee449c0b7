import { runAudit, type Audit } from '../../shared/audit/run-audit.ts'
import { suggestListing } from '../../shared/listing/suggest-listing.ts'
import { readPage } from '../../shared/page/read-page.ts'
import type { SuggestedListing } from '../../shared/schemas/readiness.ts'

/** What can be judged from the page as it stands in the tab, by the same code as the service's. */
export type LocalAudit = Audit & { listing: SuggestedListing }

/**
 * null: the page has nothing on it yet. No response facts are given: what the tab holds has run its scripts, and how it was
 * answered to this one browser says nothing of how it is answered to others.
 */
export function auditSnapshot({ html, url, contentType }: PageSnapshot): LocalAudit | null {
  const page = readPage(html, { url, contentType })
  if (page.text === '' && page.title === null && page.images.length === 0) return null
  const listing = suggestListing(page)
  return { ...runAudit({ page, listing }), listing }
}

/** What the page in the tab looks like at this moment. `status` is the server's, null where the browser does not tell. */
export type PageSnapshot = { url: string; html: string; contentType: string; status: number | null }

/** Longer pages are cut, so that no page can freeze the popup. In UTF-16 units. */
export const maxHtmlLength = 2_000_000

/** Runs inside the page, so it must not use anything from outside its own body. */
export function takeSnapshot(maxLength: number): PageSnapshot {
  const [entry] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & { responseStatus?: number })[]
  return {
    url: location.href,
    html: `<!doctype html>${document.documentElement?.outerHTML ?? ''}`.slice(0, maxLength),
    contentType: document.contentType,
    status: entry?.responseStatus || null,
  }
}
