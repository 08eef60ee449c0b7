import { describe, expect, it } from 'vitest'
import { splitLabel } from '../../../shared/fill/texts/control-texts.ts'
import { readLimit, readMin } from '../../../shared/fill/texts/read-limit.ts'

describe('the limit of a control', () => {
  it('is its maxlength', () => {
    expect(readLimit(60, { hint: 'up to 80', placeholder: '' })).toBe(60)
    expect(readLimit(-1, { hint: '', placeholder: '' })).toBeNull()
    expect(readLimit(undefined, { hint: '', placeholder: 'max 70 characters' })).toBe(70)
  })
  it.each([
    ['80 characters', 80],
    ['max 60 characters', 60],
    ['0/160', 160],
    ['4 000 caractères au plus', 4000],
    ['2 tags, 120 characters', 120],
    ['up to 1,000 characters', 1000],
    ['100 to 1200 characters', 1200],
    ['höchstens 80 Zeichen', 80],
    ['60 caractères maximum', 60],
    ['最多 50 字', 50],
    ['120文字以内', 120],
    ['up to 5 tags', null],
    ['PNG, 512 px', null],
    ['max. 1,000 characters', 1000],
    ['bis zu 120', 120],
    ['0 / 90', 90],
    ['12/140', 140],
    ['50 to 160 characters', 160],
    ['at least 50 characters', null],
    ['> 24 символов', null],
    ['ab 50 Zeichen', null],
    ['at least 50, at most 200 characters', 200],
    ['no more than 20 words', 100],
    ['up to 5 MB', null],
    ['最多200字', 200],
    ['60文字', 60],
    ['Be brief', null],
    ['Entries with fewer than 150 characters are sent back.', null],
    ['enintään 80 merkkiä', 80],
    ['legfeljebb 120', 120],
    ['maximum 160 de caractere', 160],
    ['έως 140 χαρακτήρες', 140],
    ['Tối đa 100 ký tự', 100],
    ['tối thiểu 50 ký tự', null],
    ['Sum it up in fewer than 150 characters', 150],
  ])('“%s”: %s', (hint, limit) => {
    expect(readLimit(-1, { hint, placeholder: '' })).toBe(limit)
  })
})

describe('the shortest text a control takes', () => {
  it('is its minlength', () => {
    expect(readMin(20, { hint: 'at least 50 characters', placeholder: '' })).toBe(20)
  })
  it.each([
    ['at least 50 characters', 50],
    ['Entries with fewer than 150 characters are sent back.', 150],
    ['Mindestens 100 Zeichen', 100],
    ['Not less than 300 letters', 300],
    ['100文字以上', 100],
    ['至少 30 字', 30],
    ['不少于 100 字', 100],
    ['in fewer than 150 characters', null],
    ['Square, at least 256 pixels', null],
    ['at least 3 tags', null],
    ['max 60 characters', null],
  ])('“%s”: %s', (hint, min) => {
    expect(readMin(-1, { hint, placeholder: '' })).toBe(min)
  })
})

describe('a label', () => {
  it.each([
    ['Tagline *', 'Tagline', ''],
    ['Tagline (max 60)', 'Tagline', 'max 60'],
    ['3. Tagline', 'Tagline', ''],
    ['Tagline 0/60', 'Tagline', '0/60'],
    ['Tagline required', 'Tagline', ''],
    ['What is it? Be brief', 'What is it', 'Be brief'],
    ['Website: with https', 'Website', 'with https'],
    ['https:// Website', 'Website', ''],
    ['名前（必須）', '名前', ''],
  ])('“%s” is “%s”, and the rest a hint', (text, label, hint) => {
    const split = splitLabel(text)
    expect([split.label, split.hint.trim()]).toEqual([label, hint])
  })
  it('is cut at 90 characters', () => {
    expect(splitLabel('x'.repeat(200)).label).toHaveLength(90)
  })
})
