import { describe, expect, it } from 'vitest'
import { recognizeField } from '../../../../shared/fill/recognition/recognize-field.ts'
import type { Evidence } from '../../../../shared/fill/recognition/read-evidence.ts'

const evidence = (part: Partial<Evidence>): Evidence => ({
  source: 'label',
  meaning: 'tagline',
  isGeneric: false,
  weight: 0.9,
  words: 'Your tagline',
  ...part,
})
const confidenceOf = (all: Partial<Evidence>[], type = 'text') =>
  Math.round(recognizeField(all.map(evidence), type).confidence * 1000) / 1000

describe('a control', () => {
  it('is what the first specific evidence says, with its words as the reason', () => {
    const { field, reason, isGeneric } = recognizeField(
      [evidence({ meaning: 'name', isGeneric: true, words: 'Name' }), evidence({ source: 'placeholder' })],
      'text',
    )
    expect([field, reason, isGeneric]).toEqual(['tagline', 'its placeholder says “Your tagline”', false])
  })
  it('is what generic evidence says where there is no other', () => {
    expect(recognizeField([evidence({ meaning: 'name', isGeneric: true })], 'text')).toMatchObject({ field: 'name', isGeneric: true })
  })
  it('is asked for by what is written before what its autocomplete says', () => {
    const all = [evidence({ source: 'autocomplete', meaning: 'makerName' }), evidence({ meaning: 'company' })]
    expect(recognizeField(all, 'text').field).toBe('company')
    expect(recognizeField(all.slice(0, 1), 'text').field).toBe('makerName')
  })
  it('is unknown without evidence, unless it takes emails', () => {
    expect(recognizeField([], 'text').field).toBeNull()
    expect(recognizeField([], 'email')).toMatchObject({ field: 'email', confidence: 0.72, isGeneric: true })
    expect(recognizeField([evidence({ meaning: 'other' })], 'email').field).toBeNull()
  })
  it('takes the part of a name that any evidence asks for', () => {
    const all = [evidence({ meaning: 'makerName' }), evidence({ source: 'name', meaning: 'makerName', part: 'last' })]
    expect(recognizeField(all, 'text').part).toBe('last')
  })
  it('for the first comment is that, though its name says “comment” and its placeholder “Introduce yourself”', () => {
    const all = [
      evidence({ meaning: 'firstComment', weight: 0.95 }),
      evidence({ source: 'name', meaning: 'other' }),
      evidence({ source: 'placeholder', meaning: 'other' }),
    ]
    expect(recognizeField(all, 'textarea').confidence).toBeGreaterThan(0.8)
    expect(recognizeField(all.with(0, evidence({ meaning: 'audience' })), 'textarea').confidence).toBeLessThan(0.7)
  })
  it.each([
    ['tags', 'category'],
    ['price', 'pricing'],
    ['country', 'country'],
  ] as const)('that is a select takes for %s: %s', (meaning, field) => {
    expect(recognizeField([evidence({ meaning })], 'select').field).toBe(field)
  })
})

describe('confidence', () => {
  it.each<[what: string, other: Partial<Evidence>, confidence: number]>([
    ['rises with what agrees', { source: 'name' }, 0.93],
    ['doesn’t rise with what may mean something else', { source: 'name', isWeak: true }, 0.9],
    ['stays with generic words for it', { source: 'name', meaning: 'name', isGeneric: true }, 0.9],
    ['falls a little with a text of another length', { source: 'aria', meaning: 'description' }, 0.792],
    ['hardly falls with a placeholder of another length', { source: 'placeholder', meaning: 'description' }, 0.873],
    ['falls with another specific name', { source: 'name', meaning: 'video' }, 0.72],
    ['falls less with another generic name', { source: 'name', meaning: 'url', isGeneric: true }, 0.81],
    ['falls with what isn’t the product’s', { source: 'aria', meaning: 'other' }, 0.765],
    ['falls with another placeholder', { source: 'placeholder', meaning: 'video' }, 0.765],
    ['falls most with another text', { source: 'aria', meaning: 'video' }, 0.63],
  ])('%s', (_what, other, confidence) => {
    expect(confidenceOf([{}, other])).toBe(confidence)
  })

  it.each<[field: Evidence['meaning'], type: string, share: number]>([
    ['email', 'email', 1],
    ['tagline', 'email', 0.4],
    ['url', 'url', 1],
    ['twitter', 'url', 1],
    ['logo', 'url', 1],
    ['name', 'url', 0.5],
    ['launchDate', 'date', 1],
    ['name', 'date', 0.3],
    ['price', 'number', 1],
    ['name', 'number', 0.3],
    ['name', 'tel', 0.2],
    ['category', 'select', 1],
    ['name', 'select', 0.4],
    ['description', 'textarea', 1],
    ['tags', 'rich', 1],
    ['tagline', 'textarea', 1],
    ['name', 'textarea', 0.85],
    ['name', 'text', 1],
  ])('of %s in a control of type %s is %d of what the words say', (meaning, type, share) => {
    expect(confidenceOf([{ meaning, weight: 1 }], type)).toBe(share)
  })
})
