import browser from 'webextension-polyfill'
import { defaultSite, toConnectPattern } from '../service/site-address.ts'

const id = 'connect'

/** The manifest registers it for the default server. Without permission for the site, the token has to be pasted by hand. */
export function followSite(site: string): Promise<void> {
  queue = queue.catch(() => {}).then(() => register(toConnectPattern(site)))
  return queue
}

/** Registrations run one after another, even if one fails, because the browser rejects a second registration of the same script. */
let queue = Promise.resolve()

async function register(pattern: string): Promise<void> {
  const [registered] = await browser.scripting.getRegisteredContentScripts({ ids: [id] })
  if (registered?.matches?.[0] === pattern) return
  if (registered) await browser.scripting.unregisterContentScripts({ ids: [id] })
  if (pattern === toConnectPattern(defaultSite)) return
  await browser.scripting.registerContentScripts([{ id, matches: [pattern], js: ['connect.js'], runAt: 'document_end' }])
}
