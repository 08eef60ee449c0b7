import type { Pairing } from './account-storage.ts'
import { openOptions } from '../browser/open-tab.ts'
import { waitWords } from '../popup/popup-state.ts'
import { sendCommand } from '../browser/send-command.ts'

/** A pairing waits for its approval: the code to compare with the one on the page. */
export function PairingCode({ pairing, now, heading: Heading }: { pairing: Pairing; now: number; heading: 'h1' | 'h2' }) {
  return (
    <section class="sw-card pairing">
      <Heading class="sw-card__title">Approve it in the browser</Heading>
      <p class="pairing__code">{pairing.code}</p>
      <p class="hint">
        The page shows the same code. It counts for another <span class="pairing__rest">{waitWords(pairing.expiresAt - now)}</span>.{' '}
        <button type="button" class="link" onClick={() => void sendCommand({ type: 'connect' })}>
          Ask for a new one
        </button>
      </p>
      <p class="hint">
        Approved, and nothing happened?{' '}
        <button type="button" class="link" onClick={openOptions}>
          Paste the token in the options
        </button>
      </p>
    </section>
  )
}
