import type { Browser, Page } from 'puppeteer-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listing } from '../fill/listing.ts'
import { bundleFill } from './bundle-fill.ts'
import { chooseInPage, type Chosen } from './choose-in-page.ts'

const submission = (rows: string) =>
  `<title>Submit</title><h1>Submit your product</h1><form action="/sent"><label>Product name <input name="name"></label><p><label>Tagline <input name="tagline" maxlength="60"></label></p>${rows}<button>Submit product</button></form>`

const options = (type: string, names: readonly string[], attributes = 'name="k"') =>
  names.map((name) => `<label><input type="${type}" ${attributes} value="${name}"> ${name}</label>`).join(' ')

const apart = (type: string, names: readonly string[], attributes: (nth: number) => string) =>
  names.map((name, nth) => `<div><input type="${type}" ${attributes(nth)} value="${name}"> <span>${name}</span></div>`).join(' ')

const radios = (question: string, names: readonly string[]) =>
  submission(`<fieldset><legend>${question}</legend>${options('radio', names)}</fieldset>`)
const boxes = (question: string, names: readonly string[]) =>
  submission(`<fieldset><legend>${question}</legend>${options('checkbox', names, 'name="k[]"')}</fieldset>`)

const prices = ['Free', 'Freemium', 'Paid']
const systems = ['Web browser', 'iPhone & iPad', 'Android', 'Windows']
const own = ['Web browser', 'iPhone & iPad', 'Android']
const hidden = 'style="position:absolute;opacity:0;width:0;height:0"'
const clipped = 'style="position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)"'

const chosen: [what: string, html: string, values: string[]][] = [
  ['radio buttons under a legend', radios('Pricing', prices), ['Freemium']],
  ['radio buttons below a text', submission(`<div><p>Pricing model</p><div>${options('radio', prices)}</div></div>`), ['Freemium']],
  ['radio buttons with a text in their box', submission(`<div><div>Pricing</div>${options('radio', prices)}</div>`), ['Freemium']],
  [
    'a named radio group',
    submission(`<h3 id="q">Pricing model</h3><div role="radiogroup" aria-labelledby="q">${options('radio', prices)}</div>`),
    ['Freemium'],
  ],
  [
    'radio buttons that small print explains',
    radios('Modèle tarifaire', [
      'Gratuit <small>Rien n’est payant</small>',
      'Gratuit avec options payantes <small>Le reste est gratuit</small>',
    ]),
    ['Gratuit avec options payantes <small>Le reste est gratuit</small>'],
  ],
  ['radio buttons for a country', radios('Country', ['Frankreich', 'Irland']), ['Irland']],
  ['a category', radios('Category', ['Games', 'Productivity & office']), ['Productivity & office']],
  ['check boxes', boxes('Platforms', systems), own],
  ['check boxes for topics', boxes('Categories', ['Games', 'Calendar', 'Work & productivity']), ['Calendar', 'Work & productivity']],
  ['no more check boxes than may be', boxes('Categories (choose up to 1)', ['Calendar', 'Productivity']), ['Productivity']],
  ['check boxes without a name', submission(`<div><b>Platforms</b><div>${options('checkbox', systems, '')}</div></div>`), own],
  [
    'check boxes of which the first has the question’s label, too',
    submission(
      `<div><label for="b0">Platforms</label><div>${systems.map((name, nth) => `<span><input type="checkbox" id="b${nth}" value="${name}"><label for="b${nth}">${name}</label></span>`).join('')}</div></div>`,
    ),
    own,
  ],
  [
    'invisible radio buttons in a label',
    submission(`<fieldset><legend>Pricing</legend>${options('radio', prices, `name="k" ${hidden}`)}</fieldset>`),
    ['Freemium'],
  ],
  [
    'clipped check boxes in a label',
    submission(`<fieldset><legend>Platforms</legend>${options('checkbox', systems, `name="k[]" ${clipped}`)}</fieldset>`),
    own,
  ],
  [
    'clipped radio buttons beside a text, each in a box of its own',
    submission(`<fieldset><legend>Pricing</legend>${apart('radio', prices, () => `name="k" ${clipped}`)}</fieldset>`),
    ['Freemium'],
  ],
  ...[(nth: number) => `name="k[${nth}]"`, (nth: number) => `name="k.${nth}"`].map((nameOf): (typeof chosen)[number] => [
    `check boxes like ${nameOf(0)}, beside another field`,
    submission(`<fieldset><legend>Platforms</legend>${apart('checkbox', systems, nameOf)}<input name="other"></fieldset>`),
    own,
  ]),
  [
    'instead of no choice',
    radios('Pricing', ['Not selected', ...prices]).replace('value="Not selected"', 'value="Not selected" checked'),
    ['Freemium'],
  ],
  [
    'options with the key that chooses each',
    submission(
      `<fieldset><legend>Platforms</legend>${systems.map((name, nth) => `<label><input type="checkbox" name="k[]" value="${name}"><b><span>${'ABCD'[nth]}</span></b><span>${name}</span></label>`).join('')}</fieldset>`,
    ),
    own,
  ],
  [
    'in a page without forms that asks one question after another',
    `<title>Submit</title><h1>Submit your product</h1>${['Product name', 'Tagline', 'Website'].map((label) => `<section><h2>${label}</h2><div><input></div></section>`).join('')}<section><h2 id="q">Pricing model</h2><div role="radiogroup" aria-labelledby="q">${options('radio', [...prices, 'One-off'])}</div></section>`,
    ['Freemium'],
  ],
  [
    'check boxes drawn as switches',
    boxes('Where can it be used?', systems).replaceAll('type="checkbox"', 'type="checkbox" role="switch"'),
    own,
  ],
  [
    'check boxes that are each in a component of its own',
    submission(
      `<fieldset><legend>Platforms</legend>${systems.map((name) => `<a-box><template shadowrootmode="open"><label><input type="checkbox" value="${name}"><slot></slot></label></template>${name}</a-box>`).join(' ')}</fieldset>`,
    ),
    own,
  ],
  [
    'a question known by its options',
    radios('What’s the deal?', ['Free, all of it', 'Free to use, pay for more', 'Paid only']),
    ['Free to use, pay for more'],
  ],
]

const hiddenTwin = radios('Pricing', prices).replace(
  '</legend>',
  '</legend><label style="display:none"><input type="radio" name="k" value="twin"> Freemium</label>',
)

const leftAlone: [what: string, html: string][] = [
  ['a lone check box', submission('<label><input type="checkbox" name="platforms" value="Web"> Web</label>')],
  [
    'switches of several questions',
    submission(
      ['Web', 'Android']
        .map((name) => `<p><label><input type="checkbox" role="switch" name="${name}"> ${name}</label><input aria-label="Note"></p>`)
        .join(''),
    ),
  ],
  ['a question that isn’t the product’s', radios('How did you hear of us?', ['Web', 'Android'])],
  ['two options that fit equally', radios('Pricing', ['Free', 'Free with paid extras', 'Free, pay to upgrade'])],
  ['a chosen radio button', radios('Pricing', prices).replace('value="Paid"', 'value="Paid" checked')],
  ['a ticked box', boxes('Platforms', systems).replace('value="Windows"', 'value="Windows" checked')],
  ['a plan of the directory', radios('Pricing', ['Free', 'Freemium', 'Featured listing €49'])],
  ['a plan by its name', radios('Choose your plan', ['Free', 'Freemium'])],
  ['consents', boxes('Categories', ['Productivity', 'I agree to the terms'])],
  ['a newsletter', boxes('Platforms', ['Web', 'Send me updates'])],
  ['disabled options', submission(`<fieldset disabled><legend>Pricing</legend>${options('radio', prices)}</fieldset>`)],
  ['hidden options', submission(`<fieldset style="display:none"><legend>Pricing</legend>${options('radio', prices)}</fieldset>`)],
  ['options that nobody can see', submission(`<fieldset style="opacity:0"><legend>Pricing</legend>${options('radio', prices)}</fieldset>`)],
  [
    'clipped options that share a box',
    submission(
      `<fieldset><legend>Pricing</legend><div>${prices.map((name) => `<input type="radio" name="k" value="${name}" ${clipped}> ${name}`).join(' ')}</div></fieldset>`,
    ),
  ],
  [
    'options off the screen',
    submission(`<fieldset style="position:absolute;left:-9999px"><legend>Pricing</legend>${options('radio', prices)}</fieldset>`),
  ],
  [
    'options hidden from screen readers',
    submission(`<fieldset aria-hidden="true"><legend>Pricing</legend>${options('radio', prices)}</fieldset>`),
  ],
  [
    'options that send their form',
    submission(`<fieldset><legend>Pricing</legend>${options('radio', prices, 'name="k" onclick="this.form.submit()"')}</fieldset>`),
  ],
  ['options of a form that is sent when it changes', radios('Pricing', prices).replace('<form', '<form onchange="this.submit()"')],
  ['options in a box that leads elsewhere', radios('Pricing', prices).replace('<fieldset', `<fieldset onclick="location.href = '/next'"`)],
  ['a choice that ends in dots', radios('Pricing', [...prices, 'Other…']).replace('value="Other…"', 'value="Other…" checked')],
  ['options of a disabled group', radios('Pricing', prices).replace('<fieldset', '<fieldset role="radiogroup" aria-disabled="true"')],
  [
    'options of a group that is read-only',
    radios('Pricing', prices).replace('<fieldset', '<fieldset role="radiogroup" aria-readonly="true"'),
  ],
  [
    'options of the page’s own',
    submission(
      '<div role="radiogroup" aria-label="Pricing"><div role="radio" tabindex="0">Free</div><div role="radio" tabindex="0">Freemium</div></div>',
    ),
  ],
  [
    'the filters of a list',
    `<h1>Products</h1><form><fieldset><legend>Pricing</legend>${options('radio', prices)}</fieldset><fieldset><legend>Category</legend>${options('radio', ['Games', 'Productivity'], 'name="c"')}</fieldset></form>`,
  ],
]

/** Which radio buttons and check boxes are chosen, which are left alone, and how it is undone: the same in every browser. */
export function itChooses(browserOf: () => Browser): void {
  let page: Page
  beforeAll(async () => {
    page = await browserOf().newPage({ type: 'window' })
    await page.evaluate(await bundleFill())
  })
  afterAll(() => page?.close())

  const choose = (html: string, script = '') =>
    page.evaluate(`(${chooseInPage})(${JSON.stringify(html)}, ${JSON.stringify(listing)}, ${JSON.stringify(script)})`) as Promise<Chosen>

  it.each(chosen)('chooses %s', async (_what, html, values) => {
    expect(await choose(html)).toMatchObject({ checked: values, outcomes: ['filled'], sent: 0, isUndone: true })
  })

  it.each(leftAlone)('leaves %s alone', async (_what, html) => {
    expect(await choose(html)).toMatchObject({ outcomes: [], sent: 0, notices: [] })
  })

  it('chooses the option that is shown of two with the same text', async () => {
    expect(await choose(hiddenTwin)).toMatchObject({ checked: ['Freemium'], isUndone: true })
  })

  it('takes radio buttons with numbered names for as many questions', async () => {
    const question = (words: string, names: readonly string[], nth: number) =>
      `<fieldset><legend>${words}</legend>${options('radio', names, `name="q[${nth}]"`)}</fieldset>`
    const html = submission(question('Pricing', prices, 0) + question('Category', ['Games', 'Productivity & office'], 1))
    expect(await choose(html)).toMatchObject({ checked: ['Freemium', 'Productivity & office'], outcomes: ['filled', 'filled'] })
  })

  it('ticks all boxes of a page that draws each choice a moment later, from those before', async () => {
    const script = `const all = [...document.querySelectorAll('input[type=checkbox]')]
      let drawn = []
      for (const { value } of all) document.querySelector('[value="' + value + '"]').addEventListener('click', () => {
        const next = drawn.includes(value) ? drawn.filter((one) => one !== value) : [...drawn, value]
        queueMicrotask(() => { drawn = next; for (const one of all) one.checked = next.includes(one.value) })
      })`
    expect(await choose(boxes('Platforms', systems), script)).toMatchObject({ outcomes: ['filled'], isUndone: true })
  })

  it('chooses a drawn radio button beside a box for another answer', async () => {
    const rows = ['Games', 'Productivity', 'Other:'].map(
      (name) =>
        `<div><label><span role="radio" aria-checked="false" tabindex="0" aria-label="${name}" style="display:inline-block;width:20px;height:20px" onclick="this.ariaChecked = 'true'; this.style.color = 'red'"></span><i>${name}</i></label></div>`,
    )
    const html = submission(
      `<div><h3 id="q">Category</h3><div role="radiogroup" aria-labelledby="q">${rows.join('')}<input aria-label="Other response"></div></div>`,
    )
    expect(await choose(html)).toMatchObject({ found: ['category'], outcomes: ['filled'], sent: 0 })
    expect(await page.evaluate(`[...document.querySelectorAll('[style*=red]')].map((one) => one.ariaLabel)`)).toEqual(['Productivity'])
  })

  it('turns on switches that a library draws, but neither one alone nor those for letters', async () => {
    const group = (question: string, names: readonly string[]) =>
      `<div role="group" aria-label="${question}">${names.map((name) => `<div role="switch" aria-checked="false" tabindex="0" aria-label="${name}" style="width:40px;height:20px" onclick="this.ariaChecked = 'true'">${name}</div>`).join('')}</div>`
    const html = submission(group('Platforms', systems) + group('Open source', ['Open source']) + group('Newsletters', ['Daily', 'Weekly']))
    expect(await choose(html)).toMatchObject({ found: ['platforms'], outcomes: ['filled'], sent: 0 })
    expect(await page.evaluate(`[...document.querySelectorAll('[aria-checked=true]')].map(({ ariaLabel }) => ariaLabel)`)).toEqual(own)
  })

  it('tells the page what a person’s choice does', async () => {
    const { notices } = await choose(radios('Pricing', prices))
    expect(notices).toEqual(['click Freemium true', 'input Freemium true', 'change Freemium true'])
  })

  it('keeps a form from sending itself when an option is chosen', async () => {
    expect(
      await choose(radios('Pricing', prices), 'document.forms[0].onchange = (event) => event.currentTarget.requestSubmit()'),
    ).toMatchObject({ sent: 0, checked: ['Freemium'] })
  })

  it.each([
    ['what the button holds', 'let state = null; one.onclick = () => { state = one.checked }; now = () => state'],
    [
      'the value of whatever was chosen',
      'addEventListener("change", ({ target }) => { kept = target.value }); now = () => kept === one.value',
    ],
  ])('is undone where a page keeps %s', async (_what, keep) => {
    const script = `let kept = ''; for (const one of document.querySelectorAll('[type=radio]')) { let now; ${keep}; setInterval(() => { one.checked = now() === true }, 2) }`
    expect(await choose(radios('Pricing', prices), script)).toMatchObject({ checked: ['Freemium'], outcomes: ['filled'], isUndone: true })
  })

  it('says so where a page keeps a choice itself and draws it again', async () => {
    const script = `let kept = null; for (const one of document.querySelectorAll('[type=radio]')) { one.onclick = () => { kept = one; setTimeout(() => { one.checked = true }, 20) } }`
    expect(await choose(radios('Pricing', prices), script)).toMatchObject({ checked: ['Freemium'], isUndone: false, kept: 1 })
  })

  const toggle = 'type="button" aria-pressed="false"'
  it.each<[what: string, box: string, tag: string, more?: string]>([
    ['a group', 'role="group" aria-labelledby="q"', `button ${toggle}`],
    ['a box, and that only look pressed', '', 'button type="button" class="off"'],
    ['words, and that only look pressed', '', 'span style="cursor:pointer" class="off"'],
    ['a group in which arrow keys move the focus', 'role="group" aria-labelledby="q"', `button ${toggle} tabindex="-1"`],
    ['a bar that has a name', 'role="toolbar" tabindex="0" aria-labelledby="q"', `button ${toggle} tabindex="-1"`],
    ['cards that say more below their titles', '', 'button type="button" class="off"', '<p>for all who like it</p>'],
    ['a page without a form', '', 'button class="off"'],
  ])('presses the buttons of %s', async (_what, box, tag, more = '') => {
    const row = (names: readonly string[]) =>
      names.map((name) => `<${tag}>${more && '<span>🚀</span>'}<b>${name}</b>${more}</${tag.split(' ')[0]}>`).join('')
    const html = submission(
      `<div><p id="q">Platforms</p><div ${box}>${row(['Android', 'Web', 'iOS', 'Console']).replace('tabindex="-1"', 'tabindex="0" class="first"')}</div></div><div><p>Pricing model</p><div data-one>${row(['Free', 'Freemium', 'Paid'])}</div></div><div><p>Preview</p>${row(['Phone', 'Web', 'Android'])}</div>`,
    ).replaceAll(tag === 'button class="off"' ? /(?<=<\/?)form/g : '\0', 'div')
    const pressed = await page.evaluate(`(async (html, texts) => {
      document.documentElement.setHTMLUnsafe(html)
      const all = [...document.querySelectorAll('[aria-pressed], .off')]
      const isOn = (one) => (one.ariaPressed ?? String(one.className === 'on')) === 'true'
      const turn = (one, on) => { if (one.ariaPressed === null) one.className = on ? 'on' : 'off'; else one.ariaPressed = String(on) }
      for (const one of all) one.onclick = () => {
        for (const other of one.closest('[data-one]')?.children ?? []) if (other !== one) turn(other, false)
        turn(one, !isOn(one))
      }
      const found = fill.readForm(document).filter(({ confidence }) => confidence >= fill.fillFrom)
      const { filled } = await fill.fillForm(found.map((asked) => ({ control: asked.control, value: fill.chooseValue(asked, texts)?.value ?? '', asked })))
      const pressed = () => all.filter(isOn).map((one) => one.querySelector('b').textContent).join()
      return [pressed(), (await fill.undoFill(filled), pressed())]
    })(${JSON.stringify(html)}, ${JSON.stringify(listing)})`)
    expect(pressed).toEqual(['Android,Web,iOS,Freemium', ''])
  })
}
