import browser from 'webextension-polyfill'
import { defaultSite, toConnectPattern } from '../browser/site-address.ts'

const id = 'connect'

/**
 * Lets the script that takes the token run on the approval page of a site chosen in the options; that of the build's own site stands in the
 * manifest. Without the permission for the site the browser runs nothing there, and the token is pasted by hand.
 */
export function followSite(site: string): Promise<void> {
  turn = turn.catch(() => {}).then(() => register(toConnectPattern(site)))
  return turn
}

/** One after the other, whatever became of the one before: the browser refuses a second registration of the same script. */
let turn = Promise.resolve()

async function register(pattern: string): Promise<void> {
  const [present] = await browser.scripting.getRegisteredContentScripts({ ids: [id] })
  if (present?.matches?.[0] === pattern) return
  if (present) await browser.scripting.unregisterContentScripts({ ids: [id] })
  if (pattern === toConnectPattern(defaultSite)) return
  await browser.scripting.registerContentScripts([{ id, matches: [pattern], js: ['connect.js'], runAt: 'document_end' }])
}
