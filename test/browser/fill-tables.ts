import type { Browser, Page } from 'puppeteer-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { RecipeRow } from '../../shared/fill/found-field.ts'
import { listing } from '../fill/listing.ts'
import { bundleFill } from './bundle-fill.ts'
import { inDialog, inShadow, neverFilled, otherForms, submission } from './fill-forms.ts'

/** Takes the boxes of all those forms for a product’s. */
const otherRecipe: RecipeRow[] = [
  { field: 'name', names: ['Name', 'Product name'] },
  { field: 'tagline', names: ['Email'] },
  { field: 'url', names: ['Website'] },
  { field: 'description', names: ['Message', 'Comment', 'Password', 'Card number'] },
  { field: 'category', names: ['Category'] },
  { field: 'pricing', names: ['Company', 'Country'] },
]

const filled: [what: string, html: string, names: Record<string, string>][] = [
  ['an accessible name', submission('<input name="k" aria-label="Product URL">'), { k: 'url' }],
  ['autocomplete', submission('<input name="k" autocomplete="email">'), { k: 'email' }],
  ['a name', submission('<input name="product[website]">'), { 'product[website]': 'url' }],
  ['a placeholder', submission('<input name="k" placeholder="Your product’s website">'), { k: 'url' }],
  ['the text beside it', submission('<table><tr><td>Short description<td><input name="k"></table>'), { k: 'shortDescription' }],
  [
    'the text above an editor’s toolbar',
    submission(
      '<div><span>Description</span><div class="ql-toolbar"><select><option>Normal</select><button type="button">B</button></div><div><div contenteditable="true"><p><br></p></div><div hidden><input></div></div></div>',
    ),
    { '': 'description' },
  ],
  [
    'an editor’s name, with a placeholder in its text',
    submission(
      '<p id="about">Description</p><div contenteditable="true" aria-labelledby="about"><p><span contenteditable="false">Tell the story…</span><br></p></div>',
    ),
    { '': 'description' },
  ],
  [
    'the label of a box that an editor with a name of its own stands for',
    submission(
      '<div><label for="d">Description</label><textarea id="d" style="display:none"></textarea><div><label>Rich Text Editor</label><div contenteditable="true" role="textbox" aria-label="Rich Text Editor. Editing area: main"><p><br></p></div></div></div>',
    ),
    { '': 'description' },
  ],
  [
    'the text above an editor’s own element with buttons',
    submission(
      '<div><label>Description</label><trix-toolbar><button type="button">B</button></trix-toolbar><div contenteditable="true"></div></div>',
    ),
    { '': 'description' },
  ],
  [
    'the text before it, where its name only says how to enter something',
    submission('<div><span>Tags</span><div><input name="k" aria-label="Press Enter to add" placeholder="Press Enter to add"></div></div>'),
    { k: 'tags' },
  ],
  [
    'the name of a network in its row',
    submission(
      '<h3>Social links</h3><div><select name="k"><option value="">Platform<option>Twitter / X<option>Discord</select><input name="y" type="url" placeholder="https://"></div>',
    ),
    { k: 'twitter', y: 'twitter' },
  ],
  [
    'what stands inside of a link’s own part of its name, and not what its label shows while it loads',
    submission(
      '<label>Web page <i role="status">Loading…</i> <input name="post_link[url]"></label><p><label for="post_link_b"></label><textarea name="post_link[description]" id="post_link_description"></textarea>',
    ),
    { 'post_link[url]': 'url', 'post_link[description]': 'description' },
  ],
  [
    'a heading above it',
    submission('<section><h3>Description</h3><p>What it does.</p><textarea name="k"></textarea></section>'),
    { k: 'description' },
  ],
  [
    'a person’s name',
    submission('<fieldset><legend>About you</legend><label>Name <input name="k"></label><label>Email <input name="y"></label></fieldset>'),
    { k: 'makerName', y: 'email' },
  ],
  [
    'an open shadow root, transparent until it’s used',
    submission(`<my-box>${inShadow('<label>Website <b style="opacity:0"><input name="k"></b></label>')}</my-box>`),
    {},
  ],
  [
    'a choice',
    submission('<label>Pricing <select name="k"><option value="">Select…<option>Free<option>Free and paid</select></label>'),
    { k: 'pricing' },
  ],
  [
    'a label over it',
    submission(
      '<div style="position:relative"><input name="k" id="k"><label for="k" style="position:absolute;left:0;top:0">Website</label></div>',
    ),
    { k: 'url' },
  ],
  ['a date', submission('<div><label>Launch date <input name="k"></label></div>'), { k: 'launchDate' }],
  [
    'a choice that is asked for in brackets',
    submission('<label>Category <select name="k"><option value="0">[Select]<option>Productivity</select></label>'),
    { k: 'category' },
  ],
  [
    'an email address that is asked for again',
    submission('<label>Email <input name="y" type="email"></label><p><label>Confirm email <input name="k" type="email"></label>'),
    { y: 'email', k: 'email' },
  ],
  [
    'the cell beside it, over a counter',
    submission('<table><tr><td>Description<td><textarea name="k"></textarea><br><input readonly value="500" size="3"> left</table>'),
    { k: 'description' },
  ],
  [
    'a choice beyond “[Top level]”',
    submission('<label>Category <select name="k"><option value="1">[Top level]<option value="2">Productivity</select></label>'),
    { k: 'category' },
  ],
  [
    'its options',
    submission(
      '<label>Licence <select name="k"><option value="">–<option>Free<option>Free with paid features<option>Paid</select></label>',
    ),
    { k: 'pricing' },
  ],
  [
    'what stands before another box',
    submission('<p><span>@</span><input name="x" aria-label="X account"></p><p><input name="k" aria-label="Website"></p>'),
    { k: 'url' },
  ],
  [
    'a label that has its help in it',
    submission('<label>Prijs<input name="k" aria-label="Prijs"><span class="q-field__bottom">Bijvoorbeeld: 19 € per maand</span></label>'),
    { k: 'price' },
  ],
  ['an example with an amount', submission('<label>Pricing <input name="k" placeholder="$9 a month"></label>'), { k: 'price' }],
  [
    'an email address that is asked for again in a box of plain text',
    submission('<label>E-Mail <input name="y"></label><p><label>E-Mail wiederholen <input name="email2"></label>'),
    { y: 'email', email2: 'email' },
  ],
  ['its label, not its list', submission('<label>País <input name="k" list="a" placeholder="Para buscar"></label>'), { k: 'country' }],
  ['the year of a release', submission('<label>Año de lanzamiento <input name="k" type="number"></label>'), { k: 'launchDate' }],
  ['a box for the address of open code', submission('<label>Open source? <input name="k" type="url"></label>'), { k: 'github' }],
  [
    'the parts of a date in boxes of a shadow root',
    submission(
      `<h3>First released</h3><a-date>${inShadow('<label>Day <input name="d"></label><label>Month <input name="m"></label><label>Year <input name="j"></label>')}</a-date>`,
    ),
    { d: 'launchDate', m: 'launchDate', j: 'launchDate' },
  ],
  ['a place far down a dialog that scrolls by itself', inDialog('<label>Website <input name="k"></label>'), { k: 'url' }],
  ['a place far down', submission('<div style="height:3000px"></div><label>Website <input name="k"></label>'), { k: 'url' }],
]

/** A calendar that takes what is typed in one format, once its box is left. */
const calendar = (format: string) =>
  `<script>document.querySelector('[name=k]').addEventListener('blur', ({ target }) => { if (!/^${format.replace(/[a-z]/g, '[0-9]').replaceAll('.', '[.]').replaceAll('/', '[/]')}$/.test(target.value)) target.value = '' })</script>`

type InPage = {
  names: Record<string, string>
  outcomes: string[]
  sent: number
  atEnd: Record<string, string>
  inShadow: string
  isUndone: boolean
}

/** Runs in the page: fills what it would, notes what was taken, and undoes it. */
const run = `async (html, texts, recipe) => {
  document.documentElement.setHTMLUnsafe(html)
  for (const { textContent } of document.querySelectorAll('script')) new Function(textContent)()
  let sent = 0
  const note = (event) => { sent += 1; event.preventDefault() }
  addEventListener('submit', note)
  const found = fill.readForm(document, recipe).filter(({ confidence }) => confidence >= fill.fillFrom)
  const toFill = found.flatMap((one) => { const chosen = fill.chooseValue(one, texts); return chosen ? [{ control: one.control, value: chosen.value, field: one.field, name: one.name, asked: one }] : [] })
  const values = () => Object.fromEntries([...document.querySelectorAll('input, textarea, select')].map((one) => [one.name, one.value]))
  const before = JSON.stringify(values())
  const { outcomes, filled } = await fill.fillForm(toFill)
  await new Promise((resolve) => setTimeout(resolve, 8))
  const atEnd = values()
  const inShadow = document.querySelector('my-box')?.shadowRoot.querySelector('input').value ?? ''
  await fill.undoFill(filled)
  await new Promise((resolve) => setTimeout(resolve, 8))
  removeEventListener('submit', note)
  return { names: Object.fromEntries(toFill.map(({ name, field }) => [name, field])), outcomes: outcomes.map(({ is }) => is), sent, atEnd, inShadow, isUndone: JSON.stringify(values()) === before }
}`

/** What is recognized, filled, left alone and undone: the same in every browser. */
export function itFills(browserOf: () => Browser): void {
  let page: Page
  beforeAll(async () => {
    page = await browserOf().newPage({ type: 'window' })
    await page.evaluate(await bundleFill())
  })
  afterAll(() => page?.close())

  const fillPage = (html: string, recipe: readonly RecipeRow[] = []) =>
    page.evaluate(`(${run})(${[html, listing, recipe].map((part) => JSON.stringify(part)).join()})`) as Promise<InPage>
  const own = { name: 'name', tagline: 'tagline' }

  it.each(neverFilled)('leaves a field alone that is %s', async (_what, html) => {
    const result = await fillPage(html)
    expect(result.names).toEqual(own)
    expect(result).toMatchObject({ outcomes: ['filled', 'filled'], sent: 0, isUndone: true })
  })

  it.each(otherForms)('leaves every field of a %s form alone', async (_what, html) => {
    expect((await fillPage(html)).names).toEqual({})
  })

  it.each(filled)('knows a field by %s', async (_what, html, names) => {
    const result = await fillPage(html)
    expect(result.names).toMatchObject({ ...own, ...names })
    expect(result).toMatchObject({ sent: 0, isUndone: true })
    if (html.includes('my-box')) expect(result.inShadow).toBe('https://tidewell.example/')
  })

  it('takes what is on record before what the page says', async () => {
    const recipe = [
      { field: 'shortDescription', names: ['Wobble'] },
      { field: 'url', names: ['item[b]'] },
    ]
    const html = submission('<label>Wobble <input name="a"></label><p><label>Video <input name="item[b]"></label>')
    expect((await fillPage(html)).names).toEqual({ ...own, 'item[b]': 'video' })
    const result = await fillPage(html, recipe)
    expect(result).toMatchObject({ names: { ...own, a: 'shortDescription', 'item[b]': 'url' }, sent: 0, isUndone: true })
  })

  // A name on record may settle what a label and a name say differently.
  it.each(neverFilled.filter(([what]) => what !== 'of two minds'))(
    'leaves a field alone that is %s, on record or not',
    async (_what, html) => {
      expect((await fillPage(html, [{ field: 'description', names: ['k'] }])).names).toEqual(own)
    },
  )

  it.each(otherForms)('leaves every field of a %s form alone, on record or not', async (_what, html) => {
    expect((await fillPage(html, otherRecipe)).names).toEqual({})
  })

  it('tells when the page makes something else of a text', async () => {
    const html = submission('<label>Website <input name="k" oninput="this.value = this.value.slice(0, 5)"></label>')
    expect((await fillPage(html)).outcomes).toEqual(['filled', 'filled', 'changed'])
  })

  it('keeps a form from sending itself when a field changes', async () => {
    const html = submission(
      '<label>Website <input name="k"></label><script>document.forms[0].onchange = (event) => event.currentTarget.requestSubmit()</script>',
    )
    expect(await fillPage(html)).toMatchObject({ sent: 0, atEnd: { k: 'https://tidewell.example/' } })
  })

  it.each([
    ['Profile on X', '<input name="k" placeholder="https://x.com/…">', 'https://x.com/tidewell_app'],
    ['X username, without @', '<input name="k">', 'tidewell_app'],
    ['X（旧Twitter）', '<input name="k" placeholder="@なしのユーザー名">', 'tidewell_app'],
    ['X username', '<input name="k" placeholder="@name">', '@tidewell_app'],
  ])('writes an account as “%s” asks for it: %s', async (label, html, value) => {
    expect((await fillPage(submission(`<label>${label} ${html}</label>`))).atEnd['k']).toBe(value)
  })

  it('fills an input whose framework puts back what it didn’t notice', async () => {
    const tracked = `<script>{
      const box = document.querySelector('[name=k]')
      const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
      let seen = '', state = ''
      Object.defineProperty(box, 'value', { configurable: true, get: () => own.get.call(box), set: (value) => { seen = value; own.set.call(box, value) } })
      box.addEventListener('input', () => { if (own.get.call(box) !== seen) state = seen = own.get.call(box) })
      setInterval(() => own.set.call(box, state), 2)
    }</script>`
    const result = await fillPage(submission(`<label>Website <input name="k"></label>${tracked}`))
    expect(result).toMatchObject({ atEnd: { k: 'https://tidewell.example/' }, isUndone: true })
  })

  it.each([
    ['<input name="k" placeholder="DD/MM/YYYY">', '01/12/2026'],
    ['<input name="k" pattern="\\d{4}/\\d{2}/\\d{2}">', '2026/12/01'],
    ['<div><input name="k"></div><div>MM/DD/YYYY</div>', '12/01/2026'],
    ['<input name="k" type="month">', '2026-12'],
    ['<input name="k" type="week">', '2026-W49'],
    ['<input name="k" role="combobox" aria-haspopup="dialog" placeholder="YYYY-MM-DD">', '2026-12-01'],
    ['<input name="k" role="combobox" aria-haspopup="dialog">', '2026-12-01'],
    [`<input name="k" role="combobox" aria-haspopup="dialog">${calendar('dd/mm/yyyy')}`, '01/12/2026'],
    [`<input name="k" role="combobox" aria-haspopup="dialog">${calendar('mm.dd.yyyy')}`, ''],
    ['<input name="k" placeholder="01/02/2026">', ''],
  ])('writes a date as %s takes it', async (html, value) => {
    const labelled = submission(`<section><h3 id="d">Launch date</h3>${html.replace('<input', '<input aria-labelledby="d"')}</section>`)
    await page.evaluate("document.documentElement.lang = 'fr'")
    const { atEnd } = await fillPage(labelled)
    await page.evaluate("document.documentElement.lang = ''")
    expect(atEnd['k']).toBe(value)
  })

  it('fills an editor, and leaves what is edited since', async () => {
    await fillPage(
      submission('<p id="about">Description</p><div contenteditable="true" role="textbox" aria-labelledby="about"><p><br></p></div>'),
    )
    const [during, after, kept] = (await page.evaluate(`(async () => {
      const box = document.querySelector('[contenteditable]')
      const { filled } = await fill.fillForm([{ control: box, value: 'Rotas by the tide' }])
      const during = box.innerText.trim()
      await fill.undoFill(filled)
      const after = box.innerHTML
      const again = await fill.fillForm([{ control: box, value: 'Rotas by the tide' }])
      box.append(' and mine')
      await fill.undoFill(again.filled)
      return [during, after, box.innerText.replace(/\\s+/g, ' ').trim()]
    })()`)) as string[]
    expect([during, after, kept]).toEqual(['Rotas by the tide', '<p><br></p>', 'Rotas by the tide and mine'])
  })
  it('leaves a box alone that the page has hidden since it was read', async () => {
    await fillPage(submission('<label>Website <input name="k"></label>'))
    const [outcome, held] = (await page.evaluate(`(async () => {
      const box = document.querySelector('[name=k]')
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(box, '')
      box.parentElement.style.display = 'none'
      const { outcomes } = await fill.fillForm([{ control: box, value: 'https://tidewell.example/' }])
      return [outcomes[0].is, box.value]
    })()`)) as string[]
    expect([outcome, held]).toEqual(['kept', ''])
  })
}
