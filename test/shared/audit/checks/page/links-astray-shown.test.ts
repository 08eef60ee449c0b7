import { linksAstray } from '../../../../../shared/audit/checks/page/links-astray.ts'
import { readPage } from '../../../../../shared/page/read-page.ts'
import { judge, type Case } from '../../../../support/judge.ts'
import { localFacts } from '../../../../support/literal-page.ts'

const link = (href: string, text: string) =>
  localFacts(readPage(`<title>Acme</title><h1>Acme</h1><a href="${href}">${text}</a>`, { url: 'https://acme.dev/' }))
const other = 'doesn’t lead where it says'

// Numbers and addresses that a link shows among words.
judge(linksAstray, [
  ...['Appelez le 02 40 11 29 57', 'Tel. +33 2 40 11 29 57'].map((text): Case => [
    `another number: ${text}`,
    link('tel:+33240112975', text),
    'warn',
    other,
  ]),
  ...['tel:+14155552671;ext=12', 'tel:+14155552671,12'].map((href): Case => [
    `an extension: ${href}`,
    link(href, 'Call (415) 555-2671'),
    'pass',
  ]),
  ['another address', link('mailto:info@acme.co', 'Write to info@acme.dev'), 'warn', other],
  ...[
    'Appelez le 02 40 11 29 75, 24/7',
    '8–18 h : 02 40 11 29 75',
    'Rufen Sie an (9.00–17.00 Uhr)',
    'Appelez-nous, 09.00-18.30',
    'Call us before 2026-12-01',
    'Call us until 01/12/2026',
    'More than 1.000.000 calls',
    'Call us 8am to 8pm, 24/7',
    'Ring oss 0800-1700',
    'Um 09.00 / 12.00 / 15.00 Uhr',
    'Chiama 09.00/13.00',
    'Studio Riva, P.IVA 01234567890, chiamaci',
    'SIRET 012 345 678 00012 – appelez',
    'Company no. 01234567 – call',
    'Appelez-nous – 01/12/26-05/12/26',
  ].map((text): Case => [`no other number: ${text}`, link('tel:+33240112975', text), 'pass']),
  [
    'two digits swapped before a verb, in German',
    link('tel:+4934192744170', '0341 927 441 07 anrufen'),
    'warn',
    'doesn’t lead where it says',
  ],
  ['the number before a verb, in German', link('tel:+4934192744107', '0341 927 441 07 anrufen'), 'pass'],
  ['a number of an order before digits of it', link('tel:+4934192744170', 'Bestellnr. 0341 927 441 07'), 'pass'],
  ['one of two addresses', link('mailto:info@acme.co', 'info@acme.dev or info@acme.co'), 'pass'],
])

const page = (body: string) => localFacts(readPage(`<title>Tidewatch</title><body>${body}</body>`, { url: 'https://tidewatch.dev/' }))
const menu = (href: string, text: string) => page(`<footer><a href="${href}">${text}</a></footer>`)

// Pages that a word of the menu has.
judge(linksAstray, [
  ['two words for one page', page('<nav><a href="/documentation">Docs</a><a href="/documentation">Documentation</a></nav>'), 'pass'],
  [
    'the privacy policy that is the terms',
    page('<p><a href="/privacy">How we treat your data</a></p><footer><a href="/terms">Privacy policy</a></footer>'),
    'warn',
    '“Privacy policy”',
  ],
  [
    'the terms that are the privacy policy',
    page('<p><a href="/terms">What we agree on</a></p><footer><a href="/legal/privacy">Terms of service</a></footer>'),
    'warn',
    '“Terms of service”',
  ],
  ['the privacy policy on the page of the terms', menu('/terms', 'Privacy policy'), 'pass'],
  ['one page for both', menu('/legal', 'Privacy policy'), 'pass'],
  ['one link for both', menu('/terms', 'Privacy and terms'), 'pass'],
  ['a shared path', menu('/terms-and-privacy', 'Privacy policy'), 'pass'],
  ['German', page('<p><a href="/datenschutz">Ihre Daten</a></p><footer><a href="/agb">Datenschutz</a></footer>'), 'warn', '“Datenschutz”'],
  ['a language that a script chooses', page('<nav><a href="#">日本語</a></nav>'), 'pass'],
  ['German, on the imprint', menu('/impressum', 'Datenschutz'), 'pass'],
])
