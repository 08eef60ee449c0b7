import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import tls from 'node:tls'
import { afterAll, describe, expect, it } from 'vitest'
import { makeCertificate } from '../../support/crawler-certificate.ts'
import { answering, type Answers, htmlPage, refusalOf, startCrawler, startSite } from '../../support/crawler-sites.ts'

async function visit(answers: Answers, path = '/') {
  const site = await startSite(answering(answers))
  return { site, answer: startCrawler({ allow: [site.host] }).visit(site.url + path) }
}
const refresh = (seconds: number, url: string) => htmlPage({ head: `<meta http-equiv="refresh" content="${seconds}; url=${url}">` })
const to = (location: string, status = 302) => ({ status, headers: { location } })

describe('a page', () => {
  it('reports how the server responded', async () => {
    const headers = { 'x-robots-tag': ['noindex', 'otherbot: nofollow'] }
    const { site, answer } = await visit({ '/': { headers, body: htmlPage() } })
    const { page, listing, response } = await answer
    expect(page).toMatchObject({ url: `${site.url}/`, title: 'Lanterna', lang: 'en' })
    expect(listing.name).toBe('Lanterna')
    expect(response).toEqual({
      status: 200,
      hops: [`${site.url}/`],
      ms: expect.any(Number),
      at: expect.any(Number),
      late: expect.any(Number),
      bytes: Buffer.byteLength(htmlPage()),
      contentType: 'text/html; charset=utf-8',
      charset: { name: 'utf-8', from: 'header' },
      robotsTag: ['noindex'],
      httpRedirectsToHttps: null,
    })
  })

  it('is requested with a User-Agent that names the catalog', async () => {
    let agent: string | undefined
    const site = await startSite((request, response) => {
      // Later requests try out which link previews are refused.
      agent ??= request.headers['user-agent']
      response.writeHead(200, { 'content-type': 'text/html' }).end(htmlPage())
    })
    await startCrawler({ allow: [site.host], userAgent: 'Lantern/1.0 (+https://lantern.example/)' }).visit(site.url)
    expect(agent).toBe('Lantern/1.0 (+https://lantern.example/)')
  })

  it.each([
    {
      name: 'shift_jis',
      type: 'text/html',
      head: '<meta charset="shift_jis">',
      bytes: [0x93, 0xfa, 0x96, 0x7b],
      title: '日本',
      from: 'meta',
    },
    { name: 'windows-1251', type: 'text/html; charset=windows-1251', head: '', bytes: [0xcc, 0xe8, 0xf0], title: 'Мир', from: 'header' },
    { name: 'gbk', type: 'text/html; charset=gb2312', head: '', bytes: [0xd6, 0xd0, 0xce, 0xc4], title: '中文', from: 'header' },
    {
      name: 'euc-jp',
      type: 'text/html',
      head: '<meta http-equiv="content-type" content="text/html; charset=euc-jp">',
      bytes: [0xc6, 0xfc, 0xcb, 0xdc],
      title: '日本',
      from: 'meta',
    },
    { name: 'windows-1252', type: 'text/html', head: '', bytes: [0x43, 0x61, 0x66, 0xe9], title: 'Café', from: 'default' },
  ])('in $name is read as written', async ({ name, type, head, bytes, title, from }) => {
    const body = Buffer.concat([Buffer.from(`<!doctype html><html><head>${head}<title>`), Buffer.from(bytes), Buffer.from('</title><p>.')])
    const facts = await (await visit({ '/': { type, body } })).answer
    expect(facts.page.title).toBe(title)
    expect(facts.response.charset).toEqual({ name, from })
  })

  it.each([
    [{ status: 404 }, { code: 'status', message: 'HOST returned 404 (page not found).' }],
    [{ status: 403 }, { code: 'status', message: 'HOST returned 403 (it blocks automated visitors).' }],
    [{ status: 500 }, { code: 'status', message: 'HOST returned 500 (server error).' }],
    [{ status: 302 }, { code: 'redirects', message: 'HOST returned 302 without a Location header.' }],
    [
      { type: 'application/pdf', body: '%PDF' },
      { code: 'not_html', message: 'HOST returned application/pdf, not an HTML page.' },
    ],
    [
      { type: 'application/json', body: '{}' },
      { code: 'not_html', message: 'HOST returned application/json, not an HTML page.' },
    ],
    [
      { type: '', body: 'plain words' },
      { code: 'not_html', message: 'HOST returned a file without a content type.' },
    ],
    [{ body: '' }, { code: 'not_html', message: 'HOST returned an empty page.' }],
  ])('answered with %j is refused as %j', async (given, rejection) => {
    const { site, answer } = await visit({ '/': given })
    expect(await refusalOf(answer)).toEqual({ ...rejection, message: rejection.message.replace('HOST', site.host) })
  })
})

describe('a page that is only read', () => {
  it('is requested once, with its robots.txt and nothing else', async () => {
    const body = htmlPage({ head: '<link rel="icon" href="/icon.png">', body: '<a href="/about">About</a>' })
    const site = await startSite(
      answering({
        '/': { headers: { 'x-robots-tag': 'noindex' }, body },
        '/robots.txt': { type: 'text/plain', body: 'User-agent: *\nDisallow: /' },
      }),
    )
    const { page, response, robots } = await startCrawler({ allow: [site.host] }).read(site.url)
    expect([page.title, page.links.map(({ url }) => url)]).toEqual(['Lanterna', [`${site.url}/about`]])
    expect([response.robotsTag, robots.allowed]).toEqual([['noindex'], false])
    expect(site.requests).toEqual(['GET /', 'GET /robots.txt'])
  })

  it('that cannot be reached is refused in the same words', async () => {
    const site = await startSite(answering({}))
    expect((await refusalOf(startCrawler({ allow: [site.host] }).read(site.url))).code).toBe('status')
  })
})

describe('redirects', () => {
  it.each([301, 302, 303, 307, 308])('with %i are followed and noted', async (status) => {
    const { site, answer } = await visit({ '/': to('/a?b#c', status), '/a?b': to('./end/', status), '/end/': { body: htmlPage() } })
    const { page, response } = await answer
    expect(page.url).toBe(`${site.url}/end/`)
    expect(response.hops).toEqual([`${site.url}/`, `${site.url}/a?b`, `${site.url}/end/`])
  })

  it('by meta refresh are followed when they come at once', async () => {
    const { site, answer } = await visit({ '/': { body: refresh(0, '/en/') }, '/en/': { body: refresh(30, '/later/') } })
    expect((await answer).response.hops).toEqual([`${site.url}/`, `${site.url}/en/`])
  })

  it('by meta refresh that lead back leave the page as it is', async () => {
    expect((await (await visit({ '/': { body: refresh(1, '/') } })).answer).page.title).toBe('Lanterna')
  })

  it('to an address in UTF-8 are followed', async () => {
    const location = Buffer.from('/café').toString('latin1')
    expect((await (await visit({ '/': to(location), '/caf%C3%A9': { body: htmlPage() } })).answer).page.title).toBe('Lanterna')
  })

  it.each([
    ['in a circle', { '/': to('/a'), '/a': to('/') }, /has a redirect loop/],
    ['to itself', { '/': to('/#top') }, /has a redirect loop/],
    [
      'without end',
      Object.fromEntries(Array.from({ length: 20 }, (_, n) => [n === 0 ? '/' : `/${n}`, to(`/${n + 1}`)])),
      /more than 10 times/,
    ],
    ['to nonsense', { '/': to('http://[') }, /an invalid URL/],
  ])('%s are refused', async (_what, answers, message) => {
    const rejection = await refusalOf((await visit(answers)).answer)
    expect(rejection).toEqual({ code: 'redirects', message: expect.stringMatching(message) })
  })
})

describe('over TLS, a site', () => {
  const authorities = tls.getCACertificates('default')
  afterAll(() => tls.setDefaultCACertificates(authorities))
  const page = answering({ '/': { body: htmlPage() } })

  it.each([
    ['self-signed', makeCertificate(), /is self-signed/, false],
    ['expired', makeCertificate({ notAfter: new Date(Date.UTC(2021, 0, 1)) }), /has expired/, true],
    ['for another name', makeCertificate({ name: 'other.example' }), /is for a different domain/, true],
  ])('whose certificate is %s is refused, with or without a scheme', async (_what, certificate, message, trusted) => {
    tls.setDefaultCACertificates(trusted ? [certificate.cert] : authorities)
    const site = await startSite(page, { tls: certificate })
    const crawler = startCrawler({ allow: [site.host] })
    const rejection = { code: 'tls_certificate', message: expect.stringMatching(message) }
    expect(await refusalOf(crawler.visit(site.url))).toEqual(rejection)
    expect(await refusalOf(crawler.visit(site.host))).toEqual(rejection)
  })

  it('that only supports old TLS versions is reported as such', async () => {
    const old = { ...makeCertificate(), minVersion: 'TLSv1' as const, maxVersion: 'TLSv1.1' as const, ciphers: 'ALL@SECLEVEL=0' }
    const site = await startSite(page, { tls: old })
    expect(await refusalOf(startCrawler({ allow: [site.host] }).visit(site.url))).toEqual({
      code: 'tls_handshake',
      message: `${site.host} only supports TLS versions older than 1.2, which browsers reject.`,
    })
  })

  it('with a good certificate is read, and is the first choice without a scheme', async () => {
    const certificate = makeCertificate()
    tls.setDefaultCACertificates([certificate.cert])
    const site = await startSite(page, { tls: certificate })
    const { response } = await startCrawler({ allow: [site.host] }).visit(site.host)
    expect(response.hops).toEqual([`https://${site.host}/`])
  })

  it('that speaks plain HTTP is refused by its https address and read without a scheme', async () => {
    const site = await startSite(page)
    const crawler = startCrawler({ allow: [site.host] })
    expect((await refusalOf(crawler.visit(`https://${site.host}/`))).code).toBe('tls_handshake')
    expect((await crawler.visit(site.host)).response.hops).toEqual([`http://${site.host}/`])
  })
})

describe('a crawler', () => {
  it('reports a port without a server', async () => {
    const closed = createServer().listen(0, '127.0.0.1')
    await once(closed, 'listening')
    const { port } = closed.address() as AddressInfo
    closed.close()
    const { code, message } = await refusalOf(startCrawler({ allow: [`localhost:${port}`] }).visit(`http://localhost:${port}/`))
    expect(code).toBe('connection')
    expect(message).toBe(`localhost:${port} refused the connection.`)
  })

  it('that is closed ends the visits under way', async () => {
    const site = await startSite(() => {})
    const crawler = startCrawler({ allow: [site.host] })
    const visit = crawler.visit(site.url).catch((error: unknown) => error)
    await expect.poll(() => site.requests).toHaveLength(1)
    await crawler.close()
    expect(await visit).toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
  })
})
