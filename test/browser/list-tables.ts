import type { Browser, Page } from 'puppeteer-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listing } from '../fill/listing.ts'
import { bundleFill } from './bundle-fill.ts'
import { inShadow, submission } from './fill-forms.ts'
import { button, chosen, left, type List } from './list-rows.ts'

/** Draws the options of a list at the end of the page, and keeps what is chosen. */
const draw = `(list) => {
  const trigger = document.querySelector('#k')
  const held = (globalThis.held = [])
  const shown = document.querySelector('#shown') ?? trigger
  const empty = shown.textContent
  let popup = null
  const show = () => { shown.replaceChildren(...(held.length === 0 ? [empty] : held.map((text) => Object.assign(document.createElement('span'), { textContent: text })))); globalThis.listed = held.join('; ') }
  const close = () => { popup?.remove(); popup = null; trigger.setAttribute('aria-expanded', 'false') }
  const choose = (text) => {
    if (list.isMany && held.includes(text)) held.splice(held.indexOf(text), 1)
    else if (list.isMany) held.push(text)
    else { held.splice(0, 1, text); close() }
    if (trigger.matches('input, textarea')) trigger.value = ''
    show()
  }
  const fill = () => {
    if (list.isEndless) list.options.push('Place ' + list.options.length)
    const typed = trigger.value?.toLowerCase() ?? ''
    const fitting = list.options.filter((text) => text.toLowerCase().includes(typed))
    const all = list.isNew && typed !== '' ? [...fitting, 'Add “' + trigger.value + '”'] : fitting
    const from = list.rows ? Math.min(Math.floor(popup.scrollTop / 30), Math.max(all.length - list.rows, 0)) : 0
    const rows = all.slice(from, from + (list.rows ?? all.length)).map((text, nth) => {
      const option = Object.assign(document.createElement('div'), { textContent: text, className: 'row' })
      option.setAttribute('role', list.role ?? 'option')
      option.setAttribute('aria-selected', String(held.includes(text)))
      if (text === list.checked) option.setAttribute('aria-checked', 'true')
      option.style.cssText = 'position:absolute;height:30px;width:200px;top:' + (from + nth) * 30 + 'px'
      const inner = list.isInner ? Object.assign(document.createElement('span'), { textContent: text }) : option
      if (list.isInner) option.replaceChildren(list.role === 'treeitem' ? document.createElement('i') : '', inner)
      inner.addEventListener('click', () => choose(text.replace(/^Add “|”$/g, '')))
      return option
    })
    const space = Object.assign(document.createElement('div'), { style: 'height:' + all.length * 30 + 'px' })
    popup.replaceChildren(space, ...rows)
  }
  const open = () => {
    if (popup !== null) return close()
    popup = Object.assign(document.createElement('div'), { style: 'position:absolute;left:0;top:300px;width:220px;height:90px;overflow:auto;background:#fff' })
    popup.setAttribute('role', list.role === undefined ? 'listbox' : 'menu')
    popup.addEventListener('scroll', fill)
    document.body.append(popup)
    trigger.setAttribute('aria-expanded', 'true')
    setTimeout(() => popup && fill(), list.late ?? 0)
  }
  trigger.addEventListener(list.opens, open)
  trigger.addEventListener('input', () => { if (popup === null) open(); else fill() })
  trigger.addEventListener('keydown', ({ key, altKey }) => {
    if (key === 'ArrowDown' && list.isStepped && !altKey) choose(list.options[0])
    if (key === 'Escape') close()
    if (key === 'Backspace' && trigger.value === '') { held.pop(); show() }
  })
  document.addEventListener('mousedown', ({ target }) => { if (popup !== null && target !== trigger && !popup.contains(target)) close() })
  globalThis.listed = ''
  globalThis.isOpen = () => popup !== null
}`

const component = (html: string) => `<a-box>${inShadow(html)}</a-box>`

type InPage = { held: string; presses: number; isOpen: boolean; sent: number; outcomes: string[]; undone: { kept: number; held: string } }

/** Runs in the page: fills what it would, and undoes it. */
const run = `async (html, texts, list) => {
  document.documentElement.setHTMLUnsafe(html)
  document.documentElement.lang = list.lang ?? ''
  ;(${draw})(list)
  let sent = 0, presses = 0
  const note = (event) => { sent += 1; event.preventDefault() }
  addEventListener('submit', note)
  document.querySelector('#k').addEventListener('click', () => { presses += 1 })
  const found = fill.readForm(document).filter(({ confidence, name }) => confidence >= fill.fillFrom)
  const toFill = found.flatMap((asked) => { const chosen = fill.chooseValue(asked, texts); return chosen ? [{ control: asked.control, value: chosen.value, asked }] : [] })
  const { outcomes, filled } = await fill.fillForm(toFill)
  const result = { held: listed, presses, isOpen: isOpen(), sent, outcomes: outcomes.map(({ is }) => is) }
  const { kept } = await fill.undoFill(filled)
  removeEventListener('submit', note)
  return { ...result, undone: { kept, held: listed } }
}`

/** Lists that open, in every browser. */
export function itOpensLists(browserOf: () => Browser): void {
  let page: Page
  beforeAll(async () => {
    page = await browserOf().newPage({ type: 'window' })
    await page.evaluate(await bundleFill())
  })
  afterAll(() => page?.close())
  const fillPage = (html: string, list: List) =>
    page.evaluate(
      `(${run})(${[submission(html).replace('<form action="/sent">', list.box ?? '$&'), listing, list].map((part) => JSON.stringify(part)).join()})`,
    ) as Promise<InPage>

  it.each(chosen)('chooses in a list %s, and closes it', async (_what, html, list, held) => {
    const { undone, ...result } = await fillPage(html, list)
    expect(result).toMatchObject({ held, isOpen: false, sent: 0, outcomes: ['filled', 'filled', 'filled'] })
    // A list that takes one has nothing to take it back with, and undoing says so.
    expect(undone).toEqual(list.isMany === true || /<input(?! class="chosen)/.test(html) ? { kept: 0, held: '' } : { kept: 1, held })
  })

  it.each(left)('leaves a list alone if %s', async (_what, html, list, presses) => {
    const result = await fillPage(html, list)
    expect(result).toMatchObject({ held: '', isOpen: false, sent: 0, undone: { kept: 0, held: '' } })
    expect(Math.min(result.presses, 1)).toBe(presses)
  })

  it('types a date in a page whose language has no such name', async () => {
    const date = '<label>Launch date <input id="k" name="launch_date" type="text"></label>'
    const { outcomes } = await fillPage(date, { opens: 'none', options: [], lang: 'de-DE-DE' })
    expect(outcomes).toEqual(['filled', 'filled', 'filled'])
  })

  it.each<[what: string, listen: string, within?: (html: string) => string]>([
    ['a comma that is pressed', "addEventListener('keydown', (event) => event.keyCode === 188 && add(box.value))"],
    ['a comma that is written', "addEventListener('input', () => box.value.endsWith(',') && add(box.value.slice(0, -1)))"],
    ['the letter of a comma', "addEventListener('keypress', (event) => event.keyCode === 44 && add(box.value))"],
    ['the Enter key', "addEventListener('keydown', (event) => event.key === 'Enter' && add(box.value))"],
    [
      'the Enter key, once it has the focus',
      "addEventListener('keydown', (event) => event.key === 'Enter' && root.activeElement === box && add(box.value))",
    ],
    ['a comma, in a component', "addEventListener('input', () => box.value.endsWith(',') && add(box.value.slice(0, -1)))", component],
    ['a button beside it', "nextElementSibling.addEventListener('click', () => add(box.value))"],
  ])('enters tags in a box without a list that ends one at %s', async (_what, listen, within = (html) => html) => {
    const [hint, beside] = listen.startsWith('next') ? ['e.g. notes', '<input type="button" value="Add">'] : ['Type and press Enter', '']
    const html = submission(
      within(`<div><label for="k">Tags</label><div><input id="k" placeholder="${hint}">${beside}</div><div id="shown"></div></div>`),
    )
    const [outcomes, held, left, again] = (await page.evaluate(`(async (html, texts) => {
      document.documentElement.setHTMLUnsafe(html)
      const root = document.querySelector('a-box')?.shadowRoot ?? document
      const box = root.querySelector('#k')
      const add = (tag) => {
        const entry = Object.assign(document.createElement('span'), { textContent: tag })
        entry.append(Object.assign(document.createElement('button'), { type: 'button', ariaLabel: 'Remove', onclick: () => entry.remove() }))
        root.querySelector('#shown').append(entry)
        box.value = ''
      }
      box.${listen}
      if (box.nextElementSibling === null) box.addEventListener('keydown', ({ key }) => key === 'Backspace' && box.value === '' && root.querySelector('#shown').lastChild?.remove())
      const found = fill.readForm(document).map((asked) => ({ control: asked.control, value: fill.chooseValue(asked, texts)?.value ?? '', asked }))
      const { outcomes, filled } = await fill.fillForm(found)
      const shown = () => [...root.querySelectorAll('#shown span')].map(({ textContent }) => textContent).join('; ') + box.value
      const held = shown()
      const again = fill.readForm(document).filter(({ control }) => control === box).length
      await fill.undoFill(filled)
      return [outcomes.map(({ is }) => is).join(), held, shown(), again]
    })(${JSON.stringify(html)}, ${JSON.stringify(listing)})`)) as string[]
    expect([outcomes, held, left, again]).toEqual(['filled,filled,filled', 'rota; tides; scheduling', '', 0])
  })

  it('presses no Enter in a box of tags that says nothing of it, by which the page may send its form', async () => {
    const html = submission('<div><label for="k">Tags</label><input id="k" placeholder="e.g. notes"></div>')
    const entered = await page.evaluate(`(async (html, texts) => {
      document.documentElement.setHTMLUnsafe(html)
      const box = document.querySelector('#k')
      let sent = 0
      box.form.onkeydown = (event) => { if (event.key === 'Enter') event.preventDefault(), (sent += 1) }
      const found = fill.readForm(document).map((asked) => ({ control: asked.control, value: fill.chooseValue(asked, texts)?.value ?? '', asked }))
      await fill.fillForm(found)
      return [sent, box.value]
    })(${JSON.stringify(html)}, ${JSON.stringify(listing)})`)
    expect(entered).toEqual([0, 'rota, tides, scheduling'])
  })

  it('presses no Enter in a list of tags that says that nothing matches', async () => {
    const html = submission(
      '<div><label for="k">Tags</label><div><input id="k" role="combobox" aria-haspopup="listbox" aria-expanded="false"></div></div>',
    )
    const entered = await page.evaluate(`(async (html, texts) => {
      document.documentElement.setHTMLUnsafe(html)
      const box = document.querySelector('#k')
      const popup = document.body.appendChild(document.createElement('div'))
      popup.setAttribute('role', 'listbox')
      const draw = () => {
        const all = ['android', 'practices'].filter((name) => name.includes(box.value))
        popup.innerHTML = all.map((name) => '<div role="option">' + name + '</div>').join('') || '<div class="no-results">No results found</div>'
      }
      box.onfocus = box.oninput = draw
      box.onblur = () => popup.replaceChildren()
      let entered = 0
      box.onkeydown = ({ key }) => { entered += Number(key === 'Enter') }
      const found = fill.readForm(document).map((asked) => ({ control: asked.control, value: fill.chooseValue(asked, texts)?.value ?? '', asked }))
      const { outcomes } = await fill.fillForm(found)
      return [entered, outcomes[2].is, box.value]
    })(${JSON.stringify(html)}, ${JSON.stringify(listing)})`)
    expect(entered).toEqual([0, 'changed', ''])
  })

  it('lets a page send its form after a list of it has failed', async () => {
    const isSent = await page.evaluate(`(async (html, texts) => {
      document.documentElement.setHTMLUnsafe(html)
      document.querySelector('#k').focus = () => { throw new Error('gone') }
      const found = fill.readForm(document).map((asked) => ({ control: asked.control, value: fill.chooseValue(asked, texts)?.value ?? '', asked }))
      const { outcomes } = await fill.fillForm(found)
      await new Promise((resolve) => setTimeout(resolve, 300))
      return [outcomes.at(-1).is, document.querySelector('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))]
    })(${JSON.stringify(submission(button('Category')))}, ${JSON.stringify(listing)})`)
    expect(isSent).toEqual(['changed', true])
  })
}
