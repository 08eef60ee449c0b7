import browser from 'webextension-polyfill'
import type { collectListing } from '../../shared/proof/collect-links.ts'
import type { SeenListing } from '../../shared/schemas/elsewhere.ts'

/** Runs in the page, so it can’t use anything outside its own body. */
const read = (host: string | null): SeenListing | null =>
  (globalThis as { slipwayListing?: typeof collectListing }).slipwayListing?.(document, host) ?? null

/** The links of the page in the tab, those that name the product’s host first. Null if the extension can’t read it. */
export async function readListing(tabId: number, host: string | null): Promise<SeenListing | null> {
  await browser.scripting.executeScript({ target: { tabId }, files: ['/proof.js'] }).catch(() => [])
  const [injection] = await browser.scripting.executeScript({ target: { tabId }, func: read, args: [host] }).catch(() => [])
  return (injection?.result as SeenListing | null | undefined) ?? null
}
