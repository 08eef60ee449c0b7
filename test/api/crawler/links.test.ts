import { expect, it } from 'vitest'
import { answering, htmlPage, startCrawler, startSite } from '../../support/crawler-sites.ts'

const anchors = (...urls: string[]) => urls.map((url) => `<a href="${url}">link</a>`).join('\n')

it('links are requested once each, and report their status', async () => {
  const hidden = {
    '/': {
      body: htmlPage({
        body: anchors(
          '/map.pdf',
          '/map.pdf#team',
          '#top',
          '/',
          'mailto:me@example.com',
          '/gone',
          '/old.pdf',
          '/app.zip',
          '/accounts/b.pdf',
        ),
      }),
    },
    '/app.zip': {},
    '/accounts/b.pdf': {},
  }
  const site = await startSite(
    answering({
      ...hidden,
      '/map.pdf': { type: 'application/pdf', body: `%PDF-1.7 ${'1 0 obj '.repeat(20)}%%EOF` },
      '/old.pdf': { status: 301, headers: { location: '/map.pdf' } },
    }),
  )
  const { links } = await startCrawler({ allow: [site.host] }).visit(site.url)
  expect(links).toEqual([
    { url: `${site.url}/map.pdf`, status: 200, reason: null },
    { url: `${site.url}/gone`, status: 404, reason: null },
    { url: `${site.url}/old.pdf`, status: 200, reason: null },
    { url: `${site.url}/app.zip`, status: 200, reason: 'it returns a web page instead of the file' },
    { url: `${site.url}/accounts/b.pdf`, status: 200, reason: 'it returns a web page instead of the file' },
  ])
  expect(site.requests.filter((request) => request === 'HEAD /map.pdf')).toHaveLength(2)
  // Small files are read, to see whether they’re whole.
  expect(site.requests.filter((request) => request === 'GET /map.pdf')).toHaveLength(2)
})

it('a file with nothing in it is empty', async () => {
  const sized = (type: string, body: string) => ({ type, body, headers: { 'content-length': String(body.length) } })
  const site = await startSite(
    answering({
      '/': { body: htmlPage({ body: anchors('/press.zip', '/guide.pdf', '/tides.csv', '/tools.zip') }) },
      '/press.zip': sized('application/zip', 'PK'.padEnd(22, '0')),
      '/guide.pdf': sized('application/pdf', ''),
      '/tides.csv': sized('text/csv', 'a'),
      '/tools.zip': sized('application/zip', `${'PK'.padEnd(120, '0')}PK\u0005\u0006`),
    }),
  )
  const { links } = await startCrawler({ allow: [site.host] }).visit(site.url)
  expect(links.map(({ reason }) => reason)).toEqual(['the file is empty', 'the file is empty', null, null])
})

it('a page of another site that shows a file is none in its place', async () => {
  const other = await startSite(answering({ '/blob/data.csv': {} }))
  const site = await startSite(
    answering({
      '/': { body: htmlPage({ body: anchors(`${other.url}/blob/data.csv`, '/paper.pdf') }) },
      '/paper.pdf': { status: 301, headers: { location: `${other.url}/blob/data.csv` } },
    }),
  )
  const { links } = await startCrawler({ allow: [site.host, other.host] }).visit(site.url)
  expect(links.map(({ reason }) => reason)).toEqual([null, null])
})

it('a server that doesn’t support HEAD gets a GET request', async () => {
  const site = await startSite((request, response) => {
    if (request.method === 'HEAD') response.writeHead(405).end()
    else answering({ '/': { body: htmlPage({ body: anchors('/pricing') }) }, '/pricing': {} })(request, response)
  })
  const { links } = await startCrawler({ allow: [site.host] }).visit(site.url)
  expect(links).toEqual([{ url: `${site.url}/pricing`, status: 200, reason: null }])
})

it("ten links are requested, the site's own first", async () => {
  const other = await startSite(answering({ '/': {} }))
  const own = Array.from({ length: 9 }, (_, n) => `/${n}`)
  const third = await startSite(answering({ '/': {} }))
  const site = await startSite(answering({ '/': { body: htmlPage({ body: anchors(third.url, other.url, ...own) }) } }))
  const crawler = startCrawler({ allow: [site.host, other.host, third.host] })
  const { links } = await crawler.visit(site.url)
  expect(links.map(({ url }) => url)).toEqual([...own.map((path) => site.url + path), `${third.url}/`])
})

it('a link that is not visited counts as nothing, whether it or where it leads is refused', async () => {
  const site = await startSite(
    answering({
      '/': { body: htmlPage({ body: anchors('http://10.0.0.7/', 'https://one.invalid/', 'http://localhost:25/', '/hidden', '/ok') }) },
      '/hidden': { status: 302, headers: { location: 'http://169.254.169.254/' } },
      '/ok': {},
    }),
  )
  const { links } = await startCrawler({ allow: [site.host] }).visit(site.url)
  expect(links).toEqual([{ url: `${site.url}/ok`, status: 200, reason: null }])
})

it('links to the catalog itself aren’t checked, so that a badge added before its launch isn’t a broken link', async () => {
  const catalog = await startSite(answering({}))
  const badge = `${catalog.url}/launches/lanterna/`
  const site = await startSite(answering({ '/': { body: htmlPage({ body: anchors(badge, '/ok') }) }, '/ok': {} }))
  const { links } = await startCrawler({ allow: [site.host, catalog.host], siteUrl: catalog.url }).visit(site.url)
  expect(links.map(({ url }) => url)).toEqual([`${site.url}/ok`])
  expect(catalog.requests).toEqual([])
})

it('what the visit has no time for is reported or left out, and the visit returns the rest', async () => {
  const head = '<meta property="og:image" content="/slow.png">'
  const page = answering({
    '/': { body: htmlPage({ head, body: anchors('/slow', '/quick') }) },
    '/quick': {},
    '/llms.txt': { type: 'text/plain', body: '# Us' },
  })
  const site = await startSite((request, response) => {
    if (!/slow|sitemap/.test(request.url ?? '')) page(request, response)
  })
  const facts = await startCrawler({ allow: [site.host], visitMs: 1500 }).visit(site.url)
  const slow = `${site.host} took too long to respond`
  expect(facts.links).toEqual([{ url: `${site.url}/quick`, status: 200, reason: null }])
  expect(facts.socialImage?.reason).toBe(slow)
  expect(facts.sitemap.found).toBe(false)
  expect(facts.llmsTxt.found).toBe(true)
})

it('a link that doesn’t answer in time is reported as slow, not as working or broken', async () => {
  const page = answering({ '/': { body: htmlPage({ body: anchors('/slow', '/quick') }) }, '/quick': {} })
  const site = await startSite((request, response) => {
    if (request.url !== '/slow') page(request, response)
  })
  const { links } = await startCrawler({ allow: [site.host] }).visit(site.url)
  expect(links).toEqual([
    { url: `${site.url}/slow`, status: null, reason: expect.any(String), isSlow: true },
    { url: `${site.url}/quick`, status: 200, reason: null },
  ])
})

it('links aren’t requested if robots.txt can’t be read', async () => {
  const page = answering({ '/': { body: htmlPage({ body: anchors('/quick') }) }, '/quick': {} })
  const site = await startSite((request, response) => {
    if (request.url !== '/robots.txt') page(request, response)
  })
  const { links, robots } = await startCrawler({ allow: [site.host], visitMs: 1500 }).visit(site.url)
  expect(links).toEqual([])
  expect(robots).toEqual({ found: false, allowed: true, sitemaps: [], errors: [], unread: `${site.host} took too long to respond` })
  expect(site.requests).not.toContain('HEAD /quick')
})
