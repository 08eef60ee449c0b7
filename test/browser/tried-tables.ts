/** The body of a page with one fault (or a look-alike without any), what the checks of trying it out say (null if nothing), and that of its page /order. */
export type TriedCase = [what: string, body: string, found: string | null, order?: string]

export const hero = (button: string, more = '') =>
  `<header><a href="/">Tidewatch</a> <a href="/pricing">Pricing</a></header><main><h1>Know the water before you cast off</h1>
  <p>Tidewatch turns the harbour’s gauges into a tide table that small crews can trust.</p>${button}</main>${more}`
export const start = '<button id="start">Start free</button>'
export const script = (code: string) => `<script>${code}</script>`
const onPress = (code: string) => hero(start, script(`document.getElementById('start').addEventListener('click', (event) => { ${code} })`))

export const mainButtons: TriedCase[] = [
  ['without a handler', hero(start), 'main-action: Nothing happens when “Start free” is pressed.'],
  ['with a handler that does nothing', onPress('event.preventDefault(); console.log("soon")'), 'main-action: Nothing happens'],
  [
    'with a handler that fails',
    onPress('tides.open()'),
    'main-action: Nothing happens when “Start free” is pressed. Its script fails: ReferenceError: tides is not defined',
  ],
  [
    'that works, and fails',
    onPress('document.title += "!"; document.body.append("Welcome"); tides.open()'),
    'main-action: Pressing “Start free” causes an error',
  ],
  [
    'covered by a layer',
    hero(
      '<div style="position:relative"><button id="start" onclick="document.title+=1">Start free</button><div class="shine" style="position:absolute;inset:0"></div></div>',
    ),
    'main-action: Something covers “Start free”',
  ],
  ['that shows a text', onPress('document.querySelector("p").textContent = "Welcome aboard"'), null],
  ['that shows it late', onPress('setTimeout(() => document.querySelector("p").textContent = "Welcome aboard", 900)'), null],
  ['that leaves the page', onPress('location.href = "/sign-up"'), null],
  ['that opens a window', onPress('open("/sign-up")'), null],
  ['that asks a question', onPress('confirm("Are you a pilot?")'), null],
  [
    'that scrolls',
    hero(
      start,
      `<div style="height:3000px"></div><p id="plans">Plans</p>${script('start.onclick = () => plans.scrollIntoView({ behavior: "smooth" })')}`,
    ),
    null,
  ],
  ['that sends a request', onPress('fetch("/api/start", { method: "POST" })'), null],
  [
    'that shows a dialog',
    hero(
      start,
      `<dialog id="d"><p>Pick your harbour</p><button onclick="d.close()">Close</button></dialog>${script('start.onclick = () => d.showModal()')}`,
    ),
    null,
  ],
  ['that opens a popover', hero('<button popovertarget="d">Start free</button>', '<div id="d" popover>Pick your harbour</div>'), null],
  [
    'that a clock runs beside',
    hero(start, `<p id="clock"></p>${script('setInterval(() => clock.textContent = Math.round(performance.now()), 50)')}`),
    'main-action: Nothing happens',
  ],
  [
    'that visits are counted on',
    hero(start, script('addEventListener("click", () => fetch("/api/count", { method: "POST" }))')),
    'main-action: Nothing happens',
  ],
  [
    'that changes styles alone',
    hero(
      start,
      `<style>#panel { opacity: 0 } .open #panel { opacity: 1 }</style><p id="panel">Welcome</p>${script('start.onclick = () => document.styleSheets[0].insertRule("#panel { opacity: 1 !important }", 2)')}`,
    ),
    null,
  ],
  ['for the value of a field', hero(`<div><input aria-label="Harbour">${start}</div>`), null],
  [
    'that is chosen already',
    hero(
      `<button id="a">Monthly</button><button id="b">Yearly</button><p id="price">4 €</p>`,
      script(
        'let now = "a"; const set = (to) => { if (to !== now) price.textContent = (now = to) + " €" }; a.onclick = () => set("a"); b.onclick = () => set("b")',
      ),
    ),
    null,
  ],
  [
    'of a picture of the app',
    hero(
      '<a href="/sign-up" style="padding:9px;background:#024;color:#fff">Start free</a><div class="app-mockup"><button>New tide</button></div>',
    ),
    null,
  ],
  ['that copies', hero('<button>Copy</button>'), null],
]

export const more =
  '<p style="margin-top:1200px">Read each tide as the gauges report it, with the wind and the swell beside it, for every harbour on the coast.</p>'.repeat(
    2,
  )
export const dialog = (attributes: string, inside = '<h2>Pick your harbour</h2><a href="/harbours">All harbours</a>') =>
  hero(
    start,
    `<div id="d" hidden style="position:fixed;inset:0;background:#fff" ${attributes}>${inside}</div>${script('start.onclick = () => d.hidden = false')}`,
  )
export const pages: TriedCase[] = [
  [
    'under a layer that nothing closes',
    hero(
      '<p>One table for each harbour.</p>'.repeat(30),
      '<div style="position:fixed;inset:0;background:#fff;z-index:9"><h2>Subscribe to our newsletter for news of every tide and harbour</h2><button class="close" aria-label="Close">×</button></div>',
    ),
    'menus: Nothing closes what covers the page',
  ],
  [
    'under a layer that its cross closes',
    hero(
      '<p>One table for each harbour.</p>'.repeat(30),
      '<div style="position:fixed;inset:0;background:#fff;z-index:9"><h2>Subscribe to our newsletter for news of every tide and harbour</h2><button class="close" aria-label="Close" onclick="this.parentElement.remove()">×</button></div>',
    ),
    null,
  ],
  [
    'under a layer with a choice',
    hero(
      '<p>One table for each harbour.</p>'.repeat(30),
      '<div style="position:fixed;inset:0;background:#fff;z-index:9"><h2>We use cookies for statistics, if you let us, and nothing else</h2><button onclick="this.parentElement.remove()">Accept</button><button onclick="this.parentElement.remove()">Reject</button></div>',
    ),
    null,
  ],
  [
    'with a text that waits for an animation',
    hero(
      '',
      `${more}<style>.reveal { opacity: 0; transition: opacity .3s } .reveal.in { opacity: 1 }</style><section class="reveal"><h2>Made for harbours</h2>${more}</section>`,
    ),
    'late-content: A text stays invisible',
  ],
  [
    'with texts that appear on scrolling',
    hero(
      '',
      `<style>.reveal { opacity: 0; transition: opacity .3s } .reveal.in { opacity: 1 }</style>${more}<section class="reveal"><h2>Made for harbours</h2>${more}</section>${script('const seen = new IntersectionObserver((all) => all.forEach((one) => one.isIntersecting && one.target.classList.add("in"))); document.querySelectorAll(".reveal").forEach((one) => seen.observe(one))')}`,
    ),
    null,
  ],
  [
    'with texts for a pointer, slides and readers',
    hero(
      '',
      '<style>.card p { opacity: 0 } .card:hover p { opacity: 1 } .fade { display: grid } .fade > * { grid-area: 1/1 }</style><div class="card"><h2>Alerts</h2><p>Hear of each storm before it comes, wherever your boat is moored tonight.</p></div><div class="fade"><blockquote>We never sail without it, and neither does anybody else in this harbour.</blockquote><blockquote style="opacity:0">It found the gauge that everybody else had given up on, years ago.</blockquote></div><p class="sr-only" style="position:absolute;opacity:0">For screen readers: every table on this page has a caption and a summary.</p>',
    ),
    null,
  ],
  [
    'that hides the focus',
    hero('<style>*:focus { outline: none }</style>'),
    'keyboard-focus: Keyboard focus is invisible on 2 of 2 controls',
  ],
  ['that marks the focus in a color without blue', hero('<style>a:focus-visible { outline: 3px solid rgb(200, 150, 0) }</style>'), null],
  [
    'that marks the focus in its own way',
    hero('<style>a:focus { outline: 2px solid transparent; box-shadow: 0 0 0 3px blue; transition: box-shadow .2s }</style>'),
    null,
  ],
  ['that marks the focus in brown', hero('<style>*:focus { outline: 3px solid #7a4b00 }</style>'), null],
  [
    'that shows texts once a framework has put its work off with a message',
    hero(
      '<div style="height:200vh"></div><p id="late" style="opacity:0;width:400px">Plan your passage with the tides of two thousand harbours in view.</p>',
      script(
        'const { port1, port2 } = new MessageChannel(); port1.onmessage = () => (late.style.opacity = 1);' +
          'new IntersectionObserver(([one]) => one.isIntersecting && port2.postMessage(null)).observe(late)',
      ),
    ),
    null,
  ],
  [
    'that keeps the focus',
    hero(
      '<button id="stay" onclick="document.title += 1">Start free</button>',
      script('stay.onblur = () => setTimeout(() => stay.focus())') + '<a href="/a">Docs</a><a href="/b">Help</a>',
    ),
    'keyboard-focus: Keyboard users can’t get past “Start free”',
  ],
  [
    'that keeps the Tab key',
    hero(
      '<button id="stay" onclick="document.title += 1">Start free</button>',
      script('stay.onkeydown = (event) => event.key === "Tab" && event.preventDefault()'),
    ),
    'keyboard-focus: Keyboard users can’t get past',
  ],
  [
    'with an editor that keeps the Tab key',
    hero(
      '<textarea id="stay" aria-label="Try it"></textarea>',
      script('stay.onkeydown = (event) => event.key === "Tab" && event.preventDefault()'),
    ),
    'keyboard-focus: Keyboard users can’t get past',
  ],
  [
    'with an editor that says how to leave it',
    hero(
      '<p>Press Escape to leave.</p><textarea id="stay" aria-label="Try it"></textarea>',
      script('stay.onkeydown = (event) => event.key === "Tab" && event.preventDefault()'),
    ),
    null,
  ],
  [
    'with a switch to prices that are no numbers',
    hero(
      '<p><b id="price">9,50 €</b> a month</p><p><button id="yearly">Yearly</button></p>',
      script('yearly.onclick = () => price.textContent = Number("9,50") * 10 + " €"'),
    ),
    'After “Yearly” is pressed, the page shows “NaN €',
  ],
  [
    'with a switch to prices that are numbers',
    hero(
      '<p><b id="price">9,50 €</b> a month</p><p><button id="yearly">Yearly</button></p>',
      script('yearly.onclick = () => price.textContent = "8 €"'),
    ),
    null,
  ],
  [
    'with a control for the mouse alone',
    hero('', '<div onclick="document.title += 1" style="cursor:pointer">Choose a harbour</div>'),
    'keyboard-focus: An element works only with a mouse',
  ],
]
