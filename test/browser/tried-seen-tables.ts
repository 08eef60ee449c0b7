import { hero, script, type TriedCase } from './tried-tables.ts'
import { bar } from './tried-use-tables.ts'

const accept = '<button onclick="this.parentElement.remove()">Accept all</button>'
const notice = (said: string, buttons = accept) => hero('', bar('bottom:0', `<p>${said}</p>${buttons}`))
const linked = (style: string, text = 'We read each gauge twice an hour, as told in <a href="/story">our story</a>, even at night.') =>
  hero(`<style>p a { color: inherit; text-decoration: none; ${style} }</style><p>${text}</p>`)
const part = (markup: string, next = '<section><h2>Alerts</h2><p>Hear of each storm before it comes.</p></section>') => hero(markup + next)
const asked = (fields: string, style = '') =>
  hero(`<style>${style}</style><form action="/ask" method="post">${fields}<button>Send</button></form>`)
const rising =
  '.f { position: relative } .f label { position: absolute; opacity: 0 } .f input:not(:placeholder-shown) + label { opacity: 1 }'
const inBox = (id: string, name: string) =>
  `<div class="f"><input id="${id}" name="${id}" placeholder="${name}"><label for="${id}">${name}</label></div>`

const turning = (name: string, more = '') =>
  hero(
    `<style>@keyframes t { to { rotate: 1turn } } .${name} { width: 40px; height: 40px; border: 4px solid #06c; animation: t 1s linear infinite }</style><div class="list"><div class="${name}"></div>${more}</div>`,
  )

/** What is seen on a page without a press. */
export const seen: TriedCase[] = [
  [
    'with drawings of numbers, in a slider’s part, as a button and fixed',
    hero(
      '<div><label for="crew">Crew</label><input id="crew" type="range" min="1" max="9" value="2"><svg width="90" height="30" aria-hidden="true"><text y="20">$ 12</text></svg></div>',
      '<svg width="120" height="40" role="button" tabindex="0" aria-label="Show the chart" onclick="document.title += 1"><text y="20">4.2 m</text></svg><svg style="position:fixed;right:0;bottom:0" width="40" height="40"><text y="20">4</text></svg>',
    ),
    null,
  ],
  ['with a notice to accept', notice('We use cookies to analyse visits.'), 'menus: The cookie notice can only be accepted'],
  [
    'with a German notice to accept',
    notice(
      'Wir nutzen Cookies für Werbung. <a href="/privacy">Datenschutz</a>',
      '<button onclick="this.parentElement.remove()">Alle akzeptieren</button>',
    ),
    'menus: The cookie notice can only be accepted',
  ],
  ['with a notice of what is necessary', notice('We only use necessary cookies, and no tracking.'), null],
  [
    'with a notice that only tells',
    notice('This site uses cookies to improve your visit.', '<button onclick="this.parentElement.remove()">Got it</button>'),
    null,
  ],
  [
    'with a notice that has settings',
    notice('We use cookies to analyse visits.', `${accept}<button onclick="this.textContent += '.'">Choose</button>`),
    null,
  ],
  [
    'with a notice that closes',
    notice('We use cookies for ads.', `${accept}<button aria-label="Close" onclick="this.parentElement.remove()">×</button>`),
    null,
  ],
  ['with a link like its text', linked(''), 'controls: A link in running text looks like the text around it: “our story”'],
  ['with a bold link', linked('font-weight: bold'), null],
  ['with a link on a ground', linked('background: #def'), null],
  ['with an underlined link', linked('border-bottom: 1px solid'), null],
  ['with a link that is all its text', linked('', '<a href="/story">How we read each gauge twice an hour, even at night</a>'), null],
  [
    'with names for its fields',
    asked('<label>Name <input name="name"></label><div><span>Boat</span><input name="boat" placeholder="Ebb"></div>'),
    null,
  ],
  [
    'with nothing but placeholders',
    asked(
      '<input name="name" placeholder="Name" autocomplete="name"><textarea name="ask" placeholder="What would you like to know?"></textarea>',
    ),
    'typing: 2 fields don’t show what they’re for once they’re filled in: “Name” and “What would you like to know?”',
  ],
  [
    'with names for readers alone',
    asked('<input name="name" aria-label="Name"><input name="boat" aria-label="Boat">'),
    'typing: 2 fields don’t show what they’re for',
  ],
  ['with names that rise from their fields', asked(inBox('a', 'Name') + inBox('b', 'Boat'), rising), null],
  [
    'with fields in a sentence',
    asked('My boat is <input name="a" aria-label="Boat">, moored in <input name="b" aria-label="Harbour">.'),
    null,
  ],
  ['with one field for news', asked('<input name="boat" placeholder="Your boat">'), null],
  [
    'with a list that stays empty',
    part('<section><h2>Team</h2><div class="grid"></div></section>'),
    'late-content: A part of the page is empty: “Team”',
  ],
  ['with an empty list at its end', part('<h2>News</h2><ul></ul>', ''), 'late-content: A part of the page is empty: “News”'],
  ['with a heading for customers alone', part('<section><h2>Our customers</h2></section>'), 'late-content: A part of the page is empty'],
  ['with a heading that says it all', part('<section><h2>The sea waits for nobody.</h2></section>'), null],
  ['with headings under a heading', part('<section><h2>Features</h2><h3>Gauges</h3><p>Read twice an hour.</p></section>'), null],
  ['with a list drawn by an element', part('<section><h2>News</h2><tide-news></tide-news></section>'), null],
  [
    'with a picture alone below its heading',
    part('<section><h2>Where we sail</h2><img src="/missing.svg" alt="Chart" width="400" height="300"></section>'),
    null,
  ],
  ['with a drawing alone below its heading', part('<section><h2>Where we sail</h2><svg width="400" height="300"></svg></section>'), null],
  ['with a spinner that never ends', turning('spinner'), 'late-content: A part of the page never finishes loading'],
  ['with a mark that turns', turning('compass'), null],
  ['with a spinner beside its text', turning('spinner', '<p>Six gauges read.</p>'), null],
  [
    'with a text far below that says it loads',
    hero('<div style="height:2000px"></div><p>Loading prices…</p>'),
    'late-content: A part of the page never finishes loading',
  ],
  [
    'with a drawn team',
    part('<section><h2>Team</h2><div class="grid" style="height:80px;background:url(/screen.png)"></div></section>'),
    null,
  ],
]

const small = (size: string, attributes = '') =>
  hero(
    `<form action="/join" method="post"><label>Boat <input name="boat" style="font-size:${size}" ${attributes}></label><button>Join</button></form>`,
  )

const revealed = (threshold: string, style = '') =>
  hero(
    '',
    `<style>.reveal { opacity: 0; transform: translateY(24px) } .reveal.in { opacity: 1; transform: none } ${style}</style><div style="height:900px"></div><section class="reveal">${'<h3>Harbour plan</h3><p style="height:300px">Tides of one harbour, with the wind and the swell beside them.</p>'.repeat(7)}</section><section><h2>Questions</h2><p>Write to us.</p></section>${script(`new IntersectionObserver((all, by) => all.forEach((one) => { if (one.isIntersecting) { one.target.classList.add('in'); by.disconnect() } }), ${threshold}).observe(document.querySelector('.reveal'))`)}`,
  )

const sideways = (media: string, style: string, inside = '<p>Please turn your phone.</p>') =>
  hero('', `<style>.turn { display: none } @media ${media} { .turn { ${style} } }</style><div class="turn">${inside}</div>`)

export const seenOnPhones: TriedCase[] = [
  [
    'covered while the phone is held sideways',
    sideways('(orientation: landscape) and (max-height: 500px)', 'display: flex; position: fixed; inset: 0; background: #123'),
    'usable-page: On a phone turned sideways, a message covers the whole page',
  ],
  [
    'covered by a text and a drawing while the phone is held sideways',
    sideways('(orientation: landscape) and (max-height: 500px)', 'display: block; position: fixed; inset: 0; background: #123').replace(
      '<div class="turn">',
      '<svg class="turn"><text y="20">Turn it</text></svg>$&',
    ),
    'usable-page: On a phone turned sideways, a message covers the whole page',
  ],
  [
    'with a hint while it is held sideways',
    sideways('(orientation: landscape) and (max-height: 500px)', 'display: block; position: fixed; inset: auto 0 0'),
    null,
  ],
  ['with a text of its own while it is held sideways', sideways('(orientation: landscape)', 'display: block'), null],
  [
    'with a hint to close while it is held sideways',
    sideways(
      '(orientation: landscape) and (max-height: 500px)',
      'display: flex; position: fixed; inset: 0',
      '<p>Turn it?</p><button onclick="this.parentElement.remove()">Close</button>',
    ),
    null,
  ],
  [
    'with a section too tall for what its animation waits for',
    revealed('{ threshold: .6 }'),
    'late-content: A text stays invisible even when scrolled to: “Harbour plan',
  ],
  [
    'with an answer that opens when it’s asked for',
    part(
      '<style>.q { margin-top: 1600px } .a { max-height: 0; overflow: hidden; visibility: hidden } .o .a { max-height: none; visibility: visible }</style><div class="q"><h2><button aria-expanded="false" onclick="this.ariaExpanded = String(this.closest(\'.q\').classList.toggle(\'o\'))">May I bring a dog?</button></h2><div class="a"><p>Yes. Dogs are welcome on the lower deck, on a lead and away from the galley, all through the year.</p></div></div>',
    ),
    null,
  ],
  ['with a tall section that appears at its edge', revealed("{ rootMargin: '0px 0px 15% 0px' }"), null],
  ['with a tall section that needs a tenth in view', revealed('{ threshold: .1 }'), null],
  [
    'with tall parts of which each is shown in turn',
    revealed('{ threshold: .6 }', 'section { grid-area: 1/1 } body { display: grid }'),
    null,
  ],
  [
    'with small text in a field',
    small('14px'),
    'typing: The text of a field is smaller than 16 px, so iPhones zoom in when it’s tapped: “Boat”',
  ],
  ['with large text in a field', small('16px'), null],
  ['with a field that takes no text', small('14px', 'readonly'), null],
]
