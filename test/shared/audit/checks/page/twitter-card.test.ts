import { twitterCard } from '../../../../../shared/audit/checks/page/twitter-card.ts'
import { readDocument } from '../../../../../shared/page/markup/read-document.ts'
import { judge } from '../../../../support/judge.ts'
import { localFacts } from '../../../../support/literal-page.ts'

const tag = '<meta name="twitter:card" content="summary_large_image">'

const written = (content: string) => {
  const html = `<meta name="twitter:card" content="summary_large_image"><meta name="twitter:image" content="${content}">`
  return { ...localFacts(), ...readDocument(html, { url: 'https://acme.dev/' }) }
}

const gone = (url: string, reason: string) => ({ url, reason, type: null, width: null, height: null, bytes: 0 })

const titled = (title: string) =>
  localFacts({
    text: 'Acme reads the gauges of the harbour and writes a table of the tides. '.repeat(9),
    twitter: { card: 'summary_large_image', title },
  })

judge(twitterCard, [
  ['a title of another page', titled('Flowdesk: invoices without spreadsheets'), 'warn', 'Remove the twitter:title tag'],
  ['a title of its own', titled('Harbour tides, every day'), 'pass'],
  [
    'a picture without its host',
    written('/x.png'),
    'warn',
    'so X can’t find it.\nReplace any twitter:card and twitter:image tags in <head> with these:\n<meta name="twitter:card" content="summary_large_image">\n<meta name="twitter:image" content="https://acme.dev/x.png">',
  ],
  ['a whole URL of a picture', written('https://acme.dev/x.png'), 'pass'],
  [
    'a picture that is gone',
    { ...written('https://acme.dev/x.png'), declaredImages: [gone('https://acme.dev/x.png', 'it returns 404')] },
    'warn',
    'X can’t show the twitter:image (https://acme.dev/x.png): it returns 404.',
  ],
  [
    'another picture that is gone',
    { ...written('https://acme.dev/x.png'), declaredImages: [gone('https://acme.dev/y.png', 'it returns 404')] },
    'pass',
  ],
  [
    'a picture that a busy server holds back',
    { ...written('https://acme.dev/x.png'), declaredImages: [gone('https://acme.dev/x.png', 'it returns 503')] },
    'pass',
  ],
  ['a large card passes', localFacts(), 'pass'],
  ['none falls back to a small card', localFacts({ twitter: {} }), 'warn', tag],
  ['a small card', localFacts({ twitter: { card: 'summary' } }), 'warn', tag],
])
