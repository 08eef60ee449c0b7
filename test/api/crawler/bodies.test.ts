import type { RequestListener } from 'node:http'
import zlib from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { answering, htmlPage, refusalOf, startCrawler, startSite } from '../../support/crawler-sites.ts'

const page = htmlPage({ title: 'Lanterna keeps trails lit' })
const html = { 'content-type': 'text/html' }

async function visit(listener: RequestListener, visitMs = 10_000) {
  const site = await startSite(listener)
  return { site, answer: startCrawler({ allow: [site.host], visitMs }).visit(site.url) }
}

describe('a body coded as', () => {
  it.each([
    ['gzip', zlib.gzipSync(page)],
    ['x-gzip', zlib.gzipSync(page)],
    ['GZIP', zlib.gzipSync(page)],
    ['deflate', zlib.deflateSync(page)],
    ['deflate', zlib.deflateRawSync(page)],
    ['br', zlib.brotliCompressSync(page)],
    ['zstd', zlib.zstdCompressSync(page)],
    ['identity', Buffer.from(page)],
    ['gzip, br', zlib.brotliCompressSync(zlib.gzipSync(page))],
  ])('%s is read', async (coding, body) => {
    const { answer } = await visit(answering({ '/': { headers: { 'content-encoding': coding }, body } }))
    expect((await answer).page.title).toBe('Lanterna keeps trails lit')
  })

  it.each([
    ['gzip', Buffer.from(page)],
    ['br', Buffer.from(page)],
    ['zstd', Buffer.from(page)],
    ['compress', Buffer.from(page)],
    ['constructor', Buffer.from(page)],
    ['gzip, gzip, gzip', zlib.gzipSync(zlib.gzipSync(zlib.gzipSync(page)))],
  ])('%s but not so is refused as such', async (coding, body) => {
    const { answer } = await visit(answering({ '/': { headers: { 'content-encoding': coding }, body } }))
    expect((await refusalOf(answer)).code).toBe('encoding')
  })

  it('gzip and cut off gives what came', async () => {
    const body = zlib.gzipSync(page + '<p>'.repeat(3000)).subarray(0, -12)
    const { answer } = await visit(answering({ '/': { headers: { 'content-encoding': 'gzip' }, body } }))
    expect((await answer).page.title).toBe('Lanterna keeps trails lit')
  })
})

describe('a bomb', () => {
  const zeros = Buffer.alloc(64 * 1024 * 1024)
  it.each([
    ['gzip', zlib.gzipSync(zeros)],
    ['br', zlib.brotliCompressSync(zeros, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 4 } })],
    ['zstd', zlib.zstdCompressSync(zeros)],
    ['gzip, gzip', zlib.gzipSync(zlib.gzipSync(zeros))],
  ])('in %s ends as too large', async (coding, body) => {
    const { answer } = await visit(answering({ '/': { headers: { 'content-encoding': coding }, body } }))
    expect(await refusalOf(answer)).toEqual({ code: 'too_large', message: 'The response is larger than 4 MB.' })
  })

  it('that never stops on the wire is cut at the cap', async () => {
    let sent = 0
    const { answer } = await visit((_request, response) => {
      response.writeHead(200, html)
      const chunk = Buffer.alloc(64 * 1024, 'x')
      const pump = () => {
        while (!response.destroyed && response.write(chunk)) sent += chunk.length
      }
      response.on('drain', pump)
      pump()
    })
    expect((await refusalOf(answer)).code).toBe('too_large')
    expect(sent).toBeLessThan(64 * 1024 * 1024)
  })

  it('of empty gzip members is cut by its bytes on the wire', async () => {
    const nothing = Buffer.concat(Array.from({ length: 4000 }, () => zlib.gzipSync('')))
    const { answer } = await visit((_request, response) => {
      response.writeHead(200, { ...html, 'content-encoding': 'gzip' })
      const pump = () => {
        while (!response.destroyed && response.write(nothing));
      }
      response.on('drain', pump)
      pump()
    })
    expect((await refusalOf(answer)).code).toBe('too_large')
  })
})

describe('a server that', () => {
  it.each<[string, RequestListener]>([
    ['accepts and says nothing', () => {}],
    ['stops after the headers', (_request, response) => response.writeHead(200, html).flushHeaders()],
    [
      'drips its body',
      (_request, response) => {
        response.writeHead(200, html)
        const drip = setInterval(() => response.write(' '), 20)
        response.on('close', () => clearInterval(drip))
      },
    ],
  ])('%s is given up on in time', async (_what, listener) => {
    const { site, answer } = await visit(listener, 400)
    expect(await refusalOf(answer)).toEqual({ code: 'timeout', message: `${site.host} took too long to respond.` })
  })

  it.each<[string, RequestListener]>([
    ['closes the connection', (request) => request.socket.destroy()],
    ['breaks HTTP', (request) => request.socket.end('HTTP/1.1 two hundred\r\n\r\n')],
    [
      'promises more than it sends',
      (request) => request.socket.end('HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: 99\r\n\r\n<p>'),
    ],
    ['sends endless headers', (request) => request.socket.end(`HTTP/1.1 200 OK\r\n${`x-filler: ${'x'.repeat(1000)}\r\n`.repeat(80)}\r\n`)],
  ])('%s is told as a connection problem', async (_what, listener) => {
    expect((await refusalOf((await visit(listener)).answer)).code).toBe('connection')
  })
})
