import { useState } from 'preact/hooks'
import type { ProductSite } from '../../service/product-site.ts'
import { fits, oneOf } from '../../service/fits.ts'
import { openTab } from '../../service/open-tab.ts'
import { sendCommand } from '../../service/send-command.ts'
import { siteName } from '../../service/site-name.ts'
import { pictureTab } from './picture-tab.ts'

/** Opens the report that the account has of the last full audit, with pictures of the page beside its title. */
export function ReportPage({ site, tabId }: { site: ProductSite; tabId: number | null }) {
  const [state, setState] = useState<'ready' | 'sending' | 'unpictured' | 'failed'>('ready')
  const open = async () => {
    setState('sending')
    const pictures = await pictureTab(tabId)
    if (pictures.data === '' && state !== 'unpictured') return setState('unpictured')
    const reply = await sendCommand({ type: 'open-report', url: site.url, ...pictures })
    if (isLink(reply)) await openTab(reply.value)
    else setState('failed')
  }
  return (
    <div class="report-page card grid gap-3 pad-3">
      <div>
        <h2 class="flat">Report page</h2>
        <p class="soft tiny tight">
          To share or print, with pictures of this page. Where the page allows it, we load it again at phone width for a second picture,
          which your analytics may count as a visit. Only people with the link can open it.
        </p>
        {state === 'unpictured' && (
          <p class="doubtful tiny tight">
            Your browser allows pictures only after a click on the {siteName} icon. Click it and come back here, or open the report without
            pictures.
          </p>
        )}
        {state === 'failed' && <p class="bad tiny tight">The report couldn’t be opened. Run the audit again.</p>}
      </div>
      <button
        type="button"
        class="sw-button self-left"
        aria-disabled={state === 'sending'}
        onClick={() => state !== 'sending' && void open()}
      >
        {labels[state]}
      </button>
    </div>
  )
}

const labels = { ready: 'Open report page', sending: 'Taking pictures…', unpictured: 'Open without pictures', failed: 'Open report page' }

const isLink = (reply: unknown): reply is { value: string } => fits(reply, { ok: oneOf(true), value: '' })
