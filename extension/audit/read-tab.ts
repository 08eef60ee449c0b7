import browser from 'webextension-polyfill'
import type { RenderedFacts } from '../../shared/rendered/rendered.ts'
import { isPageType } from '../browser/product-site.ts'
import type { PageState } from '../popup/popup-state.ts'

/** The page in the tab as it is now. `status` is the HTTP status, or null if the browser doesn’t reveal it. */
export type PageSnapshot = { url: string; html: string; contentType: string; status: number | null; loadedAt?: number }

/** The parser and the checks are most of the popup’s code, so they load once it’s on screen. */
export const loadAudit = () => import('./local-audit.ts')

/** Longer pages are cut, so that no page can freeze the popup. In UTF-16 units. */
const maxHtmlLength = 2_000_000

/** Shorter pages are audited within a frame. In UTF-16 units. */
const quickHtmlLength = 100_000

/** Runs inside the page, so it can’t use anything outside its own body. */
function takeSnapshot(maxLength: number): PageSnapshot {
  const [entry] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & { responseStatus?: number })[]
  return {
    url: location.href,
    html: `<!doctype html>${document.documentElement?.outerHTML ?? ''}`.slice(0, maxLength),
    contentType: document.contentType,
    status: entry?.responseStatus || null,
    loadedAt: performance.timeOrigin,
  }
}

/** Reads the page in a tab and audits it without any network request. An error response is reported as one, whatever its content type. */
export async function readTab(tabId: number, url: string): Promise<PageState> {
  try {
    const code = loadAudit()
    const rendered = readRendered(tabId)
    const [injection] = await browser.scripting.executeScript({ target: { tabId }, func: takeSnapshot, args: [maxHtmlLength] })
    const snapshot = injection?.result as PageSnapshot | undefined
    if (!snapshot) return unreadable(url)
    if (snapshot.status !== null && snapshot.status >= 400) return { at: 'error', status: snapshot.status }
    if (!isPageType(snapshot.contentType)) return { at: 'not-web', reason: 'not-html' }
    const { auditSnapshot } = await code
    if (snapshot.html.length > quickHtmlLength) await nextPaint()
    const local = auditSnapshot(snapshot, await rendered)
    return local === null ? { at: 'empty' } : { at: 'read', local, accessibility: 'checking', ...pickLoadedAt(snapshot) }
  } catch {
    return unreadable(url)
  }
}

const pickLoadedAt = ({ loadedAt }: PageSnapshot) => (loadedAt === undefined ? {} : { loadedAt })

/** What the page shows. Null if something keeps the script from running in the page. */
async function readRendered(tabId: number): Promise<RenderedFacts | null> {
  const [injection] = await browser.scripting.executeScript({ target: { tabId }, files: ['/rendered.js'] }).catch(() => [])
  return (injection?.result as RenderedFacts | undefined) ?? null
}

/** Browsers keep extensions out of some pages. Firefox does so for its PDF viewer. */
const unreadable = (url: string): PageState =>
  /\.pdf$/i.test(new URL(url).pathname) ? { at: 'not-web', reason: 'not-html' } : { at: 'refused' }

/** Lets the popup render before a large page is parsed. Waits at most 100 ms, because a hidden popup gets no animation frames. */
export const nextPaint = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, 100)
    requestAnimationFrame(() => setTimeout(resolve))
  })
