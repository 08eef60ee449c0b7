import browser from 'webextension-polyfill'
import { storedItem, watchItem } from '../service/stored-item.ts'

/** Written by the popup: opening it gives the extension access to the tab, and browsers have no event for that. */
const accessItem = storedItem<{ tabId: number; at: number }>('session', 'access')

export const noteAccess = (tabId: number) => accessItem.write({ tabId, at: Date.now() })

/**
 * Calls back whenever the side panel may have another page to read: another tab is active, the page has reloaded, or the
 * extension has gained access to it. Returns a function that stops following.
 */
export function followTab(onChange: () => void): () => void {
  // A page may be reloading in a separate window: see watch/watch-page.ts.
  const ifHere = async (windowId: number | undefined) => {
    const { id } = await browser.windows.getCurrent()
    if (windowId === id) onChange()
  }
  const onActivated = ({ windowId }: { windowId: number }) => void ifHere(windowId)
  const onUpdated = (_id: number, { status, url }: { status?: string; url?: string }, tab: { active: boolean; windowId?: number }) => {
    if (tab.active && (status === 'complete' || url !== undefined)) void ifHere(tab.windowId)
  }
  browser.tabs.onActivated.addListener(onActivated)
  browser.tabs.onUpdated.addListener(onUpdated)
  browser.permissions.onAdded.addListener(onChange)
  const stopWatching = watchItem(accessItem, onChange)
  return () => {
    browser.tabs.onActivated.removeListener(onActivated)
    browser.tabs.onUpdated.removeListener(onUpdated)
    browser.permissions.onAdded.removeListener(onChange)
    stopWatching()
  }
}

/** Calls back with every tab that has loaded a page. Returns a function that stops following. */
export function followReloads(onLoad: (tabId: number) => void): () => void {
  const onUpdated = (id: number, { status }: { status?: string }) => status === 'complete' && onLoad(id)
  browser.tabs.onUpdated.addListener(onUpdated)
  return () => browser.tabs.onUpdated.removeListener(onUpdated)
}
