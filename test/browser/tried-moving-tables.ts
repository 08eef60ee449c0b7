import { part } from './tried-result-tables.ts'
import { hero, script, type TriedCase } from './tried-tables.ts'

const said = ['We never sail without it, and nobody else in this harbour does.', 'It found the gauge that everybody else had given up on.']
const quotes = (code: string, more = '') =>
  hero(
    '',
    `<section id="s"><h2>What crews say</h2><blockquote id="q">${said[0]}</blockquote>${more}</section>${script(`const all = ${JSON.stringify(said)}; let at = 0, isOn = true; const step = () => { if (isOn) q.textContent = all[(at += 1) % 2] }; ${code}`)}`,
  )
const slides = (style: string, code: string) =>
  hero(
    '',
    `<style>#r { display: flex; overflow: hidden; width: 400px } #r blockquote { margin: 0; flex: 0 0 400px } ${style}</style><section><h2>What crews say</h2><div id="r">${said.map((one) => `<blockquote>${one}</blockquote>`).join('')}</div></section>${script(code)}`,
  )
const cards = (tag: string, code: string, more = '') =>
  hero(
    '',
    `<style>.c { cursor: pointer }</style><section><h2>Courses</h2><div>${['tides', 'knots'].map((one) => `<${tag} data-to="/${one}">Learn about ${one} <p>Six evenings.</p></${tag.split(' ')[0]}>`).join('')}</div>${more}</section>${script(`for (const one of document.querySelectorAll('[data-to]')) { one.onclick = () => { ${code} }; one.onkeydown = ({ key }) => { if (key === 'Enter') one.onclick() } }`)}`,
  )
const listed = (code: string) =>
  hero(
    '',
    `<ul>${['tides', 'knots'].map((one) => `<li><h2>About ${one}</h2><p id="${one}"></p><button data-to="/${one}">View course</button></li>`).join('')}</ul>${script(`for (const one of document.querySelectorAll('[data-to]')) one.onclick = () => { ${code} }`)}`,
  )
const search = (code: string) =>
  hero(
    '',
    `<div><label for="w">Search</label><input id="w" type="search"><button type="button" id="b">Search</button></div><p id="o"></p><ul><li>Cuxhaven</li><li>Hamburg</li><li>Bremerhaven</li></ul>${script(`const find = () => { for (const one of document.querySelectorAll('li')) one.hidden = !one.textContent.toLowerCase().includes(w.value.toLowerCase()); o.textContent = w.value && 'Found for ' + w.value }; b.onclick = find; ${code}`)}`,
  )
/** A search of a manual that lists the pages it finds. */
const manual = (fits: string) =>
  hero(
    '',
    `<section><h2>Water</h2><p>All about water.</p><input id="q" type="search" aria-label="Search" placeholder="e.g. rollback"><p id="o"></p><ul id="l"></ul></section>${script(`q.oninput = () => { const found = ['Install', 'Domains', 'Rollback'].filter((one) => q.value && ((q) => ${fits})(q.value)); o.textContent = q.value && found.length + ' pages for ' + q.value; l.innerHTML = found.map((one) => '<li><a href="/' + one + '">' + one + ' in a minute</a></li>').join('') }`)}`,
  )
const quantity = (attributes: string, code = "t.textContent = '€' + n.value * 40") =>
  hero(
    '',
    `<section><h2>Cart</h2><label>Quantity <input id="n" type="number" value="1" ${attributes}></label><p>Total: <b id="t">€40</b></p></section>${script(`n.oninput = () => { ${code} }`)}`,
  )
/** A counter of seats that a button takes one from. */
const counter = (attributes: string, more = '') =>
  hero(
    '',
    `<section><h2>Seats</h2><button id="m" aria-label="Fewer" ${attributes}>−</button> <b id="q">1</b>${more}</section>${script('m.onclick = () => q.textContent--')}`,
  )

/** What moves by itself, and what a press, a key or a number leads to. */
export const moving: TriedCase[] = [
  ['quotes that change', quotes('setInterval(step, 4000)'), 'uninvited: A text changes by itself and can’t be paused'],
  ['quotes that change every other second', quotes('setInterval(step, 1500)'), 'uninvited: A text changes by itself'],
  [
    'quotes set for one step at a time',
    quotes('const go = () => { step(); setTimeout(go, 4000) }; setTimeout(go, 4000)'),
    'uninvited: A text changes by itself',
  ],
  [
    'slides that move',
    slides('', 'let at = 0; setInterval(() => { r.scrollLeft = (at += 400) % 800 }, 4000)'),
    'uninvited: A text changes by itself',
  ],
  [
    'quotes with a button that only says so',
    quotes('setInterval(step, 4000)', `<button onclick="this.textContent = 'Play'">Pause</button>`),
    'uninvited: A text changes by itself and can’t be paused',
  ],
  [
    'quotes with a button that stops their timer',
    quotes('const timer = setInterval(step, 4000)', '<button onclick="clearInterval(timer)">Pause</button>'),
    null,
  ],
  ['quotes with a button to pause them', quotes('setInterval(step, 4000)', '<button onclick="isOn = !isOn">Pause</button>'), null],
  ['quotes that wait for the pointer', quotes('setInterval(step, 4000); s.onmouseenter = () => { isOn = false }'), null],
  ['quotes that change once', quotes('setTimeout(step, 4000)'), null],
  [
    'a number that changes',
    quotes("setInterval(() => { q.textContent = at++ + ' tides read so far in all of our harbours' }, 4000)").replace(
      'id="q"',
      'id="q" class="counter"',
    ),
    null,
  ],
  [
    'cards that a script opens',
    cards('div class="c" tabindex="0" role="link"', 'location.href = one.dataset.to'),
    'controls: 2 elements lead to a page that no link leads to',
  ],
  [
    'cards beside links',
    cards(
      'div class="c" tabindex="0" role="link"',
      'location.href = one.dataset.to',
      '<a href="/tides">Tides</a> <a href="/knots">Knots</a>',
    ),
    null,
  ],
  ['cards that open here', cards('div class="c" tabindex="0" role="button"', "one.lastElementChild.textContent += ' Yes.'"), null],
  ['buttons in a list of pages', listed('location.href = one.dataset.to'), 'controls: 2 elements lead to a page that no link leads to'],
  ['buttons in a list that tell more', listed("one.previousElementSibling.textContent += 'Six evenings.'"), null],
  [
    'a search whose results want capitals',
    manual('one.includes(q)'),
    'typing: A search only finds what is entered with its capital letters',
  ],
  ['a search with results in any spelling', manual('one.toLowerCase().includes(q.toLowerCase())'), null],
  ['a search whose results a server knows', manual("(fetch('/?q=' + q), one.includes(q))"), null],
  ['a search without such results', manual('false'), null],
  ['a search that Enter doesn’t start', search(''), 'typing: Pressing Enter in a search field does nothing'],
  ['a search that Enter starts', search("w.onkeydown = ({ key }) => { if (key === 'Enter') find() }"), null],
  ['a search that follows what is typed', search('w.oninput = find'), null],
  [
    'a temperature below zero',
    part('<p>Set point <button id="m" aria-label="Decrease">−</button> <b id="q">1</b> °C</p>', 'm.onclick = () => q.textContent--'),
    null,
  ],
  ['a quantity below zero', quantity(''), 'typing: A counter goes below zero'],
  ['a quantity with a limit', quantity('min="1"'), null],
  ['a quantity that a script limits', quantity('', "n.value = Math.max(1, n.value); t.textContent = '€' + n.value * 40"), null],
  ['a counter that is sent along', counter('', '<input type="hidden" name="seats" value="1">'), 'typing: A counter goes below zero'],
  ['a counter whose button is off at its limit', counter('disabled'), null],
]
