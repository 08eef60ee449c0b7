import browser from 'webextension-polyfill'
import type { ShowRequest, ShowWorld } from './request.ts'

// These functions run in the page, so none can use anything outside its own body.
const ask = (request: ShowRequest) => void Object.assign(globalThis, { slipwayShow: request })
const hide = () => (globalThis as ShowWorld).slipwayHide?.()

/** Shows findings on the page of a tab, where they stay when the popup closes. Returns whether the browser allowed it. */
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

/** Removes the findings from the page, so that they aren’t audited with it. */
export const hideInPage = (tabId: number): void => void browser.scripting.executeScript({ target: { tabId }, func: hide }).catch(() => null)
