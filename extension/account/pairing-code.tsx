import { openOptions } from '../service/open-tab.ts'
import { sendCommand } from '../service/send-command.ts'
import { countdownWords } from '../parts/countdown-words.ts'
import type { Pairing } from './account-storage.ts'

/** The code of a pairing that waits for approval. The approval page shows it too, or asks for it. */
export function PairingCode({ pairing, now, heading: Heading }: { pairing: Pairing; now: number; heading: 'h1' | 'h2' }) {
  return (
    <section class="card stack top gap-3 pad-4">
      <Heading class="sw-card__title">Approve in your browser</Heading>
      <p class="pairing__code flat middle">{pairing.code}</p>
      <p class="flat soft tiny">
        Make sure the page shows this code, or enter it there. Expires in{' '}
        <span class="figures">{countdownWords(pairing.expiresAt - now)}</span>.{' '}
        <button type="button" class="link bare edgeless pressable" onClick={() => void sendCommand({ type: 'connect' })}>
          Get a new code
        </button>
      </p>
      <p class="flat soft tiny">
        Approved but still waiting?{' '}
        <button type="button" class="link bare edgeless pressable" onClick={openOptions}>
          Paste the token in Options
        </button>
      </p>
    </section>
  )
}
