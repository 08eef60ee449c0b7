import browser from 'webextension-polyfill'
import { auditSnapshot, maxHtmlLength, takeSnapshot, type PageSnapshot } from './local-audit.ts'
import type { PageState } from '../popup/popup-state.ts'
import { isPageType } from '../browser/product-site.ts'

export async function activeTab(): Promise<browser.Tabs.Tab | undefined> {
  const [tab] = await browser.tabs.query({ active: true, currentWindow: true })
  return tab
}

/**
 * Lets the popup draw itself before the page is taken apart, which may take a moment for a large one. Not for long:
 * a popup that is not in sight gets no animation frames.
 */
const nextPaint = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, 100)
    requestAnimationFrame(() => setTimeout(resolve))
  })

/** Reads the page in the tab and judges it here, without any network. A page that keeps extensions out is told as refused. */
export async function readTab(tabId: number): Promise<PageState> {
  try {
    const [injection] = await browser.scripting.executeScript({ target: { tabId }, func: takeSnapshot, args: [maxHtmlLength] })
    const snapshot = injection?.result as PageSnapshot | undefined
    if (!snapshot) return { at: 'refused' }
    if (!isPageType(snapshot.contentType)) return { at: 'not-web', reason: 'document' }
    if (snapshot.status !== null && snapshot.status >= 400) return { at: 'error', status: snapshot.status }
    await nextPaint()
    const local = auditSnapshot(snapshot)
    return local === null ? { at: 'empty' } : { at: 'read', local }
  } catch {
    return { at: 'refused' }
  }
}
