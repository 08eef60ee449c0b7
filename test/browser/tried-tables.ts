/** The body of a page with one fault (or a look-alike without any), and what the checks of trying it out say: null if nothing. */
export type TriedCase = [what: string, body: string, found: string | null]

const hero = (button: string, more = '') =>
  `<header><a href="/">Tidewatch</a> <a href="/pricing">Pricing</a></header><main><h1>Know the water before you cast off</h1>
  <p>Tidewatch turns the harbour’s gauges into a tide table that small crews can trust.</p>${button}</main>${more}`
const start = '<button id="start">Start free</button>'
const script = (code: string) => `<script>${code}</script>`
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
    hero(start, `<p id="clock"></p>${script('setInterval(() => clock.textContent = performance.now(), 50)')}`),
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
