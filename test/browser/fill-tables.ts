import type { Browser, Page } from 'puppeteer-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { RecipeRow } from '../../shared/fill/found-field.ts'
import { listing } from '../fill/listing.ts'
import { bundleFill } from './bundle-fill.ts'
import { filled, neverFilled, otherForms, submission } from './fill-forms.ts'

/** Takes the boxes of all those forms for a product’s. */
const otherRecipe: RecipeRow[] = [
  { field: 'name', names: ['Name', 'Product name'] },
  { field: 'tagline', names: ['Email'] },
  { field: 'url', names: ['Website'] },
  { field: 'description', names: ['Message', 'Comment', 'Password', 'Card number'] },
  { field: 'category', names: ['Category'] },
  { field: 'pricing', names: ['Company', 'Country'] },
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
