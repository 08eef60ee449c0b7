import { Mark } from '../../shared/ui/mark.tsx'
import { AccountSection } from './account-section.tsx'
import { ServerSection } from './server-section.tsx'

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
