import { gzipSync } from 'node:zlib'
import type { RequestListener } from 'node:http'
import { describe, expect, it } from 'vitest'
import { createClientDocumentReader } from '../../../api/crawler/client-document.ts'
import { makeCertificate } from '../../support/crawler-certificate.ts'
import { noAddress } from '../../../api/crawler/resolve-host.ts'
import { startSite } from '../../support/crawler-sites.ts'
import { spellings } from '../../support/hostile-spellings.ts'

const body = JSON.stringify({ client_id: 'x' })
const json = { 'content-type': 'application/json; charset=utf-8' }
const answer =
  (headers: Record<string, string> = json, text: string | Uint8Array = body, status = 200): RequestListener =>
  (_, response) =>
    response.writeHead(status, headers).end(text)

/** A site that the operator allows, and a reader. */
async function open(listener: RequestListener, options: { fetchMs?: number } = {}) {
  const site = await startSite(listener)
  const read = createClientDocumentReader({ allow: [site.host], userAgent: 'Lantern/1.0', ...options })
  return { site, read: (path = '/client.json') => read(site.url + path) }
}

describe('a client’s metadata document', () => {
  it.each<[string, RequestListener]>([
    ['JSON', answer()],
    ['JSON of a kind', answer({ 'content-type': 'application/client+json' })],
    ['JSON in gzip', answer({ ...json, 'content-encoding': 'gzip' }, gzipSync(body))],
  ])('is read as %s', async (_, listener) => {
    expect(await (await open(listener)).read()).toEqual({ client_id: 'x' })
  })

  it.each<[string, RequestListener, RegExp]>([
    ['HTML', answer({ 'content-type': 'text/html' }), /Content-Type isn’t application\/json/],
    ['text without a type', answer({}), /Content-Type isn’t application\/json/],
    ['a look-alike of JSON', answer({ 'content-type': 'application/jsonp' }), /Content-Type isn’t application\/json/],
    ['a redirect', answer({ ...json, location: 'http://169.254.169.254/' }, '', 302), /returned 302/],
    ['an error', answer(json, body, 404), /returned 404/],
    ['more than 5 KB', answer(json, `"${'x'.repeat(5200)}"`), /larger than 5 KB/],
    ['a megabyte in gzip', answer({ ...json, 'content-encoding': 'gzip' }, gzipSync(`"${'x'.repeat(1_000_000)}"`)), /larger than 5 KB/],
    ['an unknown encoding', answer({ ...json, 'content-encoding': 'rot13' }), /Content-Encoding/],
    ['broken JSON', answer(json, '{"client_id":'), /isn’t valid JSON/],
    ['bytes that aren’t text', answer(json, Buffer.from([0x22, 0xff, 0xfe, 0x22])), /isn’t valid JSON/],
    ['no body', answer(json, ''), /isn’t valid JSON/],
  ])('isn’t read from %s', async (_, listener, message) => {
    const { read, site } = await open(listener)
    await expect(read()).rejects.toMatchObject({ code: 'BAD_REQUEST', message: expect.stringMatching(message) })
    expect(site.requests).toEqual(['GET /client.json'])
  })

  it.each<[string, RequestListener, RegExp]>([
    [
      'half a response',
      (_, response) => void response.writeHead(200, { ...json, 'content-length': '99' }).write('{', () => response.destroy()),
      /^Slipway couldn’t reach localhost:\d+ to check who is asking \(the connection failed\)\.$/,
    ],
    ['no response', (request) => void request.socket.destroy(), /\(the connection failed\)/],
  ])('isn’t said to be wrong after %s', async (_, listener, message) => {
    await expect((await open(listener)).read()).rejects.toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
      message: expect.stringMatching(message),
    })
  })

  it('isn’t said to be wrong when this machine has no DNS', async () => {
    for (const code of ['ENOTFOUND', 'ECONNREFUSED']) {
      const resolve = () => Promise.reject(noAddress('claude.example', { status: 'rejected', reason: { code } }))
      const read = createClientDocumentReader({ allow: [], userAgent: 'Lantern/1.0', resolve })
      await expect(read('https://claude.example/client.json')).rejects.toMatchObject({
        code: 'SERVICE_UNAVAILABLE',
        message: 'Slipway couldn’t reach claude.example to check who is asking (the DNS lookup failed).',
      })
    }
  })

  it('is read once for many who ask at once, and again when its site says so', async () => {
    const { read, site } = await open((request, response) =>
      answer({ ...json, ...(request.url === '/fresh.json' && { 'cache-control': 'no-store' }) })(request, response),
    )
    await Promise.all(Array.from({ length: 20 }, () => read()))
    await read()
    await read('/fresh.json')
    await read('/fresh.json')
    expect(site.requests).toEqual(['GET /client.json', 'GET /fresh.json', 'GET /fresh.json'])
  })

  it('that can’t be read isn’t asked for again and again', async () => {
    const { read, site } = await open(answer(json, '', 500))
    for (let nth = 0; nth < 3; nth += 1) await expect(read()).rejects.toThrow('returned 500')
    expect(site.requests).toHaveLength(1)
  })

  it('isn’t read over plain http, unless the operator allows the host', async () => {
    const site = await startSite(answer())
    const read = createClientDocumentReader({ allow: [], userAgent: 'Lantern/1.0', resolve: async () => ['127.0.0.1'] })
    await expect(read('http://agent.example/client.json')).rejects.toThrow('must be an https URL')
    await expect(read(`${site.url}/client.json`)).rejects.toThrow('must be an https URL')
    expect(site.connections()).toBe(0)
  })

  it('isn’t read from a site with a self-signed certificate', async () => {
    const site = await startSite(answer(), { tls: makeCertificate() })
    const read = createClientDocumentReader({ allow: [site.host], userAgent: 'Lantern/1.0' })
    await expect(read(`${site.url}/client.json`)).rejects.toThrow('self-signed')
    expect(site.requests).toEqual([])
  })

  it('isn’t read from an address that isn’t public, however it’s spelled and whatever its name leads to', async () => {
    const site = await startSite(answer(), { host: '::' })
    // A name that leads to a public address the first time, and to this machine afterwards.
    let asked = 0
    const resolve = async () => (asked++ === 0 ? ['93.184.215.14', '127.0.0.1'] : ['127.0.0.1'])
    const read = createClientDocumentReader({ allow: [], userAgent: 'Lantern/1.0', resolve })
    const urls = spellings.flatMap(
      (spelling) => URL.parse(spelling.replace('PORT', String(site.port)).replace(/^http:/, 'https:'))?.href ?? [],
    )
    expect(urls.length).toBeGreaterThan(90)
    for (const url of [...urls, `https://rebinding.example:${site.port}/client.json`])
      await expect(read(url)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    expect(site.connections()).toBe(0)
  })

  it('that never ends is abandoned', async () => {
    const endless: RequestListener = (_, response) => {
      response.writeHead(200, json).write('{')
      const more = setInterval(() => response.write(' '), 20)
      response.on('close', () => clearInterval(more))
    }
    const { read } = await open(endless, { fetchMs: 200 })
    // Each try ends. One that was late because this machine is busy says that instead, and is made again, as any caller would.
    await expect
      .poll(() => read().catch((error: unknown) => error))
      .toMatchObject({ code: 'SERVICE_UNAVAILABLE', message: expect.stringContaining('(it took too long to respond)') })
  })
})
