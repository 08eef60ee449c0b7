import { describe, expect, it } from 'vitest'
import { suggestListing } from '../../../shared/listing/suggest-listing.ts'
import { readPage } from '../../../shared/page/read-page.ts'

const megabyte = (piece: string) => piece.repeat(Math.ceil(1_000_000 / piece.length))

const hostile: [string, string][] = [
  ['nested divs', megabyte('<div>')],
  ['nested inline elements beside each other', megabyte('<i><b><u>https://acme.example/</u></b>')],
  ['formatting misnested with paragraphs', Array.from({ length: 40_000 }, (_, n) => `<b class=${n}><p>`).join('')],
  ['unclosed links', megabyte('<a href=/x>')],
  ['an element of a hundred thousand attributes', `<p ${Array.from({ length: 100_000 }, (_, n) => `a${n}`).join(' ')}>text`],
  ['headings', megabyte('<h1>x</h1>')],
  ['metas', megabyte('<meta name=description content=x>')],
  ['images that are logos', megabyte('<img class=logo src=/a.png alt=logo>')],
  ['closing tags', megabyte('</p>')],
  ['one endless title', `<title>${megabyte('a - ')}`],
  ['one endless word', `<p>${megabyte('a')}`],
  ['prices', `<h2>Pricing</h2>${megabyte('<p>Free trial $9 per month</p>')}`],
  ['deep JSON-LD', `<script type="application/ld+json">${'['.repeat(200_000)}${']'.repeat(200_000)}</script>`],
  ['wide JSON-LD', `<script type="application/ld+json">[${Array.from({ length: 30_000 }, () => '{"@type":"Product"}').join()}]</script>`],
  ['unclosed comment', `<p>a</p><!--${megabyte('x')}`],
  ['unclosed attribute', `<p>a</p><a href="${megabyte('x')}`],
  ['lone angle brackets', megabyte('<')],
  ['nul characters', megabyte('\u0000')],
  ['lone surrogates', megabyte('\ud800')],
]

describe.each(hostile)('a megabyte of %s', (_, html) => {
  it('is read, and what is read is bounded', () => {
    const page = readPage(html, { url: 'https://acme.example/' })
    suggestListing(page)
    expect(JSON.stringify(page).length).toBeLessThan(300_000)
  })
})

it('keeps the text of elements nested too deep to keep', () => {
  expect(readPage(`${'<div>'.repeat(400)}deep`, { url: 'https://acme.example/' }).text).toBe('deep')
})

it('keeps the head of a page that is cut short', () => {
  expect(
    readPage(`<title>Acme</title><meta name=description content=Notes>${megabyte('<i>x</i>')}`, { url: 'https://acme.example/' }),
  ).toMatchObject({
    title: 'Acme',
    metaDescription: 'Notes',
  })
})
