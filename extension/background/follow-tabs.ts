import browser from 'webextension-polyfill'
import { readHistory } from '../audit/history/history-storage.ts'
import { readProductSite } from '../service/product-site.ts'
import { showBadge } from '../service/tab-badge.ts'

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
