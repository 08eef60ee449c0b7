import { expect, test } from 'vitest'
import { hreflang } from '../../../../../shared/audit/checks/related/hreflang.ts'
import type { AlternateFacts } from '../../../../../shared/audit/facts-around.ts'
import { readHreflang } from '../../../../../shared/audit/words/hreflang.ts'
import { readPage } from '../../../../../shared/page/read-page.ts'
import { judge } from '../../../../support/judge.ts'
import { literalFacts } from '../../../../support/literal-page.ts'

const url = 'https://acme.dev/'
const link = (lang: string, href: string) => `<link rel="alternate" hreflang="${lang}" href="${href}">`
const naming = (pairs: [string, string][], alternates: AlternateFacts[] = [], at = url) =>
  literalFacts({ page: readPage(`<html lang="en"><head>${pairs.map((pair) => link(...pair)).join('')}`, { url: at }), alternates })
const seen = (path: string, status: number | null, linksBack: boolean | null = null): AlternateFacts => ({
  lang: 'de',
  url: `${url}${path}`,
  status,
  landed: null,
  linksBack,
})
const moved = (lang: string, path: string, to: string): AlternateFacts => ({ ...seen(path, 200), lang, landed: `${url}${to}` })
const en: [string, string] = ['en', '/']
const de: [string, string] = ['de', '/de/']
const standard: [string, string] = ['x-default', '/']
const both = [en, de]

const german = 'Die Gezeiten für den Hafen und das Meer, mit der Karte, die nicht nur ein Lotse auf See braucht, ist eine Hilfe. '.repeat(5)

judge(hreflang, [
  ['no other language', naming([]), 'pass', 'lists no other language versions'],
  [
    'a starter’s list',
    naming([en, ['de', 'http://localhost:3000/de/']], [seen('de/', 200, true)]),
    'warn',
    'http://localhost:3000/de/ only works on your own machine or network',
  ],
  ['a list on the maker’s own machine', naming(both, [], 'http://localhost:3000/'), 'pass'],
  ['a whole list', naming([...both, standard], [seen('de/', 200, true)]), 'pass', '3 language versions'],
  [
    'one with noindex',
    naming(both, [{ ...seen('de/', 200, true), noindex: true }]),
    'warn',
    'https://acme.dev/de/ has noindex, so search engines never show it.\nRemove noindex from the robots tags',
  ],
  ['one that wasn’t judged', naming(both, [seen('de/', 200), seen('fr/', 503), seen('it/', null)]), 'pass'],
  ['itself with www and no slash', naming([['en', 'http://www.acme.dev'], de]), 'pass'],
  [
    'itself as the canonical link says',
    literalFacts({ page: readPage(`<link rel="canonical" href="/home">${link('en', '/home')}${link('de', '/de/')}`, { url }) }),
    'pass',
  ],
  [
    'not itself',
    naming([de]),
    'warn',
    'the page doesn’t list itself.\nReplace the alternate links in <head> with these:\n<link rel="alternate" hreflang="en" href="https://acme.dev/">',
  ],
  ['not itself, where its language leads elsewhere', naming([['en', '/en/'], de]), 'warn', 'hreflang="x-default" href="https://acme.dev/"'],
  ['not itself, and nothing left to list it as', naming([['en', '/en/'], de, ['x-default', '/start/']]), 'pass'],
  [
    'a page under development',
    naming(
      [
        ['en', 'https://acme.dev/'],
        ['de', 'https://acme.dev/de/'],
      ],
      [],
      'http://localhost:3000/',
    ),
    'pass',
  ],
  [
    'a country for a language',
    naming([en, ['jp', '/ja/']]),
    'warn',
    '“jp” isn’t a valid language code.\nReplace the alternate links in <head> with these:\n<link rel="alternate" hreflang="en" href="https://acme.dev/">\n<link rel="alternate" hreflang="ja" href="https://acme.dev/ja/">',
  ],
  ['the United Kingdom', naming([['en-UK', '/'], de]), 'warn', 'hreflang="en-GB"'],
  ['an underscore', naming([['en_US', '/'], de]), 'warn', 'hreflang="en-US"'],
  [
    'itself in another language than its text',
    { ...naming([en, de]), page: { ...naming([en, de]).page, text: german } },
    'warn',
    'the page lists itself as “en”, but its text is in another language.',
  ],
  [
    'itself in another language than it declares',
    naming([
      ['de', '/'],
      ['en', '/en/'],
    ]),
    'warn',
    '“de”, but its lang attribute is “en”.',
  ],
  [
    'itself in the language of its text',
    { ...naming([['de-AT', '/'], en]), page: { ...naming([['de-AT', '/']]).page, text: german } },
    'pass',
  ],
  ['one language twice', naming([...both, ['DE', '/de-at/']]), 'warn', 'more than one page is listed for “DE”'],
  ['one language twice, of one page', naming([...both, ['de', 'https://acme.dev/de']]), 'pass'],
  [
    'a page that redirects',
    naming([en, ['de', '/de']], [moved('de', 'de', 'de-de/')]),
    'warn',
    'https://acme.dev/de redirects to https://acme.dev/de-de/.\nReplace the alternate links in <head> with these:\n<link rel="alternate" hreflang="en" href="https://acme.dev/">\n<link rel="alternate" hreflang="de" href="https://acme.dev/de-de/">',
  ],
  ['a page that only adds its slash', naming([en, ['de', '/de']], [moved('de', 'de', 'de/')]), 'pass'],
  ['a chooser that sends visitors to their own', naming([...both, ['x-default', '/go']], [moved('x-default', 'go', 'en/')]), 'pass'],
  ['a page that asks visitors to sign in', naming(both, [{ ...moved('de', 'de/', 'login'), status: 403 }]), 'pass'],
  ['a page that isn’t there', naming(both, [seen('de/', 404)]), 'warn', 'https://acme.dev/de/ returns 404.'],
  [
    'a page that doesn’t link back',
    naming(both, [seen('de/', 200, false)]),
    'warn',
    'https://acme.dev/de/ doesn’t link back.\nReplace the alternate links in <head> with these, here and on every page they list:',
  ],
])

test.each([
  ['en', true],
  ['EN', true],
  ['x-default', true],
  ['zh-Hant-TW', true],
  ['zh-TW', true],
  ['es-419', true],
  ['fil', true],
  ['ckb', true],
  ['pt-br', true],
  ['sr-Latn', true],
  ['de-CH-1901', true],
  ['jp', false, 'ja'],
  ['cz', false, 'cs'],
  ['en-UK', false, 'en-GB'],
  ['en-EU', false, 'en'],
  ['en_US', false, 'en-US'],
  ['default', false, 'x-default'],
  ['english', false, null],
  ['qq', false, null],
  ['all languages', false, null],
  ['', false, null],
])('the value %s is valid: %s', (value, isValid, right?: string | null) => {
  expect(readHreflang(value)).toEqual({ isValid, right: right === undefined ? expect.anything() : right })
})
