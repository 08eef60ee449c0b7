import { consistency } from '../../../../../shared/audit/checks/words/consistency.ts'
import { claimsOn } from '../../../../../shared/audit/words/claims/page-claims.ts'
import { readPage } from '../../../../../shared/page/read-page.ts'
import { judge, type Case } from '../../../../support/judge.ts'
import { literalFacts } from '../../../../support/literal-page.ts'
import { literalOther } from '../../../../support/literal-pages.ts'

const read = (lang: string, html: string, path: string) =>
  readPage(`<html lang="${lang}"><title>Acme</title>${html}`, { url: `https://acme.dev${path}` })
const site = (lang: string, front: string, ...others: [path: string, html: string, lang?: string][]) =>
  literalFacts({
    page: read(lang, `<h1>Acme</h1>${front}`, '/'),
    pages: others.map(([path, html, own = lang]) => literalOther(path, { lang: own, ...claimsOn(read(own, html, path)) })),
  })
const card = (name: string, ...texts: string[]) => `<article><h3>${name}</h3>${texts.map((text) => `<p>${text}</p>`).join('')}</article>`
const rows = (head: string[], ...all: string[][]) =>
  `<table><tr>${head.map((cell) => `<th>${cell}</th>`).join('')}</tr>${all.map(([first, ...rest]) => `<tr><th>${first}</th>${rest.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`

/** Two prices of one name, both of which may be right. */
type Like = [title: string, lang: string, front: string, path: string, html: string]
const likes: Like[] = [
  [
    'early birds',
    'en',
    card('Weekend course', '£120', 'Early bird, until 1 March'),
    '/prices',
    `<h1>Prices</h1>${rows(['Course', 'Price'], ['Weekend course', '£150'])}`,
  ],
  [
    'early birds’ column',
    'en',
    card('Weekend course', '£150'),
    '/prices',
    `<h1>Prices</h1>${rows(['Course', 'Early bird'], ['Weekend course', '£120'])}`,
  ],
  [
    'members and guests',
    'en',
    card('Court hire', '£10 for members'),
    '/prices',
    `<h1>Prices</h1>${rows(['Court', 'Guests'], ['Court hire', '£16'])}`,
  ],
  [
    'members’ prices',
    'de',
    card('Platzmiete', '10 €'),
    '/preise',
    `<h1>Preise</h1>${rows(['Platz', 'Mitglieder'], ['Platzmiete', '7 €'])}`,
  ],
  [
    'students',
    'en',
    card('Monthly pass', '£40'),
    '/prices',
    `<h1>Prices</h1><h2>Students</h2>${rows(['Pass', 'Price'], ['Monthly pass', '£25'])}`,
  ],
  ['business and private', 'en', card('Backup', '$9 a month'), '/business', `<h1>For business</h1>${card('Backup', '$29 a month')}`],
  [
    'net of tax',
    'de',
    card('Kochkurs', '119 €'),
    '/preise',
    `<h1>Preise</h1><p>Alle Preise zzgl. MwSt.</p>${rows(['Kurs', 'Preis'], ['Kochkurs', '100 €'])}`,
  ],
  [
    'plus VAT',
    'en',
    card('Harbour plan', '£10 plus VAT'),
    '/pricing',
    `<h1>Pricing</h1>${rows(['Plan', 'Price with VAT'], ['Harbour plan', '£12'])}`,
  ],
  ['for a person and a room', 'en', card('Double room', '£50 per person'), '/rooms', `<h1>Rooms</h1>${card('Double room', '£90')}`],
  ['a night and a week', 'en', card('Cottage', '£90 per night'), '/prices', `<h1>Prices</h1>${card('Cottage', '£560 per week')}`],
  [
    'weekdays and weekends',
    'en',
    card('Day pass', '£12'),
    '/prices',
    `<h1>Prices</h1>${rows(['Ticket', 'Weekdays', 'Weekends'], ['Day pass', '£10', '£14'])}`,
  ],
  ['weekends alone', 'en', card('Day pass', '£12'), '/prices', `<h1>Prices</h1><h2>Weekend</h2>${card('Day pass', '£14')}`],
  [
    'children and adults',
    'en',
    card('Day pass', '£12'),
    '/prices',
    `<h1>Prices</h1>${rows(['Ticket', 'Adults', 'Children'], ['Day pass', '£14', '£7'])}`,
  ],
  ['small and large', 'en', card('Mug', '$18'), '/shop', `<h1>Shop</h1>${rows(['Mug', 'Price'], ['Small', '$16'], ['Large', '$21'])}`],
  [
    'sizes as columns',
    'en',
    card('Lampshade', '$38'),
    '/shop',
    `<h1>Shop</h1>${rows(['Lamp', 'Small', 'Large'], ['Lampshade', '$30', '$45'])}`,
  ],
  ['colors', 'en', card('Blue mug', '$18'), '/shop', `<h1>Shop</h1>${card('Red mug', '$21')}`],
  ['models by letter', 'en', card('Desk A', '$180'), '/shop', `<h1>Shop</h1>${card('Desk B', '$210')}`],
  ['with shipping', 'en', card('Tile kit', '$45'), '/order', '<h1>Order the tile kit</h1><p>$51 with shipping</p>'],
  [
    'by month and by year',
    'en',
    card('Harbour', '$12 a month'),
    '/pricing',
    `<h1>Pricing</h1><p>Billed annually.</p>${card('Harbour', '$9 a month')}`,
  ],
  ['a year and twelve months', 'en', card('Harbour', '$108 a year'), '/pricing', `<h1>Pricing</h1>${card('Harbour', '$12 a month')}`],
  [
    'yearly billing in French',
    'fr',
    '<p>La formule Chorale coûte 9 € par mois, payée à l’année.</p>',
    '/tarifs',
    `<h1>Tarifs</h1>${rows(['Formule', 'Par mois', 'Par an'], ['Chorale', '11 €', '108 €'])}`,
  ],
  ['a first month', 'en', card('Harbour', '$1 for the first month'), '/pricing', `<h1>Pricing</h1>${card('Harbour', '$12')}`],
  [
    'a first month beside it',
    'en',
    card('Harbour', '$1', 'first month, then as usual'),
    '/pricing',
    `<h1>Pricing</h1>${card('Harbour', '$12')}`,
  ],
  ['from a price', 'en', card('Wedding cake', 'from £180'), '/prices', `<h1>Prices</h1>${card('Wedding cake', '£240')}`],
  [
    'a label above that says from',
    'de',
    card('Hochzeitstorte', 'ab', '180 €'),
    '/preise',
    `<h1>Preise</h1>${card('Hochzeitstorte', '240 €')}`,
  ],
  ['a range', 'en', card('Portrait', '£180–240'), '/prices', `<h1>Prices</h1>${card('Portrait', '£210')}`],
  ['a plus sign', 'en', card('Portrait', '£180+'), '/prices', `<h1>Prices</h1>${card('Portrait', '£210')}`],
  ['dollars of two countries', 'en', card('Harbour', '$12 a month'), '/pricing', `<h1>Pricing</h1>${card('Harbour', 'CA$16 a month')}`],
  ['a country’s path', 'en', card('Harbour', '$12 a month'), '/au/pricing', `<h1>Pricing</h1>${card('Harbour', '$18 a month')}`],
  ['an old price', 'en', card('Tile kit', '<del>$60</del> $45'), '/shop', `<h1>Shop</h1>${card('Tile kit', '<del>$60</del>', '$45')}`],
  ['a post', 'en', card('Harbour', '$12 a month'), '/blog/new-prices', '<h1>New prices</h1><p>Harbour costs $9 a month.</p>'],
  ['a changelog', 'en', card('Harbour', '$12 a month'), '/changelog', '<h1>Changelog</h1><h2>2023</h2><p>Harbour costs $9 a month.</p>'],
  [
    'competitors',
    'en',
    card('Harbour', '$12 a month'),
    '/compare',
    `<h1>Compare</h1>${rows(['', 'Acme', 'Rival'], ['Harbour', '$12', '$19'])}`,
  ],
  [
    'an example',
    'en',
    card('Harbour', '$12 a month'),
    '/faq',
    '<h1>Questions</h1><p>For example, Harbour costs $24 a month for two people.</p>',
  ],
  [
    'a calculator',
    'en',
    card('Harbour', '$12 per user per month'),
    '/pricing',
    `<h1>Pricing</h1><p>Your team of ten</p>${card('Harbour', '$120 per month')}`,
  ],
  ['an add-on', 'en', card('Harbour', '$12 a month'), '/faq', '<h1>Questions</h1><p>Harbour costs $5 a month more with wind.</p>'],
  ['add-ons', 'en', card('Storage', '$12 a month'), '/pricing', `<h1>Pricing</h1><h2>Add-ons</h2>${card('Storage', '$4 a month')}`],
  ['hardware and software', 'en', card('Gauge', '$120'), '/hardware', `<h1>Hardware</h1>${card('Gauge', '$99')}`],
  ['a deposit', 'en', card('Weekend course', '£150'), '/book', '<h1>Book a place</h1><p>Weekend course: £30 deposit.</p>'],
  [
    'a deposit column',
    'en',
    card('Weekend course', '£150'),
    '/book',
    `<h1>Book a place</h1>${rows(['Course', 'Deposit'], ['Weekend course', '£30'])}`,
  ],
  ['a ticket’s fee', 'en', card('Concert', '£20'), '/tickets', '<h1>Tickets</h1><p>Concert: £21.50 including booking fee.</p>'],
  ['a minimum order', 'en', '<p>Minimum order: £15</p>', '/delivery', '<h1>Delivery</h1><p>Minimum order: £40</p>'],
  ['gift cards', 'en', card('Gift card', '£25'), '/shop', `<h1>Shop</h1>${card('Gift card', '£50')}`],
  ['donations', 'en', card('Donate', '£5 a month'), '/help', `<h1>Help</h1>${card('Donate', '£10 a month')}`],
  ['salaries', 'en', card('Gardener', '£2,100 a month'), '/jobs', `<h1>Jobs</h1>${card('Gardener', '£2,300 a month')}`],
  ['savings', 'en', card('Harbour', '$12 a month'), '/faq', '<h1>Questions</h1><p>Harbour saves you $200 a month.</p>'],
  ['money back', 'en', card('Harbour', '$120'), '/faq', '<h1>Questions</h1><p>Harbour: $100 back if you cancel.</p>'],
  ['another product’s plan', 'en', card('Team', '$12 a month'), '/helpdesk/pricing', `<h1>Pricing</h1>${card('Team', '$29 a month')}`],
  [
    'another product’s page of prices',
    'en',
    card('Team', '$12 a month'),
    '/helpdesk',
    `<h1>Acme Helpdesk</h1>${card('Free', '$0')}${card('Team', '$29 a month')}`,
  ],
  [
    'a customer’s story',
    'en',
    card('Harbour', '$12 a month'),
    '/stories/port',
    '<h1>The port of Hull</h1><p>Harbour costs $30 a month.</p>',
  ],
  ['cities', 'de', '<p>Die Einzelstunde kostet 45 €.</p>', '/hamburg/preise/', '<h1>Preise</h1><p>Die Einzelstunde kostet 39 €.</p>'],
  ['rooms', 'en', '<p>Rent: £650 a month.</p>', '/rooms/2', '<h1>Room 2</h1><p>Rent: £720 a month.</p>'],
  ['another season', 'en', card('Cabin', '£90 a night'), '/prices', `<h1>Prices</h1><h2>Winter</h2>${card('Cabin', '£70 a night')}`],
  ['a piece and a kilogram', 'en', card('Goat cheese', '£4'), '/shop', `<h1>Shop</h1>${card('Goat cheese', '£28 per kg')}`],
  ['a class and a month', 'en', card('Yoga', '£12'), '/prices', `<h1>Prices</h1>${card('Yoga', '£49 a month')}`],
  ['another language', 'en', card('Weekend course', '£150'), '/de/preise', `<h1>Preise</h1>${card('Weekend course', '£170')}`],
  [
    'a list of all other prices',
    'en',
    `${card('Cut', '£30')}${card('Color', '£60')}${card('Shave', '£20')}`,
    '/prices',
    `<h1>Prices</h1>${card('Cut', '£36')}${card('Color', '£70')}${card('Shave', '£24')}`,
  ],
  ['standing and standard', 'en', card('Standing ticket', '£20'), '/tickets', `<h1>Tickets</h1>${card('Standard ticket', '£30')}`],
  [
    'one plan’s price for another',
    'en',
    `${card('Solo', '$9 a month')}${card('Crew', '$12 a month')}`,
    '/pricing',
    `<h1>Pricing</h1>${card('Solo', '$9 a month')}${card('Crew', '$15 a month')}${card('Fleet', '$12 a month')}`,
  ],
  [
    'a group’s price',
    'en',
    '<p>The tour costs £12 per person.</p>',
    '/prices',
    '<h1>Prices</h1><h2>Groups</h2><p>The tour costs £9 per person.</p>',
  ],
  [
    'a time of day',
    'en',
    card('Court hire', '£12 per hour'),
    '/prices',
    `<h1>Prices</h1>${rows(['Court', 'Off-peak', 'Peak'], ['Court hire', '£9', '£15'])}`,
  ],
  ['wholesale', 'en', card('Coffee beans', '£9'), '/wholesale', `<h1>Wholesale</h1>${card('Coffee beans', '£6')}`],
  [
    'tables by size',
    'en',
    card('Oak table', '£900'),
    '/tables',
    `<h1>Tables</h1>${rows(['Table', '160 cm', '200 cm'], ['Oak table', '£850', '£990'])}`,
  ],
]

judge(consistency, [
  ...likes.map(([title, lang, front, path, html]): Case => [title, site(lang, front, [path, html]), 'pass']),
  [
    'two cities beside each other',
    site(
      'de',
      '<p>Yoga in zwei Städten.</p>',
      ['/berlin/preise/', '<h1>Preise</h1><p>Die Einzelstunde kostet 45 €.</p>'],
      ['/hamburg/preise/', '<h1>Preise</h1><p>Die Einzelstunde kostet 39 €.</p>'],
    ),
    'pass',
  ],
  [
    'two products beside each other',
    site(
      'en',
      '<p>Two products.</p>',
      ['/crm/pricing', '<h1>Pricing</h1><p>The Team plan costs $29.</p>'],
      ['/helpdesk/pricing', '<h1>Pricing</h1><p>The Team plan costs $49.</p>'],
    ),
    'pass',
  ],
  [
    'two rooms beside each other',
    site(
      'en',
      '<p>Rooms.</p>',
      ['/rooms/1', '<h1>Room 1</h1><p>Rent: £650 a month.</p>'],
      ['/rooms/2', '<h1>Room 2</h1><p>Rent: £720</p>'],
    ),
    'pass',
  ],
])
