import type { Browser, Page } from 'puppeteer-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listing } from '../fill/listing.ts'
import { bundleFill } from './bundle-fill.ts'
import { inShadow, submission } from './fill-forms.ts'

/**
 * Lists as component libraries draw them, with the state that such a page would send. `opens`: the event that opens one; `late`: how long its options
 * take to come, in milliseconds; `rows`: how many of them are drawn at once; `isMany`: whether it takes several; `isEndless`: whether each look at it
 * brings another; `isInner`: whether only the words of an option are listened to; `isStepped`: whether an arrow key chooses the next option; `checked`: an option that is marked as such; `lang`: the page’s language; `box`: what is around all instead of a form.
 */
type List = {
  opens: string
  late?: number
  rows?: number
  isMany?: boolean
  isNew?: boolean
  isEndless?: boolean
  isInner?: boolean
  isStepped?: boolean
  checked?: string
  lang?: string
  box?: string
  role?: string
  options: string[]
}

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
    if (trigger.localName === 'input') trigger.value = ''
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

const button = (label: string, says = 'Select…') =>
  `<div><span id="l">${label}</span><button type="button" id="k" aria-haspopup="listbox" aria-labelledby="l k">${says}</button></div>`
const search = (label: string, attributes = '') =>
  `<div><label for="k">${label}</label><div><div id="shown"></div><input id="k" role="combobox" aria-autocomplete="list" ${attributes}></div></div>`
const topics = ['Games', 'Productivity', 'Calendar', 'Travel']
const lands = ['Austria', 'Belgium', 'Canada', 'Denmark', 'Estonia', 'France', 'Greece', 'Hungary', 'Iceland', 'Ireland', 'Italy', 'Japan']

const component = (html: string) => `<a-box>${inShadow(html)}</a-box>`

const chosen: [what: string, html: string, list: List, held: string][] = [
  [
    'that an input without a role opens',
    search('Categories').replace('role="combobox" aria-autocomplete="list"', 'aria-haspopup="listbox" aria-expanded="false"'),
    { opens: 'click', isMany: true, options: topics },
    'Productivity; Calendar',
  ],
  ['that a press opens', button('Category'), { opens: 'mousedown', options: topics }, 'Productivity'],
  ['that a pointer opens', button('Pricing model'), { opens: 'pointerdown', options: ['Free', 'Freemium', 'Paid'] }, 'Freemium'],
  ['whose options come late', button('Category'), { opens: 'click', late: 500, options: topics }, 'Productivity'],
  ['that draws a few options at once', button('Country'), { opens: 'click', rows: 4, options: lands }, 'Ireland'],
  ['that is searched in', search('Country'), { opens: 'click', rows: 3, options: lands }, 'Ireland'],
  ['that opens by typing alone', search('Country'), { opens: 'none', options: lands }, 'Ireland'],
  ['that takes several', search('Categories'), { opens: 'click', isMany: true, options: topics }, 'Productivity; Calendar'],
  ['whose options listen at their words', search('Country'), { opens: 'click', isInner: true, options: lands }, 'Ireland'],
  ['of a tree', search('Country'), { opens: 'click', isInner: true, role: 'treeitem', options: lands }, 'Ireland'],
  [
    'whose name floats in it',
    '<label for="k"><div><div>Country *</div><div id="shown"></div><input id="k" role="combobox" aria-label="Country *" readonly></div></label>',
    { opens: 'click', isMany: true, options: lands },
    'Ireland',
  ],
  [
    'whose frame has the role',
    '<div><label>Country</label><div role="combobox" tabindex="-1"><div id="shown"></div><input id="k" aria-label="-searchbox"></div></div>',
    { opens: 'click', options: lands },
    'Ireland',
  ],
  [
    'that says that it takes several',
    button('Categories', '可多选 ▾'),
    { opens: 'click', isMany: true, options: topics },
    'Productivity; Calendar',
  ],
  ['that takes no more', search('Categories (up to 1)'), { opens: 'click', isMany: true, options: topics }, 'Productivity'],
  ['for several that takes one', search('Categories'), { opens: 'click', options: topics }, 'Productivity'],
  ['that takes new entries', search('Tags'), { opens: 'click', isMany: true, isNew: true, options: ['saas'] }, 'rota; tides; scheduling'],
  [
    'of a menu’s choices',
    button('Platforms').replace('listbox', 'menu'),
    { opens: 'click', isMany: true, role: 'menuitemcheckbox', options: ['Linux', 'Web', 'iOS'] },
    'Web; iOS',
  ],
  [
    'in a dialog that closes at a press on its edge',
    button('Categories'),
    { opens: 'click', isMany: true, box: '<dialog open onclick="if (event.target === this) this.remove()">', options: topics },
    'Productivity; Calendar',
  ],
  [
    'in a drawer that closes at a key',
    button('Categories'),
    {
      opens: 'click',
      isMany: true,
      box: '<form style="position:fixed;inset:0" onkeydown="if (event.key === `Escape`) this.remove()">',
      options: topics,
    },
    'Productivity; Calendar',
  ],
  [
    'that calls itself a new password',
    search('Category', 'autocomplete="new-password"'),
    { opens: 'click', options: topics },
    'Productivity',
  ],
  [
    'that a summary opens, below its question',
    '<h3>Section</h3><details><summary id="k" role="button" aria-haspopup="menu">Selections: <b id="shown">–</b></summary></details>',
    { opens: 'click', role: 'menuitemradio', options: topics },
    'Productivity',
  ],
  ['whose placeholder ends in its verb', button('Category', 'Bereich wählen'), { opens: 'click', options: topics }, 'Productivity'],
  [
    'that shows and reads out its choice',
    search('Country').replace('id="shown"', 'id="shown" aria-live="polite"'),
    { opens: 'click', options: lands },
    'Ireland',
  ],
  [
    'that is searched in in its page’s language',
    search('Country'),
    { opens: 'none', lang: 'ja', options: ['アイスランド', 'アイルランド'] },
    'アイルランド',
  ],
  ['whose placeholder says it in other words', button('Category', 'Where it belongs'), { opens: 'click', options: topics }, 'Productivity'],
  ['that answers a question', button('Is it open source?'), { opens: 'click', options: ['Yes', 'No'] }, 'No'],
]

const left: [what: string, html: string, list: List, presses: number][] = [
  ['nothing of it fits', button('Category'), { opens: 'click', options: ['Gardening', 'Opera'] }, 1],
  ['two of it fit', button('Category'), { opens: 'click', options: ['Productivity & Games', 'Productivity & Travel'] }, 1],
  ['it doesn’t open', button('Category'), { opens: 'none', options: topics }, 1],
  ['a key would change it without opening it', button('Category'), { opens: 'none', isStepped: true, options: topics }, 1],
  ['something is chosen', button('Category', 'Travel'), { opens: 'click', options: topics }, 0],
  ['a choice of several words is shown', button('Category', 'Real estate'), { opens: 'click', options: ['Real estate', ...topics] }, 1],
  [
    'an option says more than what is shown of it',
    button('Category', 'Real estate'),
    { opens: 'click', options: ['Real estate: homes and land', ...topics] },
    1,
  ],
  ['an option is checked', button('Category', 'Homes and land'), { opens: 'click', checked: 'Games', options: topics }, 1],
  [
    'its value is what the form sends',
    button('Category', 'Real estate').replace('</div>', '<input type="hidden" name="category" value="27"></div>'),
    { opens: 'click', options: topics },
    0,
  ],
  ['a choice is shown with what is said about it', button('Category', 'Real estate (old)'), { opens: 'click', options: topics }, 0],
  ['choices are shown', button('Categories', 'Games Travel'), { opens: 'click', isMany: true, options: topics }, 0],
  ['a choice is shown that isn’t offered any more', button('Country', 'New Zealand'), { opens: 'click', options: lands }, 0],
  ['its field isn’t known', button('Shoe size'), { opens: 'click', options: topics }, 0],
  ['its button would send the form', button('Category').replace('type="button" ', ''), { opens: 'click', options: topics }, 0],
  ['it’s for whoever pays', button('Billing country'), { opens: 'click', options: lands }, 0],
  ['it never ends', button('Country'), { opens: 'click', rows: 3, isEndless: true, options: ['A', 'B', 'C', 'D'] }, 1],
  ['it’s part of the navigation', `<nav>${button('Category')}</nav>`, { opens: 'click', options: topics }, 0],
  ['it’s part of a link', `<a href="#next">${button('Category')}</a>`, { opens: 'click', options: topics }, 0],
  ['it has what the directory sells', button('Pricing'), { opens: 'click', options: ['Freemium', 'Featured ($49)'] }, 1],
  ['it’s disabled', button('Category').replace('type="button"', 'type="button" disabled'), { opens: 'click', options: topics }, 0],
]

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
    expect(undone).toEqual(list.isMany === true || html.includes('<input') ? { kept: 0, held: '' } : { kept: 1, held })
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
