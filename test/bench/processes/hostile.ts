import { readHtml } from '../../../api/workers/parse-worker.ts'
import { median, roundCount } from '../rounds.ts'

/** Milliseconds that a megabyte of each kind costs. */
export type HostileFigures = { kind: string; ms: number }[]

const megabyte = (piece: string) => piece.repeat(Math.ceil(1_000_000 / piece.length))
const numbered = (count: number, pieceAt: (index: number) => string) => Array.from({ length: count }, (_, index) => pieceAt(index)).join('')

const kinds: Record<string, string> = {
  'nested elements': megabyte('<div>'),
  'misnested formatting': numbered(50_000, (index) => `<b class=${index}><p>`),
  'open links': megabyte('<a href=/x>'),
  'links apart': numbered(25_000, (index) => `<a href="/page-${index}">Page number ${index}</a>`),
  attributes: `<p ${numbered(140_000, (index) => ` a${index}`)}>text`,
  headings: megabyte('<h1>x</h1>'),
  metas: megabyte('<meta name=description content=x>'),
  images: megabyte('<img class=logo src=/a.png alt=logo>'),
  'an endless word': `<p>${megabyte('a')}`,
  'an endless title': `<title>${megabyte('a - ')}`,
  prices: `<h2>Pricing</h2>${megabyte('<p>Free trial $9 per month</p>')}`,
  entities: `<p>${megabyte('&amp;')}`,
  'wide JSON-LD': `<script type="application/ld+json">[${'{"@type":"Product","name":"x"},'.repeat(32_000)}{}]</script>`,
  'deep JSON-LD': `<script type="application/ld+json">${'['.repeat(500_000)}${']'.repeat(500_000)}</script>`,
  'an open comment': `<p>a</p><!--${megabyte('x')}`,
  'angle brackets': megabyte('<'),
  tables: megabyte('<table><tr><td>'),
  'spaces and lines': megabyte('<p> \n\t '),
}

const figures = Object.entries(kinds).map(([kind, html]) => {
  const bytes = Buffer.from(html)
  const times = Array.from({ length: roundCount }, () => {
    const began = performance.now()
    readHtml({ bytes, url: 'https://acme.example/', contentType: 'text/html; charset=utf-8' })
    return performance.now() - began
  })
  return { kind, ms: median(times) }
})
process.send?.(figures satisfies HostileFigures)
