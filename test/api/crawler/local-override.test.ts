import { expect, it } from 'vitest'
import { checkTarget, everyHost } from '../../../api/crawler/target.ts'
import { answering, htmlPage, startCrawler, startSite } from '../../support/crawler-sites.ts'

const publicSite = 'https://lanterna.example'
const head = (path: string) =>
  `<link rel="canonical" href="${publicSite}${path}"><meta property="og:image" content="${publicSite}${path}social.svg">`
const svg = { type: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }

it.each(['/', '/lantern/'])('a page on this machine stands in for the public site it names, at %s there', async (path) => {
  const site = await startSite(
    answering({
      '/': {
        body: htmlPage({
          head: head(path),
          body: `<a href="${publicSite}${path}docs?a=1">Docs</a><a href="${publicSite}${path}gone">Gone</a>`,
        }),
      },
      '/social.svg': svg,
      '/docs?a=1': {},
      '/robots.txt': { type: 'text/plain', body: `User-agent: *\nSitemap: ${publicSite}${path}map.xml\n` },
      '/map.xml': {
        type: 'application/xml',
        body: '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://lanterna.example/</loc></url></urlset>',
      },
    }),
  )
  const { socialImage, links, sitemap } = await startCrawler({ allow: 'everything' }).visit(site.url)
  expect(socialImage).toMatchObject({ url: `${publicSite}${path}social.svg`, reason: null })
  expect(links.map(({ url, status }) => [url, status])).toEqual([
    [`${publicSite}${path}docs?a=1`, 200],
    [`${publicSite}${path}gone`, 404],
  ])
  expect(sitemap).toMatchObject({ found: true, malformed: false })
})

it('a page that names no public site, or another host’s files, is read where they are', async () => {
  const other = await startSite(answering({ '/social.svg': svg }))
  const site = await startSite(
    answering({
      '/': {
        body: htmlPage({
          head: `<link rel="canonical" href="${publicSite}/"><meta property="og:image" content="${other.url}/social.svg">`,
        }),
      },
    }),
  )
  expect((await startCrawler({ allow: 'everything' }).visit(site.url)).socialImage?.reason).toBeNull()
  expect(other.requests).toContain('GET /social.svg')
})

it('pages that a local page names by their public URL are visited on the machine', async () => {
  const head = `<link rel="canonical" href="${publicSite}/pricing">`
  const home = htmlPage({
    head: `<meta property="og:url" content="${publicSite}/">${head}`,
    body: `<a href="${publicSite}/pricing">Pricing</a>`,
  })
  const site = await startSite(answering({ '/': { body: home }, '/pricing': { body: htmlPage({ head }) } }))
  const { pages } = await startCrawler({ allow: 'everything' }).visit(site.url)
  expect(pages?.map(({ url, status }) => [url, status])).toEqual([[`${site.url}/pricing`, 200]])
})

it.each(['http://localhost:5173/', 'http://192.168.1.7/', 'http://[::1]:3000/', 'http://intranet/', 'http://169.254.1.1/'])(
  'with everything allowed, %s may be visited',
  (url) => expect(() => checkTarget(new URL(url), everyHost)).not.toThrow(),
)

it.each(['http://localhost:22/', 'http://localhost:25/', 'ftp://localhost/', 'file:///etc/passwd', 'http://ada:secret@localhost/'])(
  'with everything allowed, %s is still refused',
  (url) => expect(() => checkTarget(new URL(url), everyHost)).toThrow(/web port|URLs are supported|user name/),
)

it('reports other hosts as not checked while none of them answers, as on a machine without a network', async () => {
  const links = '<a href="/gone">Gone</a><a href="https://offline.example/">Another host</a>'
  const site = await startSite(answering({ '/': { body: htmlPage({ body: links }) } }))
  const facts = await startCrawler({ allow: 'everything' }).visit(site.url)
  expect(facts.links).toEqual([
    { url: `${site.url}/gone`, status: 404, reason: null },
    { url: 'https://offline.example/', status: null, reason: expect.any(String), isSlow: true },
  ])
})
