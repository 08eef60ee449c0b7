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
