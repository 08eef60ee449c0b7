import { describe, expect, it } from 'vitest'
import { networks } from '../../../shared/previews/networks/networks.ts'
import type { NetworkId } from '../../../shared/previews/networks/network.ts'
import type { PreviewFacts } from '../../../shared/previews/preview-facts.ts'
import type { Preview } from '../../../shared/previews/preview.ts'

const nothing: PreviewFacts = {
  url: 'https://www.acme.dev/docs/first%20steps/',
  lang: 'en',
  title: null,
  description: null,
  excerpt: null,
  siteName: null,
  openGraph: {},
  twitter: {},
  favicon: null,
  themeColor: null,
  pictures: [],
}
const picture = 'https://acme.dev/social.png'
const titled = { title: 'Page title', description: 'Page description' }
const graph = { type: 'website', title: 'Graph title', description: 'Graph description', image: picture, site_name: 'Acme' }
const sized = (width: number, height: number) => [{ url: picture, width, height, error: null }]

const show = (id: NetworkId, facts: Partial<PreviewFacts>): Preview => {
  const network = networks.find((one) => one.id === id)
  if (network === undefined) throw new Error(`no ${id}`)
  return network.show({ ...nothing, ...facts })
}

type Row = [id: NetworkId, what: string, facts: Partial<PreviewFacts>, shows: object]
const rows: Row[] = [
  [
    'google',
    'reads the page, not its Open Graph tags',
    { ...titled, openGraph: graph },
    { title: 'Page title', description: 'Page description', siteName: 'Acme' },
  ],
  [
    'google',
    'takes the site’s name from structured data first',
    { siteName: 'Acme Inc', openGraph: graph },
    { siteName: 'Acme Inc', title: 'Graph title' },
  ],
  ['google', 'shows the URL as a breadcrumb', {}, { host: 'acme.dev › docs › first steps', title: 'acme.dev' }],
  [
    'google',
    'picks page text without a description',
    { excerpt: 'First paragraph.' },
    { description: 'First paragraph.', notes: ['No meta description: Google picks text from the page.'] },
  ],
  [
    'x',
    'prefers its own tags',
    { twitter: { card: 'summary', title: 'For X' }, openGraph: graph },
    { title: 'For X', description: 'Graph description', picture: { size: 'small' } },
  ],
  [
    'x',
    'falls back to Open Graph, large and without description',
    { twitter: { card: 'summary_large_image' }, openGraph: graph },
    { title: 'Graph title', description: null, picture: { url: picture, size: 'large' } },
  ],
  [
    'x',
    'makes a small card of og:type, og:title and og:description alone',
    { openGraph: graph },
    { kind: 'card', picture: { size: 'small' } },
  ],
  [
    'x',
    'shows a bare link without a card',
    { openGraph: { title: 'Graph title', image: picture } },
    { kind: 'link', notes: ['No card: the page has no twitter:card.'] },
  ],
  ['x', 'doesn’t read the page’s title', titled, { kind: 'link', notes: ['No card: the page has no twitter:title or og:title.'] }],
  [
    'x',
    'has a picture of its own',
    { twitter: { card: 'summary', image: 'https://acme.dev/x.png' }, openGraph: graph },
    { picture: { url: 'https://acme.dev/x.png' } },
  ],
  [
    'linkedin',
    'ignores tags for X',
    { ...titled, twitter: { title: 'For X', image: picture } },
    { title: 'Page title', picture: null, empty: 'small' },
  ],
  [
    'linkedin',
    'shows a narrow picture small',
    { openGraph: graph, pictures: sized(400, 210) },
    { picture: { size: 'small' }, description: null },
  ],
  ['facebook', 'shows a picture from 600 × 315 large', { openGraph: graph, pictures: sized(600, 315) }, { picture: { size: 'large' } }],
  ['facebook', 'shows a smaller one beside the text', { openGraph: graph, pictures: sized(599, 315) }, { picture: { size: 'small' } }],
  [
    'facebook',
    'shows none below 200 × 200',
    { openGraph: graph, pictures: sized(199, 199) },
    { picture: null, empty: 'small', notes: ['No image: og:image is smaller than 200 × 200 pixels.'] },
  ],
  [
    'facebook',
    'falls back to the page’s own texts',
    titled,
    {
      title: 'Page title',
      description: 'Page description',
      notes: ['The page has no og:image. Facebook shows no image or picks one from the page.'],
    },
  ],
  [
    'slack',
    'shows the site’s name and icon',
    { openGraph: graph, favicon: 'https://acme.dev/i.png' },
    { siteName: 'Acme', icon: 'https://acme.dev/i.png', picture: { size: 'large' } },
  ],
  ['slack', 'shows a summary card’s picture small', { openGraph: graph, twitter: { card: 'summary' } }, { picture: { size: 'small' } }],
  [
    'discord',
    'colors the card by theme-color',
    { openGraph: graph, themeColor: '#c2410c' },
    { color: '#c2410c', siteName: 'Acme', picture: { size: 'small' } },
  ],
  [
    'discord',
    'shows a large picture only for a large card',
    { openGraph: graph, twitter: { card: 'summary_large_image' } },
    { picture: { size: 'large' } },
  ],
  ['discord', 'shows a bare link for a page that says nothing', {}, { kind: 'link' }],
  [
    'whatsapp',
    'shows a small picture beside the text',
    { openGraph: graph, pictures: sized(200, 200) },
    { picture: { size: 'small' }, host: 'acme.dev' },
  ],
  [
    'whatsapp',
    'names the tags without which it may show no card',
    { openGraph: graph, pictures: sized(1200, 630) },
    { picture: { size: 'large' }, notes: ['WhatsApp may show no card without og:url.'] },
  ],
  [
    'imessage',
    'shows no description',
    { ...titled, openGraph: graph },
    { title: 'Graph title', description: null, picture: { size: 'large' } },
  ],
  [
    'imessage',
    'shows the icon without a picture',
    { ...titled, favicon: 'https://acme.dev/i.png' },
    { picture: null, empty: null, icon: 'https://acme.dev/i.png' },
  ],
]

describe('a preview', () => {
  it.each(rows)('%s %s', (id, _what, facts, shows) => expect(show(id, facts)).toMatchObject(shows))

  it.each(networks.map(({ id }) => id))('%s names the page by its host when there is nothing else', (id) => {
    expect(show(id, {})).toMatchObject({ title: 'acme.dev', picture: null })
  })

  it.each([
    [
      'can’t be loaded',
      [{ url: picture, width: null, height: null, error: 'it returns 404' }],
      'No image: og:image can’t be used (it returns 404).',
    ],
    ['is an SVG', [], 'No image: og:image is an SVG, which link previews don’t show.'],
  ])('says why a picture that %s is missing', (_what, pictures, note) => {
    const image = pictures.length > 0 ? picture : 'https://acme.dev/social.svg?v=2'
    expect(show('linkedin', { openGraph: { ...graph, image }, pictures })).toMatchObject({ picture: null, empty: 'small', notes: [note] })
  })

  it.each([
    ['google', 'title', 60],
    ['google', 'description', 160],
    ['x', 'title', 70],
    ['discord', 'description', 350],
    ['whatsapp', 'title', 80],
  ] as const)('%s ends a %s after %i characters, half as many in Japanese', (id, part, max) => {
    const facts = (text: string) => ({
      title: text,
      description: text,
      twitter: { card: 'summary' },
      openGraph: { ...graph, title: text, description: text },
    })
    expect(Array.from(show(id, facts('word '.repeat(200)))[part] ?? '').length).toBeLessThanOrEqual(max)
    expect(Array.from(show(id, facts('潮'.repeat(600)))[part] ?? '')).toHaveLength(Math.floor((max - 1) / 2) + 1)
  })

  it('each network says where its rules come from, and when that was', () => {
    for (const { rules } of networks) {
      const sources = [...rules.published, ...rules.reported.by]
      expect([sources.length > 0, rules.read]).toEqual([true, expect.stringMatching(/^\d{4}-\d\d-\d\d$/)])
      for (const url of sources) expect(URL.parse(url)?.protocol).toBe('https:')
    }
  })
})
