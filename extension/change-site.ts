import browser from 'webextension-polyfill'
import { forgetSecret } from './account-storage.ts'
import { readSite, writeSite } from './storage.ts'

/** Turns to another service: how things failed at the one before and whose account it was are forgotten; what was typed stays. */
export async function changeSite(origin: string): Promise<void> {
  if (origin !== (await readSite())) {
    await forgetSecret()
    await browser.storage.session.clear()
  }
  await writeSite(origin)
}
