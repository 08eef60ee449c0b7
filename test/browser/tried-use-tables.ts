import { hero, more, script, start, type TriedCase } from './tried-tables.ts'

const press = (code: string) => `start.addEventListener('click', () => { ${code} })`
/** A box over the page that a button opens and closes, without a role. */
const box = (open: string, close: string) =>
  hero(
    start,
    `<style>html, body { height: 100% } #box { position: fixed; inset: 0; background: #fff }</style>${more}
    <div id="box" hidden><p>High water at noon.</p><button id="shut">Close</button></div>
    ${script(`${press(`box.hidden = false; ${open}`)}; shut.onclick = () => { box.hidden = true; ${close} }`)}`,
  )
const modal = (open: string) =>
  hero(
    start,
    `<div id="box" role="dialog" aria-modal="true" aria-label="Tour" hidden style="position:fixed;inset:20%;background:#fff"><p>High water at noon.</p><button id="shut">Close</button></div>
    ${script(`${press(`box.hidden = false; ${open}`)}; shut.onclick = () => (box.hidden = true); addEventListener('keydown', (event) => event.key === 'Escape' && shut.click())`)}`,
  )

/** A bar that stays in its place while the page scrolls. */
export const bar = (style: string, inside = '<a href="/start">Start free</a>') =>
  `<div style="position:fixed;left:0;right:0;height:90px;background:#fff;${style}">${inside}</div>`
/** Small buttons that stay in place at the lower right. */
const floating = (...rights: number[]) =>
  hero(
    '',
    `${more}${rights.map((right, at) => `<button style="position:fixed;bottom:16px;right:${right}px;width:56px;height:56px" onclick="document.title += ${at}" aria-label="Chat ${at}">?</button>`).join('')}`,
  )
export const locks: TriedCase[] = [
  [
    'whose box leaves the page locked',
    box("document.body.style.overflow = 'hidden'", ''),
    'After “Start free” is pressed, the page can no longer be scrolled',
  ],
  [
    'whose box leaves the page fixed',
    box("document.body.style.position = 'fixed'", ''),
    'After “Start free” is pressed, the page can no longer be scrolled',
  ],
  [
    'whose box unlocks the page',
    box("document.body.style.overflow = 'hidden'", "setTimeout(() => (document.body.style.overflow = ''), 300)"),
    null,
  ],
  ['whose dialog leaves the focus behind it', modal(''), 'After “Start free” is pressed, its dialog opens, but keyboard focus stays'],
  ['whose dialog takes the focus', modal('shut.focus()'), null],
  [
    'whose dialog is taller than the window',
    modal('shut.focus()')
      .replace('inset:20%', 'inset:20% 20% auto')
      .replace('<button id="shut"', '<div style="height:1200px"></div><button id="shut"'),
    'After “Start free” is pressed, its dialog is taller than the window',
  ],
  [
    'whose tall dialog scrolls',
    modal('shut.focus({ preventScroll: true })')
      .replace('inset:20%', 'inset:20%;overflow:auto')
      .replace('<button id="shut"', '<div style="height:1200px"></div><button id="shut"'),
    null,
  ],
]

const field = (code: string, button = '<button>Sign up</button>') =>
  hero('', `<form id="f"><label>Email <input id="e" type="email" name="email"></label> ${button}<p id="says"></p></form>${script(code)}`)
const sending = (code: string) => field(`f.onsubmit = async (event) => { event.preventDefault(); ${code} }`)
const post = "fetch('/news', { method: 'POST', body: new FormData(f) })"

export const answers: TriedCase[] = [
  [
    'that thanks whatever the server says',
    sending(`await ${post}; says.textContent = 'Thank you!'`),
    'form-entry: The form says “Thank you!” although the server didn’t accept',
  ],
  [
    'that thanks if the server agrees',
    sending(`const { ok } = await ${post}; says.textContent = ok ? 'Thank you!' : 'Please try again.'`),
    null,
  ],
  [
    'that thanks at once, and takes it back',
    sending(`says.textContent = 'Thank you!'; const { ok } = await ${post}; if (!ok) says.textContent = 'That failed.'`),
    null,
  ],
  [
    'that thanks and sends nothing',
    sending("setTimeout(() => (says.textContent = 'Danke, bis bald!'), 800)"),
    'form-entry: The form says “Danke, bis bald!” but sends the email address nowhere',
  ],
  ['that sends without an answer', sending(`fetch('/news', { method: 'POST', mode: 'no-cors' }); says.textContent = 'Thank you!'`), null],
  ['that sends as a picture', sending("new Image().src = '/news?' + e.value; says.textContent = 'Thank you!'"), null],
  [
    'whose only button sends nothing',
    field('', '<button type="button">Sign up</button>'),
    'form-entry: Nothing happens when “Sign up” is pressed',
  ],
  ['that empties itself', field("e.oninput = () => (e.value = '')"), 'form-entry: The email field clears itself'],
  ['that sends itself', field('e.onchange = () => f.requestSubmit()'), 'form-entry: The form sends itself before “Sign up” is pressed'],
  [
    'with its button outside',
    field(
      `f.onsubmit = (event) => { event.preventDefault(); ${post}.then(({ ok }) => (says.textContent = ok ? 'Thank you' : 'That failed')) }`,
      '<button style="position:absolute;left:120vw">Sign up</button>',
    ).replace('<header', '<style>body { overflow-x: hidden }</style><header'),
    'main-action: Visitors can’t reach “Sign up”, which is outside the window',
  ],
]

const counter = (code: string) => hero('', `${more}<p><b id="n" data-count="2140">0</b> gauges</p>${script(code)}`)
const jump = (style: string) =>
  `<style>header { position: sticky; top: 0; height: 120px; background: #fff } h2 { margin-top: 0; ${style} }</style>${hero('<p><a href="#plans">Plans</a></p>', `<div style="height:1500px"></div><h2 id="plans">Plans for small crews</h2><div style="height:1500px"></div>`)}`

export const looks: TriedCase[] = [
  ['with a floating button under another', floating(16, 20), 'fixed-bars: A floating button is mostly covered by another one: “?”'],
  ['with floating buttons side by side', floating(16, 80), null],
  ['with a number that stays at 0', counter(''), 'late-content: A number stays at 0 even when it’s scrolled into view: “0”'],
  [
    'with a number that counts up',
    counter('new IntersectionObserver(([one]) => one.isIntersecting && (n.textContent = n.dataset.count)).observe(n)'),
    null,
  ],
  [
    'that adds to the history on scrolling',
    hero(
      more.repeat(2),
      script("let at = 0; addEventListener('scroll', () => scrollY > ++at * 300 && history.pushState(null, '', '#' + at))"),
    ),
    'uninvited: Scrolling adds browser history entries',
  ],
  [
    'that renames itself on scrolling',
    hero(more.repeat(2), script("addEventListener('scroll', () => history.replaceState(null, '', '#' + Math.round(scrollY / 300)))")),
    null,
  ],
  [
    'that keeps people from going back',
    hero('', script("history.pushState(null, '', location.href)")),
    'uninvited: Loading the page adds browser history entries',
  ],
  [
    'that reloads itself',
    hero('', script('setTimeout(() => location.reload(), 20_000)')),
    'uninvited: The page reloads or redirects by itself soon after it loads: “after 20 seconds”',
  ],
  ['that reloads a part', hero('', script("setTimeout(() => fetch('/tides'), 20_000)")), null],
  [
    'that is covered later',
    hero(
      '<p>One table for each harbour.</p>'.repeat(30),
      script(
        "setTimeout(() => document.body.insertAdjacentHTML('beforeend', '<div role=dialog style=position:fixed;inset:0;background:#fff><h2>Subscribe to our newsletter now</h2></div>'), 9000)",
      ),
    ),
    'menus: Nothing closes what covers the page',
  ],
  ['that greets with an alert', hero('', script("alert('Welcome')")), 'uninvited: The page shows an alert as soon as it loads'],
  [
    'that asks to notify',
    hero('', script('Notification.requestPermission()')),
    'uninvited: The page asks to send notifications as soon as it loads',
  ],
  [
    'with a target beneath its header',
    jump(''),
    'fixed-bars: A link jumps to a section whose top ends up behind the fixed header: “Plans for small crews”',
  ],
  ['with a target below its header', jump('scroll-margin-top: 130px'), null],
  [
    'with an end beneath a bar',
    hero(more, `<p><a href="/imprint">Imprint</a></p>${bar('bottom:0')}`),
    'fixed-bars: A fixed bar covers a control at the end of the page, where it can’t be scrolled into view: “Imprint”',
  ],
  [
    'with an end beneath a notice that asks once',
    hero(
      more,
      `<p><a href="/imprint">Imprint</a></p><div id="consent" aria-label="Cookie notice" style="position:fixed;left:0;right:0;bottom:0;background:#eee;padding:20px"><p>May we count returning visits?</p><button onclick="this.parentElement.remove()">Yes, that’s fine</button> <button onclick="this.parentElement.remove()">No, thanks</button></div>`,
    ),
    null,
  ],
  ['with room for a bar', hero(more, `<p style="margin-bottom:120px"><a href="/imprint">Imprint</a></p>${bar('bottom:0')}`), null],
  [
    'with a notice that stays',
    hero('', bar('bottom:0', '<p>We use cookies.</p><button>Reject all</button>')),
    'menus: The cookie notice doesn’t close',
  ],
  [
    'with a request to count visits that can’t be refused',
    hero(
      '',
      bar(
        'bottom:0',
        '<p>Chcemy policzyć odwiedziny.</p><button onclick="this.parentElement.remove()">Zgadzam się</button><button>Tylko niezbędne</button>',
      ),
    ),
    'menus: The cookie notice doesn’t close',
  ],
  [
    'with a notice whose cross alone works',
    hero(
      '',
      bar(
        'bottom:0',
        '<p>We use cookies.</p><button onclick="this.parentElement.remove()" aria-label="Close">×</button><button>Use essential cookies only</button>',
      ),
    ),
    'menus: The cookie notice doesn’t close',
  ],
  [
    'with a notice above its text that stays',
    hero('', '<div id="cookie-bar" style="margin-top:900px"><p>We use cookies.</p><button>Decline all</button></div>'),
    'menus: The cookie notice doesn’t close',
  ],
  [
    'with a notice that goes',
    hero('', bar('bottom:0', '<p>We use cookies.</p><button onclick="this.parentElement.remove()">Reject all</button>')),
    null,
  ],
  [
    'with a box for the mouse alone',
    hero(
      '',
      `<div id="d" style="cursor:pointer">Choose a harbour</div>${script("d.addEventListener('click', () => (document.title += 1))")}`,
    ),
    'keyboard-focus: An element works only with a mouse',
  ],
  [
    'with a card around a link',
    hero(
      '',
      `<div id="d" style="cursor:pointer"><a href="/c">Cuxhaven</a></div>${script("d.addEventListener('click', () => (document.title += 1))")}`,
    ),
    null,
  ],
  [
    'with a closed menu that takes the focus',
    hero(
      '',
      '<nav style="position:fixed;top:0;right:0;width:200px;transform:translateX(100%)"><a href="/a">Docs</a> <a href="/b">Help</a></nav>',
    ),
    'keyboard-focus: 2 hidden controls in a closed menu can be reached with the Tab key',
  ],
  [
    'with a closed menu that doesn’t',
    hero(
      '',
      '<nav style="position:fixed;top:0;right:0;width:200px;transform:translateX(100%);visibility:hidden"><a href="/a">Docs</a> <a href="/b">Help</a></nav>',
    ),
    null,
  ],
  [
    'that scrolls itself by what wheels used to say',
    hero(
      more,
      script("addEventListener('wheel', (event) => { event.preventDefault(); scrollBy(0, -event.wheelDelta) }, { passive: false })"),
    ),
    null,
  ],
  [
    'whose wheel is taken',
    hero(more, script("addEventListener('wheel', (event) => event.preventDefault(), { passive: false })")),
    'usable-page: The page doesn’t scroll with the mouse wheel',
  ],
  [
    'that scrolls itself',
    hero(
      more,
      script(
        "addEventListener('wheel', (event) => { event.preventDefault(); setTimeout(() => scrollBy(0, event.deltaY), 300) }, { passive: false })",
      ),
    ),
    null,
  ],
  [
    'that scrolls itself while pictures are slow to draw',
    hero(
      more,
      script(
        "addEventListener('wheel', (event) => { event.preventDefault(); let frames = 0; const draw = () => { const start = performance.now(); while (performance.now() - start < 40) {} if (++frames === 28) scrollBy(0, event.deltaY); else requestAnimationFrame(draw) }; requestAnimationFrame(draw) }, { passive: false })",
      ),
    ),
    null,
  ],
  [
    'with a picture that no script loads',
    hero(more, '<img data-src="/screen.png" width="300" height="200" alt="The tide table">'),
    'late-content: A part of the page never finishes loading',
  ],
  [
    'with a menu for the pointer',
    `<style>nav ul ul { display: none } nav li:hover ul { display: block }</style><nav><ul><li><span>Product</span><ul><li><a href="/gauges">Gauges</a></li></ul></li></ul></nav>${hero('')}`,
    'keyboard-focus: An element works only with a mouse: “Product”',
  ],
  [
    'with a menu for pointer and keyboard',
    `<style>nav ul ul { display: none } nav li:hover ul, nav li:focus-within ul { display: block }</style><nav><ul><li><a href="/product">Product</a><ul><li><a href="/gauges">Gauges</a></li></ul></li></ul></nav>${hero('')}`,
    null,
  ],
]
