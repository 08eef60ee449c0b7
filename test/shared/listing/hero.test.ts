import { expect, it } from 'vitest'
import { heroParagraphs } from '../../../shared/listing/hero.ts'
import type { TextBlock } from '../../../shared/page/page.ts'
import { literalPage } from '../../support/literal-page.ts'

type Part = Partial<TextBlock> & { text: string }

/** The paragraphs that say what the product is, of a page with these parts. */
function heroOf(parts: readonly Part[], name: string | null = null): string[] {
  const blocks = parts.map((part) => ({ tag: 'p', heading: '', scopes: [], action: false, ...part }))
  return heroParagraphs(literalPage({ headings: [], blocks, paragraphs: blocks.map(({ text }) => text) }), name)
}

const plain = 'We watch the tides of every harbor on the coast.'

it.each<[what: string, worse: Part]>([
  ['a few words', { text: 'We watch tides here.' }],
  ['seven words', { text: 'We watch the tides of every harbor.' }],
  ['no full stop', { text: 'We watch the tides of every harbor on this coast' }],
  ['a customer’s words', { text: 'They watch the tides of every harbor on the coast.', scopes: ['testimonial'] }],
  ['an answer to a question', { text: 'They watch the tides of every harbor on the coast.', scopes: ['faq'] }],
  ['a comparison', { text: 'They watch the tides of every harbor on the coast.', scopes: ['comparison'] }],
  ['a demonstration', { text: 'They watch the tides of every harbor on the coast.', scopes: ['demo'] }],
  ['a quotation', { text: '“They watch the tides of every harbor on the coast.”' }],
  ['a line of keywords', { text: 'Tides · currents · harbors · gauges for all the crews of the coast.' }],
  ['the text of a button', { text: 'They watch the tides of every harbor on the coast.', action: true }],
  ['a menu', { text: 'They watch the tides of every harbor on the coast.', scopes: ['nav'] }],
])('%s comes after a plain sentence, although it is before it on the page', (_what, worse) => {
  expect(heroOf([worse, { text: plain }])[0]).toBe(plain)
})

it('of two sentences alike, the first on the page comes first', () => {
  const other = 'They watch the tides of every harbor on the coast.'
  expect(heroOf([{ text: other }, { text: plain }])).toEqual([other, plain])
})

it.each<[what: string, part: Part, isKept: boolean]>([
  ['a customer’s words', { text: 'They watch the tides of every harbor on the coast', scopes: ['testimonial'] }, false],
  ['a sentence of a demonstration', { text: 'They watch the tides of every harbor on the coast', scopes: ['demo'] }, true],
  ['four words', { text: 'We watch tides here.' }, false],
])('%s, of which nothing else speaks: kept is %s', (_what, part, isKept) => {
  expect(heroOf([part])).toEqual(isKept ? [part.text] : [])
})

it('a subtitle under the first heading counts for more than the paragraph before it', () => {
  const subtitle = { tag: 'h2', text: 'They watch the tides of every harbor on the coast.' }
  expect(heroOf([{ text: plain }, { tag: 'h1', text: 'Tides' }, subtitle])[0]).toBe(subtitle.text)
})
