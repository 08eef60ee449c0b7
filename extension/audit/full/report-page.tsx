import { useState } from 'preact/hooks'
import browser from 'webextension-polyfill'
import type { ProductSite } from '../../service/product-site.ts'
import { fits, oneOf } from '../../service/fits.ts'
import { openTab } from '../../service/open-tab.ts'
import { sendCommand } from '../../service/send-command.ts'

/** Enough for a report, in pixels. */
const maxWidth = 1280

/** Opens the report that the account has of the last full audit, with a picture of the tab beside its title. */
export function ReportPage({ site }: { site: ProductSite }) {
  const [state, setState] = useState<'ready' | 'sending' | 'failed'>('ready')
  const open = async () => {
    setState('sending')
    const reply = await sendCommand({ type: 'open-report', url: site.url, data: await pictureTab().catch(() => '') })
    if (isLink(reply)) await openTab(reply.value)
    else setState('failed')
  }
  return (
    <div class="card grid gap-3 pad-3">
      <div>
        <h2 class="flat">Report page</h2>
        <p class="soft tiny tight">To share or print, with a picture of this tab. Only people with the link can open it.</p>
        {state === 'failed' && <p class="bad tiny tight">The report couldn’t be opened. Run the audit again.</p>}
      </div>
      <button
        type="button"
        class="sw-button self-left"
        aria-disabled={state === 'sending'}
        onClick={() => state !== 'sending' && void open()}
      >
        {state === 'sending' ? 'Opening…' : 'Open report page'}
      </button>
    </div>
  )
}

const isLink = (reply: unknown): reply is { value: string } => fits(reply, { ok: oneOf(true), value: '' })

/** What the tab shows now. Throws where the browser doesn’t allow it, as in the side panel. */
async function pictureTab(): Promise<string> {
  const image = new Image()
  image.src = await browser.tabs.captureVisibleTab(undefined, { format: 'jpeg', quality: 92 })
  await image.decode()
  const scale = Math.min(1, maxWidth / image.width)
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(image.width * scale)
  canvas.height = Math.round(image.height * scale)
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  return canvas.toDataURL('image/jpeg', 0.85)
}
