import { consistency } from '../../../../../shared/audit/checks/words/consistency.ts'
import { claimsOn } from '../../../../../shared/audit/words/claims/page-claims.ts'
import { readPage } from '../../../../../shared/page/read-page.ts'
import { judge, type Case } from '../../../../support/judge.ts'
import { literalFacts } from '../../../../support/literal-page.ts'
import { literalOther } from '../../../../support/literal-pages.ts'

const read = (lang: string, html: string, path = '/') =>
  readPage(`<html lang="${lang}"><title>Acme</title>${html}`, { url: `https://acme.dev${path}` })
const facts = (lang: string, html: string) => literalFacts({ page: read(lang, html) })

/** A front page with one thing on sale. */
const shop = (lang: string, lead: string, [name, price, button]: [string, string, string], more = '') =>
  facts(
    lang,
    `<h1>Acme</h1><p>${lead}</p><section><h2>…</h2><div><h3>${name}</h3><p>${price}</p><a href="/order">${button}</a></div></section>${more}`,
  )

/** With the page that it’s ordered on. */
const ordered = (lang: string, [name, price, button]: [string, string, string], [heading, text]: [string, string]) => {
  const other = read(lang, `<h1>${heading}</h1><p>${text}</p><form action="/order"><input name="name"></form>`, '/order')
  return { ...shop(lang, '…', [name, price, button]), pages: [literalOther('/order', { lang, ...claimsOn(other) })] }
}
const ld = (name: string, price: number) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@type': 'Product', name, offers: { '@type': 'Offer', price, priceCurrency: 'USD' } })}</script>`
/** With another page that sells things. */
const besides = (own: ReturnType<typeof facts>, html: string, path: string) => ({
  ...own,
  pages: [literalOther(path, { lang: 'en', ...claimsOn(read('en', html, path)) })],
})
const table = (...rows: [string, string][]) =>
  `<table><tr><th>Size</th><th>Price</th></tr>${rows.map(([size, price]) => `<tr><td>${size}</td><td>${price}</td></tr>`).join('')}</table>`
const kit: [string, string, string] = ['Tile kit', '$45', 'Order the kit']
const kachel: [string, string, string] = ['Das Kachelset', '45 €', 'Jetzt bestellen']
const buttons = {
  en: 'Order now',
  de: 'Jetzt bestellen',
  fr: 'Commander',
  it: 'Ordina ora',
  pt: 'Encomendar',
  sv: 'Beställ nu',
}

judge(consistency, [
  [
    'a kit for two prices',
    shop('en', 'Nine tiles and six colors. The complete kit for $39, shipping included.', kit),
    'fail',
    'The complete kit for $39, shipping included” and “Tile kit: $45',
  ],
  ['in German', shop('de', 'Neun Kacheln. Das Kachelset für nur 39 €.', kachel), 'fail'],
  ['in French', shop('fr', 'Le kit complet pour 39 €, livraison comprise.', ['Kit de neuf carreaux', '45 €', 'Commander le kit']), 'fail'],
  ['in Spanish', shop('es', 'El kit completo por 39 €, con envío.', ['Kit de nueve azulejos', '45 €', 'Pedir el kit']), 'fail'],
  ['in Italian', shop('it', 'Il kit completo a 39 €.', ['Kit di nove piastrelle', '45 €', 'Ordina il kit']), 'fail'],
  [
    'in Portuguese',
    shop('pt', 'Pinta em casa. Kit completo por 39 €, com envio e cozedura.', ['Kit de nove azulejos', '45 €', 'Encomendar por 45 €']),
    'fail',
    '39 €',
  ],
  ['in Dutch', shop('nl', 'Het complete tegelpakket voor 39 €.', ['Tegelpakket', '45 €', 'Bestel nu']), 'fail'],
  ['in Swedish', shop('sv', 'Hela kakelsetet för 390 kr.', ['Kakelsetet', '450 kr', 'Beställ nu']), 'fail'],
  ['in Danish', shop('da', 'Hele flisesættet for 290 kr.', ['Flisesættet', '350 kr', 'Bestil nu']), 'fail'],
  ['in Polish', shop('pl', 'Kompletny zestaw za 139 zł.', ['Zestaw płytek', '159 zł', 'Zamów zestaw']), 'fail'],
  ['in Czech', shop('cs', 'Celá sada za 890 Kč.', ['Sada dlaždic', '990 Kč', 'Objednat sadu']), 'fail'],
  ['in Russian', shop('ru', 'Полный набор за 1900 ₽.', ['Набор плитки', '2200 ₽', 'Заказать набор']), 'fail'],
  ['in Turkish', shop('tr', 'Komple seti 390 TL.', ['Karo seti', '450 TL', 'Sipariş ver']), 'fail'],
  ['in Japanese', shop('ja', 'タイルキット一式で3,900円です。', ['タイルキット', '4,500円', '注文する']), 'fail'],
  ['in Chinese', shop('zh', '完整瓷砖套装只要390元。', ['瓷砖套装', '450元', '购买套装']), 'fail'],
  ['in Korean', shop('ko', '타일 세트 전체 39,000원.', ['타일 세트', '45,000원', '주문하기']), 'fail'],
  [
    'on its button',
    shop('en', 'Nine tiles.', ['Tile kit', '$45', 'Order the kit for $39']),
    'fail',
    'Order the kit for $39” and “Tile kit: $45',
  ],
  ['on a button that only says to buy', shop('de', 'Neun Kacheln.', ['Das Kachelset', '45 €', 'Für 39 € kaufen']), 'fail'],
  [
    'in an answer',
    shop(
      'es',
      'Nueve azulejos.',
      ['Kit de nueve azulejos', '45 €', 'Pedir el kit'],
      '<h2>Preguntas</h2><h3>¿Cuánto cuesta el kit?</h3><p>39 €, envío incluido.</p>',
    ),
    'fail',
  ],
  [
    'on the order page',
    ordered('pt', ['Kit de nove azulejos', '39 €', 'Encomendar o kit'], ['Encomendar o kit', '45 € com IVA, envio e cozedura.']),
    'fail',
    '45 € com IVA, envio e cozedura” on /order',
  ],
  [
    'in JSON-LD',
    shop(
      'en',
      'Nine tiles.',
      kit,
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"Tile kit","offers":{"@type":"Offer","price":"39","priceCurrency":"USD"}}</script>',
    ),
    'fail',
    '39 USD in JSON-LD',
  ],

  [
    'in JSON-LD, beside the one price of the page',
    facts(
      'en',
      `<title>Lanterna: trail lights</title><h1>Trail lights</h1><p>Lanterna lights the trail for $9 a month.</p>${ld('Lanterna lights', 19)}`,
    ),
    'fail',
    '19 USD in JSON-LD',
  ],
  [
    'the same price in JSON-LD',
    facts('en', `<title>Lanterna: trail lights</title><h1>Trail lights</h1><p>Lights for $9 a month.</p>${ld('Lanterna lights', 9)}`),
    'pass',
  ],
  [
    'a year’s price in JSON-LD',
    facts(
      'en',
      `<title>Lanterna: trail lights</title><h1>Trail lights</h1><p>Lights for $9 a month, or by the year.</p>${ld('Lanterna lights', 90)}`,
    ),
    'pass',
  ],
  [
    'a net price in JSON-LD',
    facts('de', `<title>Lanterna: Lichter</title><h1>Lichter</h1><p>Lichter für 9 € netto.</p>${ld('Lanterna Lichter', 10.71)}`),
    'pass',
  ],
  [
    'a saving beside JSON-LD',
    facts('en', `<title>Lanterna: trail lights</title><h1>Trail lights</h1><p>Save $50 on power.</p>${ld('Lanterna lights', 19)}`),
    'pass',
  ],

  [
    'on a page of prices',
    besides(shop('en', 'Nine tiles.', kit), '<h1>Prices</h1><h2>Tile kit</h2><p>$39</p><a href="/order">Order the kit</a>', '/prices'),
    'fail',
    '“Tile kit: $39” on /prices',
  ],
  [
    'sizes of two things',
    besides(
      facts('en', `<h1>T-shirts</h1><h2>Sizes</h2>${table(['Small', '€25'], ['Large', '€35'])}`),
      `<h1>Mugs</h1><h2>Sizes</h2>${table(['Large', '€18'])}`,
      '/mugs',
    ),
    'pass',
  ],
  [
    'one size of two things',
    besides(facts('en', `<h1>T-shirts</h1>${table(['Large', '€35'])}`), `<h1>Mugs</h1>${table(['Large', '€18'])}`, '/mugs'),
    'pass',
  ],
  [
    'adults on two tours',
    besides(facts('en', `<h1>The zoo</h1>${table(['Adults', '€12'])}`), `<h1>At night</h1>${table(['Adults', '€18'])}`, '/at-night'),
    'pass',
  ],
  ['a course, and one with more', shop('en', 'Knots.', ['Course and coaching', '€299', 'Buy the course for €99']), 'pass'],
  ['in German, with more', shop('de', 'Knoten.', ['Kurs mit Coaching', '299 €', 'Den Kurs für 99 € kaufen']), 'pass'],
  [
    'one of several kits',
    shop('en', 'The kit of stencils for $39.', kit, '<div><h3>Box of brushes</h3><p>$60</p><a href="/order">Order it</a></div>'),
    'pass',
  ],
  ['one price', shop('en', 'The complete kit for $45.', kit), 'pass'],
  ['another thing', shop('en', 'Now with a brush for $5 of your choice.', kit), 'pass'],
  ['refills', shop('en', 'Refill kits for $19.', kit), 'pass'],
  ['a saving', shop('en', 'Save $6 on the kit.', kit), 'pass'],
  ['a former price', shop('de', 'Das Kachelset, bisher 39 €.', kachel), 'pass'],
  ['a price from', shop('de', 'Das Kachelset gibt es ab 39 €.', kachel), 'pass'],
  [
    'a price with a cut',
    shop('fr', 'Le kit complet pour 39 € au lieu de 45 €.', ['Kit de neuf carreaux', '45 €', 'Commander le kit']),
    'pass',
  ],
  ['shipping', shop('it', 'Spedizione del kit 6 €.', ['Kit di nove piastrelle', '45 €', 'Ordina il kit']), 'pass'],
  [
    'net and gross',
    shop('de', 'Das Kachelset für 37,82 €.', ['Das Kachelset', '45 €', 'Jetzt bestellen'], '<p>Firmen zahlen 37,82 € netto.</p>'),
    'pass',
  ],
  ['a month’s and a year’s price', shop('en', 'The kit for $9 a month.', ['Tile kit', '$90', 'Order the kit']), 'pass'],
  [
    'a month’s price when paid by the year',
    shop('en', 'The kit for $7 a month.', ['Tile kit', '$9 a month', 'Order the kit'], '<p>Billed yearly.</p>'),
    'pass',
  ],
  ['students', shop('pl', 'Zestaw dla studentów za 99 zł.', ['Zestaw płytek', '159 zł', 'Zamów zestaw']), 'pass'],
  ['a deposit', shop('es', 'Reserva el kit con una señal de 10 €.', ['Kit de nueve azulejos', '45 €', 'Pedir el kit']), 'pass'],
  ['instalments', shop('pt', 'O kit em 3 vezes de 15 €.', ['Kit de nove azulejos', '45 €', 'Encomendar por 45 €']), 'pass'],
  [
    'two kits',
    shop(
      'en',
      'The tile kit for $39.',
      ['Large tile kit', '$45', 'Order it'],
      '<div><h3>Small tile kit</h3><p>$39</p><a href="/order">Order it</a></div>',
    ),
    'pass',
  ],
  [
    'a first and each further one in a table of prices',
    facts(
      'de',
      '<h1>Kosten</h1><table><tr><th>Leistung</th><th>Preis</th></tr><tr><th>Erstes Etikett</th><td>89 €</td></tr><tr><th>Jedes weitere</th><td>59 €</td></tr><tr><th>Antwort an das Amt</th><td>140 €</td></tr></table>',
    ),
    'pass',
  ],
  ['a gift card', shop('nl', 'Een cadeaubon voor het tegelpakket: 25 €.', ['Tegelpakket', '45 €', 'Bestel nu']), 'pass'],
  ['per person', shop('sv', 'Kursen med kakelsetet för 390 kr per person.', ['Kakelsetet', '450 kr', 'Beställ nu']), 'pass'],
  ['an old and a new price', shop('en', 'The tile kit for $39.', ['Tile kit', '<del>$45</del> $39', 'Order the kit']), 'pass'],
  ['in Japanese, tax apart', shop('ja', 'タイルキット4,091円（税抜）。', ['タイルキット', '4,500円', '注文する']), 'pass'],
  ['from a price on in Chinese', shop('zh', '瓷砖套装390元起。', ['瓷砖套装', '450元', '购买套装']), 'pass'],
  ['what others charge', shop('en', 'A tiler takes $390 for a wall.', kit), 'pass'],
  ['the same on the order page', ordered('en', ['Tile kit', '$45', 'Order the kit'], ['Order the kit', '$45, shipping included.']), 'pass'],
  ['with shipping on the order page', ordered('en', ['Tile kit', '$45', 'Order the kit'], ['Order the kit', '$49 plus tax.']), 'pass'],
  ['another thing’s order page', ordered('en', ['Tile kit', '$45', 'Order the kit'], ['Book a workshop', '$60 for an evening.']), 'pass'],
  ...(
    [
      ['en', 'Minimum order: £15', 'Use code SPRING (minimum order £50)'],
      ['en', 'Minimum order £25', 'Lunch: minimum order £40'],
      ['de', 'Mindestbestellwert: 15 €', 'Gutscheincode NEU, Mindestbestellwert 50 €'],
      ['fr', 'Commande minimum : 15 €', 'Minimum de commande 50 €'],
      ['zh', '满99元包邮', '偏远地区满199元包邮'],
    ] as const
  ).map(([lang, here, there]): Case => [
    `${here} and ${there}, which are no prices of the site itself`,
    {
      ...facts(lang, `<h1>Acme</h1><p>${here}</p>`),
      pages: [literalOther('/info', { lang, ...claimsOn(read(lang, `<h1>Acme</h1><p>${there}</p>`, '/info')) })],
    },
    'pass',
  ]),

  ...(
    [
      ['en', 'Cottages', '$45', '$60', 'Holiday cottages'],
      ['en', 'Backups', '$45', '$60', 'Command-line backups'],
      ['en', 'Images', '$45', '$60', 'Compress images'],
      ['en', 'Dogs', '$45', '$60', 'Reservoir Dogs'],
      ['en', 'Dive', '$45', '$60', 'In order to dive'],
      ['de', 'Cloud', '45 €', '60 €', 'Sichere Cloud'],
      ['de', 'Nordlicht', '45 €', '60 €', 'Holztische Nordlicht'],
      ['fr', 'Cuve', '45 €', '60 €', 'Cuve de réservoir'],
      ['it', 'Negozio', '45 €', '60 €', 'Negozio ordinato'],
      ['pt', 'Caixa', '45 €', '60 €', 'Garantia vitalícia da caixa'],
      ['pt', 'Barco', '45 €', '60 €', 'Barco leve e rápido'],
      ['sv', 'Vykort', '450 kr', '600 kr', 'Köpenhamn vykort'],
    ] as const
  ).map(([lang, name, price, other, heading]): Case => [
    `${heading}, which orders nothing`,
    ordered(lang, [name, price, buttons[lang]], [heading, `${other}.`]),
    'pass',
  ]),
])
