import { consistency } from '../../../../../shared/audit/checks/page/consistency.ts'
import { readPage } from '../../../../../shared/page/read-page.ts'
import { judge } from '../../../../support/judge.ts'
import { literalFacts, literalListing } from '../../../../support/literal-page.ts'

const facts = (html: string) => {
  const page = readPage(`<title>Tidewatch</title><h1>Tide tables for small harbours</h1>${html}`, { url: 'https://tidewatch.dev/' })
  return literalFacts({ page, listing: { ...literalListing, name: 'Tidewatch' } })
}
const answering = (question: string, answer: string) =>
  facts(
    `<section class="pricing"><h2>Pricing</h2><h3>Crew</h3><p>$9 a month</p><h3>Fleet</h3><p>$29 a month</p></section><h2>Questions</h2><h3>${question}</h3><p>${answer}</p>`,
  )
const cards = (more: string) =>
  facts(`<div><h3>Crew</h3><p>$9 per month</p><p>One boat.</p></div><div><h3>Harbour</h3><p>$49 per month</p></div>${more}`)

judge(consistency, [
  [
    'another price after the cards',
    cards('<p>Crew costs $12 per month.</p>'),
    'fail',
    '“Crew costs $12 per month” and “Crew: $9 per month”',
  ],
  ['another price with a colon', cards('<h3>Tidewatch Crew</h3><p>Our Crew plan: $12/month, with all gauges.</p>'), 'fail'],
  [
    'the same prices, and others’',
    cards(
      '<p>Crew is $9 a month, Harbour $49 a month. Students get Crew for $4 per month. From $5 per month for Crew.</p><p>The crew of a boat pays $30 per month for fuel.</p>',
    ),
    'pass',
  ],
  ['a price beside yearly ones', cards('<p>Billed yearly, Crew is $7 per month.</p>'), 'pass'],
  ['what others charge', cards('<blockquote>Elsewhere Crew was $30 a month.</blockquote>'), 'pass'],
  [
    'a plan’s other price in an answer',
    answering('What does Crew cost?', 'It is $14 a month, alerts included.'),
    'fail',
    'Crew: $9 a month',
  ],
  ['a plan’s other price in a text', answering('Which plan is for us?', 'Crew is $14 per month.'), 'fail'],
  ['a plan’s price in an answer', answering('What does Crew cost?', 'It is $9 a month.'), 'pass'],
  ['the price of another plan', answering('What is after Crew?', 'Fleet is $29 a month.'), 'pass'],
  ['a plan’s price with an extra', answering('What does Crew cost with wind?', 'Crew with wind is $14 a month, $5 more.'), 'pass'],
  ['a plan’s price for clubs', answering('What does Crew cost?', 'For students, Crew is $4 a month.'), 'pass'],
  ['a plan’s price for a year', answering('What does Crew cost?', 'Crew is $90 a year.'), 'pass'],
  [
    'a table’s other price in an answer',
    facts(
      '<h2>Prices</h2><table><tr><th>Plan</th><th>Price</th></tr><tr><th>One loaf</th><td>£22 per month</td></tr><tr><th>Two loaves</th><td>£39 per month</td></tr></table><h2>Questions</h2><h3>What does one loaf a week cost?</h3><p>One loaf each Friday is £18 a month, delivery included.</p>',
    ),
    'fail',
    'One loaf: £22 per month',
  ],
])
