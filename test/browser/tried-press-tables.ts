import { cards, part } from './tried-result-tables.ts'
import { hero, script, type TriedCase } from './tried-tables.ts'

const choices = (show: string) =>
  part(
    `<div><button aria-pressed="true" data-of="all">All</button> <button aria-pressed="false" data-of="Sail">Sailing</button> <button aria-pressed="false" data-of="Fish">Fishing</button></div>${cards}`,
    `const all = document.querySelectorAll('[data-of][aria-pressed]'); all.forEach((by) => (by.onclick = () => { all.forEach((one) => one.setAttribute('aria-pressed', one === by)); for (const one of cards.children) one.hidden = ${show} }))`,
  )
const chosenPlan = (open: string, more = '') =>
  part(
    `<div><div class="p"><h3>Sailor</h3><p>$9</p><button class="go" data-p="Sailor">Choose Sailor</button></div><div class="p"><h3>Crew</h3><p>$29</p><button class="go" data-p="Crew">Choose Crew</button></div></div><dialog id="d"><h3>Tidewatch</h3><label>Plan <select id="s"><option>Sailor</option><option>Crew</option></select></label><p id="o"></p><form method="dialog"><button>Close</button></form></dialog>${more}`,
    `document.querySelectorAll('.go').forEach((go) => (go.onclick = () => { d.close(); ${open} }))`,
  )
const reviews = (code: string) =>
  part(
    '<ul id="l"><li>Ebb was on time today.</li></ul><button id="m">More reviews</button><p id="o"></p>',
    `m.onclick = async () => { m.textContent = 'Loading…'; ${code} }`,
  )
const view = (code: string) =>
  part(
    `<p id="a">Seven days of tides for each harbour with a gauge of its own.</p><button id="v">See plans</button><p id="b" hidden>Sailor costs $9 a month.</p>`,
    `const show = (on) => { document.querySelectorAll('h1, main > p, h2, #a, #v').forEach((one) => (one.hidden = on)); b.hidden = !on }; v.onclick = () => { show(true); ${code} }`,
  )
/** A page whose links to others are followed by a script; `${code}` runs once it has shown another one. */
const linked = (code: string, to = '/pricing') =>
  hero(
    `<p><a href="${to}">All prices</a></p>`,
    script(
      `const main = document.querySelector('main'); const home = main.innerHTML; const show = (is) => (main.innerHTML = is ? '<h1>Prices</h1><p>Sailor costs $9 a month, and Crew costs $29.</p>' : home); document.onclick = (event) => { const to = event.target.closest('a'); if (to === null) return; ${code} }`,
    ),
  )
const push = "event.preventDefault(); show(to.pathname !== '/'); history.pushState({}, '', to.href)"
const opening = (html: string, code: string) => part(`<button id="o">Show harbours</button>${html}`, `o.onclick = () => { ${code} }`)

const summed = (sum: string) =>
  part('<p>Total: <b id="sum">$29</b></p><button id="s">Split by three</button>', `s.onclick = () => (sum.textContent = '$' + ${sum})`)
const questions = (first: string) =>
  part(
    `<button class="q" id="a">How deep?</button><p id="one" hidden>To four metres below.</p><button class="q" id="b">How far?</button><p id="two" hidden>To twelve miles out.</p>`,
    `a.onclick = () => (${first}.hidden = !${first}.hidden); b.onclick = () => (two.hidden = !two.hidden)`,
  )
const opened = (style: string) =>
  part(
    `<button id="o">Show the table</button><div id="box" hidden style="${style}"><p style="margin:0">High water is at twenty past two in the afternoon.</p></div>`,
    'o.onclick = () => (box.hidden = false)',
  )

const read = (code: string) =>
  part(
    `<button id="o">Read the rules</button><dialog id="d" style="height:200px;overflow:auto"><h3>Rules <button type="button" onclick="d.close()" aria-label="Close">×</button></h3>${'<p>Keep clear of the ferry, and of its wake.</p>'.repeat(20)}</dialog>`,
    `o.onclick = () => { ${code} }`,
  )
const dialog = (code: string) =>
  part(
    '<button id="o">Show the table</button><div id="box" role="dialog" aria-modal="true" aria-label="Tides" hidden style="position:fixed;inset:20px;background:#fff"><p>High water is at twenty past two.</p><button id="c">Close</button></div>',
    `o.onclick = () => { box.hidden = false; c.focus() }; ${code}`,
  )
const enlarged = (code: string) =>
  part(
    '<button id="o">Show the chart</button><div id="box" role="dialog" aria-modal="true" aria-label="Chart" tabindex="-1" hidden style="position:fixed;inset:0;background:#fff"><p>High water is at twenty past two.</p></div>',
    `o.onclick = () => { box.hidden = false; box.focus() }; ${code}`,
  )

/** What a press changes, on a page that was fine before. */
export const pressed: TriedCase[] = [
  ['a total with parts of a cent', summed('(29 / 3).toFixed(5)'), 'the page shows “Total: $9.66667”, with parts of a cent'],
  ['a total', summed('(29 / 3).toFixed(2)'), null],
  ['a total with a point between thousands', summed("'9.990'"), null],
  ['a price per use', summed("'0.0025 per call'"), null],
  ['the answer to another question', questions('two'), 'what “How far?” should open appears instead'],
  ['an answer', questions('one'), null],
  [
    'a box that is wider than the window',
    opened('position: fixed; left: 0; top: 0; width: 1200px; text-align: right'),
    'is off the screen',
  ],
  ['a dialog that nothing closes', dialog(''), 'its dialog stays open, even when “Close”'],
  ['a picture that nothing closes', enlarged(''), 'its dialog covers the page and can’t be closed'],
  ['a picture that a press closes', enlarged('box.onclick = () => (box.hidden = true)'), null],
  ['a picture that Escape closes', enlarged("onkeydown = ({ key }) => { if (key === 'Escape') box.hidden = true }"), null],
  ['a dialog that its button closes', dialog('c.onclick = () => (box.hidden = true)'), null],
  ['a dialog that Escape closes', dialog("onkeydown = ({ key }) => { if (key === 'Escape') box.hidden = true }"), null],
  ['a dialog that opens at its end', read('d.showModal(); d.scrollTop = 9999'), 'its dialog opens scrolled down'],
  [
    'a dialog that opens where something is chosen in it',
    read("d.lastElementChild.setAttribute('aria-current', 'true'); d.showModal(); d.scrollTop = 9999"),
    null,
  ],
  ['a dialog that opens at its start', read('d.showModal()'), null],
  ['a box', opened('position: fixed; left: 0; top: 0; width: 600px; text-align: right'), null],
  ['a box that cuts its text off', opened('height: 14px; overflow: hidden'), 'is cut off'],
  [
    'a filter whose first choice shows nothing',
    choices('one.dataset.of !== by.dataset.of'),
    'After “All” is pressed, what it showed before doesn’t come back',
  ],
  ['a filter with all', choices("by.dataset.of !== 'all' && one.dataset.of !== by.dataset.of"), null],
  ['a plan that isn’t taken over', chosenPlan('d.showModal()'), 'After “Choose Crew” is pressed, “Sailor” is selected instead of “Crew”'],
  ['a plan that is taken over', chosenPlan('s.value = go.dataset.p; d.showModal()'), null],
  ['a summary of two plans', chosenPlan("s.closest('label').hidden = true; o.textContent = 'From Crew to Sailor'; d.showModal()"), null],
  ['a list that belongs to no plan', chosenPlan("s.innerHTML = '<option>1 month</option><option>1 year</option>'; d.showModal()"), null],
  [
    'reviews that never come',
    reviews("const answer = await fetch('/reviews.json'); if (answer.ok) l.append('More')"),
    'After “More reviews” is pressed, the page keeps saying “Loading…”',
  ],
  ['reviews that come later', reviews("setTimeout(() => { l.append('The alert woke us at four.'); m.remove() }, 1500)"), null],
  [
    'reviews that say they failed',
    reviews("await fetch('/reviews.json'); m.textContent = 'More reviews'; o.textContent = 'Try again later.'"),
    null,
  ],
  ['reviews that wait for what is held back', reviews("await fetch('/reviews', { method: 'POST' }); m.remove()"), null],
  ['a view that Back doesn’t leave', view("history.pushState({}, '', '?plans')"), 'the Back button changes the URL but not the page'],
  ['a view that Back leaves', view("history.pushState({}, '', '?plans'); onpopstate = () => show(false)"), null],
  ['a view without a URL', view(''), null],
  [
    'a page of the site that a link shows and Back doesn’t leave',
    linked(push),
    'After “Pricing” is pressed, the Back button changes the URL but not the page',
  ],
  ['a page of the site that Back leaves', linked(`${push}; onpopstate = () => show(location.pathname !== '/')`), null],
  ['a page of the site that Back leaves late', linked(`${push}; onpopstate = () => setTimeout(show, 900, false)`), null],
  ['a page of the site that Back reloads', linked(`${push}; onpopstate = () => location.reload()`), null],
  [
    'a page that its site is asked for again on Back',
    linked(`${push}; onpopstate = async () => { await fetch('/'); setTimeout(show, 2500, false) }`),
    null,
  ],
  ['a page that the browser loads', linked('show(true)'), null],
  [
    'a view by hash that Back doesn’t leave',
    linked('if (to.hash) show(true)', '#/plans'),
    'After “All prices” is pressed, the Back button changes the URL but not the page',
  ],
  ['a view by hash that Back leaves', linked("onhashchange = () => show(location.hash !== '')", '#/plans'), null],
  ['a page that goes blank', opening('', 'document.body.replaceChildren()'), 'nearly everything on the page disappears'],
  ['a page that becomes something else', opening('', "document.body.textContent = 'Welcome!'"), null],
  [
    'a page whose sides are cut off anyway',
    opening(
      '<style>body { overflow-x: hidden }</style><div id="l" hidden><p style="width:200px">Husum, Wyk</p><p style="width:2000px;height:9px"></p></div>',
      'l.hidden = false',
    ),
    null,
  ],
  [
    'a page that gets too wide',
    opening('<div id="l" hidden style="width:2000px">Husum, Wyk</div>', 'l.hidden = false'),
    'the page becomes wider than the window',
  ],
  [
    'a wide list that scrolls',
    opening('<div style="overflow:auto"><div id="l" hidden style="width:2000px">Husum, Wyk</div></div>', 'l.hidden = false'),
    null,
  ],
  [
    'a list in the color of its ground',
    opening('<p id="l" hidden style="color:#fff;background:#fff">Husum, Wyk</p>', 'l.hidden = false'),
    'text that appears has the color of its background: “Husum, Wyk”',
  ],
  [
    'a list on a picture',
    opening('<p id="l" hidden style="color:#fff;background:url(/screen.png)">Husum, Wyk</p>', 'l.hidden = false'),
    null,
  ],
  [
    'a submenu',
    `<style>nav ul ul { position: absolute; z-index: 3; background: #fff } main { position: relative; z-index: 2; background: #fff }</style><nav><ul><li><button id="o" aria-expanded="false" aria-controls="m">For whom</button><ul id="m" hidden><li><a href="/crews">Crews</a></li><li><a href="/ports">Ports</a></li></ul></li></ul></nav>${hero('')}${script("o.onclick = () => o.setAttribute('aria-expanded', !(m.hidden = !m.hidden))")}`,
    null,
  ],
]
