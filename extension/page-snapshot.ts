/** What the page in the tab looks like at this moment. `timing` is null where the browser does not tell. */
export type PageSnapshot = {
  url: string
  html: string
  contentType: string
  characterSet: string
  timing: { url: string; status: number; ms: number; bytes: number; redirects: number; fromCache: boolean } | null
}

/** Longer pages are cut, so that no page can freeze the popup. In UTF-16 units. */
export const maxHtmlLength = 2_000_000

/** Runs inside the page, so it must not use anything from outside its own body. */
export function takeSnapshot(maxLength: number): PageSnapshot {
  const [entry] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & { responseStatus?: number })[]
  const timing =
    entry && entry.responseStart > 0
      ? {
          url: entry.name,
          status: entry.responseStatus ?? 0,
          ms: Math.round(entry.responseStart - entry.requestStart),
          bytes: entry.decodedBodySize,
          redirects: entry.redirectCount,
          fromCache: entry.transferSize === 0,
        }
      : null
  return {
    url: location.href,
    html: `<!doctype html>${document.documentElement?.outerHTML ?? ''}`.slice(0, maxLength),
    contentType: document.contentType,
    characterSet: document.characterSet,
    timing,
  }
}
