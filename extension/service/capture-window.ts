import browser from 'webextension-polyfill'

/** What the window of the popup shows, as a data: URL. It must be named: to Firefox, the current one may be the audit’s. Throws where the browser doesn’t allow it. */
export async function captureWindow(options: { format: 'png' } | { format: 'jpeg'; quality: number }): Promise<string> {
  const { id } = await browser.windows.getCurrent()
  return browser.tabs.captureVisibleTab(id, options)
}
