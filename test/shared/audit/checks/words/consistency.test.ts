import { consistency } from '../../../../../shared/audit/checks/words/consistency.ts'
import { readPage } from '../../../../../shared/page/read-page.ts'
import { judge } from '../../../../support/judge.ts'
import { literalFacts, literalListing } from '../../../../support/literal-page.ts'

const facts = (html: string) => {
  const page = readPage(`<title>Tidewatch</title><h1>Tide tables for small harbours</h1>${html}`, { url: 'https://tidewatch.dev/' })
  return literalFacts({ page, listing: { ...literalListing, name: 'Tidewatch' } })
}
const saying = (...texts: string[]) => facts(texts.map((text) => `<h2>Part</h2><p>${text}</p>`).join(''))
const plans = (...texts: string[]) =>
  `<section class="pricing"><h2>Pricing</h2>${texts.map((text, at) => `<h3>Plan ${at}</h3><p>${text}</p>`).join('')}</section>`
const card = (quote: string, name: string, picture = '') =>
  `<figure class="testimonial"><blockquote>${quote}</blockquote>${picture}<figcaption>${name}</figcaption></figure>`
const quote = 'We moved all our moorings over in one evening and nobody has called since.'
const other = 'The tide column is worth the price alone, I see at once when to cast off.'
const face = (src: string, alt = '') => `<img src="${src}" alt="${alt}">`
const long = 'Harbour masters offer a berth to others, and you approve the swap with one press.'

judge(consistency, [
  ['nothing', saying('Tide tables for pilots'), 'pass'],
  [
    'a word that stands there twice',
    saying('You can invite the the whole crew.'),
    'warn',
    'is repeated by mistake: “You can invite the the whole crew.”',
  ],
  [
    'a hint in two sections that go on',
    facts(`<h2>Icons</h2><p>${long}</p><p>Twelve of them.</p><h2>Buttons</h2><p>${long}</p><p>Four of them.</p>`),
    'pass',
  ],
  ['words that may', saying('What that that means, they had had to learn. The theme of the thesis.'), 'pass'],

  ['two trial lengths', saying('Start your 14-day free trial.', 'Try it free for 30 days.'), 'fail', '14-day free trial'],
  ['in words', saying('A two-week free trial.', 'Every plan has a 30-day trial.'), 'fail'],
  ['in German', saying('14 Tage kostenlos testen.', 'Die 30-tägige Testphase endet von selbst.'), 'fail'],
  ['one length in two units', saying('A two-week free trial.', 'Free for 14 days.'), 'pass'],
  ['a trial and a refund', saying('A 14-day free trial.', 'A 30-day money-back guarantee.'), 'pass'],
  ['another trial for teams', saying('A 14-day free trial.', 'A 30-day free trial for teams, on request.'), 'pass'],
  ['a trial per plan', facts(plans('€9 a month, 7-day free trial', '€29 a month, 30-day free trial')), 'pass'],
  ['the trial of others', saying('A 30-day free trial.', 'Most tools give you a 7-day free trial.'), 'pass'],
  ['a reminder before its end', saying('A 14-day free trial.', 'We remind you 3 days before your free trial ends.'), 'pass'],

  [
    'both trials in one sentence',
    saying('The monthly plan has a 7-day free trial, the yearly plan a 14-day free trial.', 'A 14-day free trial.'),
    'pass',
  ],

  ['two refunds', saying('A 30-day money-back guarantee.', 'Full refund within 14 days, no questions.'), 'fail'],
  ['a card, and none', saying('No credit card required.', 'A credit card is required to start the trial.'), 'fail'],
  ['a card later', saying('No credit card required.', 'A credit card is required once your trial ends.'), 'pass'],
  ['two support hours', saying('24/7 support for everyone.', 'Our support team answers Monday to Friday, 9:00 to 17:00.'), 'fail'],
  ['support, and what watches', saying('24/7 monitoring of every gauge.', 'Support: Monday to Friday, 9:00 to 17:00.'), 'pass'],
  ['support by phone and chat', saying('24/7 chat support.', 'Phone support Monday to Friday, 9 am to 5 pm.'), 'pass'],
  ['the same hours twice', saying('Support Mon–Fri 9 am–5 pm.', 'Our support team is there Monday to Friday, 9:00 to 17:00.'), 'pass'],

  ['an app promised and denied', saying('Get the app for iPhone and Android.', 'Android isn’t supported yet.'), 'fail'],
  ['an app to come', saying('Available on Windows, macOS and Linux.', 'Linux: coming soon.'), 'fail'],
  [
    'offline, or not',
    saying('Works offline, too: the table stays on your phone.', 'You need an account. Tidewatch requires an internet connection.'),
    'fail',
  ],
  ['no account, or one', saying('No account needed: open the table and go.', 'Create an account to see the table.'), 'fail'],
  ['cancelled at any time, or not', saying('Cancel anytime.', 'The contract runs for at least 12 months.'), 'fail'],
  ['two continents', saying('All data stays on servers in Germany.', 'We store your trips on servers in the United States.'), 'fail'],
  [
    'two licenses',
    saying('Tidewatch is open source under the MIT license.', 'The code is licensed under AGPL-3.0. It is under the GPL.'),
    'fail',
  ],
  ['a certificate, or a plan', saying('We are SOC 2 certified.', 'SOC 2 certification is planned for 2027.'), 'fail'],
  ['two numbers of languages', saying('Available in 12 languages.', 'The app speaks nine languages.'), 'fail'],
  ['two crowds in one place', saying('Used by 40 harbours in Britain.', 'Used by 400 harbours in Britain.'), 'fail'],
  ['crowds in two places', saying('Used by 40 harbours in Britain.', 'Used by 400 harbours in France.'), 'pass'],
  ['free forever, or not', facts('<p>Free forever for small jetties.</p><h3>Is there a free plan?</h3><p>No, but a trial.</p>'), 'fail'],
  ['two years of birth', saying('Founded in 2016 by two pilots.', 'Tidewatch was established in 2019.'), 'fail'],
  ['two versions', saying('Version 3.2 is out.', 'Download version 3.1'), 'fail'],
  ['one code, two discounts', saying('Launch week: 30% off with code TIDE.', 'Get 20% off in launch week with TIDE.'), 'fail'],
  ['two days of launch', saying('We launch on December 1, 2026.', 'Launching on December 8, 2026. Tell a friend.'), 'fail'],
  ['two numbers of customers', saying('Over 12,000 customers sail with Tidewatch.', 'Ask any of our 3,000 customers.'), 'fail'],
  ['two numbers of countries', saying('Used in 40 countries.', 'Crews in 25 countries rely on Tidewatch.'), 'fail'],
  ['an app for another kind of device', saying('Get the app for iPhone and Android.', 'An Android tablet version is coming soon.'), 'pass'],
  ['another app that isn’t there', saying('Runs on Windows and macOS.', 'There is no Linux version yet.'), 'pass'],
  [
    'a connection for once',
    saying(
      'Works offline, too.',
      'You need an internet connection to set up the first gauge. Tidewatch requires an internet connection to sync.',
    ),
    'pass',
  ],
  ['an account to save', saying('No account needed.', 'Create an account to save your log.'), 'pass'],
  ['a contract for enterprises', saying('Cancel anytime.', 'The Enterprise contract runs for at least 12 months.'), 'pass'],
  ['a choice of servers', saying('All data stays on servers in Germany.', 'Enterprise: choose servers in the United States.'), 'pass'],
  ['two licenses for two parts', saying('Tidewatch is MIT licensed.', 'The docs are under the GPL.'), 'pass'],
  ['a certificate of the host', saying('We are SOC 2 certified.', 'SOC 2 certification of our new hosting is planned.'), 'pass'],
  ['languages of two things', saying('Available in 12 languages.', 'Support in three languages.'), 'pass'],
  ['some of the harbours', saying('Tidewatch covers 41 harbours.', 'All 3 harbours in your plan are read first.'), 'pass'],
  ['two things at two paces', saying('Gauges are read every ten minutes.', 'Backups run every 6 hours.'), 'pass'],
  ['an older version', saying('Version 3.2 is out.', 'Upgrade from version 3.1.'), 'pass'],
  ['two codes', saying('30% off with code TIDE.', '20% off with code EBB.'), 'pass'],
  ['customers of this year', saying('Over 12,000 customers.', '3,000 customers joined this year.'), 'pass'],
  ['offices', saying('Used in 40 countries.', 'Offices in 3 countries.'), 'pass'],
  [
    'a question answered with no',
    facts('<p>Runs on Windows, macOS and Linux.</p><h3>Does it run on Linux?</h3><p>No, not yet.</p>'),
    'fail',
    'Does it run on Linux? No, not yet.',
  ],
  [
    'a question about two',
    facts('<p>Runs on Windows and macOS.</p><h3>Does it run on Windows and Linux?</h3><p>No, on Windows only.</p>'),
    'pass',
  ],
  ['no free plan beside one', facts(`${plans('Free', '€19 per month')}<h3>Is there a free plan?</h3><p>No, but a trial.</p>`), 'fail'],
  [
    'a question and its answer in one text',
    saying('Get the app for iPhone and Android.', 'Is there an Android app? Not yet, we are on iPhone only.'),
    'fail',
  ],
  [
    'a question with two answers',
    facts('<h3>Can I cancel my plan?</h3><p>Yes, at any time.</p><h3>Can I cancel my plan?</h3><p>Only at the end of a year.</p>'),
    'warn',
    'A question is answered twice',
  ],
  [
    'a question for wide and narrow windows',
    facts('<h3>Can I cancel my plan?</h3><p>Yes, at any time.</p><div><h3>Can I cancel my plan?</h3><p>Yes, at any time.</p></div>'),
    'pass',
  ],
  ['no free plan', facts('<h3>Is there a free plan?</h3><p>No, but a trial.</p>'), 'pass'],
  [
    'a large number over its noun',
    facts('<div>8,400</div><div>crews</div><p>Join the 5,000 crews that plan with Tidewatch.</p>'),
    'fail',
    '8,400 crews',
  ],
  [
    'a plan with two limits',
    facts(`${plans('€9 a month, up to 3 gauges', '€29').replace('Plan 0', 'Crew')}<h2>More</h2><p>The Crew plan includes five gauges.</p>`),
    'fail',
    'Crew: 3 gauges',
  ],
  [
    'a plan and more for money',
    facts(
      `${plans('€9 a month, up to 3 gauges', '€29').replace('Plan 0', 'Crew')}<h2>More</h2><p>On the Crew plan, five extra gauges cost €2.</p>`,
    ),
    'pass',
  ],
  [
    'a total',
    facts(
      '<table><tr><th>Item</th><th>Price</th></tr><tr><td>Gauge</td><td>€40</td></tr><tr><td>Mast</td><td>€25</td></tr><tr><td>Total</td><td>€65</td></tr></table>',
    ),
    'pass',
  ],
  ['two crowds', saying('Trusted by 12,000 harbours.', 'Join more than 4,500 harbours.'), 'fail', '12,000 harbours'],
  ['two crowds, in thousands', saying('Loved by 20k sailors.', 'Join 2,500 sailors.'), 'fail'],
  ['a rounded crowd', saying('Trusted by 12,000+ harbours.', '12,431 harbours use Tidewatch.'), 'pass'],
  ['a part of the crowd', saying('Trusted by 12,000 harbours.', 'Join 4,500 harbours in Norway.'), 'pass'],
  ['two kinds of people', saying('Trusted by 12,000 sailors.', 'Trusted by 450 harbours.'), 'pass'],
  ['a crowd each week', saying('Trusted by 12,000 sailors.', 'Join 300 sailors who start every week.'), 'pass'],

  ['another lowest price', facts(`<p>Plans start at €9 a month.</p>${plans('€12 a month', '€29 a month')}`), 'fail', '€9 a month'],
  ['the lowest price', facts(`<p>Plans start at €12 a month.</p>${plans('€12 a month', '€29 a month')}`), 'pass'],
  ['the price by the year', facts(`<p>From €9 a month.</p>${plans('€12 a month', '€29 a month')}<p>Billed annually you save.</p>`), 'pass'],
  ['an extra', facts(`<p>Extra gauges from €3 a month.</p>${plans('€12 a month', '€29 a month')}`), 'pass'],
  ['two currencies', facts(plans('€12 a month', '$29 a month')), 'fail', 'Plan 1: $29'],
  ['both currencies everywhere', facts(plans('€12 or $13 a month', '€29 or $31 a month')), 'pass'],
  ['a choice of currency', facts(`${plans('€12 a month', '$29 a month')}<p>Currency: as you like</p>`), 'pass'],
  ['a wrong saving', facts(plans('€12 a month or €120 a year (save 40%)')), 'fail', 'saves 17 %'],
  ['a right saving', facts(plans('€12 a month or €120 a year (save 17%)')), 'pass'],
  ['a rounded saving', facts(plans('€12 a month or €115 a year (save 20%)')), 'pass'],
  ['up to a saving', facts(plans('€12 a month or €120 a year (save up to 40%)')), 'pass'],

  ['stars', saying('★★★☆☆ 4.8 out of 5'), 'warn', '★★★☆☆ and 4.8'],
  ['stars, all', saying('★★★★★ 3.1/5 from 20 sailors'), 'warn'],
  ['rounded stars', saying('★★★★☆ 4.4/5'), 'pass'],
  ['rounded stars, all', saying('★★★★★ 4.6 out of 5'), 'pass'],
  ['a star before a version', saying('★ Version 4.2 is here'), 'pass'],

  [
    'three steps of four',
    facts('<h2>Three steps</h2><ol><li>Moor.</li><li>Pay.</li><li>Sleep.</li><li>Leave.</li></ol>'),
    'warn',
    '4 steps follow',
  ],
  ['five reasons of three', facts('<h2>5 good reasons</h2><h3>Calm</h3><p>A.</p><h3>Quick</h3><p>B.</p><h3>Cheap</h3><p>C.</p>'), 'warn'],
  [
    'steps that are numbered in paragraphs',
    facts('<h2>Three steps</h2><p>1. Moor.</p><p>2. Pay.</p><p>3. Sleep.</p><h3>Needs</h3><p>A boat</p><h3>Help</h3><p>Write</p>'),
    'pass',
  ],
  [
    'three steps and one for those who like',
    facts('<h2>Three steps</h2><ol><li>Measure.</li><li>Cut.</li><li>Glue.</li><li>Optional: oil it.</li></ol>'),
    'pass',
  ],
  ['three steps', facts('<h2>Three steps</h2><ol><li>Moor.</li><li>Pay.</li><li>Sleep.</li></ol>'), 'pass'],
  ['three ways, and a last word', facts('<h2>Three ways</h2><h3>A</h3><h3>B</h3><h3>C</h3><h3>Ready?</h3>'), 'pass'],
  ['a list that goes on', facts('<h2>Ten reasons</h2><ul><li>Calm</li><li>Quick</li><li>More reasons</li></ul>'), 'pass'],
  [
    'a number left out',
    facts('<h3>Step 1: Moor</h3><p>A</p><h3>Step 2: Pay</h3><p>B</p><h3>Step 4: Leave</h3>'),
    'warn',
    '“Step 4: Leave”',
  ],
  ['trails', facts('<h3>1. Seerundweg</h3><p>A</p><h3>2. Kammweg</h3><p>B</p><h3>4. Mühlenweg</h3>'), 'pass'],
  ['numbers in order', facts('<h3>1. Moor</h3><p>A</p><h3>2. Pay</h3><p>B</p><h3>3. Leave</h3>'), 'pass'],
  [
    'two series',
    facts('<h3>1. Moor</h3><h3>2. Pay</h3><h3>3. Leave</h3><h2>Then</h2><h3>1. Rest</h3><h3>2. Row</h3><h3>3. Sail</h3>'),
    'pass',
  ],
  ['versions', facts('<h3>4.1: Gauges</h3><h3>4.3: Maps</h3><h3>4.9: Tides</h3>'), 'pass'],

  [
    'one quote of two people',
    facts(card(quote, 'Mara Lind') + card(other, 'Tom Ferr') + card(quote, 'Jana Kolar')),
    'fail',
    'under two names',
  ],
  ['ways to pay', facts('<h2>Four ways to pay</h2><h3>Online</h3><p>By card.</p><h3>On site</h3><p>In cash or by voucher.</p>'), 'pass'],
  ['one quote of two people with initials', facts(card(quote, 'Lucía R.') + card(other, 'Tom Ferr') + card(quote, 'Hugo P.')), 'fail'],
  ['one person, and their initial', facts(card(quote, 'Anna Berg') + card(other, 'Tom Ferr') + card(quote, 'Anna B.')), 'pass'],
  ['quotes that slide by', facts((card(quote, 'Mara Lind') + card(other, 'Tom Ferr')).repeat(2)), 'pass'],
  ['two quotes', facts(card(quote, 'Mara Lind') + card(other, 'Tom Ferr')), 'pass'],
  [
    'a discount above two prices',
    facts('<h2>Offre : −40 % sur un an</h2><p><s>432 €</s> <strong>324 €</strong> pour douze mois.</p>'),
    'pass',
  ],
  ['a discount in its own sentence', saying('50% off: $40 instead of $90 for a year.'), 'pass'],
  ['more than promised', saying('20% off: $40 instead of $90 for a year.'), 'pass'],
  ['a discount', facts('<h2>Offer: 25% off</h2><p><s>432 €</s> <strong>324 €</strong> a year.</p>'), 'pass'],
  ['the largest discount', facts('<h2>Offer: up to 40% off</h2><p><s>432 €</s> <strong>324 €</strong> a year.</p>'), 'pass'],
  ['a discount beside two plans', facts('<h2>Now 40% off</h2><p>Solo is 9 €, Crew is 29 €.</p>'), 'pass'],
  [
    'one text of two terms',
    facts(`<h2>Features</h2><dl><dt>Swaps</dt><dd>${long}</dd><dt>Tides</dt><dd>All of them.</dd><dt>Breaks</dt><dd>${long}</dd></dl>`),
    'pass',
  ],
  [
    'one text of alike terms',
    facts(`<h2>Install</h2><dl><dt>Set up on Mac</dt><dd>${long}</dd><dt>Set up on Linux</dt><dd>${long}</dd></dl>`),
    'pass',
  ],
  ['one text of two sections', facts(`<h3>Swaps</h3><p>${long}</p><h3>Breaks</h3><p>${long}</p>`), 'pass'],
  ['the crowd of one customer', saying('Trusted by 50,000 pilots.', 'At Northwind, 3,000 pilots rely on it.'), 'pass'],
  ['a text of two releases', facts(`<h2>2.1.2</h2><p>${long}</p><h2>2.1.1</h2><p>${long}</p>`), 'pass'],
  ['a text for two systems', facts(`<h2>Install on macOS</h2><p>${long}</p><h2>Install on Windows</h2><p>${long}</p>`), 'pass'],
  [
    'three steps with help after them',
    facts(
      '<h2>Three steps</h2><ol><li>Name it</li><li>Fill it</li><li>Send it</li></ol><h3>Needs</h3><p>A boat</p><h3>Help</h3><p>Write</p>',
    ),
    'pass',
  ],
  [
    'three steps with choices inside',
    facts('<h2>Three steps</h2><ol><li>Scan it<ul><li>by phone</li><li>by hand</li></ul></li><li>Name it</li><li>File it</li></ol>'),
    'pass',
  ],
  ['days', facts('<h2>1. Dezember</h2><p>An</p><h2>8. Dezember</h2><p>Halb</p><h2>15. Dezember</h2><p>Ab</p>'), 'pass'],
  ['a section for wide and narrow windows', facts(`<h3>Swaps</h3><p>${long}</p><h3>Swaps</h3><p>${long}</p>`), 'pass'],
  ['what every plan has', facts(plans(long, long)), 'pass'],

  [
    'one face of two people',
    facts(card(quote, 'Mara Lind', face('/mara.jpg')) + card(other, 'Tom Ferr', face('/mara.jpg'))),
    'fail',
    'Mara Lind and Tom Ferr',
  ],
  ['by alternative text', facts(`<div class="team">${face('/a.png', 'Mara Lind')}${face('/a.png', 'Photo of Tom Ferr')}</div>`), 'fail'],
  ['two faces', facts(card(quote, 'Mara Lind', face('/mara.jpg')) + card(other, 'Tom Ferr', face('/tom.jpg'))), 'pass'],
  ['one person twice', facts(card(quote, 'Mara Lind', face('/mara.jpg')) + card(other, 'Mara Lind', face('/mara.jpg'))), 'pass'],
  [
    'a face for everybody',
    facts(card(quote, 'Mara Lind', face('/default-avatar.png')) + card(other, 'Tom Ferr', face('/default-avatar.png'))),
    'pass',
  ],
  ['a picture of stars', facts(card(quote, 'Mara Lind', face('/5-stars.png')) + card(other, 'Tom Ferr', face('/5-stars.png'))), 'pass'],
])
