import { describe, expect, it } from 'vitest'
import { recognizeGroup, recognizeTexts } from '../../../shared/fill/recognition/read-control.ts'
import type { ControlTexts } from '../../../shared/fill/texts/control-texts.ts'

const none = { autocomplete: '', label: '', labelHint: '', aria: '', placeholder: '', nearby: '', hint: '', section: '', heading: '' }
const texts = (part: Partial<ControlTexts>): ControlTexts => ({ ...none, names: [], ...part })

/** A recipe that takes every box it can name for the product’s. */
const recipe = [
  { field: 'tagline', names: ['k', 'Product name', 'item[line]'] },
  { field: 'platforms', names: ['boxes'] },
]

describe('a recipe', () => {
  it.each<[what: string, part: Partial<ControlTexts>]>([
    ['a name, before what the label says', { label: 'Product name of the year', names: ['k'] }],
    ['a name in other letters', { names: ['Item[Line]'] }],
    ['a label, before what the name says', { label: 'Product name', names: ['product[name]'] }],
    ['an accessible name', { aria: 'Product name' }],
    ['a name where nothing is said', { names: ['k'], placeholder: '…' }],
  ])('takes a box by %s', (_what, part) => {
    const { recognized, protection } = recognizeTexts(texts(part), 'text', recipe)
    expect([recognized.field, recognized.confidence, recognized.reason, protection]).toEqual([
      'tagline',
      0.98,
      'it’s on record for this directory',
      null,
    ])
  })

  it('takes a group of options for a field that a group may take', () => {
    const options = ['Alpha', 'Beta', 'Gamma']
    expect(recognizeGroup(texts({ names: ['boxes'] }), options, 'checkbox', recipe).recognized.field).toBe('platforms')
    expect(recognizeGroup(texts({ names: ['k'] }), options, 'checkbox', recipe).recognized.field).toBeNull()
  })

  it('leaves boxes that it doesn’t name to what they say', () => {
    expect(recognizeTexts(texts({ label: 'Tagline', names: ['other'] }), 'text', [])).toEqual(
      recognizeTexts(texts({ label: 'Tagline', names: ['other'] }), 'text', recipe),
    )
  })

  it.each<[what: string, type: string, part: Partial<ControlTexts>, protection: string]>([
    ['a consent', 'text', { label: 'I agree to the terms' }, 'consent'],
    ['a password in a text box', 'text', { label: 'Password' }, 'password'],
    ['a new password', 'text', { autocomplete: 'new-password' }, 'password'],
    ['a newsletter', 'email', { label: 'Newsletter email' }, 'newsletter'],
    ['a captcha', 'text', { label: 'What is 3 + 4?' }, 'captcha'],
    ['a trap', 'text', { label: 'Leave this blank' }, 'trap'],
    ['a card', 'text', { autocomplete: 'cc-number' }, 'payment'],
    ['a backlink', 'url', { label: 'URL of the page with our badge' }, 'backlink'],
  ])('makes no field of %s', (_what, type, part, protection) => {
    const read = recognizeTexts(texts({ ...part, names: ['k'] }), type, recipe)
    expect([read.protection, read.recognized.field]).toEqual([protection, read.guessed.field])
    expect(read.recognized).toEqual(recognizeTexts(texts({ ...part, names: ['k'] }), type, []).recognized)
  })

  it.each(['password', 'checkbox', 'radio', 'hidden', 'file', 'search', 'submit'])('makes no field of a lone input of type %s', (type) => {
    expect(recognizeTexts(texts({ names: ['k'] }), type, recipe).recognized.field).toBeNull()
  })

  it.each([
    ['consents', 'Before you submit', ['I agree to the terms', 'I own this product']],
    ['newsletters', 'Stay in touch', ['Send me updates', 'Nothing']],
    ['what the directory sells', 'Speed', ['Standard', 'Skip the queue for $29']],
  ])('makes no field of a group of %s', (_what, label, options) => {
    const read = recognizeGroup(texts({ label, names: ['boxes'] }), options, 'checkbox', recipe)
    expect([read.protection, read.recognized.field]).toEqual(['consent', null])
  })
})
