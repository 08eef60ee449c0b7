import { SiteMark } from '../parts/site-mark.tsx'
import { AccountSection } from './account-section.tsx'
import { defaultSite } from '../service/site-address.ts'
import { ServerVerdict } from './server-verdict.tsx'
import { useServer } from './use-server.ts'
import { Chevron } from '../../shared/ui/chevron.tsx'
import { siteName } from '../service/site-name.ts'
import sent from './sent.json' with { type: 'json' }

export const Options = () => (
  <main class="grid gap-5">
    <p class="brand inline center">
      <SiteMark size={28} /> {siteName}
    </p>
    <h1>Options</h1>
    <AccountSection />
    <ServerSection />
    <WhatIsSent />
  </main>
)

const WhatIsSent = () => (
  <section class="grid gap-3">
    <h2 class="flat">What is sent, and when</h2>
    <dl class="sent grid gap-2 flat tiny">
      {Object.entries(sent).map(([when, what]) => (
        <div key={when}>
          <dt class="bold">{when}</dt>
          <dd class="flat soft">Sends {what}</dd>
        </div>
      ))}
    </dl>
    <p class="flat soft tiny">
      All of it goes only to your {siteName} server. Findings in the tab, the history and what you check off stay in this browser.
    </p>
  </section>
)

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
            Your {siteName} site. Default: {defaultSite}.
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
