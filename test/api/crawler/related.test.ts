import { describe, expect, it } from 'vitest'
import { readFeed } from '../../../api/workers/formats/feed.ts'
import { readManifest } from '../../../api/workers/formats/related-files.ts'
import { answering, type Answers, htmlPage, startCrawler, startSite } from '../../support/crawler-sites.ts'

/** A site whose answers can name the port it listens on, as PORT. */
async function visit(head: string, answers: Answers) {
  const site = await startSite((request, response) => {
    const place = (text: string) => text.replaceAll('PORT', String(site.port))
    const placed = Object.entries({ '/': { body: htmlPage({ head }) }, ...answers }).map(([path, { body, ...rest }]) => [
      path,
      { ...rest, ...(body !== undefined && { body: typeof body === 'string' ? place(body) : body }) },
    ])
    answering(Object.fromEntries(placed) as Answers)(request, response)
  })
  return { ...(await startCrawler({ allow: [site.host] }).visit(site.url)), site }
}
const alternate = (lang: string, href: string) => `<link rel="alternate" hreflang="${lang}" href="${href}">`
const all = ['', 'de/', 'fr/', 'it/']
  .map((path, at) => alternate(['en', 'de', 'fr', 'it'][at] ?? '', `http://localhost:PORT/${path}`))
  .join('')
const png = (width: number, height: number) => {
  const bytes = Buffer.alloc(33)
  Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').copy(bytes)
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return { type: 'image/png', body: bytes }
}

describe('the pages in other languages', () => {
  it('are requested, and checked for links back', async () => {
    const { alternates } = await visit(all, { '/de/': { body: htmlPage({ head: all }) }, '/fr/': { body: htmlPage() } })
    expect(alternates?.map(({ lang, status, linksBack }) => [lang, status, linksBack])).toEqual([
      ['de', 200, true],
      ['fr', 200, false],
      ['it', 404, null],
    ])
  })

  it('that keep search engines out, by tag or header, are told', async () => {
    const hidden = htmlPage({ head: `${all}<meta name="robots" content="noindex">` })
    const { alternates } = await visit(all, {
      '/de/': { body: hidden },
      '/fr/': { headers: { 'x-robots-tag': 'noindex' }, body: htmlPage({ head: all }) },
      '/it/': { headers: { 'x-robots-tag': 'otherbot: noindex' }, body: htmlPage({ head: all }) },
    })
    expect(alternates?.map(({ noindex = false }) => noindex)).toEqual([true, true, false])
  })

  it('that redirect elsewhere, use a Link header or are files aren’t judged', async () => {
    const { alternates } = await visit(all, {
      '/de/': { status: 302, headers: { location: '/' } },
      '/fr/': { headers: { link: '<http://localhost/>; rel="alternate"; hreflang="en"' }, body: htmlPage() },
      '/it/': { type: 'application/pdf', body: '%PDF' },
    })
    expect(alternates?.map(({ status, linksBack }) => [status, linksBack])).toEqual([
      [200, null],
      [200, null],
      [200, null],
    ])
  })

  it('that robots.txt disallows or that aren’t public aren’t requested, nor are more than twelve', async () => {
    const many = ['de', 'fr', 'it', 'es', 'nl', 'da', 'sv', 'nb', 'fi', 'pl', 'cs', 'sk', 'hu', 'ro']
      .map((lang) => alternate(lang, `/${lang}/`))
      .join('')
    const head = alternate('ja', 'http://10.0.0.1/ja/') + many
    const robots = { type: 'text/plain', body: 'User-agent: *\nDisallow: /de/' }
    const { alternates, site } = await visit(head, { '/robots.txt': robots, '/fr/': { body: htmlPage() }, '/it/': { body: htmlPage() } })
    expect(alternates?.map(({ lang }) => lang)).toEqual(['fr', 'it', 'es', 'nl', 'da', 'sv', 'nb', 'fi', 'pl', 'cs'])
    expect(site.requests.filter((request) => /\/(?:de|sk|hu|ro)\//.test(request))).toEqual([])
  })
})

const frame = (path: string) => `<iframe src="${path}" title="Tides"></iframe>`

describe('the pages in frames', () => {
  it('tell whether they may be shown there', async () => {
    const policy = { 'content-security-policy': "frame-ancestors 'self'", 'x-frame-options': 'DENY' }
    const head = ['/a', '/b', '/c', '/d'].map(frame).join('')
    const { frames } = await visit(head, {
      '/a': { headers: { 'x-frame-options': 'DENY' }, body: htmlPage() },
      '/b': { headers: { 'x-frame-options': 'SAMEORIGIN' }, body: htmlPage() },
      '/c': { headers: policy, body: htmlPage() },
    })
    expect(frames?.map(({ status, refusal }) => [status, refusal])).toEqual([
      [200, 'X-Frame-Options: DENY'],
      [200, null],
      [200, null],
      [404, null],
    ])
  })

  it('that scripts fill in or that are hidden aren’t requested', async () => {
    const head = '<iframe data-src="/a"></iframe><iframe srcdoc="<p>b" src="/b"></iframe><iframe hidden src="/c"></iframe>'
    const { frames, site } = await visit(head, {})
    expect(frames).toEqual([])
    expect(site.requests.filter((request) => /\/[abc]$/.test(request))).toEqual([])
  })
})

const rss = '<rss version="2.0"><channel><title>a</title></channel></rss>'
const feed = (href: string) => `<link rel="alternate" type="application/rss+xml" href="${href}">`

describe('the feeds of a page', () => {
  it('are requested, up to two', async () => {
    const { feeds, site } = await visit(feed('/a.xml') + feed('/b.xml') + feed('/c.xml'), {
      '/a.xml': { type: 'application/xml', body: rss },
    })
    expect(feeds).toEqual([
      { url: `${site.url}/a.xml`, status: 200, isFeed: true, error: null, links: [], gone: null, isEmpty: true },
      { url: `${site.url}/b.xml`, status: 404, isFeed: false, error: null, links: [], gone: null },
    ])
  })

  it('that block crawlers are left out', async () => {
    expect((await visit(feed('/a.xml') + feed('/b.xml'), { '/a.xml': { status: 403 }, '/b.xml': { status: 503 } })).feeds).toEqual([])
  })

  it.each([
    ['RSS', true, rss],
    ['RSS after its prolog', true, `\uFEFF<?xml version="1.0"?><!-- <html> -->\n<?xml-stylesheet href="a"?>${rss}`],
    ['Atom', true, '<feed xmlns="http://www.w3.org/2005/Atom">'],
    ['RDF', true, '<rdf:RDF xmlns="http://purl.org/rss/1.0/">'],
    ['a feed with entities of its own', true, `<!DOCTYPE rss [<!ENTITY a "b"><!ENTITY c "&a;&a;">]>${rss}`],
    ['a JSON Feed', true, '{"version": "https://jsonfeed.org/version/1.1", "items": []}'],
    ['a page', false, htmlPage()],
    ['any other XML', false, '<urlset></urlset>'],
    ['any other JSON', false, '{"version": "1"}'],
    ['nothing', false, ''],
    ['comments without end', false, '<!--'.repeat(16_000)],
    ['declarations without end', false, '<?a?>'.repeat(13_000)],
  ])('%s is one: %s', (_, isFeed, text) => expect(readFeed({ bytes: Buffer.from(text), complete: false }).isFeed).toBe(isFeed))
})

const manifest = '<link rel="manifest" href="/app/site.webmanifest">'

describe('the manifest of a page', () => {
  it('is read, and its icons are measured', async () => {
    const body = JSON.stringify({
      name: 'Lanterna',
      icons: [{ src: 'a.png', sizes: '192x192' }, { src: '/b.png' }, { src: 'http://10.0.0.1/c.png' }],
    })
    const answers = { '/app/site.webmanifest': { type: 'application/json', body }, '/app/a.png': png(180, 180) }
    const { manifest: facts, site } = await visit(manifest, answers)
    expect(facts).toMatchObject({
      error: null,
      text: body,
      icons: [
        { src: 'a.png', url: `${site.url}/app/a.png`, sizes: '192x192', reason: null, width: 180 },
        { src: '/b.png', sizes: '', reason: 'it returns 404' },
      ],
    })
    expect(facts?.icons).toHaveLength(2)
  })

  it('that is missing or broken has the reason, and one that blocks crawlers is null', async () => {
    const of = async (answer: Answers[string]) => (await visit(manifest, { '/app/site.webmanifest': answer })).manifest
    expect(await of({ status: 404 })).toMatchObject({ error: 'it returns 404', icons: [] })
    expect(await of({ body: htmlPage() })).toMatchObject({ error: 'it’s an HTML page' })
    expect(await of({ status: 401 })).toBeNull()
    expect(await of({ type: 'application/json', body: `{"a":"${'x'.repeat(5_000_000)}"}` })).toBeNull()
  })

  it.each([
    ['nothing', '', 'it isn’t valid JSON'],
    ['a comma too many', '{"icons":[],}', 'it isn’t valid JSON'],
    ['a list', '[]', 'it isn’t a JSON object'],
    ['a word', 'null', 'it isn’t a JSON object'],
    ['icons that are no list', '{"icons":{}}', 'its icons aren’t a list'],
    ['deep nesting', `{"a":${'['.repeat(100_000)}`, 'it isn’t valid JSON'],
    ['deep nesting that ends', `{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, null],
    ['odd icons', '{"icons":[null,1,[],{},{"src":1},{"src":"a","sizes":{}}]}', null],
    ['a prototype', '{"__proto__":{"icons":[1]},"constructor":1}', null],
  ])('%s is read without harm', (_, text, error) => {
    const read = readManifest(Buffer.from(text))
    expect(read.error).toBe(error)
    expect(read.icons.every(({ src, sizes }) => typeof src === 'string' && typeof sizes === 'string')).toBe(true)
  })

  it('has bounded icons, and no text when it’s long', () => {
    const icons = Array.from({ length: 10_000 }, () => ({ src: 'x'.repeat(5000), sizes: '9x9 '.repeat(100) }))
    const { text, icons: kept } = readManifest(Buffer.from(JSON.stringify({ icons })))
    expect(text).toBeNull()
    expect(JSON.stringify(kept).length).toBeLessThan(50_000)
  })
})
