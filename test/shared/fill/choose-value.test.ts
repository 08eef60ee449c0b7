import { describe, expect, it } from 'vitest'
import { chooseValue, cutAtWord } from '../../../shared/fill/choose-value.ts'
import type { FieldName } from '../../../shared/fill/fields.ts'
import { readLimit } from '../../../shared/fill/read-limit.ts'

const text = (field: string, value: string, limit: number | null = null) => ({ field, value, limit, isCut: false })
const texts = [
  text('description', 'Rotas that know the tide.'),
  text('description', 'Rotas that know the tide, for harbours of every size and their crews.'),
  text('name', 'Tidewell'),
  text('twitter', '@tidewell'),
  text('price', '€6 a month'),
  text('launchDate', '2026-12-01'),
  text('categories', 'Developer tools, AI'),
]
const control = { field: 'description' as FieldName, kind: 'line' as const, type: 'text', limit: null, least: null, options: [] }

describe('the text for a control', () => {
  it.each<[what: string, part: object, value: string | undefined]>([
    ['the shortest in a line', {}, 'Rotas that know the tide.'],
    ['the longest in a box of lines', { kind: 'lines' }, 'Rotas that know the tide, for harbours of every size and their crews.'],
    ['the longest within the limit', { limit: 40 }, 'Rotas that know the tide.'],
    ['cut at a word where none is short enough', { limit: 20 }, 'Rotas that know the'],
    ['long enough', { least: 30 }, 'Rotas that know the tide, for harbours of every size and their crews.'],
    ['never a cut name', { field: 'name', limit: 5 }, undefined],
    ['an address of an account where one is asked for', { field: 'twitter', type: 'url' }, 'https://x.com/tidewell'],
    ['no text in a box for numbers', { field: 'price', type: 'number' }, undefined],
    ['a date in a box for dates', { field: 'launchDate', type: 'date' }, '2026-12-01'],
    ['nothing for a field that the listing lacks', { field: 'video' }, undefined],
    [
      'an option of the listing’s categories',
      { field: 'category', kind: 'choice', options: ['Choose…', 'Games', 'Dev Tools'] },
      'Dev Tools',
    ],
  ])('is %s', (_what, part, value) => {
    expect(chooseValue({ ...control, ...part }, texts)?.value).toBe(value)
  })

  it('tells when it was cut', () => {
    expect(chooseValue({ ...control, limit: 20 }, texts)?.note).toBe('Cut to 20 characters.')
  })

  it.each([
    ['one two three', 8, 'one two'],
    ['one two', 7, 'one two'],
    ['a, b, c', 5, 'a, b'],
    ['潮汐时刻表', 3, '潮汐时'],
    ['tides 🌊🌊', 7, 'tides'],
  ])('cuts %s to %d as forms count', (whole, limit, cut) => {
    expect(cutAtWord(whole, limit)).toBe(cut)
  })
})

describe('the limit of a control', () => {
  it.each<[hint: string, limit: number | null]>([
    ['max 60 characters', 60],
    ['0/160', 160],
    ['up to 1,000 characters', 1000],
    ['100 to 1200 characters', 1200],
    ['höchstens 80 Zeichen', 80],
    ['60 caractères maximum', 60],
    ['最多 50 字', 50],
    ['120文字以内', 120],
    ['at least 50 characters', null],
    ['up to 5 tags', null],
    ['PNG, 512 px', null],
  ])('in “%s” is %s', (hint, limit) => {
    const texts = { autocomplete: '', label: '', labelHint: '', aria: '', names: [], placeholder: '', nearby: '', hint, section: '' }
    expect(readLimit({} as HTMLElement, texts)).toBe(limit)
  })
})
