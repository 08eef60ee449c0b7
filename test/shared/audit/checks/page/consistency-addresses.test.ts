import { consistency } from '../../../../../shared/audit/checks/page/consistency.ts'
import { streetAddressesOn } from '../../../../../shared/audit/words/claims/street-addresses.ts'
import { readPage } from '../../../../../shared/page/read-page.ts'
import { judge, type Case } from '../../../../support/judge.ts'
import { literalFacts } from '../../../../support/literal-page.ts'
import { literalOther } from '../../../../support/literal-pages.ts'

const read = (html: string, path: string) =>
  readPage(`<html lang="en"><title>Acme</title><h1>Acme</h1>${html.startsWith('<') ? html : `<p>${html}</p>`}`, {
    url: `https://acme.dev${path}`,
  })
/** What the home page says, and what another one does. */
const site = (own: string, other: string, path = '/contact') => ({
  ...literalFacts({ page: read(own, '/') }),
  pages: [literalOther(path, { streets: streetAddressesOn(read(other, path)) })],
})
const data = (street: string, code: string) =>
  `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Store","name":"Acme","address":{"@type":"PostalAddress","streetAddress":"${street}","postalCode":"${code}"}}</script>`

judge(consistency, [
  ...(
    [
      ['12 Mill Lane, Leeds LS1 4AB', '21 Mill Lane, Leeds LS1 4AB'],
      ['12 Mill Lane, Leeds LS1 4AB', '12 Mill Lane, Leeds LS1 4AD'],
      ['Hafenstraße 4, 24103 Kiel', 'Hafenstr. 14, 24103 Kiel'],
      ['Hafenstraße 4, 24103 Kiel', '<p>Hafenstraße 4</p><p>24130 Kiel</p>'],
      ['3 allée des Lilas, 35000 Rennes', '8 allée des Lilas, 35000 Rennes'],
      ['Via dei Vasai 22, 06024 Gubbio', 'Via dei Vasai, 32, 06024 Gubbio'],
      ['Calle Mayor 3, 46001 Valencia', 'Calle Mayor nº 13, 46001 Valencia'],
      ['Prinsengracht 12, 1015 DK Amsterdam', 'Prinsengracht 21, 1015 DK Amsterdam'],
      ['Storgatan 5, 111 22 Stockholm', 'Storgatan 6, 111 22 Stockholm'],
    ] as const
  ).map(([own, other]): Case => [`${own} / ${other}`, site(own, other), 'warn', '” on /contact']),
  [
    'a text and JSON-LD',
    site(`<p>Hafenstraße 4, 24103 Kiel</p>${data('Hafenstraße 14', '24103')}`, '<p>Hello.</p>'),
    'warn',
    '“Hafenstraße 4, 24103” and “Hafenstraße 14, 24103 in JSON-LD”',
  ],
  ...(
    [
      ['12 Mill Lane, Leeds LS1 4AB', '12 Mill Lane, Leeds LS1 4AB'],
      ['12 Mill Lane, Leeds LS1 4AB', '12a Mill Lane, Leeds, LS1 4AB'],
      ['12 Mill Lane, Leeds LS1 4AB', '12–14 Mill Lane, Leeds LS1 4AB'],
      ['12 Mill Lane, Leeds LS1 4AB', '40 Mill Lane, York YO1 7HH'],
      ['12 Mill Lane, Leeds LS1 4AB', 'Shop: 12 Mill Lane, Leeds LS1 4AB. Workshop: 21 Mill Lane, Leeds LS1 4AB.'],
      ['12 Mill Lane, Leeds LS1 4AB', 'In 1998 we began at 4 Mill Lane.'],
      ['Hafenstraße 4, 24103 Kiel', '<h2>Aufsichtsbehörde</h2><p>Hafenstraße 98, 24103 Kiel</p>'],
      ['3 allée des Lilas, 35000 Rennes', 'Site hébergé par Nuage SAS, 9 allée des Lilas, 35000 Rennes'],
    ] as const
  ).map(([own, other]): Case => [`one address, or two: ${own} / ${other}`, site(own, other), 'pass']),
  ['a branch', site('12 Mill Lane, Leeds LS1 4AB', '21 Mill Lane, Leeds LS1 4AB', '/locations/leeds'), 'pass'],
])
