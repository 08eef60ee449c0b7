import { useState } from 'preact/hooks'
import { connectionItem, launchesItem } from '../account/account-storage.ts'
import type { TokenVerdict } from '../account/connecting.ts'
import { ConnectionLine } from '../account/connection-line.tsx'
import { readToken } from '../account/token-form.ts'
import { sendCommand } from '../service/send-command.ts'
import { useStored } from '../service/use-stored.ts'
import { Notice } from '../parts/notice.tsx'
import words from './token-words.json' with { type: 'json' }

type Outcome = Exclude<TokenVerdict, 'not-ours'> | 'empty' | 'form' | 'checksum'

/** How bad it is; the others are errors. */
const tones: Partial<Record<Outcome, 'warn' | 'pass'>> = { unverified: 'warn', saved: 'pass' }

/** Disconnects, or connects with a pasted token where the extension isn’t allowed to read the approval page. */
export function AccountSection() {
  const account = useStored(launchesItem)?.account ?? null
  const { connection, pasted, setPasted, outcome, isChecking, submit } = useToken()
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    void submit()
  }
  return (
    <section class="grid gap-4">
      <h2 class="flat">Your account</h2>
      {connection !== null ? (
        <ConnectionLine site={connection.site} account={account} />
      ) : (
        <form class="token grid gap-2" onSubmit={onSubmit} noValidate>
          <p class="flat soft tiny">
            Connect from My launches in the popup; usually you don’t need a token. If connecting fails, paste it here.
          </p>
          <label class="bold" for="token">
            Token
          </label>
          <input
            class="rounded-small edged lit ink"
            id="token"
            type="password"
            autoComplete="off"
            spellcheck={false}
            value={pasted}
            placeholder="slipway_ct_…"
            aria-invalid={outcome !== null && tones[outcome] === undefined}
            onInput={(event) => setPasted(event.currentTarget.value)}
          />
          <button type="submit" class="sw-button self-left above-2" aria-disabled={isChecking}>
            {isChecking ? 'Checking…' : 'Save token'}
          </button>
        </form>
      )}
      <div role="status">{outcome !== null && <Notice tone={tones[outcome] ?? 'fail'} {...words[outcome]} />}</div>
    </section>
  )
}

/** The token form: checks the token’s format here; the background verifies it with the server. */
function useToken() {
  const connection = useStored(connectionItem) ?? null
  const [pasted, setPasted] = useState('')
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [isChecking, setChecking] = useState(false)

  const submit = async () => {
    if (isChecking) return
    const read = readToken(pasted)
    if ('error' in read) return setOutcome(read.error)
    setChecking(true)
    const verdict = (await sendCommand({ type: 'use-token', token: read.token })) as Exclude<TokenVerdict, 'not-ours'>
    setChecking(false)
    setOutcome(verdict)
    // Don’t leave a secret in the field.
    if (verdict !== 'rejected') setPasted('')
  }
  return { connection, pasted, setPasted, outcome, isChecking, submit }
}
