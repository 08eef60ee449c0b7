import { describe, expect, test } from 'vitest'
import { pageDigest } from '../../../api/model/page-digest.ts'
import { readPage } from '../../../shared/page/read-page.ts'

const digest = (body: string, head = '', url = 'https://tidewatch.example/') =>
  pageDigest(readPage(`<!doctype html><html lang="en"><head><title>Tidewatch</title>${head}</head><body>${body}</body></html>`, { url }))

test('contains the page’s words line by line, each fact once', () => {
  const head = '<meta name="description" content="Tide tables."><meta property="og:description" content="Tide tables.">'
  expect(digest('<h1>Know the water</h1><p>For small crews.</p><p>For small crews.</p>', head).split('\n')).toEqual([
    'address: https://tidewatch.example/',
    'language: en',
    'title: Tidewatch',
    'description: Tide tables.',
    'h1: Know the water',
    'p: For small crews.',
  ])
})

test('leaves out the URL’s query and fragment', () => {
  expect(digest('', '', 'https://tidewatch.example/app?token=hush#hush')).toContain('address: https://tidewatch.example/app\n')
  expect(digest('', '', 'https://tidewatch.example/app?token=hush#hush')).not.toContain('hush')
})

describe('has at most 8 KB', () => {
  const paragraphs = (text: string) => Array.from({ length: 300 }, (_, index) => `<p>${text} ${index}</p>`).join('')
  test.each([
    ['Latin', 'The harbour’s gauges tell the tide.'],
    ['Japanese', '港の潮位計が潮の満ち引きを知らせます。'],
    ['emoji', '🌊🌊🌊🌊🌊🌊🌊🌊🌊🌊'],
  ])('of %s text', (_script, text) => {
    const bytes = Buffer.byteLength(digest(paragraphs(text)))
    expect(bytes).toBeLessThanOrEqual(8192)
    expect(bytes).toBeGreaterThan(7500)
  })
  test('and keeps a long page’s prices', () => {
    const body = `${paragraphs('The harbour’s gauges tell the tide.')}<section id="pricing"><h2>Pricing</h2><p>€4 per month</p></section>`
    expect(digest(body)).toContain('€4 per month')
  })
  test('however long the page’s head is', () => {
    const head = Array.from({ length: 9 }, (_, index) => `<meta property="og:title${index}" content="${'long '.repeat(400)}">`).join('')
    expect(
      Buffer.byteLength(digest(paragraphs('x'), `${head}<meta name="description" content="${'港'.repeat(2000)}">`)),
    ).toBeLessThanOrEqual(8192)
  })
})

test('leaves out navigation, footers and testimonials', () => {
  const body =
    '<nav><a href="/a">Docs of things</a></nav><main><p>Tide tables for crews.</p></main><section class="testimonials"><blockquote>Best since sliced bread.</blockquote></section><footer><p>Made in a harbour.</p></footer>'
  expect(digest(body)).toContain('Tide tables for crews.')
  expect(digest(body)).not.toMatch(/Docs of things|sliced bread|Made in a harbour/)
})

test('contains no control, direction or hidden characters', () => {
  const sneaky = 'Tide\u202etables\u0000 for\u{e0049}\u{e0067} crews\u2028now'
  expect(digest(`<p>${sneaky}</p>`).replaceAll('\n', '')).not.toMatch(/\p{Cc}|[\u202a-\u202e\u2028\u{e0000}-\u{e0fff}]/u)
})

test('includes the prices of the page’s JSON-LD', () => {
  const offers = { '@type': 'SoftwareApplication', name: 'Tidewatch', offers: [{ '@type': 'Offer', price: '12', priceCurrency: 'EUR' }] }
  expect(digest('<p>Tides.</p>', `<script type="application/ld+json">${JSON.stringify(offers)}</script>`)).toContain(
    'product price: 12 EUR',
  )
})
