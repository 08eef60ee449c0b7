import { describe, expect, it } from 'vitest'
import { twitterCard } from '../../../../../shared/audit/checks/page/twitter-card.ts'
import { declaredImages } from '../../../../../shared/audit/images.ts'
import { readPage } from '../../../../../shared/page/read-page.ts'
import { readDocument } from '../../../../../shared/page/markup/read-document.ts'
import { judge } from '../../../../support/judge.ts'
import { localFacts } from '../../../../support/literal-page.ts'

const tag = '<meta name="twitter:card" content="summary_large_image">'

const written = (content: string) => {
  const html = `<meta name="twitter:card" content="summary_large_image"><meta name="twitter:image" content="${content}">`
  return { ...localFacts(), ...readDocument(html, { url: 'https://acme.dev/' }) }
}

const gone = (url: string, reason: string) => ({ url, reason, type: null, width: null, height: null, bytes: 0 })

const sized = (width: number, height: number, url = 'https://acme.dev/x.png') => ({
  url,
  reason: null,
  type: 'image/png',
  width,
  height,
  bytes: 9000,
})
const small = (width: number, height: number, image?: string) => ({
  ...localFacts({ twitter: { card: 'summary', ...(image && { image }) }, openGraph: { image: 'https://acme.dev/s.png' } }),
  socialImage: sized(width, height, 'https://acme.dev/s.png'),
})

const source = (content: string) =>
  readDocument(`<meta name="twitter:card" content="summary_large_image"><meta name="twitter:image:src" content="${content}">`, {
    url: 'https://acme.dev/',
  })

describe('the images that a visit requests besides og:image', () => {
  const named = (html: string, url = 'https://acme.dev/') => declaredImages(readPage(html, { url }), 'https://acme.dev/og.png')
  const image = (url: string, name = 'twitter:image') => `<meta name="${name}" content="${url}">`
  const canonical = '<link rel="canonical" href="https://acme.dev/">'
  it.each([
    ['of the same site', image('https://acme.dev/x.png'), 'https://acme.dev/', ['https://acme.dev/x.png']],
    ['of another host', image('https://cdn.acme.io/x.png'), 'https://acme.dev/', ['https://cdn.acme.io/x.png']],
    ['by its older name', image('https://acme.dev/x.png', 'twitter:image:src'), 'https://acme.dev/', ['https://acme.dev/x.png']],
    [
      'of the public site of a local page',
      canonical + image('https://acme.dev/x.png'),
      'http://localhost:4000/',
      ['https://acme.dev/x.png'],
    ],
    ['the same as og:image', image('https://acme.dev/og.png'), 'https://acme.dev/', []],
    ['none', '', 'https://acme.dev/', []],
  ])('%s', (_what, html, url, expected) => expect(named(html, url)).toEqual(expected))
})

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
    'a picture by its older name that is gone',
    { ...localFacts(), ...source('https://acme.dev/x.png'), declaredImages: [gone('https://acme.dev/x.png', 'it returns 404')] },
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
  ['a small card without an image', localFacts({ twitter: { card: 'summary' }, openGraph: {} }), 'warn', tag],
  ['a small card with a square', small(512, 512), 'pass', 'for a square image'],
  ['a small card with a square of its own', { ...small(1200, 630, 'https://acme.dev/x.png'), declaredImages: [sized(400, 400)] }, 'pass'],
  ['a small card with a wide image', small(1200, 630), 'warn', tag],
  ['a small card with a tiny square', small(144, 144), 'warn', tag],
  [
    'a small card with a square, by its tags',
    localFacts({
      twitter: { card: 'summary' },
      openGraph: { image: 'https://acme.dev/s.png', 'image:width': '600', 'image:height': '600' },
    }),
    'pass',
    'for a square image',
  ],
  [
    'a small card with an image of unknown size',
    localFacts({ twitter: { card: 'summary' }, openGraph: { image: 'https://acme.dev/s.png' } }),
    'pass',
    'Not checked',
  ],
])
