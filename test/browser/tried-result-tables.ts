import { hero, script, type TriedCase } from './tried-tables.ts'

export const part = (html: string, code = '') => hero('', `<section><h2>Water</h2>${html}</section>${code === '' ? '' : script(code)}`)
const boats = (code: string) =>
  part(
    '<label>Boats <input id="g" type="number" value="2" min="1"></label><p>$9 per boat. Total: <b id="t">$18</b></p>',
    `g.oninput = () => { ${code} }`,
  )
export const cards =
  '<div id="cards"><div class="card" data-of="Sail"><p>Regatta log</p></div><div class="card" data-of="Fish"><p>Catch list</p></div></div>'
const guides = (open: string, code = '', more = '') =>
  hero(
    `<style>.m ul { display: none } ${open} { display: block }</style><ul><li class="m" id="m"><span>Guides</span><ul><li><a href="/first">First week</a></li></ul></li></ul>`,
    `${more}${script(code)}`,
  )
const filter = (of: string, html = cards) =>
  part(
    `<div><button class="by" data-of="${of}">Sailing</button> <button class="by" data-of="Fish">Fishing</button></div>${html}`,
    "document.querySelectorAll('.by').forEach((by) => (by.onclick = () => { let left = 0; for (const one of cards.children) { one.hidden = one.dataset.of !== by.dataset.of; left += Number(!one.hidden) } document.querySelectorAll('#none').forEach((none) => (none.hidden = left > 0)) }))",
  )
const billing = (yearly: string) =>
  part(
    '<div><button aria-pressed="true">Monthly</button> <button id="y">Yearly</button></div><div><h3>Crew</h3><p><span id="p">$9</span> <span id="u">per month</span></p></div>',
    `y.onclick = () => { ${yearly} }`,
  )
const sorted = (by: string) =>
  part(
    '<button id="s">Sort by price</button><table><tbody id="b"><tr><td>$9</td></tr><tr><td>$100</td></tr><tr><td>$25</td></tr><tr><td>$240</td></tr></tbody></table>',
    `s.onclick = () => [...b.rows].sort((one, other) => ${by}).forEach((row) => b.append(row))`,
  )
const search = (code: string, more = '') =>
  part(`<input id="s" type="search" aria-label="Search"><ul id="l"><li>Husum</li><li>Wyk</li></ul>${more}`, code)
const plants = ['Tomaat Gele Peer', 'Boon Zwarte Non', 'Wortel Witte Reus', 'Sla Rode Krul']
/** A search that shows which of the plants fit what is entered. */
const garden = (fits: string, label = 'Name of the plant', form = 'role="search" action="/"') =>
  part(
    `<form ${form} id="f"><label for="q">${label}</label><input id="q" name="q" type="search"><button>Search</button></form><p id="o"></p><ul id="l">${plants.map((one) => `<li>${one}</li>`).join('')}</ul>`,
    `const all = ${JSON.stringify(plants)}; const show = () => { const q = f.q.value.trim(); const found = all.filter((one) => ${fits}); l.replaceChildren(...found.map((one) => { const row = document.createElement('li'); row.textContent = one; return row })); o.textContent = found.length ? '' : 'Nothing found for ' + q }; f.onsubmit = (event) => { event.preventDefault(); show() }; f.q.oninput = show`,
  )
const list = (code: string) =>
  part('<label>Harbour <select id="c"><option>Husum</option><option>Wyk</option></select></label><p id="o">At 14:20</p>', code)
const answer = (css: string) =>
  part(
    `<style>#a { max-height: 0; overflow: hidden } .on #a { ${css} }</style><div id="q"><button id="o" aria-expanded="false">How far does it reach?</button><div id="a"><p>${'Seven days for each harbour with a gauge. '.repeat(20)}</p></div></div>`,
    "o.onclick = () => o.setAttribute('aria-expanded', q.classList.toggle('on'))",
  )
const tabs = (panels: string, show = "(one.hidden = one.id !== tab.getAttribute('aria-controls'))") =>
  part(
    `<div role="tablist"><button role="tab" aria-selected="true" aria-controls="p1">One</button><button role="tab" aria-selected="false" aria-controls="p2">Two</button></div>${panels}`,
    `const all = document.querySelectorAll('[role=tab]'); all.forEach((tab) => (tab.onclick = () => { all.forEach((one) => one.setAttribute('aria-selected', one === tab)); document.querySelectorAll('[role=tabpanel]').forEach((one) => ${show}) }))`,
  )
const two = '<div role="tabpanel" id="p1"><p>One of two.</p></div><div role="tabpanel" id="p2" hidden><p>Another.</p></div>'
const slides = two.replaceAll('role="tabpanel"', 'role="tabpanel" style="flex:0 0 50%"')
const open = "(one.hidden &&= one.id !== tab.getAttribute('aria-controls'))"
const countdown = (code: string) =>
  part('<p>Launch price ends in</p><p><b>02</b> hours <b>14</b> minutes <b id="s">33</b> seconds</p>', code)
const hint = (attributes: string, css: string) =>
  part(
    `<style>.b { display: none; position: absolute } ${css} { display: block }</style><p>Unlimited <span class="tip" ${attributes}>fair use<span class="b">At most 40 gauges and 2,000 alerts a month.</span></span></p>`,
  )
const far = '<div style="height:2000px"></div><h2 id="far">Far away</h2><p>The log.</p><div style="height:900px"></div>'
const themed = (css: string) =>
  part(
    `<style>body.dark { ${css} } section p { color: #222 }</style><button id="th" aria-label="Toggle dark mode">Dark</button><p>High water at noon.</p>`,
    "th.onclick = () => document.body.classList.toggle('dark')",
  )

const checkedForm = (pattern: string) =>
  part(
    '<form id="f" novalidate><label>Email <input type="email" name="email" id="m"></label> <button id="b">Join</button><p id="o"></p></form>',
    `f.onsubmit = (event) => { event.preventDefault(); m.removeAttribute('aria-invalid'); o.textContent = ''; if (!${pattern}.test(m.value)) { m.setAttribute('aria-invalid', 'true'); o.textContent = 'Please enter a valid email address.' } else fetch('/news', { method: 'POST' }).then(({ ok }) => (o.textContent = ok ? 'Thanks' : 'That failed, please try again.')) }`,
  )

/** What a page shows once something is entered, chosen or pressed. */
export const results: TriedCase[] = [
  [
    'a form that refuses an address once it’s sent',
    checkedForm(String.raw`/^[a-z.]+@[a-z]+\.[a-z]+$/`),
    'form-entry: The form rejects a valid email address: anna+news@example.com',
  ],
  ['a form that takes them all', checkedForm('/@/'), null],
  [
    'an answer that only a mouse opens, where a link skips to',
    hero(
      '',
      `<div id="q" style="cursor:pointer">How deep?</div><p id="a" hidden>Four metres.</p>${script("q.addEventListener('click', () => (a.hidden = !a.hidden))")}`,
    ).replace('<main>', '<main tabindex="-1">'),
    'keyboard-focus: An element works only with a mouse',
  ],
  ['a product that becomes a text', boats("t.textContent = '$' + (g.value + 9)"), 'two numbers joined together instead of their sum: “39”'],
  [
    'a product that fails on an empty field',
    boats("t.textContent = '$' + parseInt(g.value) * 9"),
    'A calculation fails after a number is changed',
  ],
  ['a product that isn’t rounded', boats("t.textContent = '$' + g.value * 9 * 1.1"), 'A calculation fails after a number is changed'],
  [
    'a product that never falls',
    boats("t.textContent = '$' + Math.max(Number(t.textContent.slice(1)), g.value * 9)"),
    'A price rises with a number, but doesn’t fall when the number is set back: “Boats”',
  ],
  ['a product that stays', boats(''), 'Changing a number changes no result on the page: “Boats”'],
  ['a product', boats("t.textContent = '$' + (Number(g.value) || 1) * 9"), null],
  [
    'a number to send',
    part(
      '<form action="/o" method="post"><label>Total boats <input type="number" name="n" value="2"></label><button>Order</button></form>',
    ),
    null,
  ],
  [
    'a counter below zero',
    part('<button id="m" aria-label="Fewer">−</button> <b id="q">1</b>', 'm.onclick = () => q.textContent--'),
    'A counter goes below zero',
  ],
  [
    'a product that comes once one stops typing',
    boats("clearTimeout(window.d); window.d = setTimeout(() => { t.textContent = '$' + (Number(g.value) || 1) * 9 }, 400)"),
    null,
  ],
  [
    'a counter that stops',
    part(
      '<button id="m" aria-label="Fewer">−</button> <b id="q">1</b>',
      'm.onclick = () => (q.textContent = Math.max(0, q.textContent - 1))',
    ),
    null,
  ],
  ['a filter with another word', filter('sail'), 'After “Sailing” is pressed, everything that it chooses from disappears'],
  ['a filter', filter('Sail'), null],
  ['a filter that says there’s nothing', filter('sail', `${cards}<p id="none" hidden>Nothing yet.</p>`), null],
  ['a yearly price without a value', billing("p.textContent = ''"), 'After “Yearly” is pressed, the price “$9” disappears'],
  ['a yearly price for a month', billing("p.textContent = '$90'"), 'the price for a year is said to be for a month: “$90 per month”'],
  ['a yearly price', billing("p.textContent = '$90'; u.textContent = 'per year'"), null],
  ['a cheaper month', billing("p.textContent = '$7'"), null],
  [
    'numbers sorted as words',
    sorted('one.textContent < other.textContent ? -1 : 1'),
    'numbers are sorted as if they were words: $100, $240, $25, $9',
  ],
  ['numbers sorted', sorted('one.textContent.slice(1) - other.textContent.slice(1)'), null],
  [
    'the same again',
    part(
      '<ul id="l"><li>Ebb was on time today.</li><li>The alert woke us at four.</li><li>The log is kept in one place.</li></ul><button id="m">Load more</button>',
      "m.onclick = () => l.insertAdjacentHTML('beforeend', l.innerHTML)",
    ),
    'the page repeats what it already shows',
  ],
  [
    'more',
    part(
      '<ul id="l"><li>Ebb was on time today.</li><li>The alert woke us at four.</li></ul><button id="m">Load more</button>',
      "m.onclick = () => l.insertAdjacentHTML('beforeend', '<li>The log is worth a lot.</li><li>Wind is right, mostly.</li>')",
    ),
    null,
  ],
  [
    'a dialog behind the page',
    part(
      '<button id="o">Watch a tour</button><div style="position:relative;background:#fff"><p>High water at noon.</p></div><div id="d" role="dialog" aria-label="Tour" hidden style="position:fixed;inset:0;z-index:-1"><p>Two minutes.</p></div><style>main, main > * { position: relative; background: #fff; min-height: 200px }</style>',
      'o.onclick = () => (d.hidden = false)',
    ),
    'its dialog opens behind the page',
  ],
  [
    'a picture that isn’t there',
    part(
      '<button id="o"><img src="/screen.png" alt="The table" width="90" height="60"></button><dialog id="d"><img id="i" alt="The table, large" width="300" height="200"><form method="dialog"><button>Close</button></form></dialog>',
      "o.onclick = () => { i.src = '/large.png'; d.showModal() }",
    ),
    'the picture that should open doesn’t load',
  ],
  [
    'a button for the mouse',
    part(
      '<button id="o">Show harbours</button><p id="l" hidden>Husum, Wyk</p>',
      "o.addEventListener('mousedown', () => (l.hidden = !l.hidden))",
    ),
    'it turns out to react to a mouse only',
  ],
  ['a search that finds nothing', search(''), 'Entering a search changes nothing'],
  [
    'a search that suggests what fits, and nothing for nonsense',
    search(
      "s.oninput = () => { o.textContent = s.value === '' ? '' : ['Amrum', 'Pellworm'].filter((one) => one.toLowerCase().startsWith(s.value)).join() }",
      '<p id="o"></p>',
    ),
    null,
  ],
  ['a search', search('s.oninput = () => [...l.children].forEach((one) => (one.hidden = !one.textContent.includes(s.value)))'), null],
  [
    'a search in small letters for names that have capitals',
    garden("one.split(' ').some((word) => word.startsWith(q.toLowerCase()))"),
    'A search finds nothing, even what the page has just listed: “Name of the plant”',
  ],
  ['a search that wants capitals', garden('one.includes(q)'), 'A search only finds what is entered with its capital letters'],
  ['a search in any spelling', garden('one.toLowerCase().includes(q.toLowerCase())'), null],
  ['a search by first letters', garden("one.split(' ').some((word) => word.toLowerCase().startsWith(q.toLowerCase()))"), null],
  ['a search for another thing', garden('!q', 'ZIP code'), null],
  ['a search once it’s sent', garden('one.toLowerCase().includes(q.toLowerCase())').replace('; f.q.oninput = show', ''), null],
  ['a search in the page’s place', garden("((document.querySelector('h1').hidden = q !== ''), !q)"), null],
  ['a search on another page', part('<form action="/search"><input type="search" name="q" aria-label="Search"></form>'), null],
  ['a list without effect', list(''), 'Choosing another option from a list changes nothing'],
  ['a list', list("c.onchange = () => (o.textContent = 'At 15:02')"), null],
  ['an answer cut off', answer('max-height: 40px'), 'The end of what “How far does it reach?” opens is cut off'],
  ['an answer', answer('max-height: 2000px'), null],
  [
    'cards that open themselves, beside others',
    part(
      `<style>.c { float: left; width: 80px; height: 60px; overflow: hidden } .c[aria-expanded="true"] { width: 300px; height: 300px }</style><div>${['Husum', 'Wyk', 'Amrum'].map((one) => `<div class="c" role="button" tabindex="0" aria-expanded="false">${one} has a gauge, a ferry and a harbour office, open from March to October, and moorings for guests.</div>`).join('')}</div>`,
      "for (const one of document.querySelectorAll('.c')) one.onclick = one.onkeydown = (event) => { if (event.type === 'click' || event.key === 'Enter' || event.key === ' ') for (const other of document.querySelectorAll('.c')) other.setAttribute('aria-expanded', String(other === one)) }",
    ),
    null,
  ],
  [
    'a choice of versions that opens another page by script',
    part(
      '<a id="v" href="/docs" role="button" aria-haspopup="true" aria-expanded="false">Version 1.1</a><div id="d"></div>',
      `v.onclick = (event) => { event.preventDefault(); history.pushState(null, '', '/docs'); d.innerHTML = '<div style="width: 150px; overflow: hidden; white-space: nowrap"><a href="/gauges">Gauges</a> <a href="/harbours">Harbours</a> <a href="/offices">Offices of the harbours</a></div>' }`,
    ),
    null,
  ],
  [
    'a tab without a panel',
    tabs('<div role="tabpanel" id="p1"><p>One of two.</p></div><div role="tabpanel" id="p3" hidden><p>Another.</p></div>'),
    'Nothing is shown after “Two” is pressed',
  ],
  ['two tabs', tabs(two), null],
  ['a tab whose panel opens below the other one', tabs(two, open), 'After “Two” is pressed, what “One” shows stays open as well'],
  ['slides with a tab each', tabs(`<div style="display:flex;overflow:hidden">${slides}</div>`, open), null],
  [
    'a section that stays closed for screen readers',
    part(
      '<button id="o" aria-expanded="false" aria-controls="a">How far?</button><p id="a" hidden>Seven days ahead.</p>',
      'o.onclick = () => (a.hidden = !a.hidden)',
    ),
    'still tells screen readers that it’s closed',
  ],
  ['a countdown that stands still', countdown(''), 'A countdown doesn’t run'],
  ['a countdown', countdown('setInterval(() => (s.textContent = (Number(s.textContent) + 59) % 60), 500)'), null],
  ['the length of a film', part('<p>Launch price ends in May</p><p>The film runs 1:02:33.</p>'), null],
  ['a menu for the mouse', guides('.m:hover ul'), 'An element works only with a mouse: “Guides”'],
  ['a menu for the keyboard as well', guides('.m:hover ul, .m:focus-within ul'), null],
  ['a menu that a press opens as well', guides('.m:hover ul, .m.open ul', "m.onclick = () => m.classList.toggle('open')"), null],
  [
    'a menu for the mouse whose links are in the footer',
    guides('.m:hover ul', '', '<footer><a href="/first">First week</a></footer>'),
    null,
  ],
  ['a text for the mouse', hint('', '.tip:hover .b'), 'A text appears only on hover'],
  ['a text for the keyboard as well', hint('tabindex="0"', '.tip:is(:hover, :focus) .b'), null],
  [
    'a link that stays where it is',
    part(
      `<a href="#far" id="a">Far away</a>${far}`,
      "a.onclick = (event) => { event.preventDefault(); document.querySelector('#farther').scrollIntoView() }",
    ),
    'A link to a section of the page doesn’t scroll to it',
  ],
  [
    'a link that scrolls',
    part(
      `<a href="#far" id="a">Far away</a>${far}`,
      "a.onclick = (event) => { event.preventDefault(); far.scrollIntoView({ behavior: 'smooth' }) }",
    ),
    null,
  ],
  ['a link that scrolls smoothly', part(`<style>html { scroll-behavior: smooth }</style><a href="#far">Far away</a>${far}`), null],
  [
    'a way up that stays',
    part(
      `<p>High water at noon.</p>${far}<button id="u" style="position:fixed;right:9px;bottom:9px">Back to top</button>`,
      "u.onclick = () => document.querySelector('#top').scrollTo(0, 0)",
    ),
    'The back-to-top button doesn’t scroll to the top',
  ],
  [
    'a way up',
    part(
      `<p>High water at noon.</p>${far}<button id="u" style="position:fixed;right:9px;bottom:9px">Back to top</button>`,
      "u.onclick = () => scrollTo({ top: 0, behavior: 'smooth' })",
    ),
    null,
  ],
  [
    'a main link that a script stops',
    hero('<a href="/start" style="padding:9px;background:#ddd" onclick="return false">Start free</a>'),
    'The main link leads nowhere',
  ],
  [
    'a page that takes no right click',
    part('<p>High water.</p>', "addEventListener('contextmenu', (event) => event.preventDefault())"),
    'A script blocks right-clicking',
  ],
  ['a theme that forgets a text', themed('background: #111'), 'unreadable when the theme is switched'],
  ['a theme', themed('background: #555; color: #fff'), null],
]
