import { useTokenEntry } from './use-token-entry.ts'
import { ConnectionLine } from '../account/connection-line.tsx'
import { Notice } from '../popup/notice.tsx'

const words = {
  empty: { tone: 'fail', title: 'There is no token yet', text: 'Paste the one that the approval page shows.' },
  form: { tone: 'fail', title: 'That is not a token', text: 'A token begins with slipway_ct_ and has 47 characters.' },
  checksum: {
    tone: 'fail',
    title: 'A character of the token is wrong or missing',
    text: 'Its check number does not fit. Copy it whole, once more.',
  },
  malformed: { tone: 'fail', title: 'That is not a token', text: 'Copy it whole, once more.' },
  refused: { tone: 'fail', title: 'The service does not know this token', text: 'It was revoked, or it is of another service.' },
  unproven: {
    tone: 'warn',
    title: 'Kept, but not proven yet',
    text: 'The service did not answer. It will be asked again when you open your launches.',
  },
  kept: { tone: 'pass', title: 'Connected', text: 'Your launches are in the popup.' },
} as const

/** Connecting by hand, for where the extension may not look at the approval page; and disconnecting. */
export function TokenSection() {
  const { connection, pasted, setPasted, outcome, isAsking, use } = useTokenEntry()
  const said = outcome === null ? null : words[outcome]
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    void use()
  }
  return (
    <section>
      <h2>Your account</h2>
      {connection !== null ? (
        <ConnectionLine site={connection.site} />
      ) : (
        <form onSubmit={onSubmit} noValidate>
          <p class="hint">
            Press “Connect” in the popup, under “My launches”: the token comes by itself. Only where it does not, paste it here.
          </p>
          <label for="token">Token</label>
          <input
            id="token"
            type="password"
            autoComplete="off"
            spellcheck={false}
            value={pasted}
            placeholder="slipway_ct_…"
            aria-invalid={said?.tone === 'fail'}
            onInput={(event) => setPasted(event.currentTarget.value)}
          />
          <button type="submit" class="sw-button" aria-disabled={isAsking}>
            {isAsking ? 'Asking the service …' : 'Use this token'}
          </button>
        </form>
      )}
      <div role="status">
        {said !== null && (
          <Notice tone={said.tone} title={said.title}>
            <p>{said.text}</p>
          </Notice>
        )}
      </div>
    </section>
  )
}
