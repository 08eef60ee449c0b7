import { consistency } from '../../../../../shared/audit/checks/words/consistency.ts'
import { readPage } from '../../../../../shared/page/read-page.ts'
import { judge, type Case } from '../../../../support/judge.ts'
import { literalFacts } from '../../../../support/literal-page.ts'

const facts = (html: string) =>
  literalFacts({ page: readPage(`<title>Tidewatch</title><h1>Tidewatch</h1>${html}`, { url: 'https://tidewatch.dev/' }) })

// Numbered headings and sums that are right, though a number is missing.
judge(consistency, [
  ['dishes that have gone', facts('<h3>1. Soup</h3><p>4 €</p><h3>2. Rolls</h3><p>5 €</p><h3>4. Curry</h3><p>9 €</p>'), 'pass'],
  ['a tie', facts('<h3>1. Moor</h3><h3>2. Tern</h3><h3>2. Eider</h3><h3>4. Gull</h3>'), 'pass'],
  ['teams', facts('<h3>1. Herren</h3><p>A</p><h3>2. Herren</h3><p>B</p><h3>4. Herren</h3>'), 'pass'],
  ['flats that are free', facts('<h3>1 – Seestern</h3><p>A</p><h3>2 – Möwe</h3><p>B</p><h3>4 – Koje</h3>'), 'pass'],
  ...[
    ['a grant', '−€35', '€30'],
    ['two for less', '€25', '€50'],
    ['before tax', '€25', '€77.35'],
  ].map(([what = '', second = '', total = '']): Case => [
    `a total with ${what}`,
    facts(
      `<table><tr><th>Item</th><th>Price</th></tr><tr><td>Gauge</td><td>€40</td></tr><tr><td>Mast</td><td>${second}</td></tr><tr><td>Total</td><td>${total}</td></tr></table>`,
    ),
    'pass',
  ]),
  [
    'one quote of one person, named before and after',
    facts(
      ['<p>Mara Lind</p>', '<h2>More</h2><p>Mara Lind, Wyk</p>']
        .map(
          (name, at) =>
            (at ? name : '') +
            '<blockquote>We moved all our moorings over in one evening and nobody has called since.</blockquote>' +
            (at ? '<p>Five stars</p>' : name),
        )
        .join(''),
    ),
    'pass',
  ],
])
