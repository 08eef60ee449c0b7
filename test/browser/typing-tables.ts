import type { Browser, Page } from 'puppeteer-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listing } from '../fill/listing.ts'
import { bundleFill } from './bundle-fill.ts'
import { submission } from './fill-forms.ts'

const priced = (currencies: string) =>
  `<div><label>Price from</label><div><select name="cur">${currencies}</select><input name="k" type="number"><select name="per"><option>a year<option>a month</select></div></div>`

/** What boxes hold at last, where a page looks at how it’s typed. */
const typed: [what: string, html: string, script: string, held: Record<string, string>][] = [
  [
    'a box that holds the start of an address',
    '<label>Website <input name="k" value="http://"></label>',
    '',
    { k: 'https://tidewell.example/' },
  ],
  [
    'a page that waits until a box is left',
    '<label>Website <input name="k"></label><input type="hidden" name="kept">',
    'box.addEventListener("focusout", () => { document.querySelector("[name=kept]").value = box.value })',
    { kept: 'https://tidewell.example/' },
  ],
  [
    'an editor’s frame that stands for a hidden box',
    '<div><label for="d">Description</label><input name="k" id="d" style="display:none"><div><a role="button">B</a></div><div><iframe title="Rich Text Editor, d"></iframe></div></div>',
    `const { body } = document.querySelector('iframe').contentDocument
    body.contentEditable = 'true'
    body.oninput = () => { box.value = body.textContent.slice(0, 14) }`,
    { k: 'Tidewell plans' },
  ],
  [
    'an editor that takes what is typed from a text area that it hides',
    '<div><label for="d">Description</label><textarea id="d" style="display:none"></textarea><input type="hidden" name="k"><div class="CodeMirror" style="width:300px;height:99px"><div style="overflow:hidden;width:3px;height:0"><textarea></textarea></div><pre class="CodeMirror-line"></pre></div></div>',
    `const [line, typed] = ['pre', '.CodeMirror textarea'].map((name) => document.querySelector(name))
    let isAll = false
    const draw = (text) => { line.textContent = text; box.value = text.slice(0, 14) }
    typed.oninput = () => { draw(line.textContent + typed.value); typed.value = '' }
    typed.onkeydown = ({ key, ctrlKey }) => { if (key === 'Backspace' && isAll) draw(''); isAll = key === 'a' && ctrlKey || isAll && key === 'a' }`,
    { k: 'Tidewell plans' },
  ],
  [
    'three boxes that are named as parts of a date',
    '<table><tr><td>Launch date<td><input name="day" size="2">.<input name="mon" size="2">.<input name="year" size="4"></table>',
    '',
    { day: '01', mon: '12', year: '2026' },
  ],
  [
    'a box below a row that is the heading of a part',
    '<table><tr><td>Website<td><input name="k"><tr><td colspan="2">About you<tr><td>Name<td><input name="y"></table>',
    '',
    { k: 'https://tidewell.example/', y: 'Maeve Brennan' },
  ],
  [
    'the rest of an address',
    '<div><label for="k">Son adresse</label><div><span>https://</span><input name="k" id="k"></div></div>',
    '',
    { k: 'tidewell.example/' },
  ],
  [
    'a box that takes a month alone',
    '<label>Launch date <input name="k"></label>',
    'box.onblur = () => { if (!/^\\d{4}-\\d\\d$/.test(box.value)) box.value = "" }',
    { k: '2026-12' },
  ],
  [
    'no list that chooses what is highlighted once it’s left',
    '<div><label for="k">Country</label><div role="combobox"><input name="k" id="k" aria-autocomplete="list"><div role="listbox" hidden><div role="option">Chile</div></div></div></div>',
    'const list = box.nextElementSibling; box.onfocus = () => { list.hidden = false }; box.onkeydown = ({ key }) => { if (key === "Escape") list.hidden = true }; box.onblur = () => { if (!list.hidden) box.value = "Chile"; list.hidden = true }',
    { k: '' },
  ],
  ['a price between its currency and its period', priced('<option>$<option>€'), '', { cur: '€', k: '6', per: 'a month' }],
  ['no price where its currency isn’t offered', priced('<option>$<option>£'), '', { cur: '$', k: '' }],
  ['no price where another currency is chosen already', priced('<option>€<option selected>$'), '', { cur: '$', k: '' }],
]

/** Runs in the page: fills what it would, and undoes it. */
const run = `async (html, texts, script) => {
  document.documentElement.setHTMLUnsafe(html)
  const box = document.querySelector('[name=k]')
  new Function('box', script)(box)
  const found = fill.readForm(document).filter(({ confidence }) => confidence >= fill.fillFrom)
  const toFill = found.flatMap((asked) => { const chosen = fill.chooseValue(asked, texts); return chosen ? [{ control: asked.control, value: chosen.value, asked }] : [] })
  const values = () => Object.fromEntries([...document.querySelectorAll('input, select'), ...document.querySelectorAll('[role=spinbutton]')].map((one) => [one.name ?? one.ariaLabel, one.value ?? one.textContent]))
  const before = JSON.stringify(values())
  const { outcomes, filled } = await fill.fillForm(toFill)
  const held = values()
  const { kept } = await fill.undoFill(filled)
  return { outcomes: outcomes.map(({ is }) => is), held, kept, isUndone: JSON.stringify(values()) === before }
}`

type InPage = { outcomes: string[]; held: Record<string, string>; kept: number; isUndone: boolean }

/** How texts are typed, in every browser. */
export function itTypes(browserOf: () => Browser): void {
  let page: Page
  beforeAll(async () => {
    page = await browserOf().newPage({ type: 'window' })
    await page.evaluate(await bundleFill())
  })
  afterAll(() => page?.close())
  const fillPage = (rows: string, script: string) =>
    page.evaluate(`(${run})(${[submission(rows), listing, script].map((part) => JSON.stringify(part)).join()})`) as Promise<InPage>

  it.each(typed)('types into %s', async (_what, html, script, held) => {
    expect(await fillPage(html, script)).toMatchObject({ held, kept: 0, isUndone: true })
  })

  it('takes a number that the page writes as an amount', async () => {
    const html = '<label>Smallest amount per month in € <input name="k" inputmode="decimal"></label>'
    const { outcomes } = await fillPage(html, `box.onchange = () => { box.value = box.value && '€' + box.value + '.00' }`)
    expect(outcomes).toEqual(['filled', 'filled', 'filled'])
  })

  it('says so where a box keeps its last number', async () => {
    const html = '<label>Price in € <input name="k" inputmode="decimal"></label>'
    expect(await fillPage(html, 'let last = ""; box.onchange = () => { box.value = last = box.value || last }')).toMatchObject({
      held: { k: '6' },
      kept: 1,
      isUndone: false,
    })
  })

  it.each([
    ['at once', '', 'queueMicrotask(take)'],
    ['a moment later, and shows them only then', 'style="opacity:0"', 'setTimeout(take, 10)'],
  ])('types a date into parts that a library draws, which takes digits %s', async (_what, style, take) => {
    const part = (name: string, last: number) =>
      `<span role="spinbutton" contenteditable="true" tabindex="0" aria-label="${name}, Launch date" aria-valuemax="${last}" style="display:inline-block;width:20px;height:20px">–</span>`
    const script = `for (const one of document.querySelectorAll('[role=spinbutton]')) {
      let digits = ''
      one.addEventListener('beforeinput', (event) => {
        event.preventDefault()
        const next = event.data === null ? digits.slice(0, -1) : digits + event.data
        const take = () => { digits = next; one.textContent = digits || '–' }
        ${take}
      })
    }`
    const { held, kept, isUndone } = await fillPage(
      `<div role="group"><div ${style}>${part('month', 12)}/${part('day', 31)}/${part('year', 9999)}</div></div>`,
      script,
    )
    expect(Object.values(held).slice(-3).map(Number)).toEqual([12, 1, 2026])
    expect([kept, isUndone]).toEqual([0, true])
  })

  it.each([
    ['says “another”', '', '+ Add another'],
    ['adds one beside what removes it', '<button type="button">×</button>', 'Add tag'],
  ])('enters tags in boxes of their own, of which a button that %s adds the next', async (_what, remove, adds) => {
    const row = `<p><input name="k" placeholder="e.g. notes">${remove}</p>`
    const script = `const add = document.querySelector('#add')
      add.onclick = () => { const next = box.parentElement.cloneNode(true); next.firstChild.name += add.parentElement.childElementCount; next.firstChild.value = ''; add.before(next) }`
    const rows = `<fieldset><legend>Tags</legend>${row}<button type="button" id="add">${adds}</button></fieldset>`
    expect(await fillPage(rows, script)).toMatchObject({ held: { k: 'rota', k3: 'tides', k4: 'scheduling' }, kept: 0 })
  })

  it('takes a date back where a calendar writes it again until it’s cleared', async () => {
    const script = `let date = ''
      box.onblur = () => { date ||= box.value; setTimeout(() => { box.value = date }, 5) }
      box.nextElementSibling.onclick = () => { date = box.value = '' }`
    const html = '<div><label>Launch date <input name="k"></label></div>'.replace('</label>', '<i class="date-clear">×</i></label>')
    expect(await fillPage(html, script)).toMatchObject({ held: { k: '2026-12-01' }, kept: 0, isUndone: true })
  })

  it.each(['click', 'focus'])('chooses a date in a calendar that keeps nothing that is typed, and opens at a %s', async (opens) => {
    const script = `let kept = '', month = 9
      const calendar = document.querySelector('#cal')
      const draw = () => {
        calendar.querySelector('b').textContent = new Date(2026, month, 1).toLocaleDateString('en', { month: 'long', year: 'numeric' })
        const days = Array.from({ length: new Date(2026, month + 1, 0).getDate() }, (_, day) => Object.assign(document.createElement('td'), { textContent: day + 1 }))
        for (const day of days) day.onclick = () => { kept = box.value = '2026-' + (month + 1) + '-' + day.textContent.padStart(2, '0'); calendar.hidden = true }
        calendar.querySelector('tr').replaceChildren(...days)
      }
      box.on${opens} = () => { calendar.hidden = false; draw() }
      box.onblur = () => { box.value = kept }
      calendar.querySelector('button').onclick = () => { month += 1; draw() }
      box.nextElementSibling.onclick = () => { kept = box.value = '' }`
    const html =
      '<div class="x-picker"><label for="k">Launch date</label><input name="k" id="k"><i class="x-clear">×</i></div><div id="cal" hidden><b></b><button type="button" aria-label="Next month">›</button><table><tr></table></div>'
    expect(await fillPage(html, script)).toMatchObject({ held: { k: '2026-12-01' }, kept: 0, isUndone: true })
  })

  it('fills and can undo all others where the page fails at one', async () => {
    await fillPage('<label>Website <input name="k"></label>', '')
    const [outcomes, during, after] = (await page.evaluate(`(async () => {
      const all = [...document.querySelectorAll('input')].map((control) => ({ control, value: 'Tidewell' }))
      all[1].control.focus = () => { throw new Error('gone') }
      const { outcomes, filled } = await fill.fillForm(all)
      const values = () => all.map(({ control }) => control.value).join()
      const during = values()
      await fill.undoFill(filled)
      return [outcomes.map(({ is }) => is).join(), during, values()]
    })()`)) as string[]
    expect([outcomes, during, after]).toEqual(['filled,changed,filled', 'Tidewell,,Tidewell', ',,'])
  })
}
