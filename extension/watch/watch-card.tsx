import { useState } from 'preact/hooks'
import browser from 'webextension-polyfill'
import { agoWords } from '../../shared/ui/ago-words.ts'
import type { ProductSite } from '../service/product-site.ts'
import { sendCommand } from '../service/send-command.ts'
import { toOriginPattern } from '../service/site-address.ts'
import { useStored } from '../service/use-stored.ts'
import { toWatchState } from './watch-state.ts'
import { watchJobItem, type WatchedLine, type WatchStep } from './watch-storage.ts'

/** `watched` is the last reload that the report includes. */
type Props = { site: ProductSite; watched: WatchedLine | undefined; isPanel: boolean; now: number }

/** Reloads the page without cache in its own window, at desktop and phone width, and shows the progress. */
export function WatchCard({ site: { key, url, host }, watched, isPanel, now }: Props) {
  const job = useStored(watchJobItem(key))
  const [isDeclined, setDeclined] = useState(false)
  if (job === undefined) return null
  const state = toWatchState(job, now)
  const start = async () => {
    setDeclined(false)
    void sendCommand({ type: 'watch-page', key, url, from: isPanel ? 'panel' : 'popup' })
    // Browsers accept this only while they handle the press. Asking may close the popup: the background then waits for the answer.
    const permission = { origins: [toOriginPattern(url)] }
    const isGranted = await browser.permissions.request(permission).catch(() => browser.permissions.contains(permission))
    if (isGranted) return
    setDeclined(true)
    await sendCommand({ type: 'cancel-watch', key })
  }
  if (state.at === 'running') return <Running step={state.step} onCancel={() => void sendCommand({ type: 'cancel-watch', key })} />
  const failure = isDeclined ? `Slipway needs your permission to reload ${host}.` : state.at === 'failed' ? state.message : null
  return (
    <section class="watch card grid gap-3 pad-3" aria-label="Reload and watch">
      <div>
        <h2 class="flat">Reload and watch</h2>
        <p class="soft tiny tight">
          {watched ? resultWords(watched, now) : 'Reloads this page without cache at desktop and phone width to catch script errors.'}
        </p>
        {failure !== null && <p class="bad tiny tight">{failure}</p>}
      </div>
      <button type="button" class="sw-button self-left" onClick={() => void start()}>
        {watched ? 'Reload again' : 'Reload and watch'}
      </button>
    </section>
  )
}

const stepNames = {
  desktop: 'Watching at desktop width',
  phone: 'Watching at phone width',
  scheme: 'Watching in its other color scheme',
}

function Running({ step, onCancel }: { step: WatchStep; onCancel: () => void }) {
  return (
    <section class="watch watch--running card grid gap-3 pad-3 anchor clip" aria-label="Reload and watch">
      <div class="progress__track clip" aria-hidden="true">
        <span class="block" />
      </div>
      <div>
        <h2 class="flat">{stepNames[step]}</h2>
        <p class="soft tiny tight">The window closes automatically, usually within 30 seconds.</p>
      </div>
      <button type="button" class="sw-button self-left" onClick={onCancel}>
        Cancel
      </button>
    </section>
  )
}

const resultWords = ({ at, desktop, phone }: WatchedLine, now: number): string => {
  const widths = phone === null ? `${desktop} px` : `${desktop} and ${phone} px`
  return `Reloaded ${agoWords(at, now)} at ${widths}. The findings are in this report.`
}
