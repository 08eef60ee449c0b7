import { load } from 'cheerio'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { literalEntry, putDirectories } from '../../../support/literal-directory.ts'
import { openPages, readPage, type OpenPages } from '../../../support/pages.ts'
import { putAll } from '../../../support/put-all.ts'
import { signUpPerson, type Person } from '../../../support/signed-in.ts'

const path = '/moderation/directories/'
let site: OpenPages
let mia: Person
let ada: Person
beforeAll(async () => {
  site = await openPages([])
  mia = await signUpPerson(site, 'Mia')
  ada = await signUpPerson(site, 'Ada')
  site.world.moderators = new Set([mia.profile.email])
})
beforeEach(() =>
  putDirectories(site.world, [
    literalEntry(
      'quay',
      { price: 'Free', submitUrl: 'https://quay.example/submit', domainRating: 70 },
      { name: 'Quay', tagline: 'Where ships are shown' },
    ),
    literalEntry('pier', {}, { name: 'Pier', checkedOn: '2024-01-01' }),
  ]),
)
afterAll(() => site.close())

const open = async (address: string) => load(await (await mia.visitor.open(address)).text())
const entry = (slug = 'quay') => site.world.store.get('directoryEntries', slug)
/** Sends a form of Quay’s page with other values, as it was when the page was opened. A pressed button’s name comes last, as from a browser. */
async function send(form: string, change: string, fields: Record<string, string>, opened?: ReturnType<typeof load>) {
  const $ = opened ?? (await open(`${path}quay/`))
  const body = new URLSearchParams($(`form:has(${form})`).serialize())
  for (const [field, value] of Object.entries(fields)) body.set(field, value)
  body.append('do', change)
  const answer = await mia.visitor.open(`${path}quay/`, { method: 'POST', body })
  return { status: answer.status, location: answer.headers.get('location') ?? '', $: load(await answer.text()) }
}
const ofFact = (name: string) => `[name=fact][value=${name}]`
const known = { value: 'US$19', source: 'https://quay.example/pricing', kind: 'own page', day: '2026-03-03' }

it('is there for moderators alone', async () => {
  for (const address of [path, `${path}new/`, `${path}quay/`]) {
    expect((await ada.visitor.open(address)).status).toBe(404)
    expect((await ada.visitor.send(address, { do: 'texts' })).status).toBe(address === path ? 405 : 404)
    expect((await readPage(site.origin + address)).headers.get('location')).toMatch(/^\/sign-in\//)
  }
})

it('lists a hundred on a page, the rest on the next', async () => {
  const many = Array.from({ length: 120 }, (_, at) => literalEntry(`wharf-${at}`, {}, { name: `Wharf ${String(at).padStart(3, '0')}` }))
  await putDirectories(site.world, many)
  const rows = async (query: string) => {
    const $ = await open(path + query)
    const links = $('[aria-label=Pages] a').toArray()
    return [$('.directory-list li').length, $('.directory-list a').first().text(), links.map((link) => $(link).attr('href'))]
  }
  expect(await rows('?query=wharf')).toEqual([100, 'Wharf 000', [`${path}?query=wharf&page=2`]])
  expect(await rows('?query=wharf&page=2')).toEqual([20, 'Wharf 100', [`${path}?query=wharf`]])
  expect(await rows('?query=wharf&page=9')).toEqual([20, 'Wharf 100', [`${path}?query=wharf`]])
  expect(await rows('?query=wharf&page=none')).toEqual([100, 'Wharf 000', [`${path}?query=wharf&page=2`]])
  expect(await rows('?query=Wharf+00')).toEqual([10, 'Wharf 000', []])
  await site.world.store.transact(async ({ remove }) => {
    for (const { id } of many) await remove('directoryEntries', id)
  })
})

it('lists all, finds one, and says what needs attention', async () => {
  const question = {
    id: 'q1',
    state: 'open' as const,
    slug: 'quay',
    at: '2026-03-04T00:00:00.000Z',
    page: 'https://quay.example/',
    before: ['Free'],
    after: ['$9'],
  }
  await putAll(site.world.store, 'directoryQuestions', [question])
  const names = async (query: string) =>
    (await open(path + query))('.directory-list a')
      .toArray()
      .map((link) => load(link).text())
  expect(await names('')).toEqual(['Pier', 'Quay'])
  expect(await names('?query=QUAY.example')).toEqual(['Quay'])
  expect(await names('?show=attention')).toEqual(['Pier', 'Quay'])
  expect(await names('?show=closed')).toEqual([])
  const $ = await open(`${path}?show=attention`)
  expect($('.people-search [name=show]').length).toBe(0)
  expect(await names('?query=quay&show=closed')).toEqual(['Quay'])
  expect((await open(path))('.moderation-tabs [aria-current] .moderation-tabs__count').text()).toContain('1')
  expect((await open(`${path}quay/`))('.directory-question del').text()).toBe('Free')
  expect((await send('[name=do][value=question]', 'question', {})).status).toBe(303)
  expect(await names('?show=attention')).toEqual(['Pier'])
})

it('a fact that is edited shows on the public page, in the API and in the history, and is the operator’s from then on', async () => {
  const before = (await readPage(`${site.origin}/directories/`)).html
  expect(before).toContain('Free')
  const { status, location } = await send(ofFact('price'), 'fact', known)
  expect([status, location]).toEqual([303, `${path}quay/?done=fact#fact-price`])
  expect(await entry()).toMatchObject({ facts: { price: known }, edited: ['price'] })
  expect((await readPage(`${site.origin}/directories/`)).html).toContain('US$19')
  const api = (await (await fetch(`${site.origin}/api/v1/directories/`)).json()) as { items: object[] }
  expect(api.items[0]).toMatchObject({ slug: 'quay', pricing: 'US$19', lastVerified: '2026-03-03' })
  const history = (await open(`${path}quay/`))('.directory-history li').first().text()
  expect(history).toMatch(
    /^Price: Free \(read February 1, 2026\) → US\$19 \(read March 3, 2026\)Mia, .*source: https:\/\/quay\.example\/pricing$/,
  )
  await send(ofFact('price'), 'forget', {})
  expect((await entry())?.facts.price).toBeUndefined()
})

it.each([
  ['source', { source: ' ' }, 'Say where this is known from: a URL, or a few words.'],
  ['day', { day: '' }, 'Enter the day on which this was known, such as 2026-09-27.'],
  ['day', { day: '2026-03-05' }, 'This day is in the future.'],
  ['kind', { kind: 'guessed' }, 'Choose how this is known.'],
  ['value', { value: '' }, 'This field is required.'],
])('a fact without a proper %s is refused, with everything typed shown again', async (field, wrong, message) => {
  const { status, $ } = await send(ofFact('price'), 'fact', { ...known, ...wrong })
  expect([status, $(`#field-${field}-price-error`).text()]).toEqual([400, message])
  const typed = ['value', 'source', 'day'].map((part) => $(`#field-${part}-price`).val())
  const sent: Record<string, string> = { ...known, ...wrong }
  expect(typed).toEqual([sent['value'], sent['source'], sent['day']])
  expect([$('details.fact[open]').attr('id'), (await entry())?.facts.price?.value]).toEqual(['fact-price', 'Free'])
})

it.each([
  ['waitDays', 'soon', 'Enter a whole number of days, such as 3.'],
  ['minutes', '0', 'Enter a whole number of minutes from 1 to 600, such as 20.'],
  ['cost', 'free', 'Enter an amount in US$, such as 19 or 9.50, or 0 if it’s free.'],
  ['domainRating', '120', 'Enter a number from 0 to 100, such as 72.'],
  ['link', 'dofollow', 'Choose one of the options.'],
  ['suits', 'shoes', 'Enter slugs of the catalog’s categories, separated by commas, such as ai, developer-tools.'],
  ['languages', 'English', 'Enter language codes, separated by commas, such as en, pt-BR.'],
  ['limits', '60', 'Enter a field and its longest length on each line, such as tagline: 60.'],
  ['recipe', 'tagline', '“tagline” has no names. Enter the names or labels of its box, such as tagline: product[tagline].'],
  ['recipe', 'tagline: a, b, c, d, e, f', '“tagline” has 6 names; the limit is 5.'],
  ['recipe', 'tagline: a\ntagline: b', '“tagline” has two lines. Enter all its names on one line, separated by commas.'],
  ['recipe', 'name: Title\ntagline: title*', '“title*” is already listed for name. Use each name once.'],
  ['submitUrl', 'quay', 'Enter a complete URL that starts with http:// or https://.'],
  ['note', 'x'.repeat(501), 'Enter at most 500 characters.'],
])('a value that %s can’t have is answered with what it must be', async (name, value, message) => {
  const { $ } = await send(ofFact(name), 'fact', { ...known, value })
  expect($(`#field-value-${name}-error`).text()).toBe(message)
})

it('a form is recorded as lines, which the history shows, and a bad line loses none of them', async () => {
  const lines = 'tagline: Tagline, product[tagline]\nurl: Website'
  const refused = await send(ofFact('recipe'), 'fact', { ...known, value: `${lines}\nshoe size: Shoes` })
  expect(refused.status).toBe(400)
  expect(refused.$('#field-value-recipe-error').text()).toMatch(
    /^“shoe size” isn’t a field\. Start the line with one of these: name, tagline, /,
  )
  expect(refused.$('#field-value-recipe').val()).toBe(`${lines}\nshoe size: Shoes`)
  expect((await send(ofFact('recipe'), 'fact', { ...known, value: lines })).status).toBe(303)
  const value = { tagline: ['Tagline', 'product[tagline]'], url: ['Website'] }
  expect(await entry()).toMatchObject({ facts: { recipe: { ...known, value } }, edited: ['recipe'] })
  const $ = await open(`${path}quay/`)
  expect([$('#field-value-recipe').val(), $('#fact-recipe .fact__value').text()]).toEqual([lines, '2 fields'])
  const history = $('.directory-history li:contains("Recorded form")').text()
  expect(history).toMatch(/^Recorded form: tagline: Tagline, product\[tagline\]; url: Website \(read March 3, 2026\)Mia, /)
  const shown = load((await readPage(`${site.origin}/directories/quay/`)).html)
  expect(shown('.directory-facts div:contains("Recorded form") dd').first().text()).toBe('2 fields')
  const { items } = (await (await fetch(`${site.origin}/api/v1/directories/`)).json()) as { items: object[] }
  expect(items.map((item) => Object.hasOwn(item, 'recipe'))).toEqual([false, false])
  expect((await send(ofFact('recipe'), 'forget', {})).status).toBe(303)
  expect((await entry())?.facts.recipe).toBeUndefined()
})

it.each([
  ['fact', ofFact('price'), { ...known, source: '' }, '#field-source-price', 'Say where this is known from: a URL, or a few words.'],
  [
    'close',
    '[name=reason]',
    { reason: 'Shut down', source: '' },
    '#field-source-closing',
    'Say where this is known from: a URL, or a few words.',
  ],
  ['texts', '[name=tagline]', { name: '' }, '#field-name', 'This field is required.'],
])('a refused %s is summed up at the top, with a link to the field', async (change, form, fields, href, message) => {
  const { $ } = await send(form, change, fields)
  const summary = $('.error-summary[role=alert][autofocus]')
  expect([summary.length, $('[autofocus]').length, summary.find('.error-summary__title').text()]).toEqual([1, 1, 'Not saved'])
  expect([summary.find('a').attr('href'), summary.find('a').text(), $(href).length]).toEqual([href, message, 1])
  expect($(`${href}[required][aria-invalid]`).length).toBe(1)
  expect($('title').text()).toMatch(/^Not saved: /)
})

it('an edit of what somebody else has edited meanwhile is refused once', async () => {
  const opened = await open(`${path}quay/`)
  expect((await send(ofFact('price'), 'fact', known, opened)).status).toBe(303)
  const late = await send(ofFact('price'), 'fact', { ...known, value: 'US$29' }, opened)
  expect([late.status, late.$('.error-summary').text()]).toEqual([409, expect.stringContaining('Somebody has changed this')])
  expect(late.$('#field-value-price').val()).toBe('US$29')
  expect((await send(ofFact('price'), 'fact', { ...known, value: 'US$29' }, late.$)).status).toBe(303)
  // Another part of the entry isn’t held up.
  expect((await send(ofFact('domainRating'), 'fact', { ...known, value: '55' }, opened)).status).toBe(303)
  expect(await entry()).toMatchObject({ facts: { price: { value: 'US$29' }, domainRating: { value: 55 } } })
})

it('“Mark as unknown” of a fact that somebody else has edited meanwhile is refused, with everything typed shown again', async () => {
  const opened = await open(`${path}quay/`)
  await send(ofFact('price'), 'fact', known, opened)
  const { status, $ } = await send(ofFact('price'), 'forget', { value: 'US$29', source: 'Their blog' }, opened)
  expect([status, $('details.fact[open]').attr('id')]).toEqual([409, 'fact-price'])
  expect($('#fact-price .error-summary').text()).toContain('Somebody has changed this')
  expect([$('#field-value-price').val(), $('#field-source-price').val()]).toEqual(['US$29', 'Their blog'])
  expect((await entry())?.facts.price?.value).toBe('US$19')
})

it('texts are edited, with their errors shown', async () => {
  expect((await send('[name=tagline]', 'texts', { tagline: 'A better line', checked: 'yes' })).status).toBe(303)
  expect(await entry()).toMatchObject({ tagline: 'A better line', checkedOn: '2026-03-04', edited: ['tagline'] })
  const { status, $ } = await send('[name=tagline]', 'texts', { name: '', url: 'quay', traffic: 'huge' })
  expect([status, $('#field-name-error').text(), $('#field-url').val()]).toEqual([400, 'This field is required.', 'quay'])
  expect([$('#field-url-error').text(), $('#field-traffic-error').text()].every((fault) => fault !== '')).toBe(true)
})

it('closes with a reason, and opens again', async () => {
  expect((await send('[name=reason]', 'close', { reason: '' })).$('#field-reason-closing-error').text()).toBe('This field is required.')
  await send('[name=reason]', 'close', { reason: 'Shut down', source: 'Its home page' })
  expect(await entry()).toMatchObject({ state: 'closed', closed: { reason: 'Shut down', source: 'Its home page', day: '2026-03-04' } })
  expect((await readPage(`${site.origin}/directories/`)).html).not.toContain('/directories/quay/')
  await send('[name=do][value=reopen]', 'reopen', {})
  expect((await open(`${path}quay/`))('.directory-history').text()).toContain('Listing: closed: Shut down → open')
  expect([(await entry())?.state, (await entry())?.closed]).toEqual(['open', undefined])
})

it('a new one is added under its own URL, and needs a free name', async () => {
  const texts = { name: 'Dry Dock', url: 'https://drydock.example/', tagline: 'New ships', focus: 'Ships' }
  const typed = { ...texts, traffic: 'low', backlinkQuality: 'low', submissionFriction: 'high' }
  const added = await mia.visitor.send(`${path}new/`, typed)
  expect([added.status, added.headers.get('location')]).toEqual([303, `${path}dry-dock/?done=add-directory`])
  expect(await entry('dry-dock')).toMatchObject({ ...typed, state: 'open', facts: {}, checkedOn: '2026-03-04' })
  const again = await mia.visitor.send(`${path}new/`, { ...typed, tagline: 'Kept' })
  const $ = load(await again.text())
  expect([again.status, $('#field-name-error').text(), $('#field-tagline').val()]).toEqual([
    400,
    'There’s a directory “dry-dock” already.',
    'Kept',
  ])
})
