import { hero, more, script, type TriedCase } from './tried-tables.ts'
import { bar } from './tried-use-tables.ts'

const close = "m.classList.remove('open'); b.setAttribute('aria-expanded', 'false'); document.body.style.overflow = ''"
const toggle = "b.onclick = () => { const is = m.classList.toggle('open'); b.setAttribute('aria-expanded', is) }"
const places = ['Gauges', 'Harbours', 'Prices']
const parts = (names: string[]) =>
  names.map((name) => `<h2 id="${name}" style="margin-top:900px">${name}</h2><p>For small crews.</p>`).join('')
/** A phone’s menu over the page. */
const menu = (style: string, code: string, names = places) =>
  `<style>#m { display: none } #m.open { display: block; position: fixed; inset: 60px 0 0; background: #fff } #m a { display: block; padding: 12px } ${style}</style>
  <header><button id="b" aria-label="Menu" aria-expanded="false">Menu</button><nav id="m">${names.map((name) => `<a href="#${name}">${name}</a>`).join('')}</nav></header>
  <main><h1>Know the water before you cast off</h1><p>Tide tables for small crews.</p>${parts(names)}</main>${script(code)}`
/** A menu whose script never got as far as to its button. */
const dead = (style: string) => menu(style, "document.querySelector('.languages').onclick = null")
/** A menu that a wide window shows without its button. */
const wideMenu = (rule: string, shut: string, more = '') =>
  `<style>#b { display: none } #m { display: flex } @media (max-width: 700px) { #b { display: block } #m { display: none } } ${rule}</style>
  <header><button id="b" aria-label="Menu" aria-expanded="false" aria-controls="m">Menu</button><nav id="m">${places.map((name) => `<a href="#${name}">${name}</a>`).join('')}</nav></header>
  <main><h1>Know the water before you cast off</h1><p>Tide tables for small crews.</p>${parts(places)}</main>${script(`
  const set = (is) => { b.setAttribute('aria-expanded', is); m.style.display = is ? 'flex' : '${shut}' }
  b.onclick = () => set(b.getAttribute('aria-expanded') !== 'true'); m.onclick = () => set(false)
  document.onkeydown = ({ key }) => { if (key === 'Escape') set(false) }; ${more}`)}`
const many = Array.from({ length: 30 }, (_, at) => `Harbour-${at}`)

const columns = (count: number, text = 'Reads the gauges in your harbour every six minutes') =>
  `<main><h1>Know the water</h1><div style="display:grid;grid-template-columns:repeat(${count},1fr);gap:8px">${`<div><p>${text}</p></div>`.repeat(4)}</div></main>`

const notices = (other: string) =>
  `${bar('bottom:0;height:90px', '<p>We use cookies to count our visits.</p><button onclick="this.parentElement.remove()">Accept</button>')}<div onclick="this.remove()" style="position:fixed;left:0;bottom:100px;width:300px;background:#fff">${other}${other.length > 10 ? ' for a better experience on this site.' : ''}</div>`

/** A box over the page that is there from the start. */
const popup = (place: string, style = '') =>
  `<div id="pop" style="position:fixed;inset:0;background:#000c;padding:16px;${style}"><div style="position:relative;background:#fff"><button id="px" type="button" aria-label="Close" style="position:absolute;top:0;width:44px;height:44px;${place}">✕</button><h2>Know when the tide turns</h2><form action="/news" method="post"><label>Email <input type="email" name="email"></label><button>Tell me</button></form></div></div>${script('px.onclick = () => pop.remove()')}`

/** What a button shows over the page, with a way to close it. */
const over = (style: string, shut: string, inside = '<p style="width:200px">Büsum oder Cuxhaven</p>') =>
  hero(
    '<button id="start">Start free</button>',
    `<div id="o" style="display:none;background:#fff;${style}">${shut}${inside}</div>${script(`start.onclick = () => (o.style.display = 'block'); for (const one of o.querySelectorAll('.x')) one.onclick = () => (o.style.display = 'none')`)}`,
  )
const shut = (style: string) => `<button class="x" aria-label="Schließen" style="position:absolute;${style}">×</button>`
const beside = 'is off the screen'
const track = '<div style="display:flex;width:200%"><p style="width:50%">Büsum</p><p style="width:50%"><a href="/c">Cuxhaven</a></p></div>'

export const phoneDialogs: TriedCase[] = [
  [
    'as wide as a desktop',
    over(
      'position:fixed;top:9%;left:0;width:640px',
      '<b class="x">×</b>',
      '<p>Büsum oder Cuxhaven, oder lieber ein Hafen an der Elbe?</p>',
    ),
    beside,
  ],
  ['whose close button is off the screen', over('position:fixed;top:9%;left:0;width:640px', shut('right:8px;top:8px')), beside],
  [
    'whose close button is a sign off the screen',
    over('position:fixed;top:9%;left:9px;width:640px', '<span class="x" style="float:right">×</span>'),
    beside,
  ],
  ['whose close button is beside its box', over('position:fixed;top:9%;left:5%;width:90%', shut('right:-60px;top:8px')), beside],
  ['whose close button is above the window', over('position:fixed;top:0;left:5%;width:90%', shut('right:0;top:-60px')), beside],
  ['that begins left of the window', over('position:absolute;top:9%;left:-90px;width:300px', shut('right:0;top:0')), beside],
  [
    'that reaches beyond a page that is cut off',
    over('position:absolute;top:9%;left:90px;width:400px', shut('right:0;top:0')).replace(
      '<header>',
      '<style>body { overflow-x: hidden }</style><header>',
    ),
    beside,
  ],
  ['that fits', over('position:fixed;top:9%;left:5%;width:90%', shut('right:0;top:0')), null],
  [
    'that scrolls sideways',
    over('position:fixed;top:9%;left:5%;width:90%;overflow-x:auto', shut('left:0;top:0'), '<p style="width:600px">Büsum oder Cuxhaven</p>'),
    null,
  ],
  [
    'that shows one step at a time',
    over('position:fixed;top:9%;left:5%;width:90%', shut('right:0;top:0'), `<div style="overflow:hidden">${track}</div>`),
    null,
  ],
  [
    'with a decoration off the screen',
    over(
      'position:fixed;top:9%;left:5%;width:90%',
      shut('right:0;top:0'),
      '<p>Büsum</p><i style="position:absolute;left:-90px;width:60px;height:60px;background:#ccc"></i>',
    ),
    null,
  ],
  [
    'with a second panel beside the first',
    over(
      'position:fixed;inset:0',
      shut('right:0;top:0'),
      '<p>Büsum</p><div style="position:fixed;inset:0;transform:translateX(100%)"><a href="/c">Cuxhaven</a></div>',
    ),
    null,
  ],
]

export const phoneMenus: TriedCase[] = [
  ['beside which four columns stay', columns(4), 'usable-page: Columns are so narrow'],
  ['beside which two columns stay', columns(2), null],
  ['beside which four numbers stay', columns(4, '12 gauges'), null],
  [
    'that a wide window lacks once it was closed',
    wideMenu('', 'none'),
    'menus: The navigation no longer appears in wider windows after “Menu” has opened and closed it',
  ],
  ['that leaves its style sheet to hide it', wideMenu('', ''), null],
  ['that a wide window keeps', wideMenu('@media (min-width: 701px) { #m { display: flex !important } }', 'none'), null],
  ['whose script follows the window', wideMenu('', 'none', "addEventListener('resize', () => { m.style.display = '' })"), null],
  ['whose button stays in a wide window', wideMenu('header #b { display: block }', 'none'), null],
  ['that closes', menu('', `${toggle}; m.onclick = () => { ${close} }`), null],
  ['that stays open', menu('', toggle), 'menus: The menu that “Menu” opens still covers the page'],
  [
    'in a full layer that stays open',
    menu('#m.open { display: grid; align-content: start }', toggle, ['Gauges', 'Harbours']),
    'menus: The menu that “Menu” opens still covers the page',
  ],
  [
    'that stays open in a header that sticks',
    menu('header { position: sticky; top: 0; background: #fff } #m.open { position: static }', toggle, ['Gauges', 'Harbours']),
    'menus: The menu that “Menu” opens still covers the page',
  ],
  [
    'that stays open above the part it leads to',
    menu('html { scroll-padding-top: 200px } header { position: sticky; top: 0; background: #fff } #m.open { position: static }', toggle, [
      'Gauges',
      'Harbours',
    ]),
    null,
  ],
  ['that pushes the page down', menu('#m.open { position: static }', toggle), null],
  ['that no press opens', dead('nav a:hover { text-decoration: underline }'), 'menus: Nothing happens when “Menu” is pressed'],
  ['that opens while the pointer is on it', dead('header:hover #m { display: block }'), null],
  ['that opens while a pointer that can hover is on it', dead('@media (min-width: 1px) { header:hover #m { display: block } }'), null],
  [
    'that the pointer opens in wide windows alone',
    dead('@media (min-width: 800px) { header:hover #m { display: block } }'),
    'menus: Nothing happens when “Menu” is pressed',
  ],
  [
    'that is too long',
    menu('', `${toggle}; m.onclick = () => { ${close} }`, many),
    'menus: The menu that “Menu” opens is taller than the window',
  ],
  ['that is long and scrolls', menu('#m.open { overflow-y: auto }', `${toggle}; m.onclick = () => { ${close} }`, many), null],
  [
    'that opens beyond the edge',
    menu('#m.open { inset: 60px auto auto 200px; width: 300px } #m a { text-align: right }', toggle),
    'menus: What “Menu” opens is cut off at the edge',
  ],
  [
    'of a page that closes it on any press',
    menu(
      '',
      "document.onclick = (event) => { const is = event.target === b && !m.classList.contains('open'); m.classList.toggle('open', is); b.setAttribute('aria-expanded', is); if (!is) m.classList.add('shut') }",
    ),
    null,
  ],
  [
    'beneath a header that fills half the window',
    `<style>.head { position: sticky; top: 0; height: 300px; background: #fff }</style><div class="head"><a href="/one">One</a> <a href="/two">Two</a></div>${hero('', more.repeat(2))}`,
    'fixed-bars: A fixed bar leaves little room to read',
  ],
  [
    'beneath a header that shrinks',
    `<style>.head { position: sticky; top: 0; height: 300px; background: #fff } .small { height: 60px }</style><div class="head" id="h"><a href="/one">One</a> <a href="/two">Two</a></div>${hero('', more.repeat(2))}${script("addEventListener('scroll', () => h.classList.toggle('small', scrollY > 50))")}`,
    null,
  ],
  [
    'above a heading that its bar hides',
    `<style>.head { position: fixed; inset: 0 0 auto; height: 120px; background: #fff } h1 { margin: 30px 0 }</style><div class="head"><a href="/one">One</a> <a href="/two">Two</a></div><h1>Know the water</h1><p>Tide tables.</p>`,
    'fixed-bars: A fixed bar hides the top of the page: “Know the water”',
  ],
  [
    'above a heading that has room',
    `<style>.head { position: fixed; inset: 0 0 auto; height: 120px; background: #fff } h1 { margin: 130px 0 30px }</style><div class="head"><a href="/one">One</a> <a href="/two">Two</a></div><h1>Know the water</h1><p>Tide tables.</p>`,
    null,
  ],
  ['below a box whose close button is outside the screen', hero('', popup('right: -64px')), 'menus: Nothing closes what covers the page'],
  ['below a box whose close button is partly on the screen', hero('', popup('right: -38px')), null],
  [
    'below a box that a button below it closes, too',
    hero('', popup('right: -64px').replace('</form>', '<button type="button" onclick="pop.remove()">No thanks</button></form>')),
    null,
  ],
  ['below a box with its close button', hero('', popup('right: 0')), null],
  ['below a box that scrolls to its close button', hero('', popup('right: -64px', 'overflow: auto')), null],
  [
    'with two notices at once',
    hero('', notices('Manage cookies <button>Accept all</button>')),
    'menus: Two cookie notices are shown at once',
  ],
  ['with a notice and a button for it', hero('', notices('Cookies')), null],
  [
    'beneath a notice',
    hero('', bar('bottom:0;height:80vh', '<p>We use cookies.</p><button onclick="this.parentElement.remove()">Reject all</button>')),
    'menus: The cookie notice covers most of a phone’s screen',
  ],
  [
    'beneath a notice on a shade',
    hero(
      '',
      `<div style="position:fixed;inset:0;background:rgba(0,0,0,.5)">${bar('bottom:0;height:40vh', '<p>We use cookies.</p><button onclick="this.parentElement.parentElement.remove()">Reject all</button>')}</div>`,
    ),
    null,
  ],
  [
    'behind the page',
    menu('#m.open { z-index: -1; inset: 60px 0 auto } main { position: relative; background: #fff }', toggle),
    'menus: The menu that “Menu” opens is behind the page',
  ],
  [
    'that leaves the page locked',
    menu(
      '',
      `${toggle}; b.addEventListener('click', () => (document.body.style.overflow = 'hidden')); m.onclick = () => { m.classList.remove('open') }`,
    ),
    'menus: The page can no longer be scrolled after “Menu”',
  ],
  [
    'that locks the page while it is open',
    menu(
      '',
      `${toggle}; b.addEventListener('click', () => (document.body.style.overflow = m.classList.contains('open') ? 'hidden' : '')); m.onclick = () => { ${close} }`,
    ),
    null,
  ],
]
