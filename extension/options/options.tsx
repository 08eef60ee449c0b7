import { Mark } from '../../shared/ui/mark.tsx'
import { AccountSection } from './account-section.tsx'
import { defaultSite } from '../service/site-address.ts'
import { ServerVerdict } from './server-verdict.tsx'
import { useServer } from './use-server.ts'
import { Chevron } from '../../shared/ui/chevron.tsx'

export function Options() {
  return (
    <main class="grid gap-5">
      <p class="brand inline center">
        <Mark size={28} /> Slipway
      </p>
      <h1>Options</h1>
      <AccountSection />
      <ServerSection />
      <p class="flat soft tiny">
        A page’s URL is sent to the server only when you run a full audit, and a listing only when you create a draft. Everything else stays
        in your browser.
      </p>
    </main>
  )
}

/** The server’s URL, which few people change. Tested when the field loses focus, stored on Save. */
function ServerSection() {
  const { url, setUrl, startsOpen, verdict, check, save } = useServer()
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    void save()
  }
  return (
    <details class="advanced" open={startsOpen}>
      <summary class="line center between rounded-small folds">
        <h2 class="flat">Advanced</h2>
        <Chevron />
      </summary>
      <section class="grid gap-4">
        <form class="grid gap-2" onSubmit={onSubmit} noValidate>
          <label class="bold" for="server-url">
            Server URL
          </label>
          <input
            class="rounded-small edged lit ink"
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
          <p class="flat soft tiny" id="server-hint">
            Your Slipway site. Default: {defaultSite}.
          </p>
          <button type="submit" class="sw-button sw-button--primary self-left above-2">
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
