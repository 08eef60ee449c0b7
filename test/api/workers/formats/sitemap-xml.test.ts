import { expect, it } from 'vitest'
import { isSitemap } from '../../../../api/workers/formats/sitemap-xml.ts'

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
