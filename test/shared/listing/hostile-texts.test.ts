import { expect, it } from 'vitest'
import { suggestListing } from '../../../shared/listing/suggest-listing.ts'
import type { TextBlock } from '../../../shared/page/page.ts'
import { emptyPage } from '../../support/literal-page.ts'

const length = 20_000

/** Far longer texts than are read from a page. */
function pageOf(piece: string) {
  const text = piece
    .repeat(Math.ceil(length / piece.length))
    .slice(0, length)
    .trim()
  const block = (tag: string): TextBlock => ({ tag, text, heading: '', scopes: [], action: false })
  const head = { title: text, metaDescription: text, openGraph: { title: text, site_name: text }, logoTexts: [text] }
  return { ...emptyPage, ...head, headings: [{ level: 1, text }], paragraphs: [text], blocks: [block('h1'), block('p')], text }
}

/** A pattern that tries every way to divide such a text takes many seconds, or minutes. */
it.each([
  '© ',
  'free a ',
  'free up to ',
  'up to 1 x ',
  'keeps a ',
  'kostenlos ',
  'бесплатно ',
  '5人',
  'フリー',
  'Northwind ',
  'with A ',
  'Acme’s free ',
  'unlike a ',
  'no ',
  '5% ',
  '$1 per a ',
  'unlock a ',
  'is a ',
  'the a ',
  'club ',
  'acme.dev ',
  '🌊',
])('a text of nothing but "%s" is read in time', (piece) => {
  const before = process.cpuUsage()
  suggestListing(pageOf(piece))
  const { user, system } = process.cpuUsage(before)
  expect((user + system) / 1_000_000).toBeLessThan(3)
})
