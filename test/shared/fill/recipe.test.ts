import { describe, expect, it } from 'vitest'
import { judgeGroup, judgeTexts } from '../../../shared/fill/judging/read-control.ts'
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
    const { judged, never } = judgeTexts(texts(part), 'text', recipe)
    expect([judged.field, judged.confidence, judged.reason, never]).toEqual(['tagline', 0.98, 'it’s on record for this directory', null])
  })

  it('takes a group of options for a field that a group may take', () => {
    const options = ['Alpha', 'Beta', 'Gamma']
    expect(judgeGroup(texts({ names: ['boxes'] }), options, 'checkbox', recipe).judged.field).toBe('platforms')
    expect(judgeGroup(texts({ names: ['k'] }), options, 'checkbox', recipe).judged.field).toBeNull()
  })

  it('leaves boxes that it doesn’t name to what they say', () => {
    expect(judgeTexts(texts({ label: 'Tagline', names: ['other'] }), 'text', [])).toEqual(
      judgeTexts(texts({ label: 'Tagline', names: ['other'] }), 'text', recipe),
    )
  })

  it.each<[what: string, type: string, part: Partial<ControlTexts>, never: string]>([
    ['a consent', 'text', { label: 'I agree to the terms' }, 'consent'],
    ['a password in a text box', 'text', { label: 'Password' }, 'password'],
    ['a new password', 'text', { autocomplete: 'new-password' }, 'password'],
    ['a newsletter', 'email', { label: 'Newsletter email' }, 'newsletter'],
    ['a captcha', 'text', { label: 'What is 3 + 4?' }, 'captcha'],
    ['a trap', 'text', { label: 'Leave this blank' }, 'trap'],
    ['a card', 'text', { autocomplete: 'cc-number' }, 'payment'],
    ['a backlink', 'url', { label: 'URL of the page with our badge' }, 'backlink'],
  ])('makes no field of %s', (_what, type, part, never) => {
    const read = judgeTexts(texts({ ...part, names: ['k'] }), type, recipe)
    expect([read.never, read.judged.field]).toEqual([never, read.guessed.field])
    expect(read.judged).toEqual(judgeTexts(texts({ ...part, names: ['k'] }), type, []).judged)
  })

  it.each(['password', 'checkbox', 'radio', 'hidden', 'file', 'search', 'submit'])('makes no field of a lone input of type %s', (type) => {
    expect(judgeTexts(texts({ names: ['k'] }), type, recipe).judged.field).toBeNull()
  })

  it.each([
    ['consents', 'Before you submit', ['I agree to the terms', 'I own this product']],
    ['newsletters', 'Stay in touch', ['Send me updates', 'Nothing']],
    ['what the directory sells', 'Speed', ['Standard', 'Skip the queue for $29']],
  ])('makes no field of a group of %s', (_what, label, options) => {
    const read = judgeGroup(texts({ label, names: ['boxes'] }), options, 'checkbox', recipe)
    expect([read.never, read.judged.field]).toEqual(['consent', null])
  })
})
