import { describe, expect, it } from 'vitest'
import { mayConnect } from '../../../api/crawler/connector.ts'
import { isPublicAddress, isPublicName } from '../../../api/net/public-address.ts'
import { Unreachable } from '../../../api/net/unreachable.ts'
import { answering, htmlPage, refusalOf, startCrawler, startSite } from '../../support/crawler-sites.ts'

const page = answering({ '/': { body: htmlPage() } })

describe('a name', () => {
  it.each([
    { leadsTo: ['127.0.0.1'] },
    { leadsTo: ['93.184.215.14', '127.0.0.1'] },
    { leadsTo: ['2606:2800:21f:cb07:6820:80da:af6b:8b2c', '::1'] },
    { leadsTo: ['::ffff:127.0.0.1'] },
    { leadsTo: ['169.254.169.254'] },
    { leadsTo: ['10.1.2.3', '93.184.215.14'] },
    { leadsTo: ['64:ff9b::7f00:1'] },
    { leadsTo: ['fe80::1%lo'] },
    { leadsTo: ['not an address'] },
  ])('with the records $leadsTo is refused without a connection', async ({ leadsTo }) => {
    const site = await startSite(page)
    const crawler = startCrawler({ resolve: () => Promise.resolve(leadsTo) })
    expect((await refusalOf(crawler.visit(`http://shop.example:${site.port}/`))).code).toBe('blocked_address')
    expect(site.connections()).toBe(0)
  })

  it('is checked again at every redirect to it', async () => {
    const inside = await startSite(page)
    const site = await startSite(answering({ '/': { status: 302, headers: { location: `http://shop.example:${inside.port}/` } } }))
    const looked: string[] = []
    const crawler = startCrawler({
      allow: [site.host],
      resolve: (host) => {
        looked.push(host)
        return Promise.resolve(['127.0.0.1'])
      },
    })
    expect((await refusalOf(crawler.visit(site.url))).code).toBe('blocked_address')
    expect(looked).toEqual(['shop.example'])
    expect(inside.connections()).toBe(0)
  })

  it('that doesn’t exist is a DNS error', async () => {
    const crawler = startCrawler({
      resolve: (host) => Promise.reject(new Unreachable('dns', `We couldn’t find ${host}. Check the spelling (DNS lookup failed).`)),
    })
    expect(await refusalOf(crawler.visit('shop.example'))).toEqual({
      code: 'dns',
      message: 'We couldn’t find shop.example. Check the spelling (DNS lookup failed).',
    })
  })
})

describe('a host that the operator names', () => {
  it('is reached at its port', async () => {
    const site = await startSite(page)
    expect((await startCrawler({ allow: [site.host] }).visit(site.url)).page.title).toBe('Lanterna')
  })

  it('is refused under its other names and at other ports', async () => {
    const [site, neighbour] = [await startSite(page), await startSite(page)]
    const crawler = startCrawler({ allow: [site.host] })
    for (const address of [
      `http://127.0.0.1:${site.port}/`,
      `http://localhost.:${site.port}/`,
      `http://app.${site.host}/`,
      neighbour.url,
    ]) {
      expect((await refusalOf(crawler.visit(address))).code).toBe('blocked_address')
    }
    expect(site.connections() + neighbour.connections()).toBe(0)
  })
})

describe('a redirect', () => {
  const spellings = [
    'http://127.0.0.1:PORT/',
    'http://2130706433:PORT/',
    '//127.1:PORT/',
    'http://[::1]:PORT/',
    'http://[::ffff:7f00:1]:PORT/',
    'http://localhost.:PORT/',
    'http://169.254.169.254/latest/meta-data/',
    'http://x@127.0.0.1:PORT/',
  ]
  const byStatus = [...spellings, 'file:///etc/passwd'].map((spelling) => ({
    way: 'status',
    spelling,
    answer: (location: string) => ({ status: 307, headers: { location } }),
  }))
  const byRefresh = spellings.map((spelling) => ({
    way: 'meta refresh',
    spelling,
    answer: (location: string) => ({ body: `<meta http-equiv="refresh" content="0; url=${location}">` }),
  }))

  it.each([...byStatus, ...byRefresh])('by $way to $spelling is refused without a connection', async ({ spelling, answer }) => {
    const inside = await startSite(page)
    const site = await startSite(answering({ '/': answer(spelling.replace('PORT', String(inside.port))) }))
    expect(['blocked_address', 'bad_url']).toContain((await refusalOf(startCrawler({ allow: [site.host] }).visit(site.url))).code)
    expect(inside.connections()).toBe(0)
  })
})

describe('what a page points to', () => {
  it('isn’t requested if it isn’t public, and has the reason', async () => {
    const inside = await startSite(page)
    const away = `http://127.0.0.1:${inside.port}`
    const head = `<link rel="icon" href="${away}/icon.png"><meta property="og:image" content="${away}/og.png">`
    const site = await startSite(
      answering({
        '/': { body: htmlPage({ head, body: `<a href="${away}/a">a</a>` }) },
        '/robots.txt': { type: 'text/plain', body: `Sitemap: ${away}/sitemap.xml` },
        '/llms.txt': { status: 302, headers: { location: `${away}/llms.txt` } },
      }),
    )
    const facts = await startCrawler({ allow: [site.host] }).visit(site.url)
    const refused = '127.0.0.1 isn’t on the public internet, so we can’t visit it'
    expect(facts.favicon?.reason).toBe(refused)
    expect(facts.socialImage?.reason).toBe(refused)
    expect(facts.links).toEqual([])
    expect(facts.sitemap).toEqual({ url: `${away}/sitemap.xml`, found: false, malformed: false })
    expect(facts.llmsTxt).toEqual({ found: false })
    expect(inside.connections()).toBe(0)
  })
})

describe('public', () => {
  it.each(['93.184.215.14', '1.1.1.1', '100.63.255.255', '100.128.0.0', '172.15.255.255', '172.32.0.0', '2606:4700::1111', '2a00::1'])(
    '%s is',
    (address) => expect(isPublicAddress(address)).toBe(true),
  )
  it.each(['example.com', 'example.com.', 'local.example', 'xn--bcher-kva.example'])('the name %s may be', (name) =>
    expect(isPublicName(name)).toBe(true),
  )
})

describe('a public address of this very machine', () => {
  it.each([
    { port: 80, allowed: true },
    { port: 443, allowed: true },
    { port: 9200, allowed: false },
  ])('is reached at port $port: $allowed', ({ port, allowed }) => {
    expect(mayConnect('93.184.215.14', port, new Set(['93.184.215.14']))).toBe(allowed)
    expect(mayConnect('1.1.1.1', port, new Set(['93.184.215.14']))).toBe(true)
  })
})
