import browser from 'webextension-polyfill'

/** Opens a page of the service; the popup has nothing more to say then. */
export async function openTab(url: string): Promise<void> {
  await browser.tabs.create({ url })
  window.close()
}

export const openOptions = (): void => void browser.runtime.openOptionsPage()
