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

export const nuisances: TriedCase[] = [
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
