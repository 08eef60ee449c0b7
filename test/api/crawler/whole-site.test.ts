import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { gzipSync } from 'node:zlib'
import { describe, expect, it, onTestFinished } from 'vitest'
import { formInput } from '../../../shared/audit/checks/page/form-input.ts'
import { lang } from '../../../shared/audit/checks/page/lang.ts'
import { runAudit } from '../../../shared/audit/run-audit.ts'
import { answering, type Answers, htmlPage, startCrawler, startSite } from '../../support/crawler-sites.ts'

const numbers = (count: number) => Array.from({ length: count }, (_, n) => n)
const anchors = (count: number) =>
  numbers(count)
    .map((n) => `<a href="/p${n}/">Page ${n}</a>`)
    .join('')
const text = (body: string) => ({ type: 'text/plain', body })
const urlset = (urls: string[]) => `<urlset>${urls.map((url) => `<url><loc>${url}</loc></url>`).join('')}</urlset>`

describe('a site of many files', () => {
  const scripts = numbers(30).map((n) => `<script src="/s${n}.js"></script>`)
  const images = numbers(20).map((n) => `<img src="/i${n}.png">`)
  const home = htmlPage({ head: scripts.join(''), body: anchors(20) + images.join('') })

  it('is read with all its files and pages, six requests at a time', async () => {
    let [now, max] = [0, 0]
    const site = await startSite((request, response) => {
      max = Math.max(max, (now += 1))
      response.on('close', () => (now -= 1))
      const isPage = /^\/(?:p\d+\/)?$/.test(request.url ?? '')
      const answer = isPage
        ? { body: home }
        : (request.url ?? '').endsWith('.js')
          ? { type: 'text/javascript', body: '1' }
          : { status: 404 }
      setTimeout(() => answering({ [request.url ?? '']: answer })(request, response), 20)
    })
    const { resources, pages } = await startCrawler({ allow: [site.host] }).visit(site.url)
    expect(resources?.requests.count).toBe(50)
    expect(pages).toHaveLength(15)
    expect(max).toBe(6)
  })

  it('is read up to 15 MB, whatever its files contain, and its pages still are', async () => {
    let sent = 0
    const noise = randomBytes(1_400_000)
    // Its checksum is wrong, which shows at its end.
    const broken = gzipSync(noise, { level: 1 })
    broken.fill(0, broken.length - 8)
    const site = await startSite((request, response) => {
      const path = request.url ?? ''
      const isScript = path.endsWith('.js')
      if (!isScript && !path.endsWith('.png'))
        return answering({ [path]: path.endsWith('/') ? { body: home } : { status: 404 } })(request, response)
      const headers = isScript ? { 'content-encoding': 'gzip', 'content-type': 'text/javascript' } : { 'content-type': 'image/png' }
      response.writeHead(200, headers).end(isScript ? broken : noise)
      response.on('close', () => (sent += response.writableFinished ? noise.length : 0))
    })
    const { pages } = await startCrawler({ allow: [site.host] }).visit(site.url)
    expect(pages).toHaveLength(15)
    // The last six aren’t read to their end.
    expect(sent).toBeLessThan(15_000_000 + 6 * noise.length)
  })
})

describe('an error page', () => {
  it.each([
    ['with styles relative to itself', '<link rel="stylesheet" href="css/site.css">', '/css/site.css'],
    ['with styles from the root', '<link rel="stylesheet" href="/css/site.css">', undefined],
    ['with a base', '<base href="/"><link rel="stylesheet" href="css/site.css">', undefined],
    ['whose styles are nowhere', '<link rel="stylesheet" href="css/lost.css">', undefined],
  ])('%s', async (_what, head, unstyled) => {
    const site = await startSite((request, response) => {
      const files = { '/': { body: htmlPage() }, '/css/site.css': { type: 'text/css', body: 'p { color: teal }' } }
      const lost = { status: 404, body: htmlPage({ head, title: 'Page not found' }) }
      answering({ [request.url ?? '']: lost, ...files })(request, response)
    })
    const { missingPage } = await startCrawler({ allow: [site.host] }).visit(site.url)
    expect(missingPage).toMatchObject({ status: 404, trace: null })
    expect(missingPage?.unstyled).toBe(unstyled)
  })
})

describe('a form on another page', () => {
  it('is judged by what its fields accept', async () => {
    const form = (pattern: string) =>
      htmlPage({ body: `<form action="/s" method="post"><label>Email <input type="email" name="e" pattern="${pattern}"></label></form>` })
    const pages = { '/ask': { body: form('.+@.+[.][a-z]{2,3}') }, '/write': { body: form('.+@.+[.].+') } }
    const home = { body: htmlPage({ body: '<a href="/ask">Ask</a><a href="/write">Write</a>' }) }
    const site = await startSite(answering({ '/': home, ...pages }))
    const facts = await startCrawler({ allow: [site.host] }).visit(site.url)
    const [found] = runAudit(facts, { definitions: [formInput] }).checks
    expect(found).toMatchObject({ status: 'fail', detail: 'On /ask: A field rejects valid input: “Email: hi@studio.photography”.' })
  })
})

describe('a page that doesn’t say its language', () => {
  it('is told that of the site’s first page if it has few words', async () => {
    const home = { body: '<!doctype html><html lang="de"><title>Gezeiten</title><h1>Gezeiten</h1><a href="/preise">Preise</a></html>' }
    const prices = { body: '<!doctype html><title>Preise</title><h1>Preise</h1><p>Zwei Tarife.</p>' }
    const site = await startSite(answering({ '/': home, '/preise': prices }))
    const facts = await startCrawler({ allow: [site.host] }).visit(site.url)
    const [found] = runAudit(facts, { definitions: [lang] }).checks
    expect(found).toMatchObject({ detail: 'On /preise: No page language set.', fix: expect.stringMatching(/\n<html lang="de">$/) })
  })
})

describe('robots.txt', () => {
  it('is obeyed for links, files, pages, entries and icons, wherever they redirect to', async () => {
    const head = `<link rel="stylesheet" href="/closed/a.css"><script src="/to-closed.js"></script><link rel="manifest" href="/m.json">
      <link rel="alternate" hreflang="de" href="/closed/de/"><link rel="alternate" type="application/rss+xml" href="/to-closed.xml">`
    const body = `<a href="/closed/pricing/">Pricing</a><a href="/to-closed">Docs</a><img src="/closed/a.png"><img srcset="/closed/b.png 2x">`
    const to = { status: 302, headers: { location: '/closed/x' } }
    const site = await startSite((request, response) => {
      const answers: Answers = {
        '/': { body: htmlPage({ head, body }) },
        '/robots.txt': text(`User-agent: lantern\nDisallow: /closed/\nSitemap: ${site.url}/index.xml`),
        '/index.xml': {
          body: `<sitemapindex><sitemap><loc>${site.url}/closed/s.xml</loc></sitemap><sitemap><loc>${site.url}/s.xml</loc></sitemap></sitemapindex>`,
        },
        '/s.xml': { body: urlset([`${site.url}/closed/entry/`, `${site.url}/to-closed`]) },
        '/m.json': { type: 'application/json', body: '{"icons":[{"src":"/closed/i.png"},{"src":"/to-closed.png"}]}' },
        ...Object.fromEntries(['', '.js', '.xml', '.png'].map((end) => [`/to-closed${end}`, to])),
      }
      answering(answers)(request, response)
    })
    const { links, pages, resources, feeds, alternates, manifest, sitemapEntries } = await startCrawler({ allow: [site.host] }).visit(
      site.url,
    )
    expect(site.requests.filter((request) => request.includes('/closed/'))).toEqual([])
    expect(site.requests).toContain('GET /to-closed.js')
    expect({ links, pages, feeds, alternates }).toEqual({ links: [], pages: [], feeds: [], alternates: [] })
    expect([resources?.requests.count, manifest?.icons, sitemapEntries]).toEqual([0, [], { total: 2, checked: [], dates: [] }])
  })

  it('of another host is read once for its files, and obeyed', async () => {
    const other = await startSite(answering({ '/robots.txt': text('User-agent: *\nDisallow: /') }))
    const head = numbers(5).map((n) => `<script src="${other.url}/${n}.js"></script>`)
    const site = await startSite(answering({ '/': { body: htmlPage({ head: head.join('') }) } }))
    await startCrawler({ allow: [site.host, other.host] }).visit(site.url)
    expect(other.requests).toEqual(['GET /robots.txt'])
  })
})

/** Sends a byte now and then, and never ends. */
async function startDrip(type: string): Promise<string> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.write(`HTTP/1.1 200 OK\r\ncontent-type: ${type}\r\ncontent-length: 100000\r\n\r\n`)
    const drip = setInterval(() => socket.write('<'), 100)
    socket.on('close', () => clearInterval(drip))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return `localhost:${(server.address() as AddressInfo).port}`
}

describe('what never ends', () => {
  it('is left out when the visit ends, whether it drips, loops or leads on', async () => {
    const drip = await startDrip('text/html')
    const at = `http://${drip}`
    const head = `<link rel="stylesheet" href="${at}/a.css"><script src="/loop"></script><link rel="manifest" href="${at}/m.json">
      <link rel="alternate" hreflang="de" href="${at}/de/"><link rel="alternate" type="application/rss+xml" href="${at}/feed">
      <link rel="icon" href="${at}/i.png"><meta property="og:image" content="${at}/og.png">`
    let pageCount = 0
    const site = await startSite((request, response) => {
      const path = request.url ?? ''
      const next = `<a href="/trap/${(pageCount += 1)}/">On</a>`.repeat(2) + anchors(3)
      const sitemaps = numbers(50).map((n) => `<sitemap><loc>${site.url}/again${n}.xml</loc></sitemap>`)
      const answers: Answers = {
        '/': { body: htmlPage({ head, body: `${next}<a href="/loop">Loop</a><img src="${at}/a.png">` }) },
        '/robots.txt': text(`User-agent: *\nAllow: /\nSitemap: ${site.url}/again.xml`),
        '/loop': { status: 302, headers: { location: '/loop2' } },
        '/loop2': { status: 302, headers: { location: '/loop' } },
      }
      if (path.startsWith('/again')) answers[path] = { body: `<sitemapindex>${sitemaps.join('')}</sitemapindex>` }
      if (path.startsWith('/trap')) answers[path] = { status: 302, headers: { location: `/trap/${(pageCount += 1)}/` } }
      answering(answers)(request, response)
    })
    const facts = await startCrawler({ allow: [site.host, drip], visitMs: 1500 }).visit(site.url)
    expect(facts.sitemapEntries).toEqual({ total: 0, checked: [], dates: [] })
    expect([facts.feeds, facts.alternates, facts.manifest]).toEqual([[], [], null])
    expect(facts.resources?.requests.failed).toMatchObject([{ url: `${site.url}/loop`, reason: `${site.host} has a redirect loop` }])
    expect(facts.resources?.pictures).toMatchObject({ count: 0 })
    expect(site.requests.filter((request) => /again/.test(request))).toHaveLength(4)
    // Ten redirects each, of a link, a page and an entry.
    expect(site.requests.filter((request) => /trap/.test(request)).length).toBeLessThan(60)
  })
})
