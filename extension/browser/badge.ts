import browser from 'webextension-polyfill'
import { readHistory } from '../audit/history-storage.ts'
import { readProductSite } from './product-site.ts'

/** The color of failures on a light background (tokens.css). */
const color = '#b3261e'

/** Shows the number of failures on a tab’s toolbar icon. The browser clears it when the tab navigates. */
export async function showBadge(tabId: number, failures: number): Promise<void> {
  const badge = [
    browser.action.setBadgeBackgroundColor({ tabId, color }),
    browser.action.setBadgeTextColor({ tabId, color: '#ffffff' }),
    browser.action.setBadgeText({ tabId, text: failures === 0 ? '' : String(failures) }),
  ]
  await Promise.all(badge).catch(() => null) // the tab may just have been closed
}

/** Restores the number when a page has reloaded. Without access to the tab, the browser doesn’t reveal its URL. */
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
