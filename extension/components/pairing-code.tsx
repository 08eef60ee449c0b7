import type { Pairing } from '../account-storage.ts'
import { waitWords } from '../popup-state.ts'
import { sendCommand } from '../send-command.ts'

/** A pairing waits for its approval: the code to compare with the one on the page. */
export function PairingCode({ pairing, now }: { pairing: Pairing; now: number }) {
  return (
    <section class="sw-card pairing">
      <h2 class="sw-card__title">Approve it in the browser</h2>
      <p class="pairing__code">{pairing.code}</p>
      <p class="hint">
        The page shows the same code. It counts for another <span class="pairing__rest">{waitWords(pairing.expiresAt - now)}</span>.{' '}
        <button type="button" class="link" onClick={() => void sendCommand({ type: 'connect' })}>
          Ask for a new one
        </button>
      </p>
    </section>
  )
}
