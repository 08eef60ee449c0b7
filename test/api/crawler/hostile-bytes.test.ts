import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import * as work from '../../../api/workers/parse-worker.ts'

const big = 200_000
const filled = (piece: string) => Buffer.from(piece.repeat(Math.ceil(big / piece.length)))
const hex = (text: string) => Buffer.from(text, 'hex')
const after = (start: string, piece: string) => Buffer.concat([hex(start), hex(piece.repeat(Math.ceil((2 * big) / piece.length)))])
const box = (type: string, size: number) => {
  const bytes = Buffer.alloc(8)
  bytes.writeUInt32BE(size)
  bytes.write(type, 4)
  return bytes.toString('hex')
}

const page = (html: Buffer) => ({ bytes: html, url: 'https://lanterna.io/a', contentType: 'text/html', ms: 1, robotsTag: [] })
const parsers: Record<string, (bytes: Buffer) => unknown> = {
  'a picture': (bytes) => work.readPicture({ bytes, isWhole: true }),
  'a style sheet': work.readStyles,
  'a script': (bytes) => work.readScript(bytes),
  'a font': (bytes) => work.readFont(bytes),
  'a sitemap': (bytes) => work.readSitemap({ bytes, complete: true, max: 20 }),
  'the start of a sitemap': (bytes) => work.readSitemap({ bytes, complete: false, max: 20 }),
  'robots.txt': (bytes) => work.allowedPaths({ bytes, agent: 'slipway', paths: Array.from({ length: 60 }, (_, n) => `/${'a'.repeat(n)}`) }),
  'another page': (bytes) => work.readSitePage(page(bytes.subarray(0, 700_000))),
  'the first page': (bytes) => work.readHtml(page(bytes)),
  'a manifest': (bytes) => work.readManifest(bytes.subarray(0, 262_144)),
  'a feed': (bytes) => work.readFeed({ bytes, complete: true }),
}

const hostile: Record<string, Buffer> = {
  nothing: Buffer.alloc(0),
  zeros: Buffer.alloc(big),
  'bytes of 0xff': Buffer.alloc(big, 0xff),
  'a gzip file in a gzip file': gzipSync(gzipSync(Buffer.alloc(10 * big))),
  'PNG chunks of no length': after('89504e470d0a1a0a0000000d4948445200000001000000010806000000', '0000000061616161ffffffff'),
  'a PNG chunk of 4 GB': after('89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489ffffffff49444154', '00'),
  'JPEG segments of no length': after('ffd8ffc00011080001000103011100', 'ffe00000'),
  'JPEG fill bytes': after('ffd8ffe00004ffff', 'ff'),
  'JPEG scans': after('ffd8ffc0001108000100010301110002110103110100', 'ffda0000'),
  'JPEG restart markers': after('ffd8ffc0001108000100010301110002110103110100ffda0002', 'ffd0'),
  'GIF blocks': after('474946383961010001000000', '21f90000'),
  'a WebP of 4 GB': after('52494646ffffffff5745425056503820ffffffff', '00'),
  'WebP chunks of no length': after('524946460000000057454250565038580a000000', '5650385800000000'),
  'AVIF boxes of eight bytes': after(`${box('ftyp', 16)}6176696600000000`, box('free', 8)),
  'an AVIF box of no size': after(`${box('ftyp', 16)}6176696600000000`, box('meta', 0)),
  'AVIF boxes in boxes': after(`${box('ftyp', 16)}6176696600000000`, box('meta', 0x7fffffff)),
  'a JPEG XL of boxes': after('0000000c4a584c200d0a870a', box('jxlc', 0)),
  'an icon of 65,535 pictures': after('00000100ffff', '0101000001002000ffffffff16000000'),
  'TIFF directories in a circle': after('49492a0008000000', 'ffff0001040001000000080000000800'),
  'SVG without an end': filled('<svg width="1" '),
  'font faces': filled('@font-face{font-family:a;src:url(a.woff2)}a{font-family:a}'),
  'open font faces': filled('@font-face {'),
  'a font face of sources': filled('@font-face{font-family:a;src:url(a),'.padEnd(60, ' url(')),
  imports: filled('@import url( "a.css" );'),
  'spaces after an import': filled(`@import${' '.repeat(1000)}`),
  'comments that open': filled('/*'),
  'comments that close': filled('*/'),
  commas: filled('@font-face{src:,,,,,,,,url('),
  'entries without an end': filled('<urlset><url><loc>https://a'),
  'entries of one address': filled('<urlset><url><loc>https://a.io/</loc></url>'),
  'spaces in an entry': Buffer.from(`<urlset><loc>${' '.repeat(big)}https://a.io/</loc></urlset>`),
  'quoted entries': filled('<urlset><loc><![CDATA['),
  'open tags': filled('<a><b>'),
  'entities in an entry': filled('<urlset><loc>https://a.io/&amp;&amp;</loc>'),
  'addresses without markup': filled('https://a.io/ '),
  'rules of stars': filled(`User-agent: *\nDisallow: /${'*a'.repeat(40)}$\n`),
  'groups of agents': filled('User-agent: *\nAllow: /\n'),
  'percent signs': filled('User-agent: *\nDisallow: /%%%2%%41\n'),
  'an endless srcset': filled('<img srcset="a 1x, '),
  'many sources': filled('<picture><source srcset="a.png 1x, b.png 2x"><img src=c.png width=1 height=1>'),
  styles: filled('<link rel=stylesheet href=a.css>'),
  'spaces in a rel': filled(`<link rel="${' '.repeat(500)}stylesheet" href=a.css>`),
  'template braces': filled('<p>{{ name }} ${a} lorem ipsum undefined [object Object]</p>'),
  'open braces': filled('{{ '),
  'telling links': filled('<a href=/pricing>Pricing</a><a href=/docs>Docs</a><a href="#">Sign up</a>'),
  'alternates of a page': filled('<link rel=alternate hreflang=de href=/de/>'),
  'words before a blank': filled('your '),
  'colons before a line': filled(': '),
  'a key of underscores': Buffer.from(`${'a_'.repeat(big / 2)}!`),
  'deep JSON': filled('['),
  'deep JSON objects': filled('{"icons":'),
  'fields without an end': filled('<input '),
  'scripts without an end': filled('<script '),
  'headings without an end': filled('<h1 '),
  'a prolog without an end': filled('<!-- a --><?x?>'),
  'a document type': filled('<!DOCTYPE a ['),
}

describe.each(Object.keys(hostile))('%s', (name) => {
  it('is read by every parser within the time of a task', () => {
    for (const [what, parse] of Object.entries(parsers)) {
      const began = process.cpuUsage()
      const size = JSON.stringify(parse(hostile[name] ?? Buffer.alloc(0)) ?? null).length
      const { user, system } = process.cpuUsage(began)
      expect([what, (user + system) / 1000 < 1500, size < 400_000]).toEqual([what, true, true])
    }
  })
})
