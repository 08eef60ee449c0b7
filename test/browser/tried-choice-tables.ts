import { page } from './tried-control-tables.ts'
import { hero, script, type TriedCase } from './tried-tables.ts'

const choice = (css: string, inner = (name: string) => name, more = '', type = 'radio') =>
  page(
    `<form method="post" action="/send"><fieldset><legend>How much?</legend>${['One bag', 'Two bags'].map((name, at) => `<label><input type="${type}" name="bags" value="${at}" class="in"><span>${inner(name)}</span></label>`).join('')}</fieldset>${more}<button>Send</button></form>`,
    '',
    `.in { ${css} } label { display: block; position: relative } :focus-visible, :focus-visible + span { outline: 3px solid red } fieldset:focus-within { background: #ffc }`,
  )

/** Radio buttons and checkboxes that only a mouse can choose, and those that are merely drawn in another way. */
export const choices: TriedCase[] = [
  [
    'of which only two may be made',
    hero(
      '',
      `<form id="f"><fieldset>${['Olives', 'Basil', 'Capers'].map((one, at) => `<label><input type="checkbox" name="top"${at < 2 ? ' checked' : ''}> ${one}</label>`).join('')}</fieldset><p id="s"></p></form>${script("f.onclick = (event) => { if (event.target.checked && f.querySelectorAll(':checked').length > 2) { event.preventDefault(); s.textContent = 'Two at most: take one off first.' } }")}`,
    ),
    null,
  ],
  [
    'choices of which only labels are displayed',
    choice('display: none'),
    'keyboard-focus: A choice can’t be made with the keyboard, because its radio buttons or checkbox can’t be focused: “One bag”',
  ],
  ['invisible choices', choice('visibility: hidden'), 'keyboard-focus: A choice can’t be made with the keyboard'],
  [
    'hidden checkboxes of an order',
    choice('display: none', undefined, '', 'checkbox'),
    'keyboard-focus: 2 choices can’t be made with the keyboard',
  ],
  ['transparent choices', choice('position: absolute; inset: 0; width: 100%; height: 100%; opacity: 0'), null],
  ['choices for screen readers', choice('position: absolute; width: 1px; height: 1px; clip-path: inset(50%)'), null],
  ['choices with a role', choice('display: none', (name) => `<b role="radio" aria-checked="false" tabindex="0">${name}</b>`), null],
  [
    'choices with buttons',
    choice('display: none', undefined, '<p><button type="button">One bag</button> <button type="button">Two bags</button></p>', 'checkbox'),
    null,
  ],
  [
    'choices that a list repeats',
    choice('display: none', undefined, '<select name="s"><option>One bag</option><option>Two bags</option></select>'),
    null,
  ],
  [
    'a box that opens a menu',
    page(
      '<input type="checkbox" id="o" hidden><label for="o">Guides</label><p class="m">Tides</p>',
      '',
      '#o:not(:checked) ~ .m { color: #333 }',
    ),
    null,
  ],
]
