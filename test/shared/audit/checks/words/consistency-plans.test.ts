import { consistency } from '../../../../../shared/audit/checks/words/consistency.ts'
import { claimsOn } from '../../../../../shared/audit/words/claims/page-claims.ts'
import { readPage } from '../../../../../shared/page/read-page.ts'
import { judge, type Case } from '../../../../support/judge.ts'
import { literalFacts } from '../../../../support/literal-page.ts'
import { literalOther } from '../../../../support/literal-pages.ts'

const at = (path: string, html: string, lang = 'en') =>
  readPage(
    `<html lang="${lang}"><title>Notenwerk</title><meta property="og:site_name" content="Notenwerk"><h1>Notenwerk</h1>${html}</html>`,
    { url: `https://acme.dev${path}` },
  )
/** A first page and another one, each with what it says about prices. */
const site = (home: string, other: string, [path, lang]: [string, string?] = ['/prices']) =>
  literalFacts({ page: at('/', home, lang), pages: [literalOther(path, { lang: lang ?? 'en', ...claimsOn(at(path, other, lang)) })] })

const sentence = (price: string) => `<h2>What is it?</h2><p>The Ensemble plan costs ${price} a month and is for up to 60 people.</p>`
const table = (price: string, head = 'Price', caption = 'Prices per month') =>
  `<p>${caption}</p><table><tr><th>Plan</th><th>People</th><th>${head}</th></tr><tr><th>Quartet</th><td>8</td><td>€4</td></tr><tr><th>Ensemble</th><td>60</td><td>${price}</td></tr></table>`
const columns = (price: string) =>
  `<table><tr><th></th><th>Quartet</th><th>Ensemble</th></tr><tr><th>Price per month</th><td>€4</td><td>${price}</td></tr><tr><th>Scores</th><td>10</td><td>500</td></tr></table>`
const german = (price: string) =>
  `<h2>Was kostet das?</h2><p>Der Tarif <strong>Ensemble</strong> kostet <strong>${price} im Monat</strong> bei monatlicher Zahlung und gilt für bis zu 60 Personen, mit allen Funktionen.</p>`
const preise = (price: string) =>
  `<p>Preise bei monatlicher Zahlung.</p><table><caption>Preise pro Monat</caption><tr><th>Tarif</th><th>Preis</th></tr><tr><th>Quartett</th><td>4 €</td></tr><tr><th>Ensemble</th><td>${price}</td></tr></table>`
const list = (price: string) => `<h2>Prices</h2><ul><li>Quartet: €4 per month</li><li>Ensemble: ${price} per month</li></ul>`
const terms = (price: string) => `<h2>Prices</h2><dl><dt>Quartet</dt><dd>€4 a month</dd><dt>Ensemble</dt><dd>${price} a month</dd></dl>`
const apart = (price: string) =>
  `<h2>Prices</h2><div><p>Quartet</p><p>€4</p><p>per month</p></div><div><p>Ensemble</p><p>${price}</p><p>per month</p></div>`

const cards = (...plans: [name: string, price: string][]) =>
  `<h2>Pricing</h2>${plans.map(([name, price]) => `<h3>${name}</h3><p>${price} a month</p>`).join('')}`
const two = cards(['Basic', '$9'], ['Team', '$29'])
/** Two plans that say how many they are for, above their prices. */
const sized = (one: string, other: string, [small, large] = ['$9', '$29'], after = '') =>
  site(`<h2>Plans</h2><h3>Solo</h3><p>${one}</p><p>${small}</p><h3>Studio</h3><p>${other}</p><p>${large}</p>${after}`, '<p>More</p>')
const canadian = (price: string) => cards(['Basic', '$9'], ['Team', price]).replaceAll(' a month', ' CAD / month')
/** A plan in a sentence, and beside another one in a list, in the words of a language. */
const told = (said: string, list: [one: string, other: string], lang: string) =>
  site(`<p>${said}</p>`, `<h2>Pricing</h2><ul><li>Quartet: ${list[0]}</li><li>Ensemble: ${list[1]}</li></ul>`, ['/prices', lang])
/** Lists of two plans, of which one has another price. */
const differing = (small: string, one: string, other: string) => {
  const [first = '', second = ''] = [one, other].map(
    (price) => `<h2>Pricing</h2><ul><li>Quartet: ${small}</li><li>Ensemble: ${price}</li></ul>`,
  )
  return site(first, second)
}
const saying = (text: string, path = '/faq') => site(two, `<h2>Questions</h2><p>${text}</p>`, [path])

judge(consistency, [
  ['plans for two numbers of clients', sized('One person, 20 clients.', 'Five people, 200 clients.'), 'pass'],
  ['plans for two numbers of customers in German', sized('20 Kunden', '200 Kunden', ['9 € im Monat', '29 € im Monat']), 'pass'],
  ['plans for two numbers of users in Polish', sized('20 użytkowników', '200 użytkowników', ['49 zł', '149 zł']), 'pass'],
  [
    'two crowds below plans',
    sized('For one', 'For five', undefined, '<h2>Who uses it</h2><p>Trusted by 12,000 teams.</p><p>Join 4,500 teams.</p>'),
    'fail',
    'Trusted by 12,000 teams” and “Join 4,500 teams',
  ],
  ['a sentence and a table', site(sentence('€9'), table('€12')), 'fail', 'Ensemble: €12” on /prices'],
  ['a table and a sentence elsewhere', site(table('€12'), sentence('€9'), ['/faq']), 'fail', 'costs €9 a month” on /faq'],
  ['in German', site(german('9 €'), preise('12 €'), ['/preise', 'de']), 'fail', '“Ensemble: 12 €” on /preise'],
  ['a table whose head names the month', site(sentence('€9'), table('€12', 'Per month', '')), 'fail'],
  ['plans as columns', site(sentence('€9'), columns('€12')), 'fail', 'Ensemble: €12'],
  ['a list', site(list('€9'), table('€12')), 'fail', 'Ensemble: €9 per month” and “Ensemble: €12” on /prices'],
  ['terms and their descriptions', site(terms('€9'), list('€12')), 'fail', 'Ensemble: €12 per month'],
  ['a card in three parts', site(apart('€9'), table('€12')), 'fail', 'Ensemble: €9'],
  [
    'in French',
    site(
      '<p>La formule Chorale coûte 9 € par mois.</p>',
      '<h2>Tarifs</h2><ul><li>Quatuor : 4 € par mois</li><li>Chorale : 12 € par mois</li></ul>',
      ['/tarifs', 'fr'],
    ),
    'fail',
  ],
  [
    'in Spanish',
    site('<p>El plan Coral cuesta 9 € al mes.</p>', '<h2>Precios</h2><h3>Cuarteto</h3><p>4 €/mes</p><h3>Coral</h3><p>12 €/mes</p>', [
      '/precios',
      'es',
    ]),
    'fail',
  ],
  [
    'in Polish',
    site(
      '<p>Plan Zespół kosztuje 39 zł miesięcznie.</p>',
      '<h2>Ceny</h2><h3>Kwartet</h3><p>19 zł / mies.</p><h3>Zespół</h3><p>49 zł / mies.</p>',
      ['/cennik', 'pl'],
    ),
    'fail',
  ],

  ['in Norwegian', told('Ensemble koster 49 kr i måneden.', ['29 kr i måneden', '59 kr i måneden'], 'nb'), 'fail', '49 kr i måneden” and'],
  ['in Danish', told('Ensemble koster 49 kr pr. måned.', ['29 kr pr. måned', '59 kr pr. måned'], 'da'), 'fail', '49 kr pr. måned” and'],
  ['in Danish, short', differing('29 kr pr. md.', '49 kr pr. md.', '59 kr pr. md.'), 'fail'],
  ['in Turkish', differing('99 TL/ay', '199 TL/ay', '249 TL/ay'), 'fail'],
  ['in Finnish', differing('4 €/kk', '9 €/kk', '12 €/kk'), 'fail'],
  ['in Finnish, whole words', differing('4 € kuukaudessa', '9 € kuukaudessa', '12 € kuukaudessa'), 'fail'],
  ['in Hungarian', differing('4 €/hó', '9 €/hó', '12 €/hó'), 'fail'],
  ['in Romanian', differing('4 € pe lună', '9 € pe lună', '12 € pe lună'), 'fail'],
  ...[
    'Formule Ensemble coûte 9 € par mois et par utilisateur.',
    'Ensemble kost 9 € per maand en per gebruiker.',
    'Ensemble kosztuje 39 zł miesięcznie i na osobę.',
    'El plan Ensemble cuesta 12 € al mes, en lugar de 19 €.',
    'Ensemble costa 9 € al mese, invece di 12 €.',
    'Ensemble kost 9 € per maand, in plaats van 12 €.',
    'Ensemble koster 49 kr i måneden i stedet for 120 kr.',
    'Ensemble koster 49 kr i måneden og 10 kr per bruker.',
    'Ensemble стоит 9 € в месяц, от 10 человек.',
  ].map((text): Case => [text, told(text, ['4 € / month', '13 € / month'], 'fr'), 'pass']),
  ['from a price in Polish', differing('19 zł / mies.', 'od 39 zł / mies.', '49 zł / mies.'), 'pass'],
  ['from a price in Ukrainian', differing('4 € / місяць', 'від 9 € / місяць', '12 € / місяць'), 'pass'],
  ['from a price in Russian', differing('4 € / мес.', 'от 9 € / мес.', '12 € / мес.'), 'pass'],
  ['from a price in Japanese', differing('400円/月', '900円/月から', '1200円/月'), 'pass'],
  ['each user in Spanish', differing('4 €/mes', '9 €/mes por usuario', '12 €/mes'), 'pass'],
  [
    'crowns of another country',
    literalFacts({
      page: at('/', list('49 kr'), 'nb'),
      pages: [literalOther('/priser', { lang: 'sv', ...claimsOn(at('/priser', list('59 kr'), 'sv')) })],
    }),
    'pass',
  ],
  ['crowns and euros', site(list('49 kr'), list('€9')), 'pass'],
  ['prices of a year in Danish', differing('29 kr pr. år', '490 kr pr. år', '59 kr pr. måned'), 'pass'],
  ['the same price', site(sentence('€12'), table('€12')), 'pass'],
  ['the price of another plan', site(sentence('€4'), table('€12')), 'pass'],
  ['a price that can be paid for by the year, too', site(sentence('€9'), `${table('€12')}<p>Billed yearly: two months less.</p>`), 'pass'],
  ['a table of prices for a day', site(sentence('€9'), table('€2', 'Price', 'Prices per day')), 'pass'],
  ['a table for the year', site(sentence('€9'), table('€90', 'Per year', 'All prices')), 'pass'],
  ['a price for schools', site('<p>Schools: the Ensemble plan costs €6 a month for students.</p>', table('€12')), 'pass'],
  ['what it was', site('<p>Before May, Ensemble was €9 a month.</p>', table('€12')), 'pass'],
  ['an introductory price', site('<p>Ensemble costs €6 a month until June, then €12.</p>', table('€12')), 'pass'],
  ['a page for schools', site(sentence('€12'), table('€6'), ['/schools']), 'pass'],
  ['a post', site(sentence('€12'), table('€6'), ['/blog/2024']), 'pass'],
  ['another currency', site(sentence('$13'), table('€12')), 'pass'],
  [
    'a preposition like the plan Pro',
    site(
      '<p>Pro Monat kostet das 4 €.</p><p>Pro Monat zahlen Sie 9 € im Monat.</p>',
      '<h2>Preise</h2><ul><li>Pro: 12 € pro Monat</li><li>Team: 20 € pro Monat</li></ul>',
      ['/preise', 'de'],
    ),
    'pass',
  ],
  ['what a teacher earns', site('<p>An ensemble earns €900 a month on average.</p>', table('€12')), 'pass'],
  ['each user', site('<p>Ensemble costs €2 a month for each additional user.</p>', table('€12')), 'pass'],
  ...[
    'Basic hosting costs $5 a month at most providers.',
    'Basic costs $5 a month at most providers.',
    'Team lunch costs us $300 a month.',
    'Team training is $99 a month.',
    'Storage for Team costs $5 a month.',
    'Team cuts costs by $200 a month.',
    'Team is $35 a month with VAT.',
    'Team is $35 a month. This includes VAT.',
    'Team costs $8 a month per person.',
    'Team used to cost $19 a month.',
    'Customers who joined in 2022 keep Team at $19 a month.',
    'Say your own Team plan costs $40 a month.',
    'Rival’s Team plan costs $49 a month.',
  ].map((text): Case => [text, saying(text), 'pass']),
  ['lessons for adults', site(cards(['Child', '$20'], ['Adult', '$30']), '<p>Adult lessons are $60 a month.</p>', ['/faq']), 'pass'],
  ['the plan of a rival', saying('The Team plan costs $49 a month.', '/rival-alternative'), 'pass'],
  ['a plan by its name alone', saying('Team costs $19 a month.'), 'fail', 'Team costs $19 a month” on /faq'],
  ['a plan and its kind', saying('Our Team plan is only $19 a month.'), 'fail'],
  ['a plan in a question', saying('How much does the Team plan cost? It costs $19 a month.'), 'fail'],
  ['a plan that is paid for monthly', saying('The Team plan costs $19 per month, paid monthly.'), 'fail'],
  ['the right price', saying('Team costs $29 a month.'), 'pass'],

  ['one of two plans', site(two, cards(['Basic', '$9'], ['Team', '$25'])), 'fail', 'Team: $29 a month” and “Team: $25 a month” on /prices'],
  ['one plan of one name', site(two, cards(['Team', '$25'])), 'pass'],
  ['a price list of its own', site(two, cards(['Basic', '$19'], ['Team', '$49'])), 'pass'],
  ['prices elsewhere', site(cards(['Small', '$40']), cards(['Small', '$35'], ['Large', '$99']), ['/leeds']), 'pass'],
  ['setup fees', site(cards(['Solo', '$9']), table('$99').replaceAll('Ensemble', 'Solo'), ['/setup']), 'pass'],
  ...['/business', '/compare/rival', '/acme-vs-rival', '/hosting/pricing', '/en-ca', '/ca', '/us-education', '/locations/york'].map(
    (path): Case => [`prices on ${path}`, site(two, cards(['Basic', '$9'], ['Team', '$25']), [path]), 'pass'],
  ),
  ['Canadian dollars', site(two, canadian('$25')), 'pass'],
  ['Canadian dollars, two prices', site(canadian('$29'), canadian('$25')), 'fail'],
])
