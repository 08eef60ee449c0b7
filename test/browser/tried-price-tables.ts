import { part } from './tried-result-tables.ts'
import { script, type TriedCase } from './tried-tables.ts'

const crew = '<div><h3>Crew</h3><p><span id="p">$9</span> <span id="u">per month</span></p></div>'
const switched = (label: string, code: string, card = crew) =>
  part(`<label><input type="checkbox" id="y"> ${label}</label>${card}`, `y.onchange = () => { ${code} }`)
const buttons = (label: string, code: string) =>
  part(
    `<div><button id="m" aria-pressed="true">Monthly</button> <button id="y" aria-pressed="false">${label}</button></div>${crew}`,
    `const set = (is) => { m.setAttribute('aria-pressed', !is); y.setAttribute('aria-pressed', is); ${code} }; m.onclick = () => set(false); y.onclick = () => set(true)`,
  )
/** Three plans with buttons for the period: what the yearly one makes of each price, and its words. */
const billed = (
  yearly: (price: number, at: number) => number,
  [m, y, perMonth, perYear] = ['Monthly', 'Yearly', 'per month', 'per year'],
  first = 9,
) =>
  part(
    `<div><button id="m" aria-pressed="true">${m}</button> <button id="y" aria-pressed="false">${y}</button></div>${[first, 29, 59].map((price, at) => `<div><h3>Plan ${at}</h3><p>$<span class="p">${price}</span> <span class="u">${perMonth}</span></p></div>`).join('')}`,
    `const set = (is) => { m.setAttribute('aria-pressed', !is); y.setAttribute('aria-pressed', is); document.querySelectorAll('.p').forEach((one, at) => (one.textContent = (is ? [${[first, 29, 59].map(yearly).join()}] : [${first}, 29, 59])[at])); document.querySelectorAll('.u').forEach((one) => (one.textContent = is ? '${perYear}' : '${perMonth}')) }; m.onclick = () => set(false); y.onclick = () => set(true)`,
  )
const money = (code: string, options = ['USD', 'GBP', 'EUR']) =>
  part(
    `<label>Currency <select id="c">${options.map((one) => `<option>${one}</option>`).join('')}</select></label><button>Start free</button>${crew}`,
    `document.querySelector('section > button').onclick = () => document.title += 1; const signs = { USD: '$', GBP: '£', EUR: '€' }; c.onchange = () => { p.textContent = ${code} }`,
  )
const slider = (code: string, total = '<p>Total: <output id="t">$36</output></p>') =>
  part(
    `<label>Boats <input type="range" id="r" min="1" max="12" value="4"></label> <span id="n">4 boats</span>${total}`,
    `r.oninput = () => { n.textContent = r.value + (r.value > 1 ? ' boats' : ' boat'); ${code} }`,
  )
const extras = (type: string, code: string, more = '') =>
  part(
    `<label><input type="${type}" name="x" id="x"> Wind, $5</label> <label><input type="${type}" name="x" id="z" checked> Tides, $9</label><p>Total: <b id="t">$9</b></p>${more}`,
    `const sum = () => { ${code} }; x.onchange = z.onchange = sum`,
  )
const plans = (query = (at: number) => `?plan=${at}`) =>
  part(
    ['Sailor', 'Crew', 'Fleet']
      .map((name, at) => `<div><h3>${name}</h3><p>$${at * 9 + 4}</p><a href="/order${query(at)}">Choose</a></div>`)
      .join(''),
  )
const order = (
  code: string,
  list = '<select id="s"><option value="0">Sailor: $4</option><option value="1">Crew: $13</option><option value="2">Fleet: $22</option></select>',
) => `<!doctype html><title>Order</title><h1>Order</h1><form><label>Plan ${list}</label><button>Order</button></form>${script(code)}`
const reading = (name: string) => order(`const at = new URLSearchParams(location.search).get('${name}'); if (at) s.selectedIndex = at`)
const lost = 'controls: 2 links to plans lead to a page that doesn’t take over the plan: “Crew” and “Fleet”'

/** What follows a choice: the price of a period, a currency, a number or an extra, and the plan on the next page. */
export const pricing: TriedCase[] = [
  [
    'a yearly switch that changes the period alone',
    switched('Pay yearly', "u.textContent = y.checked ? 'per year' : 'per month'"),
    'controls: Choosing another billing period changes no price: “Pay yearly”',
  ],
  ['a yearly switch that does nothing', switched('Pay yearly', ''), 'controls: Choosing another billing period changes no price'],
  [
    'a yearly switch that changes the price',
    switched('Pay yearly', "p.textContent = y.checked ? '$90' : '$9'; u.textContent = y.checked ? 'per year' : 'per month'"),
    null,
  ],
  [
    'a yearly switch whose price is still for a month',
    switched('Pay yearly', "p.textContent = y.checked ? '$90' : '$9'"),
    'controls: Once another billing period is chosen, a year’s price is said to be for a month: “$90 per month”',
  ],
  [
    'a yearly switch that leaves one plan',
    billed((price, at) => price * (at === 1 ? 1 : 10)),
    'controls: Once another billing period is chosen, a price stays the same while the others follow: “$29 per year”',
  ],
  [
    'a German switch that leaves one plan',
    billed((price, at) => price * (at === 1 ? 1 : 10), ['Monatlich', 'Jährlich', 'pro Monat', 'pro Jahr']),
    'a price stays the same while the others follow: “$29 pro Jahr”',
  ],
  [
    'a French switch that leaves the last plan',
    billed((price, at) => price * (at === 2 ? 1 : 11), ['Mensuel', 'Annuel', 'par mois', 'par an']),
    'a price stays the same while the others follow: “$59 par an”',
  ],
  ['a yearly switch of all plans', billed((price) => price * 10), null],
  ['a yearly switch with a free plan', billed((price) => price * 10, undefined, 0), null],
  [
    'a yearly switch of prices for a month',
    billed((price, at) => (at === 1 ? price : price * 0.8), ['Monthly', 'Yearly', 'per month', 'per month, billed yearly']),
    null,
  ],
  [
    'a yearly switch to a price that is the same, for a month',
    billed((price, at) => price * (at === 1 ? 1 : 0.8), ['Monthly', 'Yearly', '/ month', '/ month']),
    null,
  ],
  [
    'a German switch whose price is still for a month',
    switched(
      'Jährlich',
      "p.textContent = y.checked ? '98,40 €' : '8,20 €'",
      '<p><span id="p">8,20 €</span> <span id="u">im Monat</span></p>',
    ),
    'a year’s price is said to be for a month: “98,40 € im Monat”',
  ],
  [
    'a Polish switch whose price is still for a month',
    switched('Rocznie', "p.textContent = y.checked ? '390 zł' : '39 zł'", '<p><span id="p">39 zł</span><span id="u">/mies.</span></p>'),
    'a year’s price is said to be for a month',
  ],
  [
    'a yearly switch of a price for a month, with the sum of a year',
    switched(
      'Pay yearly',
      "p.textContent = y.checked ? '$7' : '$9'; s.textContent = y.checked ? '$84 billed once a year' : 'billed each month'",
      `${crew}<p id="s">billed each month</p>`,
    ),
    null,
  ],
  [
    'a yearly switch whose words follow',
    switched(
      'Pay yearly',
      "p.textContent = y.checked ? '$90' : '$9'; setTimeout(() => (u.textContent = y.checked ? 'per year' : 'per month'), 200)",
    ),
    null,
  ],
  [
    'a yearly switch whose price comes later',
    switched('Pay yearly', "setTimeout(() => (p.textContent = y.checked ? '$7' : '$9'), 500)"),
    null,
  ],
  [
    'a yearly box of an order',
    switched('Pay yearly', '')
      .replace('<label>', '<form action="/order"><button>Order</button><label>')
      .replace('</label>', '</label></form>'),
    null,
  ],
  ['a yearly switch without prices', switched('Yearly report', '', '<p>From €3,000 of sales on.</p>'), null],
  [
    'a yearly button that only looks pressed',
    buttons('Yearly', ''),
    'controls: Choosing another billing period changes no price: “Monthly”',
  ],
  [
    'a saving that no price shows',
    buttons('Yearly, save 20%', "u.textContent = is ? 'per month, billed yearly' : 'per month'"),
    'controls: Choosing another billing period changes no price',
  ],
  [
    'a saving that is ordered',
    buttons('Annual: save 20%', "if (is) document.body.append('Tell us where to send the invoice, and how many boats you have.')"),
    null,
  ],
  ['a saving that the price shows', buttons('Yearly, save 20%', "p.textContent = is ? '$7.20' : '$9'"), null],
  ['a year that saves nothing', buttons('Yearly', "u.textContent = is ? 'per month, billed yearly' : 'per month'"), null],
  [
    'a currency that only changes its sign',
    money('signs[c.value] + p.textContent.slice(1)'),
    'controls: Choosing another currency changes only the sign, not the amounts: “$9” and “£9”',
  ],
  ['a currency that changes the amount', money("({ USD: '$9', GBP: '£7', EUR: '€8' })[c.value]"), null],
  ['a price that is the same in euros', money('signs[c.value] + p.textContent.slice(1)', ['USD', 'EUR']), null],
  ['a slider that a total ignores', slider(''), 'typing: Changing a number changes no result on the page: “Boats”'],
  ['a slider that a total follows', slider("t.textContent = '$' + r.value * 9"), null],
  ['a slider whose price is its number', slider("t.textContent = '$' + r.value", '<p>You pay <b id="t">$4</b></p>'), null],
  [
    'a slider whose total is free below ten',
    slider("t.textContent = '$' + (r.value > 9 ? r.value * 9 : 0)", '<p>You pay <b id="t">$0</b></p>'),
    null,
  ],
  ['a slider beside a price for each', slider('', '<p>Each costs <b>$9</b>.</p>'), null],
  [
    'a slider that recommends a plan',
    slider("t.textContent = r.value > 9 ? 'Fleet' : 'Crew'", '<p>Total: <b>$9</b></p><p id="t">Crew</p>'),
    null,
  ],
  ['an extra that a total ignores', extras('checkbox', ''), 'typing: Changing a number changes no result on the page: “Wind, $5”'],
  ['an extra that a total follows', extras('checkbox', "t.textContent = '$' + (x.checked * 5 + z.checked * 9)"), null],
  ['an extra that the server adds up', extras('checkbox', "fetch('/total?x=' + x.checked)"), null],
  ['an extra that a button adds up', extras('checkbox', '', '<button onclick="t.textContent = 14">Update total</button>'), null],
  ['a size that a total ignores', extras('radio', ''), 'typing: Changing a number changes no result on the page'],
  ['a size that a total follows', extras('radio', "t.textContent = x.checked ? '$5' : '$9'"), null],
  ['a plan that the order page ignores', plans(), lost, reading('tier')],
  [
    'a plan that the order page says wrongly',
    plans(),
    lost,
    order('', '<input value="1">').replace('<form>', '<p>Your plan: Sailor, $4 a month</p><form>'),
  ],
  ['a plan that the order page selects', plans(), null, reading('plan')],
  [
    'a plan that the order page may keep',
    plans(),
    null,
    order("const all = Object.fromEntries(new URLSearchParams(location.search)); s.value = all['pl' + 'an']"),
  ],
  ['a plan that is read from storage', plans(), null, order("s.value = sessionStorage.getItem('chosen') ?? 0")],
  ['a plan for a page without plans', plans(), null, order('', '<input>')],
  ['links that carry no plan', plans((at) => `?ref=${at}`), null, reading('tier')],
]
