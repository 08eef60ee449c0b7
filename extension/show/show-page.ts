import browser from 'webextension-polyfill'
import type { ShowRequest, ShowWorld } from './request.ts'

// Functions that run in the page: none can use anything outside its own body.
const ask = (request: ShowRequest) => void Object.assign(globalThis, { slipwayShow: request })
const hide = () => (globalThis as ShowWorld).slipwayHide?.()

/** Shows findings in the page of a tab, where they stay when the popup closes. Whether the browser let it. */
export async function showInPage(tabId: number, request: ShowRequest): Promise<boolean> {
  const target = { tabId }
  try {
    await browser.scripting.executeScript({ target, func: ask, args: [request] })
    await browser.scripting.executeScript({ target, files: ['/show.js'] })
    return true
  } catch {
    return false
  }
}

/** Removes what is shown, so that it isn’t audited with the page. */
export const hideInPage = (tabId: number): void => void browser.scripting.executeScript({ target: { tabId }, func: hide }).catch(() => null)
