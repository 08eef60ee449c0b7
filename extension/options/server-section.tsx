import { defaultSite } from '../service/site-address.ts'
import { ServerVerdict } from './server-verdict.tsx'
import { useServer } from './use-server.ts'

/** The server’s URL, which few people change. Tested when the field loses focus, stored on Save. */
export function ServerSection() {
  const { url, setUrl, startsOpen, verdict, check, save } = useServer()
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    void save()
  }
  return (
    <details class="advanced" open={startsOpen}>
      <summary>
        <h2>Advanced</h2>
        <svg class="sw-chevron" viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
          <path d="M2.5 4.5 6 8l3.5-3.5" />
        </svg>
      </summary>
      <section>
        <form onSubmit={onSubmit} noValidate>
          <label for="server-url">Server URL</label>
          <input
            id="server-url"
            type="url"
            inputMode="url"
            autoComplete="off"
            spellcheck={false}
            value={url}
            placeholder={defaultSite}
            aria-describedby="server-hint"
            aria-invalid={verdict.at === 'invalid'}
            onInput={(event) => setUrl(event.currentTarget.value)}
            onBlur={() => void check()}
          />
          <p class="hint" id="server-hint">
            Your Slipway site. Default: {defaultSite}.
          </p>
          <button type="submit" class="sw-button sw-button--primary">
            Save
          </button>
        </form>
        <div role="status">
          <ServerVerdict verdict={verdict} />
        </div>
      </section>
    </details>
  )
}
