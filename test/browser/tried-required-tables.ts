import { hero, script, type TriedCase } from './tried-tables.ts'

/** A request for a berth, without an email address. */
const berth = (fields: string, code = '') =>
  hero(
    '',
    `<form id="f" action="/berths" method="post"><label>Boot <input name="b" required></label>${fields}<button>Anfragen</button></form>${script(code)}`,
  )
const company = (code: string) =>
  berth(
    `<label>Firma <input type="checkbox" id="is"></label><div id="c" hidden><label>Name <input name="n" required></label><label>Ort <input name="o" required></label></div>`,
    code,
  )
const part = '<div class="s" hidden><label>Länge <input name="l" required></label><label>Tiefgang <input name="t" required></label></div>'
const nextPart = `f.querySelector('button').onclick = (event) => { const next = f.querySelector('.s[hidden]'); if (next) { event.preventDefault(); next.hidden = false } }`
const editor = (event: string) =>
  berth(
    '<div contenteditable="true" role="textbox" aria-label="Nachricht" id="ed" style="min-height:3em"></div><textarea name="m" id="m" required style="display:none"></textarea>',
    `${event} = () => (m.value = ed.innerText)`,
  )

export const required: TriedCase[] = [
  [
    'that requires what a choice would show',
    company('is.onchange = () => (c.hidden = !is.checked)').replace(' type="checkbox"', ' type="checkbox" disabled'),
    'form-entry: A required field is hidden',
  ],
  [
    'that requires it only once it is shown',
    company(
      `const all = c.querySelectorAll('input'); const set = () => { c.hidden = !is.checked; all.forEach((one) => (one.required = is.checked)) }; is.onchange = set; set()`,
    ),
    null,
  ],
  ['whose choice shows what it requires', company('is.onchange = () => (c.hidden = !is.checked)'), null],
  ['whose other parts never open', berth(part), 'form-entry: A required field is hidden'],
  ['whose button opens two more parts', berth(part + part, nextPart), null],
  [
    'whose closed part opens when it is needed',
    berth(part, `f.addEventListener('invalid', ({ target }) => (target.closest('.s').hidden = false), true)`),
    null,
  ],
  [
    'that says what its closed part needs',
    berth(part, `f.addEventListener('invalid', () => (document.querySelector('h1').textContent = 'Länge?'), true)`),
    null,
  ],
  ['whose editor fills its field when it is sent', editor('f.onsubmit'), 'form-entry: A required field is hidden'],
  ['whose editor fills its field', editor('ed.oninput'), null],
  [
    'with a list of its own for a hidden one',
    berth(
      '<p><span role="combobox" tabindex="0" aria-expanded="false" aria-label="Hafen" onclick="this.ariaExpanded = true; this.nextElementSibling.hidden = false">Hafen</span><span hidden>Büsum</span><select hidden required><option value="">Hafen</option><option>Büsum</option></select></p>',
    ),
    null,
  ],
]
