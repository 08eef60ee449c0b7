import { Mark } from '../../shared/ui/mark.tsx'
import type { NotWeb } from '../browser/product-site.ts'

const clickIcon = 'Go to your product’s page and click the Slipway icon.'

const texts: Record<NotWeb, { title: string; text: string }> = {
  blank: { title: 'This tab is empty', text: clickIcon },
  'browser-page': { title: 'This is a browser page', text: clickIcon },
  'local-file': { title: 'This is a local file', text: 'Serve it from localhost or publish it, then try again.' },
  store: { title: 'Extensions can’t run on this store', text: clickIcon },
  'not-html': { title: 'Not a web page', text: 'This tab shows a file. Open your product’s page instead.' },
}

/** Why the tab can’t be audited, and what to do. */
export function NotWebView({ reason }: { reason: NotWeb }) {
  const { title, text } = texts[reason]
  return (
    <div class="blank">
      <Mark size={72} />
      <h1>{title}</h1>
      <p>{text}</p>
    </div>
  )
}
