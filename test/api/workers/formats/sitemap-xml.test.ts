import { expect, it } from 'vitest'
import { isSitemap, sitemapError, wrongDates } from '../../../../api/workers/formats/sitemap-xml.ts'

const url = '<url><loc>https://example.com/</loc></url>'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

it.each([
  ['a urlset', `<?xml version="1.0"?><urlset ${namespace}>${url}</urlset>`],
  ['a sitemap index', `<sitemapindex ${namespace}><sitemap><loc> https://example.com/a.xml </loc></sitemap></sitemapindex>`],
  ['prefixed names', `<s:urlset xmlns:s="x"><s:url><s:loc>https://example.com/</s:loc></s:url></s:urlset>`],
  [
    'a comment and a stylesheet before it',
    `\uFEFF<?xml version="1.0"?><?xml-stylesheet href="a.xsl"?><!-- made > by us --><urlset>${url}</urlset>`,
  ],
  ['a commented-out entry', `<urlset>${url}<!-- <url><loc>https://example.com/old</loc> --></urlset>`],
  ['CDATA', '<urlset><url><loc><![CDATA[https://example.com/?a&b]]></loc></url></urlset>'],
  ['an empty element', `<urlset>${url}<url/></urlset>`],
  ['an RSS feed', '<rss version="2.0"><channel><item><link>https://example.com/</link></item></channel></rss>'],
  ['plain addresses', 'https://example.com/\nhttps://example.com/a\n'],
])('%s is a sitemap', (_what, text) => expect(isSitemap(text, true)).toBe(true))

it.each([
  ['nothing', ''],
  ['a sentence', 'There is no sitemap here.'],
  ['an HTML page', '<!doctype html><html><body>Not found</body></html>'],
  ['no address in it', `<urlset ${namespace}></urlset>`],
  ['relative addresses', '<urlset><url><loc>/a</loc></url></urlset>'],
  ['a cut-off end', `<urlset>${url}<url><loc>https://exam`],
  ['tags that cross', '<urlset><url><loc>https://example.com/</url></loc></urlset>'],
  ['another root', '<error><code>AccessDenied</code></error>'],
])('%s is none', (_what, text) => expect(isSitemap(text, true)).toBe(false))

it('the beginning of a large file may end anywhere', () => expect(isSitemap(`<urlset>${url}<url><loc>https://exam`, false)).toBe(true))

it('a hostile file is recognized without stalling', () =>
  expect(isSitemap(`<urlset>${url}${'<a'.repeat(200_000)}${'b'.repeat(400_000)}`, true)).toBe(false))

const plain = (inside: string, start = '<?xml version="1.0"?>') => `${start}<urlset ${namespace}>${inside}</urlset>`
it.each([
  [
    'an unescaped ampersand',
    plain('<url><loc>https://example.com/?a=1&b=2</loc></url>'),
    'has an “&” that isn’t escaped as &amp; (“&b=2”)',
  ],
  ['an escaped one', plain('<url><loc>https://example.com/?a=1&amp;b=2&#38;c</loc></url>'), null],
  ['one in a CDATA section or a comment', plain('<!-- a & b --><url><loc><![CDATA[https://example.com/?a&b<]]></loc></url>'), null],
  ['blank space before the declaration', plain(url, '\n<?xml version="1.0"?>'), 'has whitespace before <?xml'],
  ['a relative URL', plain('<url><loc>/precios</loc></url>'), 'lists relative URLs, such as “/precios”'],
  ['a byte order mark', plain(url, '\uFEFF<?xml version="1.0"?>'), null],
  ['no declaration', plain(url, '\n'), null],
  ['a tag left open', plain('<url><loc>https://example.com/</loc>'), 'has an unmatched <urlset> tag'],
  [
    'another namespace',
    `<urlset xmlns="https://www.sitemap.org/schemas/sitemap/0.9">${url}</urlset>`,
    'uses the namespace “https://www.sitemap.org/schemas/sitemap/0.9” instead of http://www.sitemaps.org/schemas/sitemap/0.9',
  ],
  [
    'a second namespace',
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">${url}</urlset>`,
    null,
  ],
])('%s', (_what, text, error) => expect(sitemapError(text, true)).toBe(error))

it('dates of change with many spaces are read without stalling', () =>
  expect(wrongDates(`<lastmod>${' '.repeat(100_000)}<lastmod> 2026-10-01\n</lastmod>`, 0)).toEqual([
    { text: '2026-10-01', isFuture: true },
  ]))

it.each([
  ['2026-10-01', null],
  ['2026-10', null],
  ['2026-10-01T09:00:00+02:00', null],
  ['2026-10-01T09:00:00.123Z', null],
  ['2026-11-24T01:00:00Z', null],
  ['2062-10-01', true],
  ['01/10/2026', false],
  ['Invalid Date', false],
  ['2026-13-01', false],
])('a change on %s', (text, isFuture) =>
  expect(wrongDates(`<lastmod>${text}</lastmod><lastmod>${text}</lastmod>`, Date.UTC(2026, 10, 23, 12))).toEqual(
    isFuture === null ? [] : [{ text, isFuture }],
  ),
)
