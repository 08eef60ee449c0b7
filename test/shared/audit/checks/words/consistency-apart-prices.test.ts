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

/** Two prices of which something beside or above them says why both are right. */
type Like = [title: string, lang: string, front: string, path: string, html: string]
const likes: Like[] = [
  ['a section for some', 'en', `${card('Welding', '£165')}<h2>For members</h2><p>Welding costs £195.</p>`, '/about', '<h1>About</h1>'],
  ['a section of a town', 'en', `${card('Welding', '£165')}<h2>In Leeds</h2><p>Welding costs £195.</p>`, '/about', '<h1>About</h1>'],
  ['a day in brackets', 'en', `${card('Welding', '£165')}<p>Welding: £195 (Saturdays).</p>`, '/about', '<h1>About</h1>'],
  [
    'a second product’s section',
    'en',
    `<h2>Pricing</h2>${card('Free', 'Free')}${card('Pro', '$20/month')}`,
    '/pricing',
    `<h1>Pricing</h1><h2>Forms</h2>${card('Free', 'Free')}${card('Pro', '$10/month')}`,
  ],
  [
    'a town’s section',
    'en',
    `<h2>Courses</h2>${card('Beginner Spanish', '£145')}`,
    '/courses',
    `<h1>Courses</h1><h2>Leeds</h2>${card('Beginner Spanish', '£165')}`,
  ],
  [
    'months',
    'en',
    card('Double room', '€90'),
    '/prices',
    `<h1>Prices</h1><h2>1 June – 31 August</h2>${rows(['Room', 'Price'], ['Double room', '€120'])}`,
  ],
  [
    'a boat trip',
    'en',
    `<h2>Tickets</h2>${card('Adults', '£12')}${card('Children', '£6')}${card('Family', '£30')}`,
    '/visit',
    `<h1>Visit</h1><h2>Boat trip</h2>${card('Adults', '£18')}${card('Children', '£6')}${card('Family', '£30')}`,
  ],
  ['a whole cake', 'en', card('Carrot cake', '£4'), '/shop', `<h1>Shop</h1>${card('Carrot cake', '£38', 'Serves twelve')}`],
  ['weights', 'en', card('House blend', '£8', '250 g'), '/shop', `<h1>Shop</h1>${card('House blend', '£28', '1 kg')}`],
  [
    'lengths',
    'en',
    card('Back massage', '£35', '30 minutes'),
    '/prices',
    `<h1>Prices</h1>${rows(['Massage', 'Time', 'Price'], ['Back massage', '60 min', '£60'])}`,
  ],
  ['ten classes', 'de', card('Hatha-Yoga', '12 €'), '/preise', `<h1>Preise</h1>${card('Hatha-Yoga', '100 €', 'Zehnerkarte')}`],
  [
    'contracts',
    'en',
    card('Gym membership', '£29 a month', '12-month contract'),
    '/prices',
    `<h1>Prices</h1>${card('Gym membership', '£39 a month', 'No contract')}`,
  ],
  ['what others ask', 'en', `<p>A lawyer asks $300 for a contract.</p>${card('Contract', '$29')}`, '/about', '<h1>About</h1>'],
  ['what it protects', 'en', `<p>Cover your phone for £1,000.</p>${card('Phone cover', '£6')}`, '/about', '<h1>About</h1>'],
  [
    'another form of a book',
    'en',
    `<p>Acme.</p>${card('The book', '£40', '<a href="/b">Buy the e-book for £15</a>')}`,
    '/about',
    '<h1>About</h1>',
  ],
  ['numbered parts', 'en', card('Bolt 10451', '£4'), '/shop', `<h1>Shop</h1>${card('Bolt 10452', '£5')}`],
  ['numbered models', 'en', card('iPhone15 case', '£14'), '/shop', `<h1>Shop</h1>${card('iPhone16 case', '£15')}`],
  ['names of rooms', 'it', card('Camera Carla', '90 €'), '/prezzi', `<h1>Prezzi</h1>${card('Camera Carlo', '110 €')}`],
  ['an archive', 'en', '<p>Workshop: £60.</p>', '/2023', '<h1>Workshop</h1><p>Workshop: £50.</p>'],
  ['a course named by the address’s ending', 'en', card('Dev course', '£60'), '/courses', `<h1>Courses</h1>${card('Course', '£80')}`],
  [
    'lessons at home and online',
    'en',
    card('Singing lesson', '£40'),
    '/lessons',
    `<h1>Lessons</h1><h2>At your home</h2>${card('Singing lesson', '£48')}<h2>Online</h2>${card('Singing lesson', '£35')}`,
  ],
  ['lessons at home', 'en', '<h2>At your home</h2><p>Singing lesson: £48</p>', '/prices', '<h1>Prices</h1><p>Singing lesson: £40</p>'],
  [
    'Unterricht zu Hause',
    'de',
    card('Klavierstunde', '45 €'),
    '/preise',
    `<h1>Preise</h1><h2>Bei Ihnen zu Hause</h2>${card('Klavierstunde', '55 €')}`,
  ],
  [
    'plans of two sizes',
    'en',
    `<h2>Pricing</h2>${card('Solo', '$9 / month', '5 GB')}${card('Team', '$20 / month', '10 GB')}`,
    '/pricing',
    `<h1>Pricing</h1>${card('Solo', '$9 / month', '5 GB')}${card('Team', '$40 / month', '50 GB')}`,
  ],
  [
    'the plan that is yours',
    'en',
    '<h2>Your Plan</h2><p>€12 / month</p>',
    '/pricing',
    '<h1>Pricing</h1><h2>Only One Plan</h2><p>€20 / month</p>',
  ],
]

judge(consistency, [
  ...likes.map(([title, lang, front, path, html]): Case => [title, site(lang, front, [path, html]), 'pass']),
  ...['The Solo Plan costs €9 a month.', 'The Solo plan costs €9 a month.'].map((text): Case => [
    text,
    site('en', `${card('Solo', '€12 / month')}${card('Team', '€29 / month')}`, ['/faq', `<h1>Questions</h1><p>${text}</p>`]),
    'fail',
    '“Solo: €12 / month” and',
  ]),
  [
    'a plan of one size for two prices',
    site('en', `${card('Solo', '$9 / month')}${card('Team', '$20 / month', '10 GB')}`, [
      '/pricing',
      `<h1>Pricing</h1>${card('Solo', '$9 / month')}${card('Team', '$40 / month', '10 GB')}`,
    ]),
    'fail',
    'Team: $40 / month',
  ],
])
