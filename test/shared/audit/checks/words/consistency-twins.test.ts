import type { SitePageFacts } from '../../../../../shared/audit/facts.ts'
import { statementsOn } from '../../../../../shared/audit/words/claims/stated.ts'
import { consistency } from '../../../../../shared/audit/checks/words/consistency.ts'
import { readPage } from '../../../../../shared/page/read-page.ts'
import { judge, type Case } from '../../../../support/judge.ts'
import { literalFacts, literalListing } from '../../../../support/literal-page.ts'

const facts = (html: string) => {
  const page = readPage(`<title>Tidewatch</title><h1>Tide tables for small harbours</h1>${html}`, { url: 'https://tidewatch.dev/' })
  return literalFacts({ page, listing: { ...literalListing, name: 'Tidewatch' } })
}
const saying = (...texts: string[]) => facts(texts.map((text) => `<h2>Part</h2><p>${text}</p>`).join(''))
/** What the home page says, beside another page of the site. */
const beside = (path: string, text: string) => {
  const url = `https://tidewatch.dev${path}`
  const stated = statementsOn(readPage(`<title>Other</title><h1>Other</h1><h2>Part</h2><p>${text}</p>`, { url }))
  const page = { url, title: 'Other', stated } as NonNullable<SitePageFacts['page']>
  return { ...saying('A two-year warranty on every gauge.'), pages: [{ url, status: 200, page } as SitePageFacts] }
}
const plans = (...texts: string[]) =>
  `<section class="pricing"><h2>Pricing</h2>${texts.map((text, at) => `<h3>Plan ${at}</h3><p>${text}</p>`).join('')}</section>`

// Two facts that look alike, of two things.
judge(consistency, [
  ['a wrong conversion', saying('Weight: 3.4 kg (75 lb)'), 'warn', '3.4 kg (75 lb)'],
  ['rounded conversions', saying('82 cm (32 in), 1 m (3 ft), 2 km (1 mi), 300 g (1 lb), 1,200 m (3,937 ft), 6 m (19 ft 8 in)'), 'pass'],
  ['a comma instead of a point', saying('1,5 kg (3.3 lb)'), 'pass'],
  ['a quantity beside another measure', saying('Box of 2 kg (40 cm), 12 oz (355 ml), 5 km (8 laps), 3-5 kg (11 lb)'), 'pass'],
  ['a wrong temperature', saying('Keeps warm at 20 °C (86 °F).'), 'warn', '20 °C (86 °F)'],
  ['temperatures', saying('From -10 °C (14 °F) to 40 °C (104 °F), and a change of 10 °C (18 °F).'), 'pass'],
  ['a point among commas', saying('12,90 € im Monat', '25.80 € im Monat', '51,60 € im Monat'), 'warn', '25.80 € beside 12,90 €'],
  ['commas', saying('12,90 € im Monat', '1.290 € im Jahr', '51,60 € im Monat'), 'pass'],
  ['points with apostrophes', saying('CHF 12.90', 'CHF 1’290.50', 'CHF 51.60'), 'pass'],
  ['two styles, as often', saying('12,90 €', '25.80 €', '51,60 €', '9.90 €'), 'pass'],
  ['the sign before, the other way', saying('€12.90', '51,60 €', '25,80 €'), 'pass'],
  ['two warranties', saying('A two-year warranty on every gauge.', 'The warranty is 12 months.'), 'fail', 'two-year warranty'],
  ['one warranty, by days', saying('A one-year warranty on every gauge.', 'The warranty is 365 days.'), 'pass'],
  ['free shipping in two currencies', saying('Free shipping on orders over $50.', 'Free shipping from €60.'), 'pass'],
  ['one warranty in two units', saying('A two-year warranty.', 'The warranty is 24 months.'), 'pass'],
  ['a warranty, and one for a part', saying('A two-year warranty.', 'The battery has a 12-month warranty.'), 'pass'],
  ['two answers', saying('We reply within 24 hours.', 'You’ll hear from us within three days.'), 'fail', 'We reply within 24 hours'],
  ['one answer in two units', saying('We reply within 24 hours.', 'We answer within one business day.'), 'pass'],
  ['a faster answer for some', saying('We reply within two days.', 'With the Business plan, we reply within four hours.'), 'pass'],
  ['the time that privacy laws allow', saying('We reply within one business day.', 'We respond within one month.'), 'pass'],
  ['a faster answer by chat', saying('We reply within two days.', 'In the chat we answer within one hour.'), 'pass'],
  [
    'an answer to each kind of question',
    saying('Questions about an order: We answer within 24 hours.', 'Repairs and estimates: We answer within 5 days.'),
    'pass',
  ],
  ['what customers do', saying('We reply within two days.', 'Most skippers reply to alerts within one hour.'), 'pass'],
  ['two deliveries', saying('Delivery takes 3 days.', 'It is delivered within 2 weeks.'), 'fail', 'Delivery takes 3 days'],
  ['deliveries to two places', saying('Delivery takes 3 days.', 'Delivery takes 9 days to Iceland.'), 'pass'],
  ['deliveries given as ranges', saying('Delivery takes 2–3 working days.', 'Delivered within 6 to 8 weeks.'), 'fail', '2–3 working days'],
  ['one delivery, in working days', saying('Delivered within 5 working days.', 'Delivery takes one week.'), 'pass'],
  ['two periods for returns', saying('Free 30-day returns.', 'You have 14 days to return anything.'), 'fail', '30-day returns'],
  ['how long a refund takes', saying('Free 30-day returns.', 'Returns are processed within 5 days.'), 'pass'],
  [
    'returns, and the right of withdrawal',
    saying('Return it within 30 days.', 'Consumers in the EU can withdraw and return goods within 14 days.'),
    'pass',
  ],
  ['two founding years', saying('Family-run since 1987.', 'The bakery was founded in 1991.'), 'fail', 'founded in 1991'],
  [
    'a town’s age',
    saying('Founded in 2016 in Whitby.', 'The abbey was founded in 657.', 'The town, established in 1640, has two piers.'),
    'pass',
  ],
  [
    'a warranty, and an answer',
    facts(
      '<h2>Built to stay</h2><p>Every lamp comes with a warranty of five years.</p><h3>How long is the warranty?</h3><p>Two years from the day of delivery.</p>',
    ),
    'fail',
    'How long is the warranty?',
  ],
  [
    'an answer about something else',
    facts(
      '<h2>Built to stay</h2><p>Every lamp comes with a warranty of five years.</p><h3>Is there a warranty on the battery?</h3><p>Yes, two years.</p>',
    ),
    'pass',
  ],
  [
    'two days of one launch',
    facts('<p>We launch on 3 December 2026.</p><h3>When can I use it?</h3><p>From 10 December 2026, on every computer.</p>'),
    'fail',
    '3 December 2026',
  ],
  ['early access and a launch', facts('<p>Early access opens on 3 December 2026.</p><p>We launch on 10 December 2026.</p>'), 'pass'],
  [
    'two opening hours',
    saying('Open Tuesday to Saturday from 10:00 to 18:00.', 'Yes, it is open Tuesday to Saturday from 10:00 to 16:00.'),
    'fail',
    '10:00 to 18:00',
  ],
  ['hours of other days', saying('Open Tuesday to Friday from 10:00 to 18:00.', 'Open Saturday from 10:00 to 16:00.'), 'pass'],
  [
    'two numbers of one help line',
    saying('Our help line answers day and night: +353 91 555 2038.', 'What is the number of the help line? It is +353 91 555 2380.'),
    'fail',
    '555 2038',
  ],
  ['two numbers of one firm', saying('Telefon: +380 97 346 65 53', 'Telefon: +380 67 464 36 06'), 'pass'],
  ['two numbers for two purposes', saying('For orders call us: +353 91 555 2038.', 'In an emergency call us: +353 91 555 2380.'), 'pass'],
  [
    'shipping everywhere, and to one country',
    facts(
      '<p>We ship worldwide, wrapped in paper.</p><h3>Where do you ship to?</h3><p>At present only to addresses in the United Kingdom.</p>',
    ),
    'fail',
    'We ship worldwide',
  ],
  [
    'shipping everywhere, and only within one country',
    saying('We ship worldwide.', 'At present we ship within the United Kingdom only.'),
    'fail',
    'We ship worldwide',
  ],
  ['shipping everywhere, and free to one country', saying('We ship worldwide.', 'Free shipping only in the United Kingdom.'), 'pass'],
  [
    'free forever, and paid after two weeks',
    saying('The plan for one plot is free forever.', 'After 14 days the plan for one plot costs £3 per month.'),
    'fail',
    'free forever',
  ],
  ['free forever beside a paid plan', saying('The plan for one plot is free forever.', 'Keen costs £3 each month.'), 'pass'],
  ['averages of two sites', saying('4.8/5 from 212 reviews on one site', '4.6/5 from 212 reviews on the other'), 'pass'],
  ['averages of two groups', saying('Our 140 cooks gave 4.9 of 5.', 'The 72 campers gave 4.6 of 5.'), 'pass'],
  [
    'shares of a whole',
    facts('<h2>Readers</h2><p>We asked for the one place:</p><ul><li>Train: 45%</li><li>Breakfast: 40%</li><li>Bed: 15.5%</li></ul>'),
    'pass',
  ],
  [
    'answers of which several were possible',
    facts(
      '<h2>Readers</h2><p>We asked readers for places. Several answers were possible:</p><ul><li>Train: 45%</li><li>Breakfast: 40%</li><li>Bed: 35%</li></ul>',
    ),
    'pass',
  ],
  [
    'a feature that the table denies',
    facts(
      '<section class="pricing"><h2>Pricing</h2><h3>Small</h3><p>$29 per month</p><ul><li>twenty people</li></ul><h3>Large</h3><p>$79 per month</p><ul><li>spreadsheet export</li></ul></section><table><tr><th>Feature</th><th>Small</th><th>Large</th></tr><tr><td>People</td><td>20</td><td>200</td></tr><tr><td>Spreadsheet export</td><td>no</td><td>no</td></tr></table>',
    ),
    'fail',
    'Spreadsheet export: no',
  ],
  [
    'a feature that the table denies another plan',
    facts(
      '<section class="pricing"><h2>Pricing</h2><h3>Small</h3><p>$29 per month</p><ul><li>twenty people</li></ul><h3>Large</h3><p>$79 per month</p><ul><li>spreadsheet export</li></ul></section><table><tr><th>Feature</th><th>Small</th><th>Large</th></tr><tr><td>Spreadsheet export</td><td>no</td><td>yes</td></tr></table>',
    ),
    'pass',
  ],
  ['another page with another warranty', beside('/questions', 'The warranty is 12 months.'), 'fail', '12 months” on /questions'],
  ['another page about one thing on sale', beside('/products/buoy', 'The warranty is 12 months.'), 'pass'],
  [
    'a warranty for each thing',
    facts(
      '<h2>Gauge</h2><p>Our gauge has a 5-year warranty.</p><h2>Buoy</h2><p>2-year warranty.</p><h2>Parts</h2><p>The rope has a 1-year warranty.</p>',
    ),
    'pass',
  ],
  [
    'opening hours and numbers of two branches',
    facts(
      ['Kiel', 'Emden']
        .map((town, at) => `<h2>${town}</h2><p>Open Monday to Friday from ${9 + at}:00 to 18:00.</p><p>Telefon: 0431 12345${at}</p>`)
        .join(''),
    ),
    'pass',
  ],
  ['hours before a break and after it', saying('Öffnungszeiten Mo-Fr 8-12 Uhr', 'Mo-Fr 14-18 Uhr geöffnet'), 'pass'],
  ['hours with and without am', saying('Open Monday to Friday from 9 to 5.', 'Open Monday to Friday from 9am to 5pm.'), 'pass'],
  ['one number in two forms', saying('Call us: +49 431 1234567', 'Call us: 0431 1234567'), 'pass'],
  ['two courses', saying('Startet am 3. März 2027', 'Startet am 5. Mai 2027'), 'pass'],
  ['a weekday of shipping', saying('We ship worldwide.', 'We ship to Germany only on Mondays.'), 'pass'],
  ['free forever, and a trial of more', saying('Free forever.', 'After your trial, the plan costs $9 per month.'), 'pass'],
  ['the age of a house', saying('Founded in 2016.', 'The castle was founded in 1640.'), 'pass'],
  ['averages on two sites, in one year', saying('4.8/5 on Capterra in 2026.', 'In 2026, G2 gave us 4.6/5.'), 'pass'],
  ['averages of two aspects', saying('Ease of use: 4.8/5 in 212 reviews', 'Support: 4.6/5 in 212 reviews'), 'pass'],
  ...(
    [
      ['how much better it is', 'The one table for harbours', ['40% faster', '60% fewer calls', '30% lower cost']],
      ['of layers', 'Composition', ['100% cotton outside', '100% nylon inside', '80% down between']],
      ['of what one needs a day', 'Nutrition breakdown', ['Vitamin C: 80%', 'Iron: 45%', 'Zinc: 25%']],
    ] as const
  ).map(([name, heading, shares]): Case => [
    `shares ${name}`,
    facts(`<h2>${heading}</h2><ul>${shares.map((share) => `<li>${share}</li>`).join('')}</ul>`),
    'pass',
  ]),
  [
    'a feature that is crossed out on a card',
    facts(
      '<section class="pricing"><h2>Pricing</h2><h3>Small</h3><p>$29 per month</p><ul><li>Spreadsheet export</li></ul><h3>Large</h3><p>$79 per month</p><ul><li>Spreadsheet export</li></ul></section><table><tr><th>Feature</th><th>Small</th><th>Large</th></tr><tr><td>Spreadsheet export</td><td>no</td><td>yes</td></tr></table>',
    ),
    'pass',
  ],
  ['free shipping from two amounts', facts('<p>Free shipping over $50.</p><p>Free shipping from $75.</p>'), 'fail'],
  ['free shipping, and a discount', saying('Free shipping on orders over $50.', '10% off orders over $75.'), 'pass'],
  ['customers of two products', saying('12,000 customers use Tidewatch.', '300 customers run Windwatch on their own servers.'), 'pass'],
  [
    'case studies of an agency',
    saying('Northsail grew fast. 40,000 users signed up in May.', 'Harbour & Co. 2,000 users now book online.'),
    'pass',
  ],
  ['an outage', saying('Trusted by 12,000 customers.', 'The outage of 3 May was short. 40 customers were affected.'), 'pass'],
  [
    'two customers of an agency',
    facts('<h2>Acme</h2><div>8,400</div><div>users</div><h2>Harbourly</h2><div>1,200</div><div>users</div>'),
    'pass',
  ],
  ['a limit of a plan', saying('Over 10,000 teams.', 'The Crew plan is for groups. 25 users are included.'), 'pass'],
  ['a customer’s own users', saying('Trusted by 400 companies.', 'Acme has grown. 9,000 companies buy there.'), 'pass'],
  ['a milestone of the past', saying('Trusted by 12,000 customers.', 'In 2019 we reached more than 1,000 customers.'), 'pass'],
  ['all of one thing, some of another', saying('Compare all 5 plans.', 'Get reports from 12 plans.'), 'pass'],
  ['all of a chapter', saying('Read all 12 chapters.', 'Comes with 3 chapters of exercises.'), 'pass'],
  ['bundles of a shop', saying('Get all 40 fonts in one bundle.', 'The Serif bundle comes with 12 fonts.'), 'pass'],
  ['a part of the courses', saying('All 24 lessons are recorded.', 'The module on knots teaches knots with six lessons.'), 'pass'],
  ['a study across others', saying('We answer all 200 questions ourselves.', 'A survey with 20 questions.'), 'pass'],
  ['works offline on a part', saying('The editor works offline.', 'Chat requires an internet connection.'), 'pass'],
  ['founders and companies', saying('Founded in 2016.', 'Our sister company was founded in 2019.'), 'pass'],
  ['founded and started', saying('Founded in 2016.', 'Sales started in 2018.'), 'pass'],
  [
    'a founder’s earlier company',
    saying('Tidewatch was founded in 2016.', 'Ana is an engineer. She founded Harbourly, established in 2009.'),
    'pass',
  ],
  ['two languages counts for two products', saying('The app speaks nine languages.', 'Help pages are available in 3 languages.'), 'pass'],
  ['refreshes', saying('Prices refresh every 5 minutes.', 'Tokens refresh every 12 hours.'), 'pass'],
  ['checks', saying('We check every 30 seconds on servers.', 'DNS is checked every 6 hours.'), 'pass'],
  ['launch of two things', saying('Launching on December 1, 2026.', 'The Android app launches on January 8, 2027.'), 'pass'],
  ['a launch in two notations', saying('Launching on December 1, 2026.', 'Launching December 1.'), 'pass'],
  ['a launch abbreviated', saying('Launching on December 1.', 'Launching Dec 1.'), 'pass'],
  [
    'servers of a rival',
    saying('All data stays on servers in Germany.', 'Most tools store your trips on servers in the United States.'),
    'pass',
  ],
  ['a dependency', saying('Tidewatch is MIT licensed.', 'The map is under the Apache license.'), 'pass'],
  ['versions of two apps', saying('Download version 3.1 for macOS.', 'Download version 2.9 for Windows.'), 'pass'],
  ['a version shortened', saying('Version 3.2 is out.', 'Download version 3.2.1'), 'pass'],
  ['an account for a feature', saying('No sign-up needed for the calculator.', 'Create an account to start selling.'), 'pass'],
  [
    'a question of another product',
    facts('<p>Runs on Windows, macOS and Linux.</p><h3>Do I need Linux to use it?</h3><p>No, any system will do.</p>'),
    'pass',
  ],
  ['a question the other way round', facts('<p>Tidewatch works offline.</p><h3>Do I need an internet connection?</h3><p>No.</p>'), 'pass'],
  ['an account, asked for', facts('<p>No account needed.</p><h3>Do I need an account?</h3><p>No, just open it.</p>'), 'pass'],
  ['an account, asked for otherwise', facts('<p>You need an account.</p><h3>Do I need an account?</h3><p>Yes, a free one.</p>'), 'pass'],
  ['an account to cancel', facts('<p>No account needed.</p><h3>Can I use it without an account?</h3><p>Yes.</p>'), 'pass'],
  ['a question about no free plan', facts('<p>There is no free plan.</p><h3>Is the free plan gone?</h3><p>Yes, since May.</p>'), 'pass'],
  [
    'a limit of one platform',
    facts('<p>Available for Windows and macOS.</p><h3>Is there a difference between Mac and Windows?</h3><p>No.</p>'),
    'pass',
  ],
  [
    'questions of two products',
    facts(
      '<h2>Basic</h2><h3>What is included?</h3><p>Three gauges a month.</p><h2>Crew</h2><h3>What is included?</h3><p>Ten gauges a month.</p>',
    ),
    'pass',
  ],
  [
    'a total with shipping',
    facts(
      '<table><tr><th>Item</th><th>Price</th></tr><tr><td>Gauge × 2</td><td>€40</td></tr><tr><td>Mast</td><td>€25</td></tr><tr><td>Total</td><td>€105</td></tr></table>',
    ),
    'pass',
  ],
  [
    'a total with quantities',
    facts(
      '<table><tr><th>Item</th><th>Qty</th><th>Price</th></tr><tr><td>Gauge</td><td>2</td><td>€40</td></tr><tr><td>Mast</td><td>1</td><td>€25</td></tr><tr><td>Total</td><td></td><td>€105</td></tr></table>',
    ),
    'pass',
  ],
  [
    'another price a month, an add-on',
    facts(`${plans('€9 a month', '€29 a month')}<h2>Add-ons</h2><p>Backups from €4 a month.</p>`),
    'pass',
  ],
  ['hosting of a rival', facts(`${plans('€9 a month', '€29 a month')}<p>Other tools start at €40 a month.</p>`), 'pass'],
  ['terms of two kinds', facts('<h3>Clothing</h3><p>60-day returns.</p><h3>Electronics</h3><p>14-day returns.</p>'), 'pass'],
  ['terms of two lists', facts('<ul><li>Clothing: 60-day returns</li><li>Bikes: 14-day returns</li></ul>'), 'pass'],
  ['how hard a trail is', facts('<p>Difficulty ★★☆☆☆ 4.7/5 from 88 hikers</p><p>★★★★★ · 2.5 hours</p>'), 'pass'],
])
