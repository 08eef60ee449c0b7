import { hero, script, type TriedCase } from './tried-tables.ts'
import { part } from './tried-result-tables.ts'

/** A request in two steps; `code` runs when somebody goes back. */
const steps = (code: string, words = ['Weiter', 'Zurück'], next = 'type="button"') =>
  part(
    `<form id="f" action="/berths" method="post"><div id="p1"><label>Boot <input name="b" required></label><label>Name <input name="n"></label><button ${next} id="go">${words[0]}</button></div><div id="p2" hidden><label>Hafen <select name="h"><option>Husum</option></select></label><button type="button" id="back">${words[1]}</button> <button>Senden</button></div></form>`,
    `const show = (is) => { p1.hidden = is; p2.hidden = !is }; go.onclick = (event) => { if (!f.reportValidity()) return; event.preventDefault(); show(true) }; back.onclick = () => { ${code}; show(false) }`,
  )
/** The same, drawn anew for each step. */
const drawn = (kept: string) =>
  part(
    '<form id="f" action="/berths" method="post"></form>',
    `const d = {}; const one = () => { f.innerHTML = '<label>Boot <input name="b" required></label><label>Name <input name="n"></label><button type="button" id="go">Next</button>'; f.b.value = f.n.value = ${kept}; go.onclick = () => { if (!f.reportValidity()) return; d.b = f.b.value; two() } }; const two = () => { f.innerHTML = '<label>Port <select name="h"><option>Husum</option></select></label><button type="button" id="back">Back</button> <button>Send</button>'; back.onclick = one }; one()`,
  )
const menu = (code: string, css = '', attributes = '') =>
  `<style>nav ul ul { display: none } ${css}</style><nav><ul><li class="m" id="m"><button id="o" ${attributes}>Harbours</button><ul id="l"><li><a href="/c">Cuxhaven</a></li></ul></li></ul></nav>${hero('')}${code === '' ? '' : script(code)}`
const hovering = "m.onmouseenter = () => (l.style.display = 'block'); m.onmouseleave = () => (l.style.display = '')"
const panels = (
  first: string,
  second: string,
  texts = ['<h3>Prices</h3><p>A day costs $9.</p>', '<h3>The way</h3><p>By tram to the harbour.</p>'],
) =>
  part(
    `<div role="tablist"><button role="tab" aria-selected="true" aria-controls="a">Hours</button><button role="tab" aria-selected="false" aria-controls="${first}">Prices</button><button role="tab" aria-selected="false" aria-controls="${second}">The way</button></div><div role="tabpanel" id="a"><p>From ten to six.</p></div><div role="tabpanel" id="b" hidden>${texts[0]}</div><div role="tabpanel" id="c" hidden>${texts[1]}</div>`,
    "const all = document.querySelectorAll('[role=tab]'); all.forEach((tab) => (tab.onclick = () => all.forEach((one) => { one.setAttribute('aria-selected', one === tab); document.getElementById(one.getAttribute('aria-controls')).hidden = one !== tab })))",
  )
const questions = (...named: number[]) =>
  part(
    named
      .map(
        (of, at) =>
          `<h3><button class="q" aria-expanded="false" aria-controls="a${of}">Question ${at + 1}?</button></h3><div id="a${at}" hidden><p>This is what we say about number ${at + 1}.</p></div>`,
      )
      .join(''),
    "document.querySelectorAll('.q').forEach((one) => (one.onclick = () => { const is = one.getAttribute('aria-expanded') !== 'true'; one.setAttribute('aria-expanded', is); document.getElementById(one.getAttribute('aria-controls')).hidden = !is }))",
  )
const length = (lang: string, code: string, attributes = 'inputmode="decimal"') =>
  part(
    `<label>Length <input id="x" value="4" ${attributes}></label><p id="o">40 €</p>`,
    `document.documentElement.lang = '${lang}'; x.oninput = () => (o.textContent = ${code} * 10 + ' €')`,
  )

/** What is lost on the way back, opens under a pointer alone, or shows another thing than it says. */
export const steppedAndShown: TriedCase[] = [
  ['a form that forgets its first step', steps('f.reset()'), 'Going back a step in a form empties what was entered there'],
  [
    'a form that forgets it in Spanish',
    steps("f.b.value = f.n.value = ''", ['Siguiente', 'Atrás'], ''),
    'Going back a step in a form empties',
  ],
  ['a form that is drawn without it', drawn("''"), 'Going back a step in a form empties what was entered there'],
  ['a form that is drawn with it', drawn("d.b ?? ''"), null],
  ['a form that keeps its first step', steps(''), null],
  ['a form that forgets one field', steps("f.b.value = ''"), null],
  ['a form that starts again', steps('f.reset()', ['Weiter', 'Neu beginnen']), null],
  ['a form that is reset', steps('f.reset()', ['Berechnen', 'Zurücksetzen']), null],
  ['a quiz that starts again', steps('f.reset()', ['Weiter', 'Zurück zum Anfang']), null],
  ['a form that thanks', steps('f.reset()').replace(/<label>Hafen.*?<\/label>|<button>Senden<\/button>/g, ''), null],
  [
    'a form that counts who was entered',
    steps('').replace('event.preventDefault();', "event.preventDefault(); f.b.value = f.n.value = ''; f.append(' 1 so far');"),
    null,
  ],
  ['a form that has made a tag of it', steps("f.b.value = ''; f.n.value = ''; f.append('Anna Berg')"), null],
  ['a menu that a script opens for the pointer', menu(hovering), 'buttons: The menu of “Harbours” opens for a mouse pointer only'],
  ['a menu of styles for the pointer', menu('', '.m:hover ul { display: block }'), 'The menu of “Harbours” opens for a mouse pointer only'],
  ['a menu for the pointer and the focus', menu('', '.m:hover ul, .m:focus-within ul { display: block }'), null],
  ['a menu for the pointer and a press', menu(`${hovering}; o.onclick = () => (l.style.display = 'block')`), null],
  [
    'a menu for the pointer and keys',
    menu(`${hovering}; o.onkeydown = ({ key }) => { if (key === 'Enter') l.style.display = 'block' }`),
    null,
  ],
  [
    'a menu that opens with the focus',
    menu(
      `${hovering}; const set = (is) => { l.style.display = is ? 'block' : ''; o.setAttribute('aria-expanded', is) }; m.addEventListener('focusin', () => set(true)); m.addEventListener('focusout', () => set(false))`,
      '',
      'aria-expanded="false"',
    ),
    null,
  ],
  ['a tab that shows what another says', panels('c', 'b'), 'what “The way” should show appears instead'],
  ['tabs whose ids are swapped, without headings', panels('c', 'b', ['<p>A day costs $9.</p>', '<p>By tram.</p>']), null],
  ['tabs that show what they say', panels('b', 'c'), null],
  [
    'tabs with each other’s words',
    panels('b', 'c', ['<h3>What it costs</h3><p>The way is free.</p>', '<h3>How to come</h3><p>Prices vary.</p>']),
    null,
  ],
  [
    'tabs that invite to each other',
    panels('b', 'c', [
      '<form><label>Name <input></label></form><h3>The way</h3>',
      '<form><label>Mail <input></label></form><h3>Prices</h3>',
    ]),
    null,
  ],
  ['a question with another one’s answer', questions(0, 2, 2), 'what “Question 3?” should open appears instead'],
  ['questions with their answers', questions(0, 1, 2), null],
  ['a comma that breaks a sum', length('de', 'Number(x.value)'), 'A calculation fails after a number is changed'],
  ['a comma', length('de', "Number(x.value.replace(',', '.'))"), null],
  ['a comma in English', length('en', 'Number(x.value)'), null],
  ['a comma for a keyboard of digits', length('de', 'Number(x.value)', 'inputmode="numeric"'), null],
]
