import browser from 'webextension-polyfill'
import type { TokenVerdict } from './connecting.ts'
import type { PageMessage } from '../browser/messages.ts'

const ask = (message: PageMessage) => browser.runtime.sendMessage(message)

/**
 * Hands the token on the approval page to the background, once that has said that it awaits this very code. Then the token goes out of
 * sight: it is kept and proven, and a secret left on a page is one for whoever looks next. Where it was not taken, it stays to be copied.
 */
export async function offerToken(document: Document): Promise<void> {
  const output = document.querySelector<HTMLElement>('output[data-connect-token]')
  const code = output?.dataset['code']
  if (!output || code === undefined || (await ask({ type: 'is-awaited', code })) !== true) return
  const verdict = (await ask({ type: 'take-token', code, token: output.textContent.trim() })) as TokenVerdict
  if (verdict !== 'kept') return
  document.documentElement.classList.add('sw-connected')
  output.closest('[data-copy-scope]')?.querySelector('[data-copy]')?.remove()
  // An <output> is a live region, so this is heard as well as seen.
  output.textContent = 'Connected. The extension has the token; you can close this tab.'
}
