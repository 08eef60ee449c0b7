import { Mark } from '../../shared/ui/mark.tsx'
import type { NotWeb } from '../browser/product-site.ts'

const texts: Record<NotWeb, { title: string; text: string }> = {
  blank: {
    title: 'Open your product’s page',
    text: 'This tab is empty. Go to the page that you want to launch and press the button there.',
  },
  'browser-page': {
    title: 'This is a page of the browser',
    text: 'Extensions cannot read it. Go to your product’s page and press the button there.',
  },
  file: { title: 'This is a file on your disk', text: 'Serve it (localhost will do) or put it online, then press the button there.' },
  store: {
    title: 'This store keeps extensions out',
    text: 'No extension may read its pages. Go to your product’s own page and press the button there.',
  },
  document: {
    title: 'This is not a web page',
    text: 'The tab shows a document. Go to the page that leads to it and press the button there.',
  },
}

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
