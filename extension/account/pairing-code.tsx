import { openOptions } from '../service/open-tab.ts'
import { sendCommand } from '../service/send-command.ts'
import { countdownWords } from '../parts/countdown-words.ts'
import type { Pairing } from './account-storage.ts'
import { TextButton } from '../parts/text-button.tsx'

/** The code of a pairing that waits for approval. The approval page shows it too, or asks for it. */
export const PairingCode = ({ pairing, now, heading: Heading }: { pairing: Pairing; now: number; heading: 'h1' | 'h2' }) => (
  <section class="card stack top gap-3 pad-4">
    <Heading class="sw-card__title">Approve in your browser</Heading>
    <p class="pairing__code flat middle">{pairing.code}</p>
    <p class="flat soft tiny">
      Make sure the page shows this code, or enter it there. Expires in{' '}
      <span class="figures">{countdownWords(pairing.expiresAt - now)}</span>.{' '}
      <TextButton words="Get a new code" onPress={() => void sendCommand({ type: 'connect' })} />
    </p>
    <p class="flat soft tiny">
      Approved but still waiting? <TextButton words="Paste the token in Options" onPress={openOptions} />
    </p>
  </section>
)
