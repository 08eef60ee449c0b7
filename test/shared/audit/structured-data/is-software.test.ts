import { describe, expect, it } from 'vitest'
import { isSoftware } from '../../../../shared/audit/structured-data/is-software.ts'
import { suggestListing } from '../../../../shared/listing/suggest-listing.ts'
import { readPage } from '../../../../shared/page/read-page.ts'
import type { Page } from '../../../../shared/page/page.ts'
import { emptyPage } from '../../../support/literal-page.ts'

const silent = { name: '', tagline: '', description: '', categories: [], pricing: null }
const isIt = (page: Partial<Page>, tagline = '') =>
  isSoftware({ page: { ...emptyPage, url: 'https://www.acme.dev/', ...page }, listing: { ...silent, tagline } })
const link = (url: string, text = '') => ({ url, text, rel: [], images: [] })
const words = (...lists: string[]) => lists.flatMap((list) => list.split(', '))
const heading = (text: string) => ({ level: 2, text })

describe('words for software', () => {
  it.each(
    words(
      'app, apps, software, SaaS, API, SDK, CLI, open source, open-source, plugin, plug-ins, add-on, addons',
      'browser extension, extension for, dashboard, self-hosted, command line, framework, library for, developers',
      'no-code, chatbot, AI agents, Copilot, workflow, editor, template engine, download for Mac, download for Linux',
      'npm i, npm install, pip install, brew install, Docker, GitHub, logiciel, web application, applications mobiles',
      'aplicación web, aplicacion móvil, aplicativo, oprogramowanie, aplikacja, uygulaması',
      'приложение, программное обеспечение, アプリ, ソフト, 应用, 應用, 软件, 軟體, 앱, 소프트웨어, تطبيق, برنامج',
    ),
  )('%s is one', (word) => {
    expect(isIt({ title: `Acme: ${word} 2` })).toBe(true)
  })

  it.each(['apply', 'happy', 'therapist', 'rapid', 'capitals', 'clients', 'librarian', 'editorial', 'ソフトバンク', 'Tide tables'])(
    '%s is none',
    (word) => {
      expect(isIt({ title: `Acme: ${word} 2` })).toBe(false)
    },
  )

  it.each<[string, Partial<Page>, boolean]>([
    ['its title', { title: 'An app' }, true],
    ['its description', { metaDescription: 'An app' }, true],
    ['its name', { applicationName: 'Tide app' }, true],
    ['its twelfth heading', { headings: [...Array<string>(11).fill('Tides'), 'An app'].map(heading) }, true],
    ['its thirteenth heading', { headings: [...Array<string>(12).fill('Tides'), 'An app'].map(heading) }, false],
    ['its twelfth paragraph', { paragraphs: [...Array<string>(11).fill('Tides.'), 'An app.'] }, true],
    ['its thirteenth paragraph', { paragraphs: [...Array<string>(12).fill('Tides.'), 'An app.'] }, false],
  ])('count in %s', (_, page, expected) => {
    expect(isIt(page)).toBe(expected)
  })

  it('count in its tagline', () => {
    expect(isIt({}, 'An app for pilots')).toBe(true)
  })
})

describe('a page of another business', () => {
  it.each(
    words(
      'Add to cart, shopping bag, free delivery, Shop now, in stock, our clients, opening hours, book a call, agency',
      'consultancies, consulting, freelancers, case studies, hire us, custom software, tailor-made web apps, online courses',
      'rentals, we build apps for clients, we design for startups, Warenkorb, Öffnungszeiten, Agentur, livraison gratuite',
      'carrito, carrello, доставка, カート, 购物车',
    ),
  )('says %s, whatever software it names', (word) => {
    expect(isIt({ title: 'Acme, the app', paragraphs: [word] })).toBe(false)
    expect(isIt({ title: 'Acme, the app', links: [link('https://acme.dev/x', word)] })).toBe(false)
  })

  it('says so in any of its first 200 blocks, within their first 200 characters', () => {
    const blocks = (count: number, text: string) =>
      [...Array<string>(count).fill('Tides'), text].map((each) => ({ tag: 'p', text: each, heading: '', scopes: [], action: false }))
    const app = { title: 'Acme, the app' }
    expect(isIt({ ...app, blocks: blocks(199, 'Add to cart') })).toBe(false)
    expect(isIt({ ...app, blocks: blocks(200, 'Add to cart') })).toBe(true)
    expect(isIt({ ...app, blocks: blocks(0, `${'x'.repeat(199)} Add to cart`) })).toBe(true)
  })

  it.each([
    ['SoftwareApplication', true],
    ['WebApplication', true],
    ['SoftwareSourceCode', true],
    ['WebAPI', true],
    ['APIReference', true],
    ['ApplicationForm', false],
    ['WebSite', false],
    ['Product', false],
  ])('is software if its JSON-LD is about a %s: %s', (type, expected) => {
    const jsonLd = { nodes: [{ '@type': type }], errors: [] }
    expect(isIt({ paragraphs: ['Add to cart'], jsonLd })).toBe(expected)
  })
})

it.each([
  ['https://app.acme.dev/', true],
  ['https://dashboard.acme.dev/login', true],
  ['https://console.acme.dev/', true],
  ['https://docs.acme.dev/', true],
  ['https://api.acme.dev/v1', true],
  ['https://app.other.dev/', false],
  ['https://blog.acme.dev/', false],
  ['https://apps.apple.com/us/acme/id1', true],
  ['https://play.google.com/store/x', true],
  ['https://www.npmjs.com/package/acme', true],
  ['https://pypi.org/project/acme/', true],
  ['https://pypi.org/', false],
  ['https://github.com/acme/tides', true],
  ['https://www.gitlab.com/acme/tides/', true],
  ['https://github.com/acme', false],
  ['https://github.com/', false],
  ['https://gist.github.com/acme/tides', false],
  ['mailto:app@acme.dev', false],
])('a link to %s leads to software: %s', (url, expected) => {
  expect(isIt({ links: [link(url)] })).toBe(expected)
})

const says = (html: string) => {
  const page = readPage(`<!doctype html><html lang="en">${html}`, { url: 'https://acme.example/' })
  return isSoftware({ page, listing: suggestListing(page) })
}

describe('whole pages', () => {
  it.each([
    ['a hire', '<title>Pedal & Pier</title><h1>Bike hire in Whitby</h1><p>Book online or in our app.</p><p>Full day £18</p>'],
    [
      'a hire that publishes its site',
      '<title>Riverside</title><h1>Kayak hire on the Wye</h1><p>Our booking dashboard shows what is left.</p><a href="https://github.com/riverside/site">Source</a>',
    ],
    [
      'a shop',
      '<title>Northbeam</title><h1>Coffee for developers</h1><p>Roasted on Mondays, built for open source.</p><a href="/shop">Shop beans</a>',
    ],
    [
      'a shop of candles',
      '<title>Wick</title><h1>Candles poured by hand</h1><p>Follow your parcel in the app.</p><a href="/cart">Basket (0)</a>',
    ],
    [
      'a consultancy',
      '<title>Halden</title><h1>We help banks leave their mainframes</h1><p>Our advisors train your developers and stay until the new software runs.</p>',
    ],
    [
      'a studio',
      '<title>Kestrel</title><h1>Websites and apps for museums</h1><p>Four people who build kiosks.</p><a href="/work">Our work</a>',
    ],
    ['a dentist', '<title>Brook Street</title><h1>Gentle dentists in Leeds</h1><p>Book your check-up with our app.</p>'],
  ])('%s is no software', (_, html) => expect(says(html)).toBe(false))

  it.each([
    ['an app', '<title>Lanterna</title><h1>The app for trail lights</h1><p>Free and open source.</p>'],
    ['a tracker', '<title>Sproutling</title><h1>Baby growth tracker</h1><a href="https://apps.apple.com/app/id1">App Store</a>'],
    ['a hiring tool', '<title>Talently</title><h1>Hire faster</h1><p>Talently is software that sorts applications.</p>'],
    [
      'a tool for repositories',
      '<title>Stow</title><h1>Stow your dotfiles</h1><p>A command line tool.</p><a href="https://github.com/stow/stow">GitHub</a>',
    ],
    ['an app that is ours', '<title>Murmur</title><h1>Murmur is a voice notes app</h1><p>Our app turns rambling into lists.</p>'],
    ['an API', '<title>Ridge</title><h1>Avalanche data by API</h1><p>JSON for every valley.</p>'],
    ['a self-hosted dashboard', '<title>Gust</title><h1>A self-hosted dashboard for kite schools</h1><p>Docker and go.</p>'],
  ])('%s is software', (_, html) => expect(says(html)).toBe(true))
})
