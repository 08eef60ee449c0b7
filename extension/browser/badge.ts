import browser from 'webextension-polyfill'
import { readHistory } from '../audit/history-storage.ts'
import { readProductSite } from './product-site.ts'

/** The color of failures on a light ground (tokens.css). */
const color = '#b3261e'

/** Puts the number of failures on the toolbar icon of a tab. The browser takes it away when the tab goes to another page. */
export async function showBadge(tabId: number, failures: number): Promise<void> {
  const badge = [
    browser.action.setBadgeBackgroundColor({ tabId, color }),
    browser.action.setBadgeTextColor({ tabId, color: '#ffffff' }),
    browser.action.setBadgeText({ tabId, text: failures === 0 ? '' : String(failures) }),
  ]
  await Promise.all(badge).catch(() => null) // the tab may just have been closed
}

/** Puts the number back when a page has loaded again. Without access to the tab, the browser doesn’t tell its URL. */
export function followTabs(): void {
  browser.tabs.onUpdated.addListener((tabId, { status }, tab) => {
    const site = readProductSite(tab.url)
    if (status === 'complete' && typeof site !== 'string') void restoreBadge(tabId, site.key)
  })
}

async function restoreBadge(tabId: number, key: string): Promise<void> {
  const history = await readHistory(key)
  if (history !== null) await showBadge(tabId, history.failures)
}
