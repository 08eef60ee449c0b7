import browser from 'webextension-polyfill'
import type { RenderedFacts } from '../../../shared/rendered/rendered.ts'
import type { ShownCheck } from '../../../shared/ui/finding-card.tsx'
import { isPageType } from '../../service/product-site.ts'
import type { PageState } from '../tab-state.ts'
import { firstFindings } from './first-findings.ts'

/** The page in the tab as it is now. `status` is the HTTP status, or null if the browser doesn’t reveal it. */
export type PageSnapshot = { url: string; html: string; contentType: string; status: number | null; loadedAt?: number }

/** The parser and the checks are most of the popup’s code, so they load once it’s on screen. */
export const loadAudit = () => import('./local-audit.ts')

/** Longer pages are cut, so that no page can freeze the popup. In UTF-16 units. */
const maxHtmlLength = 2_000_000

/** Shorter pages are audited within a frame. In UTF-16 units. */
const quickHtmlLength = 100_000

/** Runs inside the page, like the next function: neither can use anything outside its own body. */
function describePage(): Omit<PageSnapshot, 'html'> {
  const [entry] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & { responseStatus?: number })[]
  return {
    url: location.href,
    contentType: document.contentType,
    status: entry?.responseStatus || null,
    loadedAt: performance.timeOrigin,
  }
}

const takeHtml = (maxLength: number): string => `<!doctype html>${document.documentElement?.outerHTML ?? ''}`.slice(0, maxLength)

/**
 * Reads the page in a tab and audits it without any network request. An error response is reported as one, whatever its content type.
 * `onFirst` gets the first findings, if there are any, while the page’s markup is on its way.
 */
export async function readTab(tabId: number, url: string, onFirst: (checks: ShownCheck[]) => void = () => {}): Promise<PageState> {
  try {
    const inPage = readRendered(tabId)
    const described = runInPage(tabId, describePage)
    const markup = runInPage(tabId, takeHtml, maxHtmlLength)
    markup.catch(() => null)
    const code = loadAudit()
    code.catch(() => null)
    const page = await described
    if (!page) return unreadable(url)
    if (page.status !== null && page.status >= 400) return { at: 'error', status: page.status }
    if (!isPageType(page.contentType)) return { at: 'not-web', reason: 'not-html' }
    const rendered = await inPage
    const first = rendered === null ? [] : firstFindings(rendered)
    if (first.length > 0) onFirst(first)
    const [html, { auditSnapshot }] = await Promise.all([markup, code])
    if (html === null) return unreadable(url)
    if (first.length > 0 || html.length > quickHtmlLength) await nextPaint()
    const local = auditSnapshot({ ...page, html }, rendered)
    return local === null ? { at: 'empty' } : { at: 'read', local, accessibility: 'checking', ...pickLoadedAt(page) }
  } catch {
    return unreadable(url)
  }
}

/** What a function returns in the page; null if nothing. */
async function runInPage<Args extends unknown[], Result>(tabId: number, func: (...args: Args) => Result, ...args: Args) {
  const [injection] = await browser.scripting.executeScript({ target: { tabId }, func, args })
  return (injection?.result as Result | undefined) ?? null
}

const pickLoadedAt = ({ loadedAt }: Omit<PageSnapshot, 'html'>) => (loadedAt === undefined ? {} : { loadedAt })

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
