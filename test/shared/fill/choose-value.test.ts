import { describe, expect, it } from 'vitest'
import { chooseValue } from '../../../shared/fill/values/choose-value.ts'
import { cutAtWord } from '../../../shared/fill/values/cut-at-word.ts'
import { kindOfUnits } from '../../../shared/fill/values/price-number.ts'
import type { FieldName } from '../../../shared/fill/fields.ts'

const text = (field: string, value: string, limit: number | null = null) => ({ field, value, limit, isCut: false })
const texts = [
  text('description', 'Rotas that know the tide.'),
  text('description', 'Rotas that know the tide, for harbours of every size and their crews.'),
  text('name', 'Tidewell'),
  text('twitter', '@tidewell'),
  text('price', '€6 a month'),
  text('launchDate', '2026-12-01'),
  text('categories', 'Developer tools, AI'),
  text('screenshots', 'https://tidewell.example/1.png\nhttps://tidewell.example/2.png'),
]
const control = { field: 'description' as FieldName, kind: 'line' as const, type: 'text', limit: null, min: null, options: [] }

describe('the text for a control', () => {
  it.each<[what: string, part: object, value: string | undefined]>([
    ['the shortest in a line', {}, 'Rotas that know the tide.'],
    ['the longest in a box of lines', { kind: 'lines' }, 'Rotas that know the tide, for harbours of every size and their crews.'],
    ['the longest within the limit', { limit: 40 }, 'Rotas that know the tide.'],
    ['cut at a word where none is short enough', { limit: 20 }, 'Rotas that know'],
    ['long enough', { min: 30 }, 'Rotas that know the tide, for harbours of every size and their crews.'],
    ['nothing where only a few characters fit', { limit: 4 }, undefined],
    ['the day alone in the first of three boxes for a date', { field: 'launchDate', part: 'day', limit: 2 }, '01'],
    ['never a cut name', { field: 'name', limit: 5 }, undefined],
    ['an address of an account where one is asked for', { field: 'twitter', type: 'url' }, 'https://x.com/tidewell'],
    ['no text in a box for numbers', { field: 'price', type: 'number' }, undefined],
    ['a date in a box for dates', { field: 'launchDate', type: 'date' }, '2026-12-01'],
    ['the first picture in one box', { field: 'screenshots', type: 'url', label: 'Up to 5 screenshots' }, 'https://tidewell.example/1.png'],
    ['no picture twice', { field: 'screenshots', type: 'url', label: 'Thumbnail', place: 3 }, undefined],
    ['the next picture in the second', { field: 'screenshots', type: 'url', label: 'Photo 2' }, 'https://tidewell.example/2.png'],
    ['no picture twice', { field: 'screenshots', type: 'url', label: 'صورة 3' }, undefined],
    ['nothing for a field that the listing lacks', { field: 'video' }, undefined],
    [
      'an option of the listing’s categories',
      { field: 'category', kind: 'choice', options: ['Choose…', 'Games', 'Dev Tools'] },
      'Dev Tools',
    ],
  ])('is %s', (_what, part, value) => {
    expect(chooseValue({ ...control, ...part }, texts)?.value).toBe(value)
  })

  it.each<[price: string, part: 'currencies' | 'periods', options: string[], value: string | undefined]>([
    ['Free, then €6 a month', 'currencies', ['$', '€', '£'], '€'],
    ['Free, then €6 a month', 'currencies', ['USD', 'EUR (€)'], 'EUR (€)'],
    ['Free, then €6 a month', 'periods', ['par an', 'par mois'], 'par mois'],
    ['Free, then €6 a month', 'currencies', ['$', '£'], undefined],
    ['Free', 'periods', ['par an', 'par mois'], undefined],
    ['€6', 'currencies', ['€ net', '€ gross'], undefined],
  ])('beside “%s” is its unit, of the %s %j: %s', (price, part, options, value) => {
    const asked = { ...control, field: 'price', kind: 'choice', part, options } as const
    expect(chooseValue(asked, [text('price', price)])?.value).toBe(value)
  })

  it.each<[options: string[], kind: 'currencies' | 'periods' | null]>([
    [['€', '$', '£'], 'currencies'],
    [['per month', 'per year', 'once'], 'periods'],
    [['Monatlich', 'Jährlich'], 'periods'],
    [['Free', 'Paid monthly', 'On request'], null],
    [['$5 a month', '$50 a year'], null],
    [['Ireland', 'France'], null],
    [[], null],
  ])('is of %j, which are %s', (options, kind) => {
    expect(kindOfUnits(options)).toBe(kind)
  })

  it.each<[what: string, part: object, value: string]>([
    ['in the page’s language', { options: ['España', 'Irlanda'], values: ['España', 'Irlanda'] }, 'Irlanda'],
    ['as the page calls it for itself', { options: ['España', 'Irlanda'], values: ['ES', 'IE'] }, 'IE'],
    ['as it is where none of them says the same', { options: ['España'], values: ['España'] }, 'Ireland'],
    ['as it is where nothing is suggested', {}, 'Ireland'],
  ])('is written as a box suggests it: a country %s', (_what, part, value) => {
    expect(chooseValue({ ...control, field: 'country', ...part }, [text('country', 'Ireland')])?.value).toBe(value)
  })
  it('is all of a list, whichever of it a box suggests', () => {
    expect(chooseValue({ ...control, field: 'tags', options: ['rota'], values: ['rota'] }, [text('tags', 'rota, tides')])?.value).toBe(
      'rota, tides',
    )
  })

  it.each<[price: string, part: object, value: string | undefined]>([
    ['$12/month', { unit: 'Price' }, '$12/month'],
    ['$12/month', { unit: 'Price', isNumber: true }, '12'],
    ['$12/month', { unit: 'Price $/mo' }, '12'],
    ['$12/month', { unit: 'À partir de $ / mois' }, '12'],
    ['$1,200.50', { unit: 'Price in US dollars' }, '1200.50'],
    ['12,50 €', { unit: 'Preis in Euro', type: 'number' }, '12.50'],
    ['Free', { unit: 'Price', isNumber: true }, '0'],
    ['$12/month', { unit: 'Price in €' }, undefined],
    ['€6/month', { unit: 'Cena Pevná cena [Kč]', isNumber: true }, undefined],
    ['€6/month', { unit: 'Pris i kronor', isNumber: true }, undefined],
    ['€6/month', { unit: 'Preço em R$', isNumber: true }, undefined],
    ['$6/month', { unit: 'Preço em R$', isNumber: true }, undefined],
    ['€6/month', { unit: '价格（元）', isNumber: true }, undefined],
    ['€6/month', { unit: '价格（欧元）', isNumber: true }, '6'],
    ['€6/month', { unit: 'Kraft und Kredit', isNumber: true }, '6'],
    ['€6/month', { unit: 'Price to try', isNumber: true }, '6'],
    ['€6/month', { unit: 'Price (ask Ron)', isNumber: true }, '6'],
    ['€6/month', { unit: 'Price per sq ft', isNumber: true }, '6'],
    ['€6/month', { unit: 'Preis pro Sek.', isNumber: true }, '6'],
    ['€6/month', { unit: 'Price in TRY', isNumber: true }, undefined],
    ['€6/month', { unit: 'Preț (RON)', isNumber: true }, undefined],
    ['€6/month', { unit: 'Pris (SEK)', isNumber: true }, undefined],
    ['€6/month', { unit: 'Ár (Ft)', isNumber: true }, undefined],
    ['990 Ft', { unit: 'Price in €', isNumber: true }, undefined],
    ['$12/month', { unit: 'Price per year', isNumber: true }, undefined],
    ['$12 to $40', { unit: 'Price', isNumber: true }, undefined],
  ])('is %s in a box for a price with %j as %s', (price, part, value) => {
    expect(chooseValue({ ...control, field: 'price', ...part }, [text('price', price)])?.value).toBe(value)
  })

  it('is the first that matches of the fields that may stand in', () => {
    const choice = { ...control, kind: 'choice' as const, field: 'pricing' as FieldName, options: ['Free', 'Paid'] }
    expect(chooseValue(choice, [text('price', 'Free')])).toEqual({ field: 'pricing', value: 'Free', note: null })
  })

  it.each([
    ['ru', 'Страна', 'Ireland', 'Ирландия'],
    ['fr-CA', 'Pays', 'Ireland', 'Irlande'],
    ['zh', '国家', 'Hong Kong', '香港'],
    ['de', 'Country', 'Ireland', 'Ireland'],
    ['en-GB', 'Country', 'Ireland', 'Ireland'],
    ['', 'Land', 'Ireland', 'Ireland'],
  ])('names the country in the language %s at “%s”: %s is %s', (language, label, country, value) => {
    expect(chooseValue({ ...control, field: 'country', language, label }, [text('country', country)])?.value).toBe(value)
  })

  it.each([
    ['Is it free?', 'Freemium', 'Yes to start with, some of it costs money'],
    ['Is it free?', 'Free', 'Yes, completely'],
    ['Is it free?', 'Paid', 'No'],
    ['Is it good?', 'Free', undefined],
    ['Does it have a free trial?', 'Free', undefined],
    ['Is it not free?', 'Free', undefined],
    ['Is there a free plan?', 'Free', undefined],
  ])('answers “%s” for %s: %s', (label, pricing, value) => {
    const options = ['Yes, completely', 'Yes to start with, some of it costs money', 'No']
    expect(chooseValue({ ...control, kind: 'choice', field: 'pricing', options, label }, [text('pricing', pricing)])?.value).toBe(value)
  })

  it.each([
    ['first', 'Maeve Brennan', 'Maeve'],
    ['last', 'Maeve Brennan', 'Brennan'],
    ['first', 'Maeve', undefined],
    ['last', 'Ana María López', undefined],
  ] as const)('is the %s name of %s: %s', (part, name, value) => {
    expect(chooseValue({ ...control, field: 'makerName', part }, [text('makerName', name)])?.value).toBe(value)
  })

  it.each([
    [['Network', 'Facebook', 'X (Twitter)', 'LinkedIn'], 'X (Twitter)'],
    [['Facebook', 'Twitter'], 'Twitter'],
    [['Facebook', 'Xing'], undefined],
  ])('is the network of an account among %j: %s', (options, value) => {
    const asked = { ...control, kind: 'choice', field: 'twitter', part: 'network', options } as const
    expect(chooseValue(asked, [text('twitter', '@tidewell')])?.value).toBe(value)
    expect(chooseValue(asked, [])).toBeNull()
  })

  it.each([
    ['date', '', '2026-12-01'],
    ['month', '', '2026-12'],
    ['week', '', '2026-W49'],
    ['text', '', '2026-12-01'],
    ['text', 'DD/MM/YYYY', '01/12/2026'],
    ['text', null, undefined],
  ])('for a %s box with the format %j is the date %s', (type, dateFormat, value) => {
    expect(chooseValue({ ...control, field: 'launchDate', type, dateFormat }, texts)?.value).toBe(value)
  })

  it('tells when it was cut', () => {
    expect(chooseValue({ ...control, limit: 20 }, texts)?.note).toBe('Cut to 20 characters.')
  })

  it.each([
    ['one two three', 8, 'one two'],
    ['one two', 7, 'one two'],
    ['Staff rotas that know the tide', 20, 'Staff rotas'],
    ['Dienstpläne für die Crew und mit der Ebbe', 35, 'Dienstpläne für die Crew'],
    ['Rotas for the tide', 13, 'Rotas for the'],
    ['a, b, c', 5, 'a, b'],
    ['潮汐时刻表', 3, '潮汐时'],
    ['tides 🌊🌊', 7, 'tides'],
  ])('cuts %s to %d as forms count', (whole, limit, cut) => {
    expect(cutAtWord(whole, limit)).toBe(cut)
  })
})

describe('of texts that differ in length', () => {
  const [tagline, short, long] = ['Rotas by the tide', `Short. ${'s'.repeat(120)}`, `Long. ${'l'.repeat(240)}`]
  const alike = [text('tagline', tagline), text('shortDescription', short), { ...text('description', long), isCut: true }]
  it.each<[field: FieldName, limit: number | null, label: string, own: FieldName]>([
    ['description', 80, '', 'tagline'],
    ['shortDescription', 90, '', 'tagline'],
    ['shortDescription', 100, '', 'tagline'],
    ['shortDescription', 140, '', 'shortDescription'],
    ['description', 160, '', 'shortDescription'],
    ['description', 300, '', 'shortDescription'],
    ['tagline', 140, 'In one breath', 'shortDescription'],
    ['tagline', 140, 'Tagline', 'tagline'],
    ['tagline', 140, 'Your slogan', 'tagline'],
    ['tagline', 60, 'In one breath', 'tagline'],
  ])('a %s of at most %j characters, “%s”, takes the %s', (field, limit, label, own) => {
    expect(chooseValue({ ...control, kind: 'lines', field, limit, label }, alike)?.field).toBe(own)
  })

  it('one that isn’t cut is better than a longer one that is', () => {
    const both = [text('description', 'Whole.'), { ...text('description', 'Cut some'), isCut: true }]
    expect(chooseValue({ ...control, kind: 'lines', limit: 20 }, both)).toMatchObject({ value: 'Whole.', note: null })
  })
})

describe('of options that may be chosen together', () => {
  const several = {
    ...control,
    kind: 'choice' as const,
    field: 'platforms' as FieldName,
    options: ['Android', 'Web', 'iPhone & iPad', 'Windows'],
  }
  const listed = [text('platforms', 'Web, iOS, Android')]
  it.each([
    [4, 'Android\nWeb\niPhone & iPad'],
    [2, 'Web\niPhone & iPad'],
    [1, undefined],
  ])('at most %d are %j', (maxChoices, value) => {
    expect(chooseValue({ ...several, maxChoices }, listed)?.value).toBe(value)
  })
})

describe('of options', () => {
  const choice = { kind: 'choice', type: 'select', limit: null, min: null } as const
  const own = [text('pricing', 'Freemium'), text('category', 'Productivity'), text('platforms', 'Web, iOS')]
  it.each<[field: FieldName, options: string[], values: string[], chosen: string | undefined]>([
    ['pricing', ['ᎠᏎᏊ', 'ᎢᎦᏓ', 'ᎠᎫᏴᏙᏗ'], ['free', 'freemium', 'paid'], 'ᎢᎦᏓ'],
    ['category', ['—', 'ᏗᎦᎸᏫᏍᏓᏁᏗ'], ['', 'productivity'], 'ᏗᎦᎸᏫᏍᏓᏁᏗ'],
    ['category', ['Fintech', 'Edtech', 'SaaS'], ['1', '2', '3'], 'SaaS'],
    ['category', ['Финансы', 'IT', 'Другое'], [], 'IT'],
    ['category', ['Food', 'Travel'], ['a', 'b'], undefined],
    ['pricing', ['SaaS', 'Hardware'], [], undefined],
  ])('for the %s of %j, which the page calls %j, %s is chosen', (field, options, values, chosen) => {
    expect(chooseValue({ ...choice, field, options, values }, own)?.value).toBe(chosen)
  })
  it('none is chosen for software in general where nothing says that it is one', () => {
    expect(chooseValue({ ...choice, field: 'category', options: ['Food', 'SaaS'] }, own.slice(0, 2))).toBeNull()
  })
})
