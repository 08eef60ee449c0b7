import browser from 'webextension-polyfill'
import type { TokenVerdict } from './connecting.ts'
import type { PageMessage } from '../service/messages.ts'
import { siteName } from '../service/site-name.ts'

const ask = (message: PageMessage) => browser.runtime.sendMessage(message)

/** If the background expects this code. Once saved and verified, it is removed from the page; else it stays there to be copied. */
export async function offerToken(document: Document): Promise<void> {
  const output = document.querySelector<HTMLElement>('output[data-connect-token]')
  const code = output?.dataset['code']
  if (!output || code === undefined || (await ask({ type: 'is-code-expected', code })) !== true) return
  const verdict = (await ask({ type: 'offer-token', code, token: output.textContent.trim() })) as TokenVerdict
  if (verdict !== 'saved') return
  document.documentElement.classList.add('sw-connected')
  output.closest('[data-copy-scope]')?.querySelector('[data-copy]')?.remove()
  // An <output> is a live region, so screen readers announce this.
  output.textContent = `Connected. You can close this tab and open the ${siteName} popup again.`
}
