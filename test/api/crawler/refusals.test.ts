import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { htmlPage, startCrawler, startSite } from '../../support/crawler-sites.ts'

type Answer = [status: number, body: string | Buffer, headers?: Record<string, string>]
const page: Answer = [200, htmlPage()]

/** A page that answers some requests in another way; robots.txt and other files don’t exist. */
async function refusalsOf(answer: (headers: IncomingMessage['headers'], time: number) => Answer) {
  let times = 0
  const site = await startSite(({ url, headers }, response) => {
    const [status, body, more = {}] = url === '/' ? answer(headers, (times += 1)) : [404, '']
    response.writeHead(status, { 'content-type': 'text/html', ...more }).end(body)
  })
  return (await startCrawler({ allow: [site.host] }).visit(site.url)).response.refusals
}

it('an error for whoever sends no Accept-Language is told', async () => {
  const refusals = await refusalsOf((headers) => (headers['accept-language'] === undefined ? [500, 'Internal Server Error'] : page))
  expect(refusals).toEqual([{ of: 'no-language', status: 500, bytes: 21 }])
})

it('an empty page for the robots of link previews is told', async () => {
  const refusals = await refusalsOf((headers) => (/facebookexternalhit/.test(headers['user-agent'] ?? '') ? [200, ''] : page))
  expect(refusals).toEqual([{ of: 'link-preview', status: 200, bytes: 0 }])
})

it('a page that is the same for everybody is nothing to tell', async () => {
  expect(await refusalsOf(() => page)).toBeUndefined()
})

it('a page of which the compressed beginning is all that is read isn’t empty', async () => {
  const body = gzipSync(htmlPage({ body: `<p>${randomBytes(60_000).toString('base64')}</p>` }))
  expect(await refusalsOf(() => [200, body, { 'content-encoding': 'gzip' }])).toBeUndefined()
})

it('a server that turns the robots of link previews away is told', async () => {
  const refusals = await refusalsOf((headers) => (/facebookexternalhit/.test(headers['user-agent'] ?? '') ? [403, 'No robots'] : page))
  expect(refusals).toEqual([{ of: 'link-preview', status: 403, bytes: 9 }])
})

it('a service that may know real robots from others, a busy server and a single failure aren’t told', async () => {
  const isRobot = (headers: IncomingMessage['headers']) => /Twitterbot/.test(headers['user-agent'] ?? '')
  expect(await refusalsOf((headers) => (isRobot(headers) ? [403, 'No robots', { server: 'cloudflare' }] : page))).toBeUndefined()
  expect(await refusalsOf((headers) => (isRobot(headers) ? [503, 'Busy'] : page))).toBeUndefined()
  expect(await refusalsOf((_, time) => (time === 2 ? [500, ''] : page))).toBeUndefined()
})
