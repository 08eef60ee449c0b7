import { describe, expect, it } from 'vitest'
import { isPersonalChoice, readMaxChoices, recognizeChoice } from '../../../../shared/fill/recognition/recognize-choice.ts'
import { recognizeGroup } from '../../../../shared/fill/recognition/read-control.ts'
import type { Evidence } from '../../../../shared/fill/recognition/read-evidence.ts'

const asks = (meaning: Evidence['meaning']): Evidence => ({ source: 'label', meaning, isGeneric: false, weight: 0.95, words: '' })
const fieldOf = (options: string[], type: 'radio' | 'checkbox', evidence: Evidence[] = [], question = '') =>
  recognizeChoice(evidence, options, type, question).field

describe('a group of options', () => {
  it.each<[type: 'radio' | 'checkbox', meaning: Evidence['meaning'], field: string | null]>([
    ['radio', 'pricing', 'pricing'],
    ['radio', 'price', 'pricing'],
    ['radio', 'categories', 'category'],
    ['radio', 'country', 'country'],
    ['checkbox', 'category', 'categories'],
    ['checkbox', 'tags', 'categories'],
    ['checkbox', 'platforms', 'platforms'],
    ['checkbox', 'country', null],
    ['radio', 'name', null],
  ])('of type %s that asks for %s is filled for %s', (type, meaning, field) => {
    expect(fieldOf(['One', 'Two', 'Three'], type, [asks(meaning)])).toBe(field)
  })
  it('is for pricing if its options are, one of them free in part', () => {
    expect(fieldOf(['Free', 'Freemium', 'Paid'], 'radio')).toBe('pricing')
    expect(fieldOf(['Free', 'Open Source', 'Paid', 'Freemium (free with paid features)'], 'checkbox')).toBe('pricing')
    expect(fieldOf(['Free', 'Paid'], 'radio')).toBeNull()
    expect(fieldOf(['Free', 'Freemium', 'Blue', 'Green'], 'radio')).toBeNull()
    expect(recognizeChoice([], ['Free', 'Freemium', 'Paid'], 'radio', '')).toMatchObject({
      confidence: 0.8,
      reason: 'its options are “Free”, “Freemium”, “Paid”',
    })
  })
  it('in a select is for pricing only if any of its options is about a price', () => {
    const field = (options: string[]) => recognizeChoice([asks('pricing')], options, 'select', '').field
    expect(field(['Choose…', 'Free', 'Other'])).toBe('pricing')
    expect(field(['Choose…', 'B2B', 'B2C'])).toBeNull()
    expect(field(['Free', 'Freemium', 'Paid'])).toBe('pricing')
    expect(field(['Free', 'Top of the list, $19'])).toBeNull()
    expect(field(['Free ($0)', 'Paid'])).toBe('pricing')
    expect(field(['Kostenlos', 'Bezahlt ab 5 €'])).toBe('pricing')
    expect(field(['Free', 'Under $10', '$10–$50'])).toBe('pricing')
  })
  it('is for platforms if most of its options are, unless it asks what people use', () => {
    const options = ['Web', 'iOS', 'Android', 'Toaster']
    expect(fieldOf(options, 'checkbox')).toBe('platforms')
    expect(fieldOf(options, 'checkbox', [], 'Which do you use?')).toBeNull()
    expect(fieldOf(options.slice(0, 2), 'checkbox')).toBeNull()
    expect(recognizeChoice([], ['CLI', 'API', 'Web app', 'Desktop app'], 'select', 'Type').field).toBeNull()
    expect(fieldOf(['Web', 'iOS', 'Toaster', 'Kettle'], 'checkbox')).toBeNull()
  })
})

const none = {
  autocomplete: '',
  label: '',
  labelHint: '',
  aria: '',
  names: [],
  placeholder: '',
  nearby: '',
  hint: '',
  section: '',
  heading: '',
}

describe('a choice is the maker’s alone', () => {
  it.each<[what: string, texts: Partial<typeof none>, options: string[], isPersonal: boolean]>([
    ['a consent', { label: 'Before you go' }, ['I agree to the terms'], true],
    ['a newsletter', { label: 'Newsletter' }, ['Yes', 'No'], true],
    ['what costs money', { label: 'Speed' }, ['Slow', 'Quick, $29'], true],
    ['what help says costs money', { label: 'Speed', hint: 'from 5 EUR' }, ['Slow', 'Quick'], true],
    ['a place that is sold', { label: 'Kind' }, ['Featured', 'Plain'], true],
    ['a plan of the directory', { label: 'Choose a plan' }, ['A', 'B'], true],
    ['the product’s own plan', { label: 'Pricing plan' }, ['Free', 'Paid'], false],
    ['the terms that people pay', { label: 'Terms for users' }, ['Free', 'Free with paid features', 'Subscription'], false],
    ['a consent beside prices', { label: 'Pricing' }, ['Free', 'Freemium', 'I agree to the terms'], true],
    ['the product’s own plan in Korean', { label: '요금제' }, ['무료', '부분 유료', '구독'], false],
    ['a category', { label: 'Category' }, ['Games', 'Tools'], false],
  ])('%s', (_what, texts, options, isPersonal) => {
    expect(isPersonalChoice({ ...none, ...texts }, options)).toBe(isPersonal)
  })
  it('by what it is named', () => {
    const named = (...names: string[]) => isPersonalChoice({ ...none, names }, ['Yes'])
    expect([named('acceptTerms'), named('featuredListing'), named('listing_type'), named('pricing_plan'), named('topic')]).toEqual([
      true,
      true,
      true,
      false,
      false,
    ])
    expect(named('listing[platforms]')).toBe(false)
  })
})

describe('how many may be chosen', () => {
  it.each([
    ['Choose up to 3', 3],
    ['Select at most two', 2],
    ['Pick 5 or more', null],
    ['0 / 4', 4],
    ['bis zu 3 Themen', 3],
    ['最多 5', 5],
    ['3つまで', 3],
    ['Choose some', null],
    ['max 60 characters', null],
  ])('“%s” says %s', (text, max) => {
    expect(readMaxChoices(text)).toBe(max)
  })
})

it.each([
  ['Primary billing method', ['Free to install', 'Free plan available, paid plans on top', 'One-time payment'], 'pricing'],
  ['Billing period', ['Monthly', 'Yearly'], null],
  ['Billing plan', ['Free', 'Paid'], null],
])('“%s” among %j is the product’s only where it may be free in part: %s', (label, options, field) => {
  const { protection, recognized } = recognizeGroup({ ...none, label }, options, 'radio', [])
  expect(protection === null ? recognized.field : null).toBe(field)
})
