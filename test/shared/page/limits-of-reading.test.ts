import { expect, it } from 'vitest'
import type { Page } from '../../../shared/page/page.ts'
import { readPage } from '../../../shared/page/read-page.ts'

/** So many pieces of markup, each with its number. */
const many = (count: number, piece: (n: number) => string) => Array.from({ length: count }, (_, n) => piece(n)).join('')

it.each<[what: string, html: string, read: (page: Page) => unknown, expected: unknown]>([
  ['20 forms', many(21, (n) => `<form action=/${n}><input></form>`), ({ forms }) => forms.length, 20],
  ['60 fields of a form', `<form>${many(61, (n) => `<input name=n${n}>`)}</form>`, ({ forms }) => forms[0]?.fields.at(-1), 'n59'],
  ['500 characters of a form', `<form>${'word '.repeat(200)}</form>`, ({ forms }) => forms[0]?.text.length, 500],
  ['60 characters of a field’s name', `<form><input name=${'n'.repeat(61)}></form>`, ({ forms }) => forms[0]?.fields[1]?.length, 60],
  ['600 links', many(601, (n) => `<a href=/${n}>x</a>`), ({ links }) => links.length, 600],
  ['200 characters of a link’s text', `<a href=/x>${'a'.repeat(201)}</a>`, ({ links }) => links[0]?.text.length, 200],
  ['5 images of a link', `<a href=/x>${many(6, (n) => `<img src=/${n}.png>`)}</a>`, ({ links }) => links[0]?.images.length, 5],
  ['200 images', many(201, (n) => `<img src=/${n}.png>`), ({ images }) => images.length, 200],
  ['300 headings', many(301, (n) => `<h2>x${n}</h2>`), ({ headings }) => headings.length, 300],
  ['1,000 blocks', many(1001, (n) => `<p>x${n}</p>`), ({ blocks }) => blocks.length, 1000],
  ['1,200 characters of a block', `<p>${'a'.repeat(1201)}</p>`, ({ blocks }) => blocks[0]?.text.length, 1200],
  ['300 characters of a title', `<title>${'a'.repeat(301)}</title>`, ({ title }) => title?.length, 300],
  ['64 attributes, the last a link’s,', `<a ${many(63, (n) => `a${n}=1 `)} href=/x>x</a>`, ({ links }) => links.length, 1],
  ['64 attributes, none of them the link’s,', `<a ${many(64, (n) => `a${n}=1 `)} href=/x>x</a>`, ({ links }) => links.length, 0],
  ['50 titles', many(51, (n) => `<title>x${n}</title>`), ({ counts }) => counts.titles, 50],
  ['10 canonical URLs', many(11, (n) => `<link rel=canonical href=/${n}>`), ({ canonicals }) => canonicals.length, 10],
  ['30 icons', many(31, (n) => `<link rel=icon href=/${n}.png>`), ({ icons }) => icons.length, 30],
  [
    '60 nodes of JSON-LD',
    `<script type=application/ld+json>[${many(60, () => '{"@type":"Thing"},')}{}]</script>`,
    ({ jsonLd }) => jsonLd.nodes.length,
    60,
  ],
  [
    '20 scripts of JSON-LD',
    many(21, () => '<script type=application/ld+json>{"@type":"Thing"}</script>'),
    ({ jsonLd }) => jsonLd.nodes.length,
    20,
  ],
  ['10 errors in JSON-LD', many(11, () => '<script type=application/ld+json>{</script>'), ({ jsonLd }) => jsonLd.errors.length, 10],
])('%s are read at most', (_, html, read, expected) => {
  expect(read(readPage(html, { url: 'https://acme.example/' }))).toEqual(expected)
})
