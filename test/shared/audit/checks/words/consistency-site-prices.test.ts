import { consistency } from '../../../../../shared/audit/checks/words/consistency.ts'
import { claimsOn } from '../../../../../shared/audit/words/claims/page-claims.ts'
import { readPage } from '../../../../../shared/page/read-page.ts'
import { judge, type Case } from '../../../../support/judge.ts'
import { literalFacts } from '../../../../support/literal-page.ts'
import { literalOther } from '../../../../support/literal-pages.ts'

const read = (lang: string, html: string, path: string) =>
  readPage(`<html lang="${lang}"><title>Acme</title>${html}`, { url: `https://acme.dev${path}` })
/** A front page, and others of its site. */
const site = (lang: string, front: string, ...others: [path: string, html: string][]) =>
  literalFacts({
    page: read(lang, `<h1>Acme</h1>${front}`, '/'),
    pages: others.map(([path, html]) => {
      const page = read(lang, html, path)
      return literalOther(path, { lang, h1: page.headings[0]?.text ?? null, ...claimsOn(page) })
    }),
  })
const cards = (...all: [name: string, ...texts: string[]][]) =>
  all.map(([name, ...texts]) => `<article><h3>${name}</h3>${texts.map((text) => `<p>${text}</p>`).join('')}</article>`).join('')
const table = (...rows: string[][]) => {
  const [head = [], ...others] = rows
  const body = others.map(([first, ...rest]) => `<tr><th>${first}</th>${rest.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
  return `<table><tr>${head.map((cell) => `<th>${cell}</th>`).join('')}</tr>${body.join('')}</table>`
}
const offer = (name: string, price: number) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@type': 'Product', name, offers: { '@type': 'Offer', price, priceCurrency: 'USD' } })}</script>`

/** The front page’s price, the other one with its path, and the rest. */
type Fault = [title: string, lang: string, front: string, path: string, html: string, says?: string]
const faults: Fault[] = [
  [
    'a plan named after the word for plans, before a free trial, in German',
    'de',
    '<p>Acme schreibt Angebote. Der Tarif Solo kostet 9 € im Monat, die ersten 14 Tage sind kostenlos.</p>',
    '/preise',
    `<h1>Tarife</h1>${cards(['Solo', '12 € im Monat'], ['Team', '24 € im Monat'])}`,
    'Der Tarif Solo kostet 9 € im Monat, die ersten 14 Tage sind kostenlos” and “Solo: 12 € im Monat” on /preise',
  ],
  [
    'the same in Spanish, where “solo” is a word',
    'es',
    '<p>Acme escribe facturas. El plan Solo cuesta 9 € al mes.</p>',
    '/precios',
    `<h1>Precios</h1>${cards(['Solo', '12 € al mes'], ['Equipo', '24 € al mes'])}`,
    'El plan Solo cuesta 9 € al mes” and “Solo: 12 € al mes” on /precios',
  ],
  [
    'before a free trial in English',
    'en',
    '<p>Acme keeps your books. The Crew plan costs €9 a month, and the first 14 days are free.</p>',
    '/pricing',
    `<h1>Pricing</h1>${cards(['Crew', '€12 a month'], ['Fleet', '€19 a month'])}`,
  ],
  [
    'a card and a table, per person and month',
    'en',
    `<h2>What it costs</h2>${cards(['Solo', 'Free', 'For one person, for ever.'], ['Team', '€9 per person and month', 'Shared projects, budgets and exports. Pay monthly, stop at the end of any month.'])}`,
    '/pricing',
    `<h1>Pricing</h1><table><caption>Plans, without VAT</caption><tr><th>Plan</th><th>Price</th><th>For</th></tr><tr><th>Solo</th><td>Free</td><td>one person</td></tr><tr><th>Team</th><td>€12 per person and month</td><td>two to fifty people</td></tr></table><p>Team is billed monthly, and you can stop at the end of any month. There are no other fees.</p>`,
    'Team: €9 per person and month” and “Team: €12 per person and month” on /pricing',
  ],
  [
    'the end of a card’s text and a table',
    'en',
    `<h2>What it costs</h2>${cards(['Solo', 'Up to five people in one place. Plans and text messages included. <strong>Free</strong>'], ['Team', 'Any number of people and places, swaps, sick cover and time sheets. <strong>$12 per person a month</strong>, billed monthly.'])}`,
    '/pricing',
    `<h1>Plans and prices</h1><p>Prices in US dollars, before tax, billed monthly. You can cancel at the end of any month.</p>${table(['Plan', 'People', 'Price'], ['Solo', 'up to 5, one place', 'free'], ['Team', 'any number', '$15 per person a month'])}`,
    '$12 per person a month, billed monthly” and “Team: $15 per person a month” on /pricing',
  ],
  [
    'a sentence, and a card of a plan called “only” in Spanish',
    'en',
    '<p>Acme keeps your books. The Solo plan costs €9 a month, and that is all there is to it.</p>',
    '/pricing',
    `<h1>Pricing</h1><p>Including VAT.</p>${cards(['Solo', '€12 a month'], ['Pair', '€19 a month'])}`,
    'The Solo plan costs €9 a month, and that is all there is to it” and “Solo: €12 a month” on /pricing',
  ],
  [
    'per user and month in German',
    'de',
    `<h2>Preise</h2>${cards(['Einzeln', 'Kostenlos'], ['Team', '9 € pro Nutzer und Monat'])}`,
    '/preise',
    `<h1>Preise</h1>${table(['Tarif', 'Preis'], ['Einzeln', 'kostenlos'], ['Team', '12 € pro Nutzer und Monat'])}`,
  ],
  [
    'per month and user in French',
    'fr',
    `<h2>Tarifs</h2>${cards(['Chorale', '9 € par mois et par utilisateur'])}`,
    '/tarifs',
    `<h1>Tarifs</h1>${cards(['Chorale', '12 € par utilisateur et par mois'])}`,
  ],
  [
    'a card and an answer in Spanish',
    'es',
    `<h2>Precios</h2>${cards(['Taller', '19 € al mes'])}`,
    '/faq',
    '<h1>Preguntas</h1><h3>¿Cuánto cuesta el plan Taller?</h3><p>Cuesta 24 € al mes.</p>',
  ],
  [
    'a card and its button',
    'en',
    `<h2>The book</h2>${cards(['Handbook', '$39', '<a href="/order">Buy for $29</a>'])}`,
    '/about',
    '<h1>About</h1>',
    '$29',
  ],
  [
    'one of two cards and its button',
    'en',
    cards(['Sampler box', '$18', '<a href="/order">Order the sampler box for $15</a>'], ['Big box', '$40', '<a href="/order">Order</a>']),
    '/about',
    '<h1>About</h1>',
    '$15',
  ],
  [
    'a card and its order page in Dutch',
    'nl',
    cards(['Tegelpakket', '€ 45', '<a href="/bestellen">Bestel nu</a>']),
    '/bestellen',
    '<h1>Tegelpakket bestellen</h1><p>€ 52</p>',
  ],
  [
    'a guided tour in Italian',
    'it',
    '<h2>Biglietti</h2><ul><li>Visita guidata: 12 €</li></ul>',
    '/biglietti',
    `<h1>Biglietti</h1>${table(['Biglietto', 'Prezzo'], ['Visita guidata', '15 €'])}`,
  ],
  [
    'a room in German',
    'de',
    `<h2>Zimmer</h2>${cards(['Einzelzimmer', '70 € pro Nacht'], ['Doppelzimmer', '98 € pro Nacht'])}`,
    '/preise/',
    `<h1>Preise</h1>${table(['Zimmer', 'Preis pro Nacht'], ['Einzelzimmer', '70 €'], ['Doppelzimmer', '112 €'])}`,
  ],
  [
    'a course in Polish',
    'pl',
    `<h2>Kursy</h2>${cards(['Kurs ceramiki', '450 zł'])}`,
    '/kursy',
    '<h1>Kursy</h1><h2>Kurs ceramiki</h2><p>550 zł</p>',
  ],
  [
    'a product and its page',
    'en',
    `<h2>New</h2>${cards(['Harbour mug', '$18'])}`,
    '/shop/harbour-mug',
    '<h1>Harbour mug</h1><p>$21</p><button>Add to cart</button>',
  ],
  [
    'JSON-LD beside a card',
    'en',
    `${cards(['Harbour mug', '$18'])}${offer('Harbour mug', 21)}`,
    '/about',
    '<h1>About</h1>',
    '21 USD in JSON-LD',
  ],
  [
    'JSON-LD of the product’s page',
    'en',
    cards(['Harbour mug', '$18']),
    '/products/harbour-mug',
    `<h1>Harbour mug</h1><p>A mug.</p>${offer('Harbour mug', 21)}`,
  ],
  [
    'a plan paid for by the year',
    'en',
    `<h2>Prices</h2>${cards(['Solo', '€40 a year'], ['Family', '€90 a year'])}`,
    '/pricing',
    `<h1>Pricing</h1>${table(['Plan', 'Per year'], ['Solo', '€40'], ['Family', '€108'])}`,
  ],
  ['a season ticket in Swedish', 'sv', '<p>Årskortet kostar 450 kr.</p>', '/priser', '<h1>Priser</h1><p>Årskortet kostar 495 kr.</p>'],
  [
    'a lesson in Portuguese',
    'pt',
    '<h2>Preços</h2><ul><li>Aula particular: 70 €</li><li>Cinco aulas: 155 €</li></ul>',
    '/precos',
    `<h1>Preços</h1>${table(['Aula', 'Preço'], ['Aula particular', '80 €'], ['Cinco aulas', '155 €'])}`,
  ],
  [
    'a plan in Japanese',
    'ja',
    `<h2>料金</h2>${cards(['フリー', '無料'], ['チーム', '980円/月'])}`,
    '/pricing',
    `<h1>料金プラン</h1>${table(['プラン', '料金'], ['フリー', '無料'], ['チーム', '1,280円/月'])}`,
  ],
  [
    'a plan in Russian',
    'ru',
    `<h2>Тарифы</h2>${cards(['Соло', '190 ₽ в месяц'], ['Команда', '490 ₽ в месяц'])}`,
    '/pricing',
    `<h1>Тарифы</h1>${cards(['Соло', '190 ₽ в месяц'], ['Команда', '590 ₽ в месяц'])}`,
  ],
  [
    'terms and a list in Danish',
    'da',
    '<h2>Priser</h2><dl><dt>Dagskort</dt><dd>95 kr</dd><dt>Ugekort</dt><dd>400 kr</dd></dl>',
    '/priser',
    '<h1>Priser</h1><ul><li>Dagskort: 110 kr</li><li>Ugekort: 400 kr</li></ul>',
  ],
  [
    'a sentence and a table in Czech',
    'cs',
    '<p>Lekce jógy stojí 250 Kč.</p>',
    '/ceny',
    `<h1>Ceny</h1>${table(['Lekce', 'Cena'], ['Lekce jógy', '290 Kč'])}`,
  ],
  [
    'a card and a table of plans side by side',
    'en',
    `<h2>Simple pricing</h2>${cards(['Harbour', '$19/mo'], ['Fleet', '$49/mo'])}`,
    '/pricing',
    `<h1>Pricing</h1>${table(['', 'Harbour', 'Fleet'], ['Price per month', '$19', '$59'], ['Boats', '1', '20'])}`,
  ],
  [
    'a consultation in French',
    'fr',
    '<h2>Tarifs</h2><ul><li>Consultation : 45 €</li></ul>',
    '/tarifs',
    `<h1>Tarifs</h1>${table(['Séance', 'Prix'], ['Consultation', '55 €'])}`,
  ],
  [
    'a price whose month its table’s title says',
    'en',
    `<h2>Prices</h2>${cards(['Harbour', '€12 per month'])}`,
    '/pricing',
    `<h1>Pricing</h1><table><caption>Prices per month</caption><tr><th>Plan</th><th>Price</th></tr><tr><th>Harbour</th><td>€9</td></tr></table>`,
  ],
  [
    'a family ticket in Norwegian',
    'nb',
    `<h2>Billetter</h2>${cards(['Voksen', '120 kr'], ['Familie', '290 kr'])}`,
    '/priser',
    `<h1>Priser</h1>${table(['Billett', 'Pris'], ['Voksen', '120 kr'], ['Familie', '340 kr'])}`,
  ],
  [
    'a class for each person in German',
    'de',
    '<p>Der Kochkurs kostet 79 € pro Person.</p>',
    '/kurse',
    `<h1>Kurse</h1>${cards(['Kochkurs', '89 € pro Person'])}`,
  ],
  [
    'seats and users',
    'en',
    `<h2>Pricing</h2>${cards(['Starter', '$0'], ['Growth', '$8/seat/mo'])}`,
    '/pricing',
    `<h1>Pricing</h1>${cards(['Starter', 'Free'], ['Growth', '$10 per user per month'])}`,
  ],
]

judge(consistency, [
  ...faults.map(([title, lang, front, path, html, says = `” on ${path.replace(/\/$/, '')}`]): Case => [
    title,
    site(lang, front, [path, html]),
    'fail',
    says,
  ]),
  [
    'a button of a licence',
    site('en', cards(['Licence', '$39', '<a href="/order">Buy for $29</a>'])),
    'fail',
    'Buy for $29” and “Licence: $39',
  ],
  [
    'two sentences about a plan',
    site('en', '<p>The Team plan costs $29 a month.</p>', ['/pricing', '<h1>Pricing</h1><p>The Team plan costs $49 a month.</p>']),
    'fail',
    '” on /pricing',
  ],
  [
    'two other pages',
    site(
      'en',
      '<p>Welcome aboard.</p>',
      ['/pricing', `<h1>Pricing</h1>${cards(['Harbour', '$19 a month'])}`],
      ['/faq', '<h1>Questions</h1><p>Harbour costs $24 a month.</p>'],
    ),
    'fail',
    '” on /pricing',
  ],
])
