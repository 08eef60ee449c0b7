import { hero, script, type TriedCase } from './tried-tables.ts'

const box = (html: string, code: string) => hero('', `<div id="box">${html}</div>${script(code)}`)
const name = '<label for="n">Boat</label><input id="n" name="boat">'
/** Draws the field again, with what was typed. */
const draw = (on: string, value = '') =>
  `const draw = (value) => { box.innerHTML = '<label for="n">Boat</label><input id="n" name="boat" value="' + value + '">'; ${on} }; draw('')${value}`
const shortcut = (when: string) =>
  box(name, `addEventListener('keydown', (event) => { if (${when}) { event.preventDefault(); box.append('!') } })`)
const spaced = (when: string) =>
  box(
    '<textarea aria-label="Message"></textarea>',
    `addEventListener('keydown', (event) => { if (event.key === ' '${when}) event.preventDefault() })`,
  )
/** The clipboard itself is only there on https. */
const copy = (text: string) =>
  `const area = document.createElement('textarea'); area.value = ${JSON.stringify(text)}; document.body.append(area); area.focus(); area.select(); document.execCommand('copy'); area.remove()`
const install = (copied: string, code = 'brew install tidewatch') =>
  hero(
    '',
    `<div><pre><code>${code}</code></pre><button id="c" class="copy" aria-label="Copy the command">Copy</button></div>
    ${script(`c.onclick = () => { ${copy(copied)} }`)}`,
  )
/** A command in the tabs of two package managers. */
const tabs = (copied: string, other = 'pnpm add tidewatch') =>
  hero(
    '',
    `<section><div><button type="button" aria-pressed="true" id="m">npm</button><button type="button" aria-pressed="false" id="o">pnpm</button></div>
    <div><pre><code id="e">npm install tidewatch</code></pre><button id="c" class="copy">Copy</button></div></section>
    ${script(`const show = (one, text) => { for (const b of [m, o]) b.setAttribute('aria-pressed', String(b === one)); e.textContent = text }
    m.onclick = () => show(m, 'npm install tidewatch'); o.onclick = () => show(o, '${other}'); c.onclick = () => { ${copied} }`)}`,
  )
/** A command and a copy button in each of two tabs. */
const panels = (copied: string) =>
  hero(
    '',
    `<section><div role="tablist"><button role="tab" aria-selected="true" id="m">npm</button><button role="tab" aria-selected="false" id="o">apt</button></div>
    ${['npm install tidewatch', 'sudo apt install tidewatch'].map((command, at) => `<div role="tabpanel" class="panel"${at ? ' hidden' : ''}><pre><code>${command}</code></pre><button class="copy">Copy</button></div>`).join('')}</section>
    ${script(`const all = [...document.querySelectorAll('.panel')]; [m, o].forEach((tab, at) => (tab.onclick = () => { [m, o].forEach((one) => one.setAttribute('aria-selected', one === tab)); all.forEach((one, i) => (one.hidden = i !== at)) })); document.querySelectorAll('.copy').forEach((one) => (one.onclick = () => { ${copied} }))`)}`,
  )
const berths = (total: string) =>
  box(
    '<label>Berths at 290 € <input id="b" type="number" value="4"></label><p>Harbour fee: 450 €</p><p>Total: <output id="t"></output> €</p>',
    `const sum = () => (t.textContent = ${total}); b.oninput = sum; sum()`,
  )
const tonnes = (price: string, hint = 'z. B. 2,5') =>
  box(
    `<form id="f"><label>Tonnen <input id="q" inputmode="decimal" aria-describedby="h" required></label> <small id="h">${hint}</small> <button>Preis ausrechnen</button></form><p id="t"></p>`,
    `f.onsubmit = (event) => { event.preventDefault(); t.textContent = 'Preis: ' + (${price}).toLocaleString('de', { style: 'currency', currency: 'EUR' }) + ' inkl. MwSt.' }`,
  )
const order = (code: string, button = 'Order', total = 'Total: <b id="t">€80</b>') =>
  hero(
    '',
    `<form action="/order" method="post"><p>A buoy costs €40.</p><label>Buoys <input id="q" type="number" name="q" value="2" min="1"></label><p>${total}</p><button>${button}</button></form>${script(`q.oninput = () => { ${code} }`)}`,
  )
const steps = (code: string) =>
  hero(
    '',
    `<section><h2>Cart</h2><p>A buoy costs €40.</p><div><button type="button" id="less" aria-label="Fewer">−</button> <span id="n">1</span> <button type="button" id="more" aria-label="More">+</button></div><p>Total: <b id="t">€40</b></p></section>${script(`const step = (by) => { n.textContent = Math.max(1, Number(n.textContent) + by); ${code} }; more.onclick = () => step(1); less.onclick = () => step(-1)`)}`,
  )
const printed = (css: string) =>
  hero('', `<p>Low water at noon.</p><p>High water at six.</p><p class="sheet">The tides of May.</p><style>${css}</style>`)

const again = '<label for="again">Email again</label><input id="again" type="email">'
const onPaste = (code: string, html = again, on = 'paste') => box(html, `again.addEventListener('${on}', (event) => { ${code} })`)

export const fields: TriedCase[] = [
  ['that refuses to be pasted into', onPaste('event.preventDefault()'), 'typing: Nothing can be pasted into a field: “Email again”'],
  [
    'that refuses the keys',
    onPaste("if (event.ctrlKey && event.key === 'v') event.preventDefault()", again, 'keydown'),
    'typing: Nothing can be pasted',
  ],
  ['that empties after a paste', onPaste("setTimeout(() => (again.value = ''))"), 'typing: Nothing can be pasted'],
  ['that enters what is pasted', onPaste("event.preventDefault(); again.value = event.clipboardData.getData('text/plain').trim()"), null],
  [
    'that spreads a pasted code',
    onPaste(
      "event.preventDefault(); const text = event.clipboardData.getData('text'); document.querySelectorAll('#box input').forEach((one, at) => (one.value = text[at] ?? ''))",
      '<input id="again" aria-label="Digit 1" maxlength="1" autocomplete="one-time-code"><input aria-label="Digit 2" maxlength="1">',
    ),
    null,
  ],
  ['that takes pictures', onPaste('if (event.clipboardData.files.length > 0) event.preventDefault()'), null],
  ['drawn again with each letter', box('', draw('n.oninput = () => draw(n.value)')), 'typing: A field loses the focus after each letter'],
  ['drawn again, with the focus put back', box('', draw('n.oninput = () => { draw(n.value); n.focus() }')), null],
  ['that goes on to the next one', box(`${name}<label>Harbour <input id="m"></label>`, 'n.oninput = () => m.focus()'), null],
  [
    'drawn again when the window is resized',
    box('', draw('', "; addEventListener('resize', () => draw(''))")),
    'typing: A field loses its text when the window',
  ],
  ['drawn again then, with what was typed', box('', draw('', "; addEventListener('resize', () => draw(n.value))")), null],
  ['beside a shortcut', shortcut("event.key === 's'"), 'typing: A keyboard shortcut swallows what is typed in a field: “s”'],
  ['that a shortcut leaves alone', shortcut("event.key === 's' && !event.target.matches('input')"), null],
  ['beside a space bar that plays', spaced(''), 'typing: A keyboard shortcut swallows what is typed in a field: “space bar”'],
  ['that a space bar leaves alone', spaced(" && !event.target.matches('textarea')"), null],
  ['of a game that takes every key', shortcut('event.key.length === 1'), null],
]

export const copies: TriedCase[] = [
  ['of another command', install('npx create-boat'), 'typing: A copy button doesn’t copy the code beside it: “npx create-boat”'],
  ['of the command', install('brew install tidewatch'), null],
  [
    'beside a heading that names a tag',
    hero(
      '',
      `<section><header><h2>Put this into the <code>&lt;head&gt;</code> of your site:</h2><button id="c">Copy</button></header>
      <pre><code>tides.js</code></pre></section>${script(`c.onclick = () => { ${copy('tides.js')} }`)}`,
    ),
    null,
  ],
  [
    'of another tab’s command',
    tabs(copy('npm install tidewatch')),
    'typing: A copy button doesn’t copy the code beside it: “npm install tidewatch” instead of “pnpm add tidewatch”',
  ],
  ['of the open tab’s command', tabs(copy('').replace('""', 'e.textContent')), null],
  [
    'of another panel’s command',
    panels(copy('').replace('""', "document.querySelector('code').textContent")),
    'typing: A copy button doesn’t copy the code beside it: “npm install tidewatch” instead of “sudo apt install tidewatch”',
  ],
  ['of each panel’s command', panels(copy('').replace('""', "one.parentElement.querySelector('code').textContent")), null],
  ['of all panels’ commands', panels(copy('npm install tidewatch\nsudo apt install tidewatch')), null],
  ['beside tabs that show the same command', tabs(copy('npm install tidewatch'), 'npm install tidewatch'), null],
  ['without the prompt', install('brew install tidewatch', '$ brew install tidewatch'), null],
  ['of all of it', install('brew install tidewatch && tidewatch', 'brew install tidewatch …'), null],
]

/** A booking of some nights, with what its script makes of their number. */
const booking = (code: string, [from, to]: [string, string] = ['Arrival', 'Departure'], more = '') =>
  hero(
    '',
    `<form action="/ask" method="post" id="f"><label>${from} <input type="date" name="a" id="a"></label><label>${to} <input type="date" name="d" id="d"></label><p id="o"></p><p id="w"></p>${more}<button id="send">Ask</button></form>
    ${script(`const ask = () => { const n = Math.round((new Date(d.value) - new Date(a.value)) / 864e5); ${code} }; a.onchange = d.onchange = ask`)}`,
  )
const backward = 'typing: A form takes an end before its start, and then shows less than nothing'
const nights = "o.textContent = n + ' nights, €' + n * 98"

export const sums: TriedCase[] = [
  ['of nights before the arrival', booking(nights), `${backward}: “Departure”`],
  [
    'of German nights before the arrival',
    booking("o.textContent = n + ' Nächte, ' + n * 98 + ' €'", ['Anreise', 'Abreise']),
    `${backward}: “Abreise”`,
  ],
  ['of Polish days before the start', booking("o.textContent = n + ' dni'", ['Wynajem od', 'Wynajem do']), backward],
  ['of nights, with an error', booking(`${nights}; w.textContent = n > 0 ? '' : 'Leave after you arrive.'`), null],
  ['of nights, with an error that has a number', booking(`${nights}; w.textContent = n > 0 ? '' : 'Minimum stay: 2 nights'`), null],
  ['of nights, with an alert', booking(`${nights}; if (n < 1) alert('Leave after you arrive')`), null],
  ['of nights, with a saving', booking("o.textContent = '€98 a night'; w.textContent = n < 2 ? 'Last minute: −20 €' : ''"), null],
  ['of nights that the button waits for', booking(`${nights}; send.disabled = n <= 0`), null],
  [
    'of nights whose end follows',
    booking(
      `if (n < 1) { const next = new Date(a.value); next.setDate(next.getDate() + 1); d.value = next.toISOString().slice(0, 10); return } ${nights}`,
    ),
    null,
  ],
  ['of nights with a limit', booking(`d.min = a.value; ${nights}`), null],
  ['of nights that are none', booking("o.textContent = n > 0 ? n + ' nights' : 'Please choose the dates'"), null],
  ['of a birth and a booking', booking(nights, ['Date of birth', 'Day of your visit']), null],
  ['of texts', berths("(b.value * 290) + '450'"), 'typing: After a number is changed, the page shows two numbers joined together'],
  ['of numbers', berths('b.value * 290 + 450'), null],
  ['that an order’s total ignores', order(''), 'typing: Changing a number changes no result on the page'],
  ['that an order’s total follows', order("t.textContent = '€' + q.value * 40"), null],
  ['that a button adds up', order('', 'Update cart'), null],
  ['beside a total of something else', order('', 'Order', 'Total shipping: €4.90'), null],
  ['counted up, that a total ignores', steps(''), 'typing: Changing a number changes no result on the page'],
  ['counted up, that a total follows', steps("t.textContent = '€' + n.textContent * 40"), null],
  ['counted up, whose total the server adds up', steps("fetch('/cart?buoys=' + n.textContent)"), null],
  ['with a decimal comma, as its hint says', tonnes('Number(q.value) * 310'), 'typing: A calculation fails after a number is changed'],
  ['with a decimal comma, which is read', tonnes("Number(q.value.replace(',', '.')) * 310"), null],
  ['whose hint has thousands', tonnes('Number(q.value) * 310', 'z. B. 1,000 to'), null],
  ['with separators', berths("(Math.max(b.value, 0) * 290450).toLocaleString('en')"), null],
]

export const papers: TriedCase[] = [
  ['with nothing on it', printed('@media print { body > * { display: none !important } }'), 'printing: The page prints blank'],
  ['with a header alone', printed('@media print { main, p { display: none } }'), 'printing: The page prints blank'],
  ['with a part of the page', printed('@media print { body * { visibility: hidden } .sheet { visibility: visible } }'), null],
  ['without its header', printed('@media print { header, nav { display: none } }'), null],
]
