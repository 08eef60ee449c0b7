import browser from 'webextension-polyfill'
import { SiteMark } from '../parts/site-mark.tsx'
import type { NotWeb } from '../service/product-site.ts'
import { toOriginPattern } from '../service/site-address.ts'
import { siteName } from '../service/site-name.ts'

const clickIcon = `Go to your product’s page and click the ${siteName} icon.`

const texts: Record<NotWeb, { title: string; text: string }> = {
  'no-access': { title: `${siteName} can’t read this page yet`, text: `Click the ${siteName} icon in the toolbar to allow access.` },
  loading: { title: 'This page is still loading', text: `Click the ${siteName} icon again once it has loaded.` },
  blank: { title: 'This tab is empty', text: clickIcon },
  'browser-page': { title: 'This is a browser page', text: clickIcon },
  'local-file': { title: 'This is a local file', text: 'Serve it from localhost or publish it, then try again.' },
  store: { title: 'Extensions can’t run on this store', text: `Browsers keep them out. ${clickIcon}` },
  pdf: { title: 'This is a PDF', text: `${siteName} audits web pages. Open the page that links to it instead.` },
  'not-html': { title: 'Not a web page', text: 'This tab shows a file. Open your product’s page instead.' },
}

/** Why the tab can’t be audited, and what to do. */
export function NotWebView({ reason, origin = null }: { reason: NotWeb; origin?: string | null }) {
  const { title, text } = texts[reason]
  return (
    <div class="blank grid gap-3 middle">
      <SiteMark size={72} />
      <h1 class="above-2">{title}</h1>
      <p class="flat soft">{text}</p>
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
