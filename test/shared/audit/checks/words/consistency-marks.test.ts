import { consistency } from '../../../../../shared/audit/checks/words/consistency.ts'
import { readPage } from '../../../../../shared/page/read-page.ts'
import { judge } from '../../../../support/judge.ts'
import { literalFacts, literalListing } from '../../../../support/literal-page.ts'

const facts = (html: string) => {
  const page = readPage(`<title>Tidewatch</title><h1>Tide tables for small harbours</h1>${html}`, { url: 'https://tidewatch.dev/' })
  return literalFacts({ page, listing: { ...literalListing, name: 'Tidewatch' } })
}
const saying = (...texts: string[]) => facts(texts.map((text) => `<h2>Part</h2><p>${text}</p>`).join(''))
const intro = (text: string, count: number) =>
  facts(
    `<p>${text}</p><ul>${['Gauges', 'Wind', 'Alerts', 'Logs', 'Charts']
      .slice(0, count)
      .map((one) => `<li>${one}</li>`)
      .join('')}</ul>`,
  )

judge(consistency, [
  ['five things before four', intro('Five things that Tidewatch does for you:', 4), 'warn', '4 things follow'],
  ['five things before five', intro('Five things that Tidewatch does for you:', 5), 'pass'],
  [
    'three reasons, two of them in one item',
    facts('<p>There are three reasons to come:</p><ul><li>the light and the quiet,</li><li>the food.</li></ul>'),
    'pass',
  ],
  ['things that aren’t listed', intro('Five things that Tidewatch does for you.', 4), 'pass'],
  ['one charge, for two times', saying('The buoy runs for 30 days on one charge.', 'Battery life: 14 days'), 'fail', 'runs for 30 days'],
  ['one charge in two units', saying('The buoy runs for 14 days on one charge.', 'Battery life: two weeks'), 'pass'],
  ['on standby', saying('The buoy runs for 14 days on one charge.', 'Battery life: 60 days on standby'), 'pass'],
  ['an asterisk without a note', saying('All harbours free for a year*', 'Alerts on three phones.'), 'warn', 'for a year*'],
  ['an asterisk with its note', saying('All harbours free for a year*', '* If you pay for the next one.'), 'pass'],
  ['an asterisk that stands for anything', saying('Reads *.csv, and runs npm run test:* for you'), 'pass'],
  ['an asterisk for any letters', saying('Patterns such as report* match 10 files at once.'), 'pass'],
  ['a hotel’s stars', saying('Berths with 5* service for every boat', 'Our crew has 200 5* reviews.'), 'pass'],
  ['a price with an asterisk', saying('All harbours from $5* a month'), 'warn', '$5* a month'],
  [
    'a page too long to be read to its notes',
    facts(`<p>Free for a year*</p>${'<p>Tide after tide, day after day.</p>'.repeat(1200)}`),
    'pass',
  ],
  ['fields that must be filled in', facts('<form><label>Harbour name* <input name="h"></label><button>Send</button></form>'), 'pass'],
  ['two full stops', saying('It reads the gauge of your harbour.. It adds the wind ,too.'), 'warn', '“harbour.. It” and “wind ,too”'],
  ['an ellipsis', saying('It reads the gauge of your harbour... It adds the wind, too.', 'Up one level: cd .. Then go on.'), 'pass'],
  ['the same name under two endings', facts('<p>Write to <a href="mailto:crew@tidewatch.de">crew@tidewatch.de</a></p>'), 'pass'],
  [
    'an ending with a slip',
    facts('<p>Write to <a href="mailto:crew@tidewatch.dec">crew@tidewatch.dec</a></p>'),
    'fail',
    'crew@tidewatch.dec',
  ],
])
