import { form } from './tried-form-tables.ts'
import { part } from './tried-result-tables.ts'
import type { TriedCase } from './tried-tables.ts'

/** A shop whose menu sorts by price, and four of its prices. */
const shop = (by: string, option = 'Price: low to high', prices = ['€24.00', '€118.00', '€9.50', '€36.00', '€58.00'], more = '') =>
  part(
    `<label>Sort by <select id="s"><option value="0">New</option><option value="1">${option}</option></select></label><ul id="l">${prices.map((price, at) => `<li><h3>Buoy ${at + 1}</h3><p>${price}</p>${more}</li>`).join('')}</ul>`,
    `const all = [...l.children]; const text = (one) => one.querySelector('p').textContent.replace(/[^\\d.,]/g, ''); const number = (one) => Number(text(one).replace(',', '.')); s.onchange = () => l.append(...(s.value === '1' ? all.toSorted((one, other) => ${by}) : all))`,
  )
/** Moves nothing, and says something. */
const noted = "((one.querySelector('small').textContent += '+'), 0)"
const asWords = 'text(one) < text(other) ? -1 : 1'
const euros = ['24,00 €', '118,00 €', '9,50 €', '36,00 €', '58,00 €']

const checking = (pattern: string, said: string, attributes = 'novalidate action="/news" method="post"') =>
  form(
    'type="email" required',
    `f.onsubmit = (event) => { says.textContent = ${pattern}.test(e.value) ? '' : '${said}'; if (says.textContent) event.preventDefault() }`,
    attributes,
  )

/** Lists that a menu sorts. */
export const orders: TriedCase[] = [
  [
    'a shop that sorts prices as words',
    shop(asWords),
    'typing: Sorting by price sorts the prices as if they were words: “118.00; 24.00; 36.00; 58.00; 9.50”',
  ],
  [
    'a French shop that sorts prices as words',
    shop(asWords, 'Prix croissant', euros),
    'sorts the prices as if they were words: “118,00; 24,00; 36,00; 58,00; 9,50”',
  ],
  [
    'a Polish shop that sorts prices as words, down',
    shop(
      `-(${asWords})`,
      'Cena malejąco',
      euros.map((one) => one.replace('€', 'zł')),
    ),
    'sorts the prices as if they were words',
  ],
  ['a shop that sorts prices', shop('number(one) - number(other)'), null],
  ['a German shop that sorts prices, down', shop('number(other) - number(one)', 'Preis absteigend', euros), null],
  ['a shop that sorts names as words', shop(asWords, 'Name'), null],
  [
    'a shop that shows other prices',
    shop(noted, 'Net prices', ['€118.00', '€24.00', '€36.00', '€58.00', '€9.50'], '<small></small>'),
    null,
  ],
  ['a shop that has sorted nothing yet', shop(noted, 'Price', ['€118.00', '€24.00', '€36.00', '€58.00', '€9.50'], '<small></small>'), null],
  [
    'a shop with one offer at the top',
    shop('(other === all[1]) - (one === all[1]) || number(one) - number(other)', undefined, [
      '€20.00',
      '€100.00',
      '€30.00',
      '€40.00',
      '€50.00',
    ]),
    null,
  ],
  [
    'a shop whose last one is sold out',
    shop('(one === all[1]) - (other === all[1]) || number(one) - number(other)', undefined, [
      '€25.00',
      '€9.00',
      '€60.00',
      '€40.00',
      '€50.00',
    ]),
    null,
  ],
  ['a shop with prices of before', shop(asWords, undefined, undefined, '<del>€20.00</del>'), null],
]

/** Forms whose script checks the address and lets the browser send it. */
export const checks: TriedCase[] = [
  [
    'that a script checks, which refuses long endings',
    checking(String.raw`/^[\w.+-]+@[\w.-]+\.\w{2,3}$/`, 'Dit is geen geldig e-mailadres.'),
    'form-entry: The form rejects a valid email address: anna@example.photography',
  ],
  [
    'that a script checks, which refuses plus signs',
    checking(String.raw`/^[\w.-]+@[\w.-]+\.\w+$/`, 'Ungültige Adresse.', 'action="/news" method="post"'),
    'form-entry: The form rejects a valid email address: anna+news@example.com',
  ],
  ['that a script checks', checking(String.raw`/^[^@]+@[^@]+\.\w+$/`, 'Adresse non valide'), null],
  [
    'that a script checks, and sends once',
    form(
      'type="email" required',
      "f.onsubmit = (event) => { if (f.sent) { event.preventDefault(); says.textContent = 'Not valid twice' } f.sent = e.value.includes('@') }",
      'novalidate action="/news" method="post"',
    ),
    null,
  ],
]
