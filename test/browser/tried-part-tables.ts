import { part } from './tried-result-tables.ts'
import { hero, more, script, type TriedCase } from './tried-tables.ts'

const boats = Array.from({ length: 6 }, (_, at) => `<li class="slide">Boat ${at}</li>`).join('')
const carousel = (code: string, more = boats) =>
  hero(
    '',
    `<style>#row { display: flex; width: 300px; overflow: hidden; padding: 0 } #row li { flex: 0 0 140px; list-style: none; height: 60px } .fits { flex-basis: 40px !important }</style><section><h2>Boats</h2><ul id="row">${more}</ul><button aria-label="Previous" id="p">‹</button><button aria-label="Next" id="n">›</button></section>${script(code)}`,
  )
/** Shown one by one. What is beyond the last one fails, once the last one is hidden. */
const figures = (off: string) => {
  const sheep = ['Mabel', 'Gwen', 'Pip'].map((name, at) => `<figure${at > 0 ? ' hidden' : ''}><p>${name}: woven in March</p></figure>`)
  const go =
    'const f = document.querySelectorAll("figure"); let at = 0; const go = (by) => { f[at].hidden = true; at += by; f[at].hidden = false;'
  return hero(
    '',
    `<section><h2>Sheep</h2>${sheep.join('')}<button id="n">Next</button></section>${script(`${go} ${off} }; n.onclick = () => go(1)`)}`,
  )
}
/** Arrows around a count of the slides. */
const counted = (move: string, text = "(at % 6) + ' of 6'") =>
  carousel(
    `let at = 1; const go = (by) => { at += by; ${move} c.textContent = ${text} }; n.onclick = () => go(1); p.onclick = () => go(-1)`,
  )
    .replace('<button aria-label="Next"', '<span id="c">1 of 6</span> <button aria-label="Next"')
    .replace('</ul>', '</ul><div>')
    .replace('</section>', '</div></section>')
const barOf = (width: string, said: string) =>
  `<div class="row"><p>${said}</p><div class="track" style="width:300px;height:12px;background:#ddd"><div class="level" style="width:${width};height:12px;background:#1746a2"></div></div></div>`
const bars = (...rows: [width: string, said: string][]) => hero('', rows.map(([width, said]) => barOf(width, said)).join(''))
const toggling = (type: string) =>
  hero(
    '',
    `<form id="f" method="post" action="/join"><label>Name <input name="name" required></label><label>Password <input id="w" type="password" name="password"></label><button ${type} id="t">Show</button><button>Join</button></form>${script("t.onclick = () => (w.type = w.type === 'text' ? 'password' : 'text')")}`,
  )

/** What is moved, drawn or pressed beside the point. */
export const parts: TriedCase[] = [
  [
    'with a picture that a script asks for in vain',
    hero(
      more,
      '<p style="margin-top:900px"><img data-src="http://127.0.0.1:9/tide.png" src="http://127.0.0.1:9/tide.png" alt="Tide" width="300" height="200"></p>',
    ),
    null,
  ],
  [
    'with a list of links to “#”',
    part('<ul><li><a href="#">Provincies</a></li><li><a href="#">Onze verhalen</a></li><li><a href="#">Nieuws uit het land</a></li></ul>'),
    'controls: 3 links lead to “#”, and pressing them does nothing',
  ],
  [
    'with a label that is tied to nothing',
    part('<form><div><label>Boat</label><input name="b"></div><div><label for="h">Harbour</label><input id="h" name="h"></div></form>'),
    'typing: A label isn’t connected to its field, so screen readers don’t say it: “Boat”',
  ],
  [
    'with a label that a script ties',
    part('<form><div><label id="l">Boat</label><input name="b"></div></form>', "l.nextElementSibling.id = 'b'; l.htmlFor = 'b'"),
    null,
  ],
  [
    'with icons that lead to “#”',
    part(
      '<footer>' +
        ['facebook-f', 'x-twitter', 'linkedin-in']
          .map(
            (name) =>
              `<a href="#"><i class="fab fa-${name}" style="display:inline-block;width:30px;height:30px;background:#1746a2"></i></a>`,
          )
          .join(' ') +
        '</footer>',
    ),
    'controls: 3 links lead to “#”, and pressing them does nothing: “facebook”, “twitter” and “linkedin”',
  ],
  [
    'with icons that share',
    part(
      '<p>Tell your crew about the water of today.</p>' +
        ['facebook-f', 'x-twitter', 'linkedin-in']
          .map(
            (name) =>
              `<a href="#"><i class="fab fa-${name}" style="display:inline-block;width:30px;height:30px;background:#1746a2"></i></a>`,
          )
          .join(' '),
      "document.addEventListener('click', (event) => { if (event.target.closest('a[href=\"#\"]') !== null) { event.preventDefault(); open('https://share.example/') } })",
    ),
    null,
  ],
  [
    'with links to “#” that sound',
    part(
      '<ul><li><a href="#">Tower bells</a></li><li><a href="#">Kitchen clock</a></li><li><a href="#">Cuckoo clock</a></li></ul>',
      "let a; document.addEventListener('click', (event) => { if (event.target.closest('li a') === null) return; event.preventDefault(); a ??= new AudioContext(); const o = a.createOscillator(); o.connect(a.destination); o.start() })",
    ),
    null,
  ],
  [
    'with a button for the notice that is open',
    part(
      '<div style="position:fixed;bottom:0;left:0;right:0;background:#fff" id="n" hidden><p>May we count visits? You can change your choice under “Cookie settings”.</p><button>Yes, count</button> <button>No, only what is necessary</button></div><footer><button id="s">Cookie settings</button></footer>',
      'n.hidden = false; for (const b of n.querySelectorAll("button")) b.onclick = () => { n.hidden = true }; s.onclick = () => { n.hidden = false }',
    ),
    null,
  ],
  [
    'with a form that opens a chat and gives it the focus',
    part(
      '<form id="f"><label>Email <input type="email" name="email" required autocomplete="email"></label><button>Ask us</button></form>',
      "f.onsubmit = (event) => { event.preventDefault(); open('https://chat.example/', '_blank').focus() }",
    ),
    null,
  ],
  ['with a link to the start', part('<a href="#">Naar boven</a> <a href="#">Tidewatch</a>'), null],
  [
    'with links to “#” that fill in a field',
    part(
      '<ul><li><a href="#">A clock</a></li><li><a href="#">A kitchen table</a></li><li><a href="#">A garden bench</a></li></ul><textarea aria-label="What to build" id="w"></textarea>',
      "document.querySelectorAll('li a').forEach((one) => one.addEventListener('click', (event) => { event.preventDefault(); w.value = one.textContent }))",
    ),
    null,
  ],
  [
    'with links to “#” that scroll',
    part(
      '<ul><li><a href="#">Opening times</a></li><li><a href="#">Our courses</a></li><li><a href="#">How to find us</a></li></ul><p style="margin-top:1500px" id="t">Monday</p>',
      "document.querySelector('ul').addEventListener('click', (event) => { event.preventDefault(); t.scrollIntoView() })",
    ),
    null,
  ],
  [
    'with links to “#” that open something',
    part(
      '<ul><li><a href="#">Provincies</a></li><li><a href="#">Onze verhalen</a></li><li><a href="#">Nieuws uit het land</a></li></ul><p id="o"></p>',
      "document.querySelectorAll('li a').forEach((one) => one.addEventListener('click', () => setTimeout(() => (o.textContent = one.textContent), 200)))",
    ),
    null,
  ],
  ['with arrows that do nothing', carousel(''), 'buttons: Nothing happens when this button is pressed: “›”'],
  ['with arrows that scroll', carousel("n.onclick = () => row.scrollBy({ left: 150, behavior: 'smooth' })"), null],
  ['with an arrow back from the end', carousel('row.scrollLeft = 900; p.onclick = () => (row.scrollLeft = 0)'), null],
  ['with arrows for slides that fit', carousel('', boats.replaceAll('"slide"', '"slide fits"')), null],
  [
    'with an arrow past the last slide',
    figures(''),
    'buttons: After “Next” is pressed, again and again, the slides are gone and nothing is shown',
  ],
  ['with an arrow that is off at the last slide', figures('n.disabled = at === f.length - 1'), null],
  ['with arrows that only count', counted(''), 'buttons: Nothing happens when this button is pressed: “›”'],
  ['with arrows that count and scroll', counted('row.scrollLeft = at * 150;'), null],
  ['with arrows that show another text', counted('', "['Quick to learn', 'Easy to read'][at % 2]"), null],
  ['with a bar shorter than its number', bars(['30%', 'Tides: 85%']), 'page-values: A bar doesn’t match the number beside it'],
  ['with a bar as long as its number', bars(['85%', 'Tides: 85%']), null],
  ['with a bar of what is left', bars(['80%', '2 of 10 places taken']), null],
  ['with a bar that contradicts its parts', bars(['80%', '5 of 10 places taken']), 'page-values: A bar doesn’t match the number beside it'],
  ['with bars on a scale of their own', bars(['100%', 'Yes: 62%'], ['40%', 'No: 25%'], ['21%', 'Maybe: 13%']), null],
  ['with a bar beside a saving', bars(['90%', 'Save 20%']), null],
  ['with a button that sends its form by mistake', toggling(''), 'typing: A button in a form submits it by mistake: “Show”'],
  ['with a button that doesn’t', toggling('type="button"'), null],
  [
    'an empty card',
    part(
      '<style>.card { border: 1px solid; height: 60px; width: 200px }</style><div><div class="card"><p>“We trust it.”</p></div><div class="card"></div></div>',
    ),
    'late-content: A part of the page is empty',
  ],
  [
    'cards and a line between them',
    part(
      '<style>.card { border: 1px solid; height: 60px; width: 200px }</style><div><div class="card"><p>“We trust it.”</p></div><div class="line"></div><div class="card"><img src="/screen.png" alt="The table"></div></div>',
    ),
    null,
  ],
  ['an empty bullet', part('<ul><li>Gauges</li><li></li><li>The log</li></ul>'), 'A part of the page is empty'],
  [
    'a section without content',
    hero('', '<section><h2>What crews say</h2><div></div></section><section><h2>Log</h2><p>Each trip.</p></section>'),
    'A part of the page is empty',
  ],
  [
    'a picture over the heading',
    hero('<img src="/screen.png" alt="The table" style="position:absolute;top:0;left:0;width:700px;height:400px">'),
    'fixed-bars: A picture covers the main heading',
  ],
  ['a picture beside the heading', hero('<img src="/screen.png" alt="The table" width="300" height="200">'), null],
  [
    'a label that vanishes with the focus',
    hero(
      '<style>.go { background: #0b57a4; color: #fff; padding: 9px } .go:focus { color: #0b57a4 }</style><a class="go" href="/start">Start free</a>',
    ),
    'controls: The text of a control becomes invisible while it has keyboard focus',
  ],
]
