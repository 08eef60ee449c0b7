import diagnostics from 'node:diagnostics_channel'
import type { Socket } from 'node:net'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { createCrawler } from '../../../api/crawler/crawler.ts'
import { gatherLinks } from '../../../api/crawler/gather/links.ts'
import { gatherRelated } from '../../../api/crawler/gather/related/related.ts'
import { robotsFile } from '../../../api/crawler/gather/robots.ts'
import { createMayFetch } from '../../../api/crawler/gather/site/may-fetch.ts'
import { gatherMissingPage } from '../../../api/crawler/gather/site/missing-page.ts'
import { gatherOtherHost } from '../../../api/crawler/gather/site/other-host.ts'
import { gatherPages } from '../../../api/crawler/gather/site/pages.ts'
import { gatherResources } from '../../../api/crawler/gather/site/resources.ts'
import { gatherEntries, readEntries } from '../../../api/crawler/gather/site/sitemap-entries.ts'
import { gatherSitemap } from '../../../api/crawler/gather/sitemap.ts'
import { obeying } from '../../../api/crawler/limited.ts'
import { openSession } from '../../../api/crawler/session.ts'
import { readPage } from '../../../shared/page/read-page.ts'
import { createPageReader } from '../../../api/workers/page-reader.ts'
import { answering, type Answers, htmlPage, refusalOf, startSite } from '../../support/crawler-sites.ts'

/** `PORT` is where a server listens on loopback; it must never hear of any of these. */
const spellings = [
  // the loopback address, spelled
  'http://127.0.0.1:PORT/',
  'http://127.0.0.1.:PORT/',
  'http://127.1:PORT/',
  'http://127.0.1:PORT/',
  'http://127.255.255.254:PORT/',
  'http://2130706433:PORT/',
  'http://0x7f000001:PORT/',
  'http://0x7f.0.0.1:PORT/',
  'http://0x7F.0x0.0x0.0x1:PORT/',
  'http://017700000001:PORT/',
  'http://0177.0.0.1:PORT/',
  'http://0177.0x0.0.01:PORT/',
  'http://000000177.0.0.1:PORT/',
  'http://１２７.０.０.１:PORT/',
  'http://①②⑦.⓪.⓪.①:PORT/',
  'http://127。0。0。1:PORT/',
  'http://%31%32%37.0.0.1:PORT/',
  'http://127.0.0.%31:PORT/',
  'http://127%2e0%2e0%2e1:PORT/',
  'http:127.0.0.1:PORT/',
  'http:\\\\127.0.0.1:PORT\\',
  'http:///127.0.0.1:PORT/',
  'http://\t127.0.0.1\n:PORT/',
  '  http://127.0.0.1:PORT/  ',
  '127.0.0.1:PORT',
  '//127.0.0.1:PORT/',
  '2130706433:PORT',
  'https://127.0.0.1:PORT/',
  // nowhere in particular
  'http://0.0.0.0:PORT/',
  'http://0:PORT/',
  'http://0x0:PORT/',
  'http://0.0.0.1:PORT/',
  // names of this machine
  'http://localhost:PORT/',
  'http://LOCALHOST:PORT/',
  'http://localhost.:PORT/',
  'http://ｌｏｃａｌｈｏｓｔ:PORT/',
  'http://app.localhost:PORT/',
  'http://localhost.localdomain:PORT/',
  'http://printer.local:PORT/',
  'http://db:PORT/',
  'http://router.home.arpa.:PORT/',
  'http://metadata.google.internal/computeMetadata/v1/',
  // IPv6 and what it carries
  'http://[::1]:PORT/',
  'http://[0:0:0:0:0:0:0:1]:PORT/',
  'http://[0000::0001]:PORT/',
  'http://[::]:PORT/',
  'http://[::ffff:127.0.0.1]:PORT/',
  'http://[::ffff:7f00:1]:PORT/',
  'http://[0:0:0:0:0:ffff:7f00:0001]:PORT/',
  'http://[::127.0.0.1]:PORT/',
  'http://[::7f00:1]:PORT/',
  'http://[::ffff:0:127.0.0.1]:PORT/',
  'http://[64:ff9b::127.0.0.1]:PORT/',
  'http://[64:ff9b:1::7f00:1]:PORT/',
  'http://[2002:7f00:1::]:PORT/',
  'http://[2001:0:7f00:1::]:PORT/',
  'http://[2001:db8::1]:PORT/',
  'http://[3fff::1]:PORT/',
  'http://[100::1]:PORT/',
  'http://[5f00::1]:PORT/',
  'http://[fe80::1]:PORT/',
  'http://[fe80::1%25lo]:PORT/',
  'http://[fec0::1]:PORT/',
  'http://[fc00::1]:PORT/',
  'http://[fd00:ec2::254]/latest/meta-data/',
  'http://[ff02::1]:PORT/',
  // private and special IPv4
  'http://10.0.0.1:PORT/',
  'http://10.255.255.255:PORT/',
  'http://172.16.0.1:PORT/',
  'http://172.31.255.255:PORT/',
  'http://192.168.0.1:PORT/',
  'http://100.64.0.1:PORT/',
  'http://100.100.100.200/latest/meta-data/',
  'http://169.254.169.254/latest/meta-data/',
  'http://2852039166/latest/meta-data/',
  'http://0xA9FEA9FE/latest/meta-data/',
  'http://168.63.129.16/',
  'http://192.0.0.192/',
  'http://192.0.2.1/',
  'http://192.88.99.1/',
  'http://198.18.0.1/',
  'http://198.51.100.1/',
  'http://203.0.113.1/',
  'http://224.0.0.1/',
  'http://240.0.0.1/',
  'http://255.255.255.255/',
  // userinfo, schemes, ports
  'http://example.com@127.0.0.1:PORT/',
  'http://user:pass@127.0.0.1:PORT/',
  'http://example.com%40127.0.0.1:PORT/',
  'http://127.0.0.1:PORT\\@example.com/',
  'https://maker:secret@example.com/',
  'file:///etc/passwd',
  'ftp://127.0.0.1:PORT/',
  'gopher://127.0.0.1:PORT/_x',
  'data:text/html,hello',
  'javascript:alert(1)',
  'ws://127.0.0.1:PORT/',
  'blob:http://127.0.0.1:PORT/x',
  'view-source:http://127.0.0.1:PORT/',
  'http://example.com:22/',
  'http://example.com:25/',
  'http://example.com:6667/',
  'http://example.com:0/',
  'http://example.com:99999/',
  // no address at all
  '',
  'http://',
  'https://?',
  'http://[::1',
  'http://256.256.256.256/',
  'http://1.2.3.4.5/',
  'http://exa mple.com/',
  'http://example..com/',
  `https://example.com/${'a'.repeat(3000)}`,
]

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
    expect(['bad_url', 'refused_address']).toContain(code)
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
      const { content } = await gatherSitemap(visit.session, reader, home, way === 'in a file' ? index : URL.parse(named, home)?.href)
      await Promise.all([
        gatherResources(visit, page),
        gatherRelated(visit, page),
        gatherLinks(visit.session, page, undefined),
        gatherPages(visit, URL.canParse(named) ? [{ url: named, topic: null }] : []),
        readEntries(visit, content ?? { isIndex: true, total: 1, sample: [named] }),
        gatherEntries(visit, { total: 1, sample: [named], broken: [] }, []),
        /^https?:/.test(URL.parse(named)?.href ?? '') && gatherMissingPage(visit, new URL(named)),
        URL.canParse(named) && gatherOtherHost(visit.session, new URL(named)),
      ])
    }
    await Promise.all(addresses.map(askAll))
    await plain.end()
    expect(canary.connections()).toBe(0)
    expect([...ports]).toEqual([site.port])
    if (way === 'by a redirect') expect(redirects).toBeGreaterThan(addresses.length * 8)
  })
})
