import { hero, more, script, type TriedCase } from './tried-tables.ts'

const pop = (code: string, text = 'Tides by email, every morning at six') =>
  hero(
    more,
    `<div id="pop" style="position:fixed;right:0;bottom:0;width:240px;background:#fff"><p>${text}</p><button id="shut" aria-label="Close">×</button></div>${script(`shut.onclick = () => { pop.hidden = true }; ${code}`)}`,
  )
const blink = (style: string, text = 'Only three berths left') =>
  hero(`<style>@keyframes b { 50% { opacity: 0 } } @keyframes p { 50% { opacity: .6 } }</style><p style="${style}">${text}</p>`)
const large = (code: string) =>
  hero(more, `<canvas id="sea" width="700" height="500" style="display:block;margin:900px 0"></canvas>${more}${script(code)}`)

const quotes = (code: string) =>
  hero(
    `${more}<div style="height:2000px"></div><div id="car" style="display:flex;overflow:auto;width:300px"><p style="min-width:300px">On time.</p><p style="min-width:300px">Woke us.</p></div><div style="height:1500px"></div>`,
    script(`let at = 0; setInterval(() => { at = 1 - at; ${code} }, 3500)`),
  )

const asking = (code: string) =>
  hero('<p><label>Name <input id="n"></label></p>', script(`let dirty = false; n.oninput = () => { dirty = true }; ${code}`))
const bared = (style: string) =>
  `<style>header { position: sticky; top: 0; ${style} } header a { font-size: 20px }</style><header><a href="/">Tidewatch tide tables for harbours</a> <a href="/pricing">Pricing of all our plans</a></header>
  <main><h1>Know the water before you cast off</h1>${'<p>Tidewatch turns the harbour’s gauges into a tide table that small crews can trust on every trip they make out to sea.</p>'.repeat(90)}</main>`

export const nuisances: TriedCase[] = [
  [
    'that asks whether to leave it',
    asking("addEventListener('beforeunload', (event) => event.preventDefault())"),
    'uninvited: The browser asks whether to leave',
  ],
  ['that asks by what a handler returns', asking("onbeforeunload = () => 'Really?'"), 'uninvited: The browser asks whether to leave'],
  [
    'that asks once something was entered',
    asking("addEventListener('beforeunload', (event) => { if (dirty) event.preventDefault() })"),
    null,
  ],
  ['that does something else before it’s left', asking("onbeforeunload = () => { sessionStorage.setItem('at', scrollY) }"), null],
  ['whose text shows through the bar', bared(''), 'fixed-bars: The page’s text shows through the bar'],
  ['with a bar', bared('background: #fff'), null],
  [
    'with a bar that has its ground in a pseudo-element',
    bared('} header::before { content: ""; position: absolute; inset: 0; z-index: -1; background: #fff'),
    null,
  ],
  ['with a bar of frosted glass', bared('backdrop-filter: blur(12px)'), null],
  [
    'that scrolls to its quotes by itself',
    quotes("car.children[at].scrollIntoView({ behavior: 'smooth', block: 'center' })"),
    'uninvited: The page scrolls by itself',
  ],
  ['whose quotes move in their box', quotes("car.scrollTo({ left: 300 * at, behavior: 'smooth' })"), null],
  [
    'that opens at its form',
    hero(`<div style="height:2000px"></div><input autofocus aria-label="Harbour">${more}`),
    'uninvited: The page opens scrolled down',
  ],
  ['that focuses its first field', hero('<input autofocus aria-label="Harbour">', more), null],
  [
    'with a box that returns on scrolling',
    pop("addEventListener('scroll', () => scrollY > 200 && (pop.hidden = false))"),
    'uninvited: A box that was closed opens again',
  ],
  [
    'with a box that returns after a while',
    pop("shut.addEventListener('click', () => setTimeout(() => (pop.hidden = false), 8000))"),
    'uninvited: A box that was closed opens again',
  ],
  [
    'with a box that returns every minute',
    pop('setInterval(() => (pop.hidden = false), 50_000)'),
    'uninvited: A box that was closed opens again',
  ],
  [
    'with a box that is gone for good',
    pop(
      "addEventListener('scroll', () => scrollY > 200 && !localStorage.shut && (pop.hidden = false)); shut.addEventListener('click', () => (localStorage.shut = 1))",
    ),
    null,
  ],
  [
    'with a box that says another thing',
    pop(
      "document.documentElement.addEventListener('mouseleave', () => { pop.firstElementChild.textContent = 'Leaving already? Take the guide along.'; pop.hidden = false })",
    ),
    null,
  ],
  ['that blinks', blink('animation: b 1s steps(1) infinite'), 'uninvited: A text blinks'],
  [
    'that flashes by script',
    hero('<p id="b">Only three berths left</p>', script("setInterval(() => b.style.visibility = b.style.visibility ? '' : 'hidden', 300)")),
    'uninvited: A text blinks',
  ],
  ['that blinks for a moment', blink('animation: b 1s steps(1) 3'), null],
  ['that breathes', blink('animation: p 1s infinite'), null],
  ['with a dot that blinks', blink('animation: b 1s steps(1) infinite', '●'), null],
  [
    'that blinks until stopped',
    `${blink('animation: b 1s steps(1) infinite')}<button onclick="this.textContent += '.'">Pause</button>`,
    null,
  ],
  [
    'with a map that keeps the wheel',
    large("sea.addEventListener('wheel', (event) => event.preventDefault(), { passive: false })"),
    'usable-page: The page can’t be scrolled while',
  ],
  [
    'with a gallery that lets go of the wheel',
    large("let at = 0; sea.addEventListener('wheel', (event) => { if (++at < 6) event.preventDefault() }, { passive: false })"),
    null,
  ],
  [
    'with a map that zooms with a key',
    large("sea.addEventListener('wheel', (event) => { if (event.ctrlKey) event.preventDefault() }, { passive: false })"),
    null,
  ],
]

const tabs = (code: string) =>
  hero(
    '',
    `<div role="tablist"><button id="a" role="tab" aria-selected="true">Sailors</button><button id="b" role="tab" aria-selected="false">Harbours</button></div>
    <div id="panel" role="tabpanel">Alerts on the phone.</div>
    ${script(`const mark = (one) => { for (const other of [a, b]) other.setAttribute('aria-selected', other === one) }; a.onclick = b.onclick = ({ currentTarget }) => { mark(currentTarget); ${code} }`)}`,
  )
const question = (code: string, css = '') =>
  hero(
    '',
    `<style>.a { display: none } ${css}</style><div id="item"><h3><button id="q" aria-expanded="false">Does it work offline?</button></h3><div class="a" id="answer">Yes, for two days.</div></div>
    ${script(`q.onclick = () => { q.setAttribute('aria-expanded', q.getAttribute('aria-expanded') === 'false'); ${code} }`)}`,
  )
const billing = (code: string) =>
  hero(
    '',
    `<div><button id="m">Monthly</button><button id="y">Yearly</button></div><p>Crew <b id="price">4 € a month</b></p>
    ${script(`m.onclick = y.onclick = ({ currentTarget }) => { m.className = y.className = ''; currentTarget.className = 'now'; ${code} }`)}`,
  )

/** Controls that react, but only on themselves. */
export const onThemselves: TriedCase[] = [
  ['that marks a tab and shows the same', tabs(''), 'menus: “Harbours” is marked as selected'],
  ['that shows another text', tabs("panel.textContent = b === currentTarget ? 'Reports for the office.' : 'Alerts on the phone.'"), null],
  ['that loads a picture', tabs("panel.style.backgroundImage = 'url(/screen.png)'"), null],
  ['that turns a sign and opens no answer', question(''), 'menus: What “Does it work offline?” opens stays invisible'],
  ['that marks its box and opens no answer', question("item.classList.toggle('open')"), 'menus: What “Does it work offline?” opens'],
  ['that opens its answer', question("item.classList.toggle('open')", '.open .a { display: block }'), null],
  ['whose answer is always there', question('', '.a { display: block }'), null],
  ['that bills by the year at the same price', billing(''), 'controls: 2 switches for the billing period change no price'],
  ['that shows the price of a year', billing("price.textContent = currentTarget === y ? '40 € a year' : '4 € a month'"), null],
]
