import { Mark } from '../../shared/ui/mark.tsx'
import { defaultSite } from '../browser/site-address.ts'
import { useOptions } from './use-options.ts'
import { ConnectionVerdict } from './connection-verdict.tsx'
import { TokenSection } from './token-section.tsx'

export function Options() {
  const { address, setAddress, verdict, save } = useOptions()
  const isInvalid = verdict.at === 'invalid'
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    void save()
  }
  return (
    <main>
      <p class="brand">
        <Mark size={28} /> Slipway
      </p>
      <h1>Options</h1>
      <section>
        <h2>The service</h2>
        <form onSubmit={onSubmit} noValidate>
          <label for="address">Address of the audit service</label>
          <input
            id="address"
            type="url"
            inputMode="url"
            autoComplete="off"
            spellcheck={false}
            value={address}
            placeholder={defaultSite}
            aria-describedby="address-hint"
            aria-invalid={isInvalid}
            onInput={(event) => setAddress(event.currentTarget.value)}
          />
          <p class="hint" id="address-hint">
            The site where the catalog runs. Only its origin counts; this build came with {defaultSite}.
          </p>
          <button type="submit" class="sw-button sw-button--primary">
            Save and test
          </button>
        </form>
        <div role="status">
          <ConnectionVerdict verdict={verdict} />
        </div>
      </section>
      <TokenSection />
      <p class="hint">
        The address of a page goes to this service only when you ask for the full audit. A listing goes there when you create a draft.
        Everything else is judged in your browser.
      </p>
    </main>
  )
}
