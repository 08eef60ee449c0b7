import browser from 'webextension-polyfill'
import { SiteMark } from '../parts/site-mark.tsx'
import type { NotWeb } from '../service/product-site.ts'
import { toOriginPattern } from '../service/site-address.ts'
import { named } from '../service/site-name.ts'
import texts from './not-web.json' with { type: 'json' }

export function NotWebView({ reason, origin = null }: { reason: NotWeb; origin?: string | null }) {
  const { title, text } = texts[reason]
  return (
    <div class="blank grid gap-3 middle">
      <SiteMark size={72} />
      <h1 class="above-2">{named(title)}</h1>
      <p class="flat soft">{named(text)}</p>
      {reason === 'no-access' && origin !== null && import.meta.env.BROWSER === 'firefox' && <KeepAccess origin={origin} />}
    </div>
  )
}

/** Firefox revokes the access that a click on the icon gave once the page reloads; Chromium only once the tab goes to another site. */
function KeepAccess({ origin }: { origin: string }) {
  const ask = () => void browser.permissions.request({ origins: [toOriginPattern(origin)] })
  return (
    <button type="button" class="sw-button" onClick={ask}>
      Always allow on {new URL(origin).host}
    </button>
  )
}
