import { SiteMark } from '../parts/site-mark.tsx'
import { AccountSection } from './account-section.tsx'
import { defaultSite } from '../service/site-address.ts'
import { useServer, type Verdict } from './use-server.ts'
import { Chevron } from '../../shared/ui/chevron.tsx'
import { siteName, named } from '../service/site-name.ts'
import sent from './sent.json' with { type: 'json' }
import { Notice } from '../parts/notice.tsx'
import errors from './server-words.json' with { type: 'json' }

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

export function ServerVerdict({ verdict }: { verdict: Verdict }) {
  if (verdict.at === 'none') return null
  if (verdict.at === 'testing') return <p class="flat soft tiny">Connecting to {verdict.site}…</p>
  if (verdict.at === 'invalid') {
    return <Notice tone="fail" title="Enter a valid URL" says="For example: https://launches.example.org" />
  }
  const { site, saved, test } = verdict
  const denied = saved?.isAllowed === false && <p>Permission for {site} denied. Some features may not work.</p>
  if (test.ok) {
    return (
      <Notice tone={denied ? 'warn' : 'pass'} title={saved ? `Using ${site}` : `Found a ${siteName} server at ${site}`}>
        <p>
          {saved ? '' : 'Save to use it · '}
          {test.ms} ms
        </p>
        {denied}
      </Notice>
    )
  }
  const error = errors[test.reason]
  return (
    <Notice tone={test.reason === 'rate-limited' ? 'warn' : 'fail'} title={named(saved ? error.saved : error.tested)}>
      <p>
        {error.text} {test.status !== null && `(${site} returned ${test.status}.)`}
      </p>
      {denied}
    </Notice>
  )
}
