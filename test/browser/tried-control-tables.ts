import { hero, script, type TriedCase } from './tried-tables.ts'

export const page = (html: string, code = '', css = '') =>
  hero('', `<style>${css}</style><section>${html}</section>${code === '' ? '' : script(code)}`)
const colors = ['#c00', '#060', '#00c']
const swatches = (tag: string) =>
  colors.map((color) => `<${tag} class="sw" aria-label="${color}" style="background:${color}"></${tag}>`).join('')
const round = '.sw { display: inline-block; width: 36px; height: 36px; border: 0; cursor: pointer }'
const paint =
  "document.querySelectorAll('.sw').forEach((one) => one.addEventListener('click', () => (cup.style.background = one.style.background)))"
const dragging = (on: string) =>
  `let is = false; knob.addEventListener('${on}', () => (is = true)); addEventListener('${on.replace('down', 'move')}', () => { if (is) n.textContent = '9' })`
const knob =
  '<div style="width:300px;background:#ccd"><div id="knob" style="width:32px;height:32px;background:#1746a2;cursor:grab"></div></div><p id="n">8</p>'
const fields = (name = '', email = '', foot = '') =>
  `<form id="f" method="post" action="/send" novalidate><div><label for="a">Your name</label><input id="a" name="name">${name}</div><div><label for="b">Email</label><input id="b" name="email" type="text">${email}</div><p><button>Send</button></p>${foot}</form>`
/** The same without boxes, with an error between the fields that describes what it’s told. */
const unboxed = (name: string, email = '') =>
  fields(`<p id="e"></p>`)
    .replaceAll(/<\/?div>/g, '')
    .replace('id="a"', `id="a" ${name}`)
    .replace('id="b"', `id="b" ${email}`)
const refusing = (code: string) =>
  `f.addEventListener('submit', (event) => { if (!b.value.includes('@')) { event.preventDefault(); ${code} } })`
const message = "textContent = 'Please enter a valid email address.'"
const stack = (direction: string) =>
  `<form style="display:flex;flex-direction:${direction};max-width:300px"><button>Send</button>${['C', 'B', 'A'].map((one) => `<label>${one} <input name="${one}"></label>`).join('')}</form>`
const menu = (top: string, more = '') =>
  page(
    '<div class="mi"><a href="/guides">Guides</a><ul><li><a href="/first">First week</a></li><li><a href="/rules">Rules</a></li></ul></div>',
    '',
    `.mi { position: relative } .mi ul { position: absolute; top: ${top}; left: 0; margin: 0; display: none; background: #fff } .mi:hover ul, .mi:focus-within ul { display: block } ${more}`,
  )
const hint = (box: string) =>
  page(
    '<div class="box">A <span class="tip" tabindex="0">budget<span role="tooltip">The wages of all shifts.</span></span> of a plan.</div>',
    '',
    `.box { ${box} } .tip { position: relative } .tip span { position: absolute; bottom: 140%; left: 0; width: 200px; display: none } .tip:hover span { display: block } .tip:focus { outline: 2px solid red }`,
  )
const theme = (css: string) =>
  page(
    '<button id="theme" aria-label="Dark theme">🌙</button>',
    "theme.onclick = () => document.documentElement.classList.toggle('dark')",
    css,
  )
const language = (code: string) =>
  page('<select id="l" aria-label="Language"><option>English</option><option>Deutsch</option></select><p id="w">Tides</p>', code)

/** Controls that work for some only, or not at all, and those that merely look so. */
export const controls: TriedCase[] = [
  [
    'colors that only a mouse chooses',
    page(`<div id="cup">Cup</div>${swatches('span')}`, paint, round),
    'keyboard-focus: 3 elements work only with a mouse',
  ],
  [
    'colors that are buttons',
    page(`<div id="cup">Cup</div>${swatches('button')}`, paint, `${round} .sw:focus { outline: 3px solid #000 }`),
    null,
  ],
  [
    'a switch that takes no focus',
    page(
      '<p>Wages <span role="switch" aria-checked="false" aria-label="Wages" id="s" style="display:inline-block;width:50px;height:28px;background:#999"></span></p>',
      "s.onclick = () => s.setAttribute('aria-checked', 'true')",
    ),
    'keyboard-focus: An element works only with a mouse',
  ],
  [
    'a switch that takes it',
    page(
      '<p>Wages <span role="switch" tabindex="0" aria-checked="false" aria-label="Wages" id="s" style="display:inline-block;width:50px;height:28px;background:#999"></span></p>',
      "s.onclick = () => s.setAttribute('aria-checked', 'true')",
    ),
    null,
  ],
  [
    'choices that the document hears',
    page(
      '<p><span class="v" style="cursor:pointer">Week view</span></p><p id="w">Day</p>',
      "document.addEventListener('click', (event) => { if (event.target.matches('.v')) w.textContent = 'Week' })",
    ),
    'keyboard-focus: An element works only with a mouse: “Week view”',
  ],
  ['a text with a pointer', page('<p><span style="cursor:pointer">Week view</span></p>'), null],
  [
    'questions whose words are in a slot of a button',
    page(
      '<ask-item><span slot="q">How long does it keep?</span><p>Five days.</p></ask-item><ask-item><span slot="q">Is it very salty?</span><p>Yes.</p></ask-item>',
      `customElements.define('ask-item', class extends HTMLElement { connectedCallback() { const root = this.attachShadow({ mode: 'open' }); root.innerHTML = '<style>button { cursor: pointer; border: 0; background: none } button:focus-visible { outline: 3px solid red }</style><button type="button" aria-expanded="false"><slot name="q"></slot></button><div hidden><slot></slot></div>'; const button = root.querySelector('button'); const box = root.querySelector('div'); button.addEventListener('click', () => { box.hidden = !box.hidden; button.setAttribute('aria-expanded', !box.hidden) }) } })`,
    ),
    null,
  ],
  ['a knob for the mouse', page(knob, dragging('mousedown')), 'keyboard-focus: A control can only be dragged with a mouse'],
  ['a knob for all pointers', page(knob, dragging('pointerdown')), null],
  ['a knob beside a number', page(`<label>People <input type="number" value="8"></label>${knob}`, dragging('mousedown')), null],
  [
    'fields upside down',
    page(stack('column-reverse'), '', 'input:focus, button:focus { outline: 3px solid #000 }'),
    'keyboard-focus: The Tab key visits controls in a different order',
  ],
  ['fields in order', page(stack('column'), '', 'input:focus, button:focus { outline: 3px solid #000 }'), null],

  [
    'a checkbox that stays empty',
    page('<label><input type="checkbox" id="c"> News</label>', 'c.onclick = (event) => event.preventDefault()'),
    'controls: A checkbox can’t be checked: “News”',
  ],
  ['a checkbox', page('<label><input type="checkbox" id="c"> News</label>'), null],
  [
    'cookies that are needed',
    page('<label><input type="checkbox" checked id="c"> Necessary cookies</label>', 'c.onclick = (event) => event.preventDefault()'),
    null,
  ],
  [
    'a list of nothing',
    page('<label>Country <select name="c"><option value="">Choose a country</option></select></label>'),
    'controls: A list has nothing to choose from',
  ],
  ['a list', page('<label>Country <select name="c"><option value="">Choose</option><option>Norway</option></select></label>'), null],
  [
    'a list that another fills',
    page(
      '<label>Country <select><option>Norway</option><option>Chile</option></select></label><label>Town <select><option value="">Choose a town</option></select></label>',
    ),
    null,
  ],
  ['a theme without styles', theme(''), 'controls: The theme switch doesn’t change any color'],
  ['a theme', theme('.dark body { background: #111; color: #eee }'), null],
  ['a coffee in the cart', page('<button id="b">Add Dark Roast</button><p id="n">0</p>', 'b.onclick = () => n.textContent++'), null],
  [
    'a translator',
    page(
      '<main><select id="l"><option>English</option><option>Deutsch</option></select><textarea id="t"></textarea><button id="b">Translate</button><p id="w"></p></main>',
      "b.onclick = () => (w.textContent = 'Gezeiten für alle')",
    ),
    null,
  ],
  ['a language without words', language('l.onchange = () => 0'), 'controls: Choosing another language changes nothing'],
  ['a language', language("l.onchange = () => (w.textContent = 'Gezeiten')"), null],
  ['a language of another page', language("l.onchange = () => (location.href = '/de')"), null],
  [
    'a link without an address',
    page('<p><a style="color:#00f;cursor:pointer">Book a demo</a></p>'),
    'controls: A link has no destination: “Book a demo”',
  ],
  ['the page one is on', page('<p class="breadcrumb"><a href="/">Home</a> <a class="current">Guides</a></p>'), null],
  [
    'a link to another section',
    page('<p><a href="#one">Prices</a></p><h2 id="one">Features</h2><p>Alerts.</p><h2 id="two">Prices</h2><p>$4.</p>'),
    'controls: A link leads to a different section than it says: “Prices”',
  ],
  [
    'a link to its section',
    page('<p><a href="#two">Prices</a></p><h2 id="one">Features</h2><p>Alerts.</p><h2 id="two">Our prices</h2><p>$4.</p>'),
    null,
  ],
  [
    'a link to its section, and a column of the footer with its name',
    page('<p><a href="#one">Services</a></p><h2 id="one">What we do</h2><p>Alerts.</p><footer><h3>Services</h3><p>Alerts.</p></footer>'),
    null,
  ],
  ['a video whose file is missing', page('<video src="/missing.mp4" width="400" height="200"></video>'), null],
  ['a video that nobody starts', page('<video width="400" height="200"></video>'), 'controls: A video can’t be started'],
  [
    'a video in a section of its own, beside other controls',
    page(
      '<section><h2>Tour</h2><video width="400" height="200"></video></section><form><button onclick="document.title += 1">Go</button></form>',
    ),
    'controls: A video can’t be started',
  ],
  [
    'a video with a button',
    page('<div><video width="400" height="200"></video><button onclick="document.title += 1">Play</button></div>'),
    null,
  ],
  ['a menu that closes on the way', menu('calc(100% + 14px)'), 'controls: A menu that opens under the pointer closes on the way'],
  ['a menu right below', menu('100%'), null],
  ['a menu with a bridge', menu('calc(100% + 14px)', ".mi ul::before { content: ''; position: absolute; inset: -14px 0 100% }"), null],
  ['a hint that is cut off', hint('overflow: hidden; padding: 4px'), 'controls: What appears under the pointer is cut off'],
  ['a hint', hint('padding: 4px'), null],
  [
    'a caption that two rules show and move into its card',
    page(
      '<div class="group"><p>A card of a tide</p><p class="cap in up">Shown while the pointer is on the card</p></div>',
      '',
      '.group { position: relative; width: 300px; height: 200px; overflow: hidden; background: #ddd } .cap { position: absolute; bottom: 0; left: 0; right: 0; margin: 0; opacity: 0; transform: translateY(100%); background: #222; color: #fff } .group:hover .in { opacity: 1 } .group:hover .up { transform: translateY(0) }',
    ),
    null,
  ],
  [
    'a text that vanishes',
    page(
      '<a href="/x" class="go">Start now</a>',
      '',
      '.go { background: #1746a2; color: #fff; padding: 12px } .go:hover { color: #1746a2 }',
    ),
    'controls: The text of a control becomes invisible under the pointer: “Start now”',
  ],
  ...[
    ['by a variable', '.go { --ink: #fff; color: var(--ink) } .go:hover { --ink: #1746a2 }', true],
    ['by a rule for all links', 'a:hover { color: #1746a2 } .go { color: #fff } main a.go:hover { color: #1746a2 }', true],
    ['in a card that the pointer is on', '.go { color: #fff } section:hover .go { color: #1746a2 }', true],
    ['on a ground of its own', '.go { color: #fff } .go:hover { background: #fff }', true],
    ['but by its ground', '.go { color: #fff } .go:hover { background: #fff; color: #111 }', false],
    ['but onto a gradient', '.go { color: #fff } .go:hover { background: linear-gradient(#111, #222); color: #1746a2 }', false],
    [
      'but onto what slides in',
      ".go { color: #fff; position: relative; z-index: 0 } .go::before { content: ''; position: absolute; inset: 0; z-index: -1; background: #111; transform: scaleX(0) } .go:hover::before { transform: none } .go:hover { color: #1746a2 }",
      false,
    ],
    [
      'but for another text',
      '.go { color: #fff } .go b { display: none } .go:hover span { display: none } .go:hover b { display: inline }',
      false,
    ],
  ].map(([how, css, isFault]): TriedCase => [
    `a text that vanishes ${String(how)}`,
    page(
      '<a href="/x" class="go"><span>Start now</span><b> For free</b></a>',
      '',
      `.go { background: #1746a2; padding: 12px } ${String(css)}`,
    ),
    isFault ? 'controls: The text of a control becomes invisible under the pointer: “Start now' : null,
  ]),
  [
    'a text that turns around',
    page(
      '<a href="/x" class="go">Start now</a>',
      '',
      '.go { background: #1746a2; color: #fff; padding: 12px } .go:hover { color: #1746a2; background: #fff }',
    ),
    null,
  ],

  [
    'a form that Enter empties',
    page(fields(), "f.addEventListener('keydown', (event) => { if (event.key === 'Enter') { event.preventDefault(); f.reset() } })"),
    'typing: Pressing Enter clears the form',
  ],
  [
    'a form that an error empties',
    page(fields('', '', '<p id="e"></p>'), refusing(`f.reset(); e.${message}`)),
    'typing: An error clears what was entered',
  ],
  ['a form that keeps it', page(fields('', '', '<p id="e"></p>'), refusing(`e.${message}`)), null],
  [
    'an error under another field',
    page(fields('<p id="e"></p>'), refusing(`e.${message}`)),
    'typing: The error about the email address appears under another field',
  ],
  [
    'an error that describes another field',
    page(unboxed('aria-describedby="e"'), refusing(`e.${message}`)),
    'typing: The error about the email address appears under another field',
  ],
  ['an error above its field', page(unboxed('', 'aria-describedby="e"'), refusing(`e.${message}`)), null],
  ['an error that describes both', page(unboxed('aria-describedby="e"', 'aria-describedby="e"'), refusing(`e.${message}`)), null],
  ['an error between two fields', page(unboxed('aria-describedby="hint"'), refusing(`e.${message}`)), null],
  [
    'an error of all fields, after them',
    page(
      fields('', '', '<p id="e"></p>')
        .replaceAll(/<\/?div>/g, '')
        .replace('id="a"', 'id="a" aria-describedby="e"'),
      refusing(`e.${message}`),
    ),
    null,
  ],
  ['an error under its field', page(fields('', '<p id="e"></p>'), refusing(`e.${message}`)), null],

  [
    'sound at once',
    page('<p>Waves</p>', "new Audio('/a.mp3').play().catch(() => 0)"),
    'uninvited: The page plays sound as soon as it loads',
  ],
  ['muted film', page('<p>Waves</p>', "const film = document.createElement('video'); film.muted = true; film.play().catch(() => 0)"), null],
  ['a text that can’t be copied', page('<p>Waves</p>', '', 'body { user-select: none }'), 'typing: The page’s text can’t be selected'],
  ['controls that can’t be selected', page('<p>Waves</p>', '', 'button, a { user-select: none }'), null],
  [
    'a banner that pushes the page down',
    page(
      '<p>Waves</p><p>High water</p>',
      "setTimeout(() => { const one = document.createElement('div'); one.style.padding = '40px'; one.textContent = 'Spring offer'; document.body.prepend(one) }, 3000)",
    ),
    'uninvited: Something loads late and pushes the page down',
  ],
  [
    'a banner over the page',
    page(
      '<p>Waves</p><p>High water</p>',
      "setTimeout(() => { const one = document.createElement('div'); one.style.cssText = 'position:fixed;bottom:0;padding:40px'; one.textContent = 'Spring offer'; document.body.prepend(one) }, 3000)",
    ),
    null,
  ],
]
