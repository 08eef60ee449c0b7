import browser from 'webextension-polyfill'
import type { ProductSite } from '../service/product-site.ts'
import { sendCommand } from '../service/send-command.ts'
import { toOriginPattern } from '../service/site-address.ts'
import { watchJobItem } from './watch-storage.ts'
import { siteName } from '../service/site-name.ts'

/**
 * Opens the page in a separate window, once the browser permits it. Must be called while a press is handled: only then may a page ask for a
 * permission. Asking may close the popup; the background then waits for the answer.
 */
export async function startWatch({ key, url, host }: ProductSite, from: 'popup' | 'panel'): Promise<void> {
  void sendCommand({ type: 'watch-page', key, url, from })
  const permission = { origins: [toOriginPattern(url)] }
  if (await browser.permissions.request(permission).catch(() => browser.permissions.contains(permission))) return
  await sendCommand({ type: 'cancel-watch', key })
  const message = `${siteName} doesn’t have permission to open ${host} in a separate window. Checks that need it are listed under “Not checked”.`
  await watchJobItem(key).write({ at: 'failed', endedAt: Date.now(), message, isDeclined: true })
}
