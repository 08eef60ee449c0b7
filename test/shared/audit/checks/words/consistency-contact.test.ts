import { consistency } from '../../../../../shared/audit/checks/words/consistency.ts'
import { contactDataOn } from '../../../../../shared/audit/words/claims/contact-data.ts'
import { readPage } from '../../../../../shared/page/read-page.ts'
import { judge, type Case } from '../../../../support/judge.ts'
import { literalFacts } from '../../../../support/literal-page.ts'
import { literalOther } from '../../../../support/literal-pages.ts'

const read = (lang: string, html: string, path: string, heading: string) =>
  readPage(`<html lang="${lang}"><title>Tidewatch</title><h1>${heading}</h1>${html}`, { url: `https://tidewatch.dev${path}` })
/** The home page, and the contact page or another one. */
const beside = (lang: string, own: string, other: string, path = '/contact', language = lang) => ({
  ...literalFacts({ page: read(lang, own, '/', 'Tide tables') }),
  pages: [
    literalOther(path, {
      url: `https://tidewatch.dev${path}`,
      lang: language,
      contact: contactDataOn(read(language, other, path, path.slice(1))),
    }),
  ],
})
const p = (...texts: string[]) => texts.map((text) => `<p>${text}</p>`).join('')
/** A number beside another one in a link or in JSON-LD. */
const alone = (shown: string, other: string) =>
  literalFacts({
    page: read(
      'en',
      p(`Telephone: ${shown}`) + (other.startsWith('{') ? `<script type="application/ld+json">${other}</script>` : other),
      '/',
      'Tide tables',
    ),
  })
const store = (telephone: string) => JSON.stringify({ '@context': 'https://schema.org', '@type': 'Store', name: 'Tidewatch', telephone })
const footer = (text: string) => `<footer><p>${text}</p></footer>`

judge(consistency, [
  [
    'digits swapped in JSON-LD',
    alone('+49 4841 876543', store('+49 4841 876534')),
    'fail',
    '“+49 4841 876543” and “+49 4841 876534 in JSON-LD”',
  ],
  ['the same number in JSON-LD', alone('+49 4841 876543', store('+49 (0)4841 876543')), 'pass'],
  ['an extension of its own', alone('04841 9876-12', '<a href="tel:+494841987621">Call Ben</a>'), 'pass'],
  [
    'an address with another ending',
    beside('en', p('hello@tidewatch.dev'), p('Email: hello@tidewatch.com')),
    'warn',
    'hello@tidewatch.com” on /contact',
  ],
  ['an address with a typo', beside('en', p('bookings@tidewatch.dev'), p('Bookings: bookngs@tidewatch.dev')), 'warn'],
  ['in German, with swapped digits', beside('de', p('Tel. 0431 5552038'), p('Telefon: 0431 5552083')), 'warn'],
  ['a branch with swapped digits', beside('de', p('Tel. 0431 5552038'), p('Telefon: 0431 5552083'), '/kiel-nord'), 'pass'],
  ['two years', beside('en', footer('© 2024 Tidewatch'), footer('© 2026 Tidewatch')), 'warn', '“© 2024” and “© 2026” on /contact'],
  ['the ends of two spans', beside('en', footer('© 2019–2024 Tidewatch'), footer('© 2019–2026 Tidewatch')), 'warn'],
  ['in French', beside('fr', p('Tél. 02 98 55 20 38'), p('Téléphone : 02 98 55 20 83')), 'warn', '02 98 55 20 83” on /contact'],

  [
    'one address and number',
    beside('en', p('hello@tidewatch.dev', 'Call us: +49 431 555 2038'), p('Email: hello@tidewatch.dev', 'Phone: 0431 555 2038')),
    'pass',
  ],
  ['two general addresses', beside('en', p('Write to hello@tidewatch.dev'), p('Email: info@tidewatch.dev')), 'pass'],
  ['two in German', beside('de', p('Schreib an hallo@tidewatch.dev'), p('E-Mail: kontakt@tidewatch.dev')), 'pass'],
  ['sales and support', beside('en', p('Sales: sales@tidewatch.dev'), p('Support: support@tidewatch.dev')), 'pass'],
  ['general and support', beside('en', p('hello@tidewatch.dev'), p('Need help? info@tidewatch.dev')), 'pass'],
  ['both on the contact page', beside('en', p('hello@tidewatch.dev'), p('hello@tidewatch.dev', 'info@tidewatch.dev')), 'pass'],
  ['press in German', beside('de', p('hallo@tidewatch.dev'), p('Presse: kontakt@tidewatch.dev')), 'pass'],
  ['people', beside('en', p('anna@tidewatch.dev'), p('anne@tidewatch.dev')), 'pass'],
  [
    'data protection in Spanish',
    beside('es', p('hola@tidewatch.dev'), p('Para ejercer sus derechos sobre sus datos: info@tidewatch.dev'), '/privacidad'),
    'pass',
  ],
  ['a partner’s address', beside('en', p('hello@tidewatch.dev'), p('Email: hello@harbourwatch.dev')), 'pass'],
  ['endings of two countries', beside('de', p('info@tidewatch.de'), p('E-Mail: info@tidewatch.at')), 'pass'],
  ['a page in another language', beside('de', p('hallo@tidewatch.dev'), p('Email: hello@tidewatch.dev'), '/en/contact', 'en'), 'pass'],
  ['phone and fax', beside('de', p('Telefon: 0431 5552038'), p('Fax: 0431 5552039')), 'pass'],
  ['phone and mobile in French', beside('fr', p('Tél. 02 98 55 20 38'), p('Portable : 06 98 77 19 00')), 'pass'],
  ['two countries', beside('en', p('Call us: +49 431 555 2038'), p('Phone: +44 20 7777 1900')), 'pass'],
  ['orders and support', beside('it', p('Ordini: tel. 0585 552038'), p('Assistenza: tel. 0585 771900')), 'pass'],
  ['an office’s number', beside('en', p('Call us: +49 431 555 2038'), p('Phone: +49 40 777 1900'), '/locations/hamburg'), 'pass'],
  ['a brand of a company', beside('de', footer('© 2026 Tidewatch'), p('Südwind GmbH, Hafenstraße 1'), '/impressum'), 'pass'],
  [
    'a company and its tax adviser',
    beside('de', footer('© 2026 Nordlicht GmbH'), p('Nordlicht GmbH', 'Hosting: Südwind GmbH'), '/impressum'),
    'pass',
  ],
  ['processors in a privacy policy', beside('de', footer('© 2026 Nordlicht GmbH'), p('Wir nutzen Südwind GmbH.'), '/datenschutz'), 'pass'],
  ['two numbers', beside('en', p('Call us: +1 415 555 2038'), p('Phone: +1 800 777 1900')), 'pass'],
  ['with and without a country in Swedish', beside('sv', p('Telefon: 08-123 456'), p('Telefon: +46 8 123 456')), 'pass'],
  ['in German', beside('de', p('Telefon: 089 12345'), p('Telefon: +49 89 12345')), 'pass'],
  ['two extensions', beside('de', p('Telefon: 030 5552038-15'), p('Telefon: 030 5552038-51')), 'pass'],
  ['both numbers on the contact page', beside('de', p('Telefon: 030 5552038'), p('Telefon: 030 5552038 oder 030 5552083')), 'pass'],
  ['the authority’s number', beside('de', p('Telefon: 0431 5552038'), p('Aufsicht: Telefon 0431 988 1200'), '/datenschutz'), 'pass'],
  ['order numbers of a hotel', beside('en', p('Hotel 0431 5552038'), p('Hotel 0431 5552083')), 'pass'],
  ['a notice in words', beside('en', footer('Copyright 2026 Acme GmbH'), p('Acme GmbH, Hafenstraße 1'), '/impressum'), 'pass'],
  [
    'rights reserved in German',
    beside('de', footer('© 2026 Alle Rechte vorbehalten Acme GmbH'), p('Betreiber dieser Website ist die Acme GmbH'), '/impressum'),
    'pass',
  ],
  ['one company written in two ways', beside('en', footer('© 2026 Acme, Inc.'), footer('© 2026 ACME Inc.')), 'pass'],
  ['a host in French', beside('fr', footer('© Acme SAS'), p('Hébergeur : OVH SAS'), '/mentions-legales'), 'pass'],
  ['one year', beside('en', footer('© 2019–2026 Tidewatch'), footer('© 2026 Tidewatch')), 'pass'],
  ['the year of an article', beside('en', footer('© 2026 Tidewatch'), footer('© 2024 Tidewatch'), '/blog/2024'), 'pass'],
  ['a noodle bar', beside('en', p('Call us: +49 431 555 2038'), p('Noodle bar, phone: +49 431 555 2083')), 'warn'],
  ['every day in French', beside('fr', p('Tél. 02 98 55 20 38'), p('Chaque jour, tél. 02 98 55 20 83')), 'warn'],
  ['four persons', beside('de', p('Tel. 0431 5552038'), p('Tisch für 4 Pers.: Tel. 0431 5552083')), 'warn'],
  ['a postcode', beside('pt', p('Telefone: +351 21 555 2038'), p('CEP 01310, telefone: +351 21 555 2083')), 'warn'],
  ['an emergency in Dutch', beside('nl', p('Telefoon: 020 5552038'), p('Noodnummer, telefoon: 020 5552083')), 'pass'],
  ...(
    [
      ['fr', 'Téléphone : +33 2 61 91 44 12', 'Le site est hébergé par Nuage SAS, 35000 Rennes, téléphone +33 2 61 91 44 21.'],
      ['fr', 'Téléphone : +33 2 61 91 44 12', '<h2>Hébergement</h2><p>Nuage SAS</p><p>Téléphone : +33 2 61 91 44 21</p>'],
      ['fr', 'contact@tidewatch.dev', '<p>Médiateur :</p><p>Anne Roux</p><p>contact@tidewatch.fr</p>'],
      ['de', 'Telefon: 0431 5552038', '<h2>Aufsichtsbehörde</h2><p>Telefon: 0431 5552083</p>'],
      ['de', 'Telefon: 0431 5552038', '<p>Webdesign: Blau, Telefon: 0431 5552083</p>'],
      ['de', 'Telefon: 0431 5552038', '<p>Berufshaftpflichtversicherung: Nord AG, Kiel, Telefon 0431 5552083</p>'],
      ['es', 'Teléfono: 912 555 038', '<p>Sitio alojado por Nube S.L., teléfono 912 555 083</p>'],
      ['it', 'Telefono: 0585 552038', '<p>Sito ospitato da Nuvola S.r.l., telefono 0585 552083</p>'],
      ['en', 'Phone: 0431 555 2038', '<p>Insurance: Harbour Mutual, phone 0431 555 2083</p>'],
    ] as const
  ).map(([lang, own, other]): Case => [`somebody else’s: ${other}`, beside(lang, p(own), other, '/legal-notice'), 'pass']),
  [
    'an insurer’s own phone',
    beside(
      'en',
      `<meta property="og:site_name" content="Harbour Insurance">${p('Call us: 0431 555 2038')}`,
      '<meta property="og:site_name" content="Harbour Insurance"><h2>Insurance</h2><p>Phone: 0431 555 2083</p>',
    ),
    'warn',
  ],
  [
    'a host in the heading of its page',
    {
      ...literalFacts({ page: read('fr', p('Tél. 02 98 55 20 38'), '/', 'Marées') }),
      pages: [
        literalOther('/mentions', {
          url: 'https://tidewatch.dev/mentions',
          lang: 'fr',
          contact: contactDataOn(
            read('fr', '<h2>Hébergement</h2><p>Téléphone : 02 98 55 20 83</p>', '/mentions', 'Mentions légales et hébergement'),
          ),
        }),
      ],
    },
    'pass',
  ],
])
