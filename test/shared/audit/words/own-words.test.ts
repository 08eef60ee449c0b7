import { expect, test } from 'vitest'
import { besidePage, isLocal, isSameSite, onSite, publicUrl } from '../../../../shared/audit/address.ts'
import { nameOf, titleFrom } from '../../../../shared/audit/words/own-words.ts'
import { emptyPage, literalPage, localFacts } from '../../../support/literal-page.ts'

test.each([
  ['the listing', localFacts({}, { name: 'Tidewise' }), 'Tidewise'],
  ['og:site_name', localFacts({ openGraph: { site_name: 'Tidewise' } }, { name: null }), 'Tidewise'],
  ['the first part of the title', localFacts({ ...emptyPage, title: 'Tidewise | Tides' }, { name: null }), 'Tidewise'],
  ['nothing, on the maker’s own machine', localFacts({ ...emptyPage, url: 'http://127.0.0.1:4399/' }, { name: null }), 'Your product'],
  ['the host', localFacts({ ...emptyPage, url: 'https://www.tidewise.example/a' }, { name: null }), 'tidewise.example'],
  ['no template', localFacts({ ...emptyPage, title: 'Vite + React' }, { name: null }), 'acme.dev'],
])('the name comes from %s', (_, facts, name) => expect(nameOf(facts)).toBe(name))

test('a title goes on with the separator it has', () => {
  const facts = localFacts({ ...emptyPage, title: 'Acme | Tides' })
  expect(titleFrom(facts, { min: 30, max: 60 })).toBe('Acme | Tides | Tide tables for harbour pilots')
})

test('a title is the page’s own heading rather than contact details or half a sentence', () => {
  const name = 'Potluck plans shared dinners'
  const paragraphs = [
    'Potluck sends the invitations and works out who brings what, so that you cook once and eat six times.',
    'Write to us: you@potluck.example, call 555-555-5555.',
    '“Potluck is the best app ever made” – Jane Doe',
  ]
  const page = { ...emptyPage, title: 'Vite + React', headings: [{ level: 1, text: name }], paragraphs }
  expect(titleFrom(localFacts(page, { name, tagline: paragraphs[0] ?? null, description: null }), { min: 30, max: 60 })).toBe(name)
})

test.each([
  'http://localhost:3000/',
  'http://app.localhost/',
  'http://127.0.0.1/',
  'http://[::1]:8080/',
  'http://10.0.0.7/',
  'http://mac.local/',
])('%s is local', (url) => expect(isLocal(url)).toBe(true))
test.each(['https://acme.dev/', 'http://localhost.acme.dev/', 'http://172.15.0.1/', 'http://11.0.0.1/', 'nonsense'])(
  '%s is public',
  (url) => expect(isLocal(url)).toBe(false),
)

test.each([
  ['https://acme.dev/', 'https://www.acme.dev/', true],
  ['https://acme.dev/', 'https://docs.acme.dev/x', true],
  ['https://acme.dev/', 'https://notacme.dev/', false],
  ['https://acme.dev/', 'https://acme.dev.example/', false],
])('%s and %s are one site: %s', (a, b, same) => expect(isSameSite(a, b)).toBe(same))

test('fixes name the public address: https, without query and hash', () => {
  expect(publicUrl(literalPage({ url: 'http://acme.dev/tides?ref=x#top' }))).toBe('https://acme.dev/tides')
})

test('a page under development speaks for the site its canonical names', () => {
  expect(publicUrl(literalPage({ url: 'http://localhost:5173/', canonicals: ['https://acme.dev/'] }))).toBe('https://acme.dev/')
})

test('a page of a shared host keeps its files beside it, and robots.txt at the root', () => {
  const page = literalPage({ url: 'https://host.example/acme/' })
  expect(besidePage(page, 'social.png')).toBe('https://host.example/acme/social.png')
  expect(onSite(page, '/robots.txt')).toBe('https://host.example/robots.txt')
})

test.each(['Call us on +49 451 123456', 'Telefon 0451 / 123 45 67', '☎ (0451) 123456'])(
  'no title is made of a phone number: %s',
  (text) => {
    const page = {
      ...emptyPage,
      title: 'Tidewise',
      headings: [{ level: 1, text }],
      paragraphs: ['Tide tables that harbour pilots can trust.'],
    }
    expect(titleFrom(localFacts(page, { name: 'Tidewise', tagline: null, description: null }), { min: 30, max: 60 })).not.toMatch(/\d/)
  },
)
