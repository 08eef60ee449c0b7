import browser from 'webextension-polyfill'

/** Opens a page in a new tab and closes the popup. */
export async function openTab(url: string): Promise<void> {
  await browser.tabs.create({ url })
  window.close()
}

export const openOptions = (): void => void browser.runtime.openOptionsPage()

export const goToPage = (tabId: number | null, url: string) => (tabId === null ? openTab(url) : browser.tabs.update(tabId, { url }))
