import diagnostics from 'node:diagnostics_channel'
import type { Socket } from 'node:net'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { createCrawler } from '../../../api/crawler/crawler.ts'
import { collectLinks } from '../../../api/crawler/collect/links.ts'
import { collectRelated } from '../../../api/crawler/collect/related/related.ts'
import { robotsFile } from '../../../api/crawler/collect/robots.ts'
import { createMayFetch } from '../../../api/crawler/collect/site/may-fetch.ts'
import { collectMissingPage, collectOtherHost } from '../../../api/crawler/collect/site/missing-page.ts'
import { collectPages } from '../../../api/crawler/collect/site/pages.ts'
import { collectResources } from '../../../api/crawler/collect/site/resources.ts'
import { collectEntries, readEntries } from '../../../api/crawler/collect/site/sitemap-entries.ts'
import { collectSitemap } from '../../../api/crawler/collect/sitemap.ts'
import { obeying } from '../../../api/crawler/limited.ts'
import { openSession } from '../../../api/crawler/session.ts'
import { readPage } from '../../../shared/page/read-page.ts'
import { createPageReader } from '../../../api/workers/page-reader.ts'
import { answering, type Answers, htmlPage, refusalOf, startSite } from '../../support/crawler-sites.ts'
import { spellings } from '../../support/hostile-spellings.ts'

describe('an address that is not public', () => {
  // Every name would lead to loopback, if it were looked up.
  const crawler = createCrawler({
    allow: [],
    userAgent: 'Lantern/1.0',
    reader: createPageReader(),
    resolve: () => Promise.resolve(['127.0.0.1']),
  })
  afterAll(() => crawler.close())

  it.each(spellings)('%j is refused without a connection', async (spelling) => {
    const site = await startSite(answering({ '/': { body: htmlPage() } }))
    const { code, message } = await refusalOf(crawler.visit(spelling.replace('PORT', String(site.port))))
    expect(['bad_url', 'blocked_address']).toContain(code)
    expect(message).toMatch(/^\S.*\.$/)
    expect(site.connections()).toBe(0)
  })
})

/** A page that names one address in every place that a visit requests. */
const naming = (address: string) => {
  const value = address.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  const head = ['stylesheet', 'manifest', 'alternate" type="application/rss+xml', 'alternate" hreflang="de', 'preload" as="font'].map(
    (rel) => `<link rel="${rel}" href="${value}">`,
  )
  const body = `<img src="${value}"><img srcset="${value} 2x"><script src="${value}"></script><a href="${value}">Pricing</a>`
  return htmlPage({ head: head.join(''), body: `${body}<picture><source srcset="${value}"></picture><video poster="${value}"></video>` })
}

/** Where this process opens connections to. */
function watchConnections(): Set<number> {
  const ports = new Set<number>()
  const onSocket = (message: unknown) => (message as { socket: Socket }).socket.on('connectionAttempt', (_address, port) => ports.add(port))
  diagnostics.subscribe('net.client.socket', onSocket)
  onTestFinished(() => void diagnostics.unsubscribe('net.client.socket', onSocket))
  return ports
}

describe('an address that is not public, named by a site', () => {
  const reader = createPageReader()
  afterAll(() => reader.close())

  it.each(['itself', 'in a file', 'by a redirect'])('%s, leads to no connection from any request of a visit', async (way) => {
    const canary = await startSite(answering({}), { host: '::' })
    const addresses = spellings.map((spelling) => spelling.replace('PORT', String(canary.port)))
    const quoted = (address: string) => address.replaceAll(/["\\\n\t]/g, encodeURIComponent)
    const site = await startSite((request, response) => {
      const [path = '', at = ''] = (request.url ?? '').split('?')
      const address = addresses[Number(at)] ?? ''
      const css = `@import "${quoted(address)}"; @font-face { font-family: a; src: url("${quoted(address)}") } p { font-family: a }`
      const files: Answers = {
        '/a.css': { type: 'text/css', body: css },
        '/a.json': { type: 'application/json', body: JSON.stringify({ icons: [{ src: address }] }) },
        '/a.xml': { body: `<sitemapindex><sitemap><loc>${address.replaceAll('&', '&amp;')}</loc></sitemap></sitemapindex>` },
        '/to': { status: 302, headers: { location: Buffer.from(quoted(address)).toString('latin1') } },
      }
      answering(Object.fromEntries(Object.entries(files).map(([name, answer]) => [`${name}?${at}`, answer])))(request, response)
      if (path === '/to') redirects += 1
    })
    let redirects = 0
    const ports = watchConnections()
    const signal = AbortSignal.timeout(20_000)
    const allowed = new Set([site.host])
    const plain = openSession({ allowed, userAgent: 'Lantern/1.0', resolve: () => Promise.resolve(['127.0.0.1']), signal })
    const home = new URL(site.url)
    const mayFetch = createMayFetch(plain, reader, 'lantern', { origin: home.origin, file: robotsFile(plain, home) })
    const visit = { session: obeying(plain, mayFetch), reader, page: home }
    const askAll = async (address: string, at: number) => {
      const named = way === 'by a redirect' ? `${site.url}/to?${at}` : address
      const page = readPage(naming(named), { url: `${site.url}/` })
      const files = ['css', 'json', 'xml'].map((end) => `${site.url}/a.${end}?${at}`)
      const [style = '', manifest = '', index] = files
      if (way === 'in a file') {
        page.resources = [{ url: style, kind: 'style', tag: '' }]
        page.manifest = manifest
      }
      const { content } = await collectSitemap(visit.session, reader, home, way === 'in a file' ? index : URL.parse(named, home)?.href)
      await Promise.all([
        collectResources(visit, page),
        collectRelated(visit, page),
        collectLinks(visit.session, page, undefined),
        collectPages(visit, URL.canParse(named) ? [{ url: named, topic: null }] : []),
        readEntries(visit, content ?? { isIndex: true, total: 1, sample: [named], dates: [] }),
        collectEntries(visit, { total: 1, sample: [named], dates: [], broken: [] }, []),
        /^https?:/.test(URL.parse(named)?.href ?? '') && collectMissingPage(visit, new URL(named)),
        URL.canParse(named) && collectOtherHost(visit.session, new URL(named)),
      ])
    }
    await Promise.all(addresses.map(askAll))
    await plain.end()
    expect(canary.connections()).toBe(0)
    expect([...ports]).toEqual([site.port])
    if (way === 'by a redirect') expect(redirects).toBeGreaterThan(addresses.length * 8)
  })
})
